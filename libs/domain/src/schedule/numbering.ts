// Numbers matches from 1 and gives each a time, as the schedule form does (Spec 2 §2 Tanding schedule form, §9).
import { refused, type Refused } from '../refusal';

/** Minutes from one match to the next unless told otherwise (Spec 2 §9). */
export const DEFAULT_STEP_MINUTES = 5;

/** Minutes from midnight to midnight: no match starts then or later. */
export const MIDNIGHT = 24 * 60;

export interface NumberedSlot {
  order: number;
  /** `HH:MM`; null for a match that would start at 24:00 or later. */
  startTime: string | null;
}

/**
 * Orders from 1 and times from `startTime` on; a gap is the minutes (whole) from a match to the one after it. `kept`: for each
 * place the time at which its match was called or fought, which stays its own, else null: what comes after it begins after
 * it, and nobody else at its minute. `bad-time` when `startTime` is not `HH:MM`.
 */
export function numberByGaps(
  gaps: readonly number[],
  startTime: string,
  kept: readonly (string | null)[] = [],
): { ok: true; slots: NumberedSlot[] } | Refused<'bad-time'> {
  const start = minutesOf(startTime);
  if (start === null) return refused('bad-time');
  const keptMinutes = gaps.map((_, place) => minutesOf(kept[place] ?? ''));
  const gapAfter = new Map(keptMinutes.flatMap((at, place) => (at === null ? [] : [[at, gaps[place] ?? 0] as const])));
  let minutes = start;
  const slots = gaps.map((gap, place): NumberedSlot => {
    const own = keptMinutes[place] ?? null;
    if (own === null) while (gapAfter.has(minutes)) minutes += Math.max(1, gapAfter.get(minutes) ?? 1);
    const at = own ?? minutes;
    minutes = Math.max(minutes, at + gap);
    return { order: place + 1, startTime: at < MIDNIGHT ? timeOf(at) : null };
  });
  return { ok: true, slots };
}

/** Minutes since midnight of `HH:MM` (or `HH:MM:SS`, seconds dropped); null when it is no time of day. */
export function minutesOf(time: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** `HH:MM` of minutes since midnight, 0 … 1439. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Positions (from 0) of the items whose order or time an earlier item already has: a schedule with any is refused
 * (domain-rules, Schedules).
 */
export function findDuplicates(items: readonly { order: number; startTime: string }[]): {
  orders: number[];
  times: number[];
} {
  return {
    orders: repeated(items.map((item) => item.order)),
    times: repeated(items.map((item) => minutesOf(item.startTime) ?? item.startTime)),
  };
}

function repeated(values: readonly (number | string)[]): number[] {
  const seen = new Set<number | string>();
  return values.flatMap((value, index) => (seen.has(value) ? [index] : (seen.add(value), [])));
}
