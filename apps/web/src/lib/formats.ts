// How numbers, dates and times are written on screens: the domain's words, and the short forms that only screens use.
import { clockTime, localDateTime } from '@gelanggang/domain/words/dates';
import { grouped } from '@gelanggang/domain/words/rupiah';

export {
  clockTime as formatClock,
  dateRange as formatDateRange,
  longDate as formatDate,
} from '@gelanggang/domain/words/dates';
export { grouped as formatNumber, rupiah as formatRupiah } from '@gelanggang/domain/words/rupiah';

const shortDayFormat = new Intl.DateTimeFormat('id-ID', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 'Sab 21 Nov' of `YYYY-MM-DD`. */
export const formatShortDay = (day: string): string =>
  shortDayFormat.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)).replace(',', '');

/** '10.27': the hour and minute of an instant in a zone, or in the device's own. */
export function formatMoment(instant: Date | number | string, timeZone?: string): string {
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return clockTime(localDateTime(instant, zone).time);
}

/** 'Sab 21 Nov 10.27', or the time alone for today, on the device's own clock. */
export function formatMomentWithDay(instant: Date | number | string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { date } = localDateTime(instant, zone);
  const isToday = date === localDateTime(Date.now(), zone).date;
  return isToday ? formatMoment(instant) : `${formatShortDay(date)} ${formatMoment(instant)}`;
}

/** 'Sab 21 Nov pukul 10.27' in a zone, or on the device's own clock. */
export function formatDayAndMoment(instant: Date | number | string, timeZone?: string): string {
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${formatShortDay(localDateTime(instant, zone).date)} pukul ${formatMoment(instant, zone)}`;
}

/** '820 kB', '4,9 MB' */
export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${grouped(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
}
