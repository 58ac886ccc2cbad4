// Numbers, money, dates and times as people in Indonesia write them.
const numberFormat = new Intl.NumberFormat('id-ID');
const rupiahFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

export const formatNumber = (value: number): string => numberFormat.format(value);

/** Rupiah without decimals; zero shows Rp 0 (spec 1 §9). */
export const formatRupiah = (value: number): string => `Rp ${rupiahFormat.format(value)}`;

/** A calendar day `YYYY-MM-DD` has no zone: it is read and written in UTC. */
function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? day
    : new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'UTC' }).format(date);
}

export const formatDate = (day: string): string => formatDay(day, { day: 'numeric', month: 'long', year: 'numeric' });
export const formatDateWithWeekday = (day: string): string =>
  formatDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** 'Sab 21 Nov' */
export const formatShortDay = (day: string): string =>
  formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');

/** '20–22 November 2026'; the parts that both days share are written once. */
export function formatDateRange(from: string, to: string): string {
  if (from.slice(0, 10) === to.slice(0, 10)) return formatDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${formatDay(from, { day: 'numeric' })}–${formatDate(to)}`;
  if (from.slice(0, 4) === to.slice(0, 4)) {
    return `${formatDay(from, { day: 'numeric', month: 'long' })} – ${formatDate(to)}`;
  }
  return `${formatDate(from)} – ${formatDate(to)}`;
}

const ZONE_NAMES: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};
/** Indonesia's three zones by their own names. */
export const zoneName = (timeZone: string): string => ZONE_NAMES[timeZone] ?? timeZone;

/** '10.27' from 'HH:MM' or 'HH:MM:SS'. */
export const formatClock = (clock: string): string => clock.slice(0, 5).replace(':', '.');

/** The hour and minute of a moment in a zone: '10.27'. */
export function formatMoment(moment: Date | string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return format.format(typeof moment === 'string' ? new Date(moment) : moment).replace(':', '.');
}

/** The calendar day of a moment in a zone: `YYYY-MM-DD`. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
    moment,
  );
}
