// How numbers, dates and times are written on screens: the domain's words, and the short forms that only screens use.
import { dateTexts } from '@gelanggang/domain/words/date-texts';
import { clockTime, deadlineDateTime, localDateTime, shortDateWithDay } from '@gelanggang/domain/words/dates';
import { grouped } from '@gelanggang/domain/words/rupiah';
import { decimals } from '@gelanggang/domain/words/seni-score';

export {
  clockTime as formatClock,
  dateRange as formatDateRange,
  longDate as formatDate,
  shortDateWithDay as formatShortDay,
} from '@gelanggang/domain/words/dates';
export { grouped as formatNumber, rupiah as formatRupiah } from '@gelanggang/domain/words/rupiah';

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '2026-11-21', on the device's own clock. */
export const deviceToday = (): string => localDateTime(Date.now(), deviceZone()).date;

/** '10.27': the hour and minute of an instant in a zone, or in the device's own. */
export function formatMoment(instant: Date | number | string, timeZone?: string): string {
  const zone = timeZone ?? deviceZone();
  return clockTime(localDateTime(instant, zone).time);
}

/** 'Sab 21 Nov 10.27', or the time alone for today, on the device's own clock. */
export function formatMomentWithDay(instant: Date | number | string): string {
  const { date } = localDateTime(instant, deviceZone());
  return date === deviceToday() ? formatMoment(instant) : `${shortDateWithDay(date)} ${formatMoment(instant)}`;
}

/** 'Sab 21 Nov pukul 10.27' in a zone, or on the device's own clock. */
export function formatDayAndMoment(instant: Date | number | string, timeZone?: string): string {
  const zone = timeZone ?? deviceZone();
  return dateTexts.at(shortDateWithDay(localDateTime(instant, zone).date), formatMoment(instant, zone));
}

/** 'Rab 9 Des pukul 24.00' in a zone: of a deadline. */
export function formatDeadline(instant: Date | number | string, timeZone: string): string {
  const { date, time } = deadlineDateTime(instant, timeZone);
  return dateTexts.at(shortDateWithDay(date), clockTime(time));
}

/** '820 kB', '4,9 MB' */
export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${grouped(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${decimals(bytes / 1_000_000, 1)} MB`;
}
