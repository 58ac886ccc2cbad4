// The days and hours of the demo: everything is counted from one instant, so that the same instant gives the same demo.
import { instantOf, localDateTime } from '@gelanggang/domain/words/dates';

export const DEMO_ZONE = 'Asia/Jakarta';

const DAY = 86_400_000;

/** `YYYY-MM-DD`, `days` later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** The instant at which clocks in the demo's zone show this date and time. */
export function instantAt(date: string, time: string): Date {
  return new Date(instantOf(date, time, DEMO_ZONE));
}

/** The date and the minutes since midnight, with their fraction, that clocks in the demo's zone show. */
export function localDayOf(now: Date): { today: string; minutes: number } {
  const today = localDateTime(now, DEMO_ZONE).date;
  return { today, minutes: (now.getTime() - instantAt(today, '00:00').getTime()) / 60_000 };
}
