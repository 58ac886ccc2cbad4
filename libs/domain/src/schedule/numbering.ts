// Numbers matches from 1 and gives each a time, as the schedule form does (Spec 2 §2 Tanding schedule form, §9).
import { refused, type Refused } from '../refusal';

/** Minutes from one match to the next unless told otherwise (Spec 2 §9). */
export const DEFAULT_STEP_MINUTES = 5;

export interface NumberedSlot {
  order: number;
  /** `HH:MM` */
  startTime: string;
}

/**
 * Orders 1 … count, times from `startTime` on, `stepMinutes` (whole, 1 or more) apart. `past-midnight` when a match would
 * start at 24:00 or later; `bad-time` when `startTime` is not `HH:MM`.
 */
export function numberMatches(
  count: number,
  startTime: string,
  stepMinutes: number = DEFAULT_STEP_MINUTES,
): { ok: true; slots: NumberedSlot[] } | Refused<'past-midnight' | 'bad-time'> {
  return numberByGaps(
    Array.from({ length: count }, () => stepMinutes),
    startTime,
  );
}

/** As above with the minutes (whole) from each match to the one after it: a match as long as its age category asks for. */
export function numberByGaps(
  gaps: readonly number[],
  startTime: string,
): { ok: true; slots: NumberedSlot[] } | Refused<'past-midnight' | 'bad-time'> {
  let minutes = minutesOf(startTime);
  if (minutes === null) return refused('bad-time');
  const slots: NumberedSlot[] = [];
  for (const gap of gaps) {
    if (minutes >= 24 * 60) return refused('past-midnight');
    slots.push({ order: slots.length + 1, startTime: timeOf(minutes) });
    minutes += gap;
  }
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
