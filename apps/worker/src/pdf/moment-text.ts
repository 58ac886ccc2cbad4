// A moment on paper, by the clock of the tournament: 'Sen, 23 Nov 2026 14.05'.
import { clockTime, localDateTime, shortDateWithDay } from '@gelanggang/domain/words/dates';

export function momentText(at: Date, zone: string): string {
  const { date, time } = localDateTime(at, zone);
  return `${shortDateWithDay(date)} ${clockTime(time)}`;
}
