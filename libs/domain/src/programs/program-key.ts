// What bounds a key for programs: how long it lasts, how many there are of a tournament, how often each may ask.

/** Of one tournament, those included whose time is over: whoever wants another takes one back. */
export const MOST_KEYS = 10;
/** Of one key. */
export const REQUESTS_A_MINUTE = 60;
const MOST_DAYS = 366;

const DAY_MS = 86_400_000;

/** The latest day that a key may be given; days as `2026-11-26`, `today` where the tournament is. */
export const lastDayOfKey = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + MOST_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Its last day is today or later, and within a year: what nobody looks after any more ends by itself. */
export function keyEndFault(lastDay: string, today: string): 'past' | 'too-far' | null {
  if (lastDay < today) return 'past';
  return lastDay > lastDayOfKey(today) ? 'too-far' : null;
}
