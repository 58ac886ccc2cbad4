// The days and hours of the demo: everything is counted from one instant, so that the same instant gives the same demo.
import { TIME_ZONES } from '@gelanggang/contract/tournament-settings';
import { instantOf, localDateTime } from '@gelanggang/domain/words/dates';

export type DemoZone = (typeof TIME_ZONES)[number];

const DAY = 86_400_000;
/** In between, a day of matches around now stays within its date. */
const [MORNING, EVENING] = [5.5 * 60, 18 * 60];
const NOON = 12 * 60;

/**
 * Jakarta's. In its night the one of Indonesia's in which now is nearest to noon: right after midnight nothing of the day
 * could be over, and right before it nothing ahead.
 */
export function demoZone(now: Date): DemoZone {
  const fromNoon = (zone: DemoZone) => Math.abs(localDayOf(now, zone).minutes - NOON);
  const { minutes } = localDayOf(now, TIME_ZONES[0]);
  if (minutes >= MORNING && minutes <= EVENING) return TIME_ZONES[0];
  return [...TIME_ZONES].sort((a, b) => fromNoon(a) - fromNoon(b))[0] ?? TIME_ZONES[0];
}

/** `YYYY-MM-DD`, `days` later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** The instant at which clocks in this zone show this date and time. */
export function instantAt(zone: DemoZone, date: string, time: string): Date {
  return new Date(instantOf(date, time, zone));
}

/** The date and the minutes since midnight, with their fraction, that clocks in this zone show. */
export function localDayOf(now: Date, zone: DemoZone): { today: string; minutes: number } {
  const today = localDateTime(now, zone).date;
  return { today, minutes: (now.getTime() - instantAt(zone, today, '00:00').getTime()) / 60_000 };
}
