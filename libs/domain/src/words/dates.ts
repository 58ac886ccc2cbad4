// Dates, times and time zones (Spec 1 §9: long format; domain-rules, Answers: a tournament has a time zone), in the words of
// the reader's language.
import { dateTexts } from './date-texts';
import { localeTexts } from './locale-texts';

export const DEFAULT_TIME_ZONE = 'Asia/Jakarta';

/** Indonesia's zones with their short names. */
export const TIME_ZONES: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** WIB, WITA or WIT; another zone by its own name. */
export function timeZoneName(timeZone: string): string {
  return TIME_ZONES[timeZone] ?? timeZone;
}

/** `YYYY-MM-DD` of four, two and two digits; null when there is no such day. */
export function calendarDate(year: string, month: string, day: string): string | null {
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** `21 November 2026` of `YYYY-MM-DD`. */
export function longDate(date: string): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${monthOf(month)} ${year}`;
}

/** `21 Nov` of `YYYY-MM-DD`. */
export function shortDate(date: string): string {
  const { month, day } = partsOf(date);
  return `${day} ${monthOf(month).slice(0, 3)}`;
}

/** `Sabtu, 21 November 2026` */
export function longDateWithDay(date: string): string {
  return `${dayOf(date)}, ${longDate(date)}`;
}

/** `Sab 21 Nov` of `YYYY-MM-DD`. */
export function shortDateWithDay(date: string): string {
  return `${dayOf(date).slice(0, 3)} ${shortDate(date)}`;
}

/** `21–23 November 2026`, `30 November – 2 Desember 2026`, or one date when both are the same. */
export function dateRange(start: string, end: string): string {
  if (start === end) return longDate(start);
  const from = partsOf(start);
  const to = partsOf(end);
  if (from.year !== to.year) return `${longDate(start)} – ${longDate(end)}`;
  if (from.month !== to.month) return `${from.day} ${monthOf(from.month)} – ${longDate(end)}`;
  return `${from.day}–${longDate(end)}`;
}

/** `10.27` of `10:27` or `10:27:00`. */
export function clockTime(time: string): string {
  return time.slice(0, 5).replace(':', localeTexts.clock);
}

/** Date and time of an instant as a clock in the zone shows them: `YYYY-MM-DD` and `HH:MM`. */
export function localDateTime(instant: Date | number | string, timeZone: string): { date: string; time: string } {
  const local = new Date(new Date(instant).getTime() + offsetAt(new Date(instant).getTime(), timeZone));
  const iso = local.toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * Date and time of a deadline. One at midnight ends the day before, at 24:00: 'the 10th, 00.00' is read as the night to the
 * 11th, and whoever comes on the 10th is a day late.
 */
export function deadlineDateTime(instant: Date | number | string, timeZone: string): { date: string; time: string } {
  const local = localDateTime(instant, timeZone);
  const dayBefore = localDateTime(new Date(instant).getTime() - 1, timeZone).date;
  return dayBefore === local.date ? local : { date: dayBefore, time: '24:00' };
}

/** `9 Desember 2026, 24.00 WIB` */
export function deadlineText(instant: Date | number | string, timeZone: string): string {
  const { date, time } = deadlineDateTime(instant, timeZone);
  return `${longDate(date)}, ${clockTime(time)} ${timeZoneName(timeZone)}`;
}

/** `10.42.07` of an instant, as a clock in the zone shows it. */
export function timeOfDay(instant: string, timeZone: string): string {
  const seconds = String(new Date(instant).getUTCSeconds()).padStart(2, '0');
  return `${clockTime(localDateTime(instant, timeZone).time)}${localeTexts.clock}${seconds}`;
}

/** The instant, in milliseconds since 1970, at which a clock in the zone shows this date and time. */
export function instantOf(date: string, time: string, timeZone: string): number {
  const { year, month, day } = partsOf(date);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(guess, timeZone);
}

const DAY_MS = 86_400_000;
/** By zone and day of UTC: what the zone is ahead all day, or null where that changes within it. */
const offsets = new Map<string, number | null>();

/** Milliseconds that the zone is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const key = `${timeZone} ${day}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const first = readOffset(day * DAY_MS, timeZone);
    offset = first === readOffset((day + 1) * DAY_MS, timeZone) ? first : null;
    offsets.set(key, offset);
  }
  return offset ?? readOffset(instant, timeZone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** As the platform's calendar tells it, which takes its time. */
function readOffset(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(instant).map((part) => [part.type, Number(part.value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}

/** 1: January. */
const monthOf = (month: number): string => dateTexts.months[month - 1] ?? '';

function dayOf(date: string): string {
  const { year, month, day } = partsOf(date);
  return dateTexts.days[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
}

function partsOf(date: string): { year: number; month: number; day: number } {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!found) throw new RangeError(`Not a date as YYYY-MM-DD: ${date}`);
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}
