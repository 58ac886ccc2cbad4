// Which matches a schedule takes, in what order and at what time: the rules of the form, without the form (spec 2 §2).
import type { ScheduleDetail } from '@gelanggang/contract/schedules';
import { MIDNIGHT, minutesOf, numberByGaps } from '@gelanggang/domain/schedule/numbering';
import type { Candidate } from './candidates';

/** What stands beside a selected match; blank while the operator is typing. */
export interface Slot {
  order: string;
  time: string;
  note: string;
}

export type Selection = ReadonlyMap<number, Slot>;

/** Where times come from: the start, and the minutes from a match to the one after it. */
export interface Pace {
  /** Two paces with one key give the same times. */
  key: string;
  start: string;
  minutesOf(matchId: number): number;
  /** The same minutes for every match. */
  isEven: boolean;
}

/** Held by another schedule: shown, locked, never taken. */
export const isLocked = (candidate: Candidate, scheduleId: number | null): boolean =>
  candidate.heldBy !== null && candidate.heldBy.id !== scheduleId;

/**
 * Called, under way, fought or decided without a fight in the schedule that is edited: it does not leave it, whatever is
 * chosen or filtered, and no other start or step gives it another time.
 */
export const isBegun = ({ heldBy, status }: Candidate, scheduleId: number | null): boolean =>
  heldBy !== null && heldBy.id === scheduleId && status !== 'scheduled';

/** What of it has begun and keeps its time. */
export type Begun = ReadonlySet<number>;

/**
 * Orders 1 … n and times from the start, in the order given; notes stay. A match that would start past midnight gets no time;
 * while the start is no time of day, the times stay as they are.
 */
export function numbered(matchIds: readonly number[], before: Selection, pace: Pace, begun: Begun): Selection {
  const kept = matchIds.map((id) => (begun.has(id) ? (before.get(id)?.time ?? null) : null));
  const plan = numberByGaps(matchIds.map(pace.minutesOf), pace.start, kept);
  return new Map(
    matchIds.map((id, index) => {
      const { time = '', note = '' } = before.get(id) ?? {};
      return [id, { order: String(index + 1), time: plan.ok ? (plan.slots[index]?.startTime ?? '') : time, note }];
    }),
  );
}

/** One more match after the last: the next number, a step later; what stands stays. Without a time past midnight. */
export function withNext(selection: Selection, matchId: number, pace: Pace): Selection {
  const last = lastTimed(selection);
  const plan = last ? numberByGaps([pace.minutesOf(last.id), 0], last.time) : numberByGaps([0], pace.start);
  const time = (plan.ok ? plan.slots.at(-1)?.startTime : null) ?? '';
  const highest = Math.max(0, ...[...selection.values()].map((slot) => Number(slot.order) || 0));
  return new Map(selection).set(matchId, { order: String(highest + 1), time, note: '' });
}

/** How many selected matches have no time because the day ends before them. */
export function pastMidnight(selection: Selection, pace: Pace): number {
  const last = lastTimed(selection);
  const end = last ? (minutesOf(last.time) ?? 0) + pace.minutesOf(last.id) : 0;
  return end < MIDNIGHT ? 0 : [...selection.values()].filter((slot) => slot.time === '').length;
}

function lastTimed(selection: Selection): { id: number; time: string } | undefined {
  return inOrder(selection)
    .map((id) => ({ id, time: selection.get(id)?.time ?? '' }))
    .filter((one) => minutesOf(one.time) !== null)
    .at(-1);
}

/**
 * A match put in the place of another, and all numbered from 1. With even steps each place keeps its time, so that a pause
 * stays where it is; matches of different lengths get their times anew. What has begun keeps its own.
 */
export function moved(selection: Selection, matchId: number, to: number, pace: Pace, begun: Begun): Selection {
  const before = inOrder(selection);
  const from = before.indexOf(matchId);
  if (from < 0) return selection;
  const after = before.filter((id) => id !== matchId);
  after.splice(Math.max(0, Math.min(to, after.length)), 0, matchId);
  if (!pace.isEven) return numbered(after, selection, pace, begun);
  const timeOf = (id: number) => selection.get(id)?.time ?? '';
  const times = before.filter((id) => !begun.has(id)).map(timeOf);
  let next = 0;
  return new Map(
    after.map((id, index) => {
      const time = begun.has(id) ? timeOf(id) : (times[next++] ?? '');
      return [id, { order: String(index + 1), time, note: selection.get(id)?.note ?? '' }];
    }),
  );
}

/** The selection of a stored schedule, as it was saved. */
export function selectionOf(details: readonly ScheduleDetail[]): Selection {
  return new Map(
    details.flatMap((detail) => {
      const id = detail.tournament_match_id ?? detail.seni_match_id;
      const slot = { order: String(detail.order), time: detail.start_time, note: detail.note };
      return id === null ? [] : [[id, slot] as const];
    }),
  );
}

/** The minutes from each match of a stored schedule to the next, where they are all the same; else null. */
export function stepOf(details: readonly Pick<ScheduleDetail, 'order' | 'start_time'>[]): number | null {
  const starts = [...details].sort((a, b) => a.order - b.order).map((detail) => minutesOf(detail.start_time) ?? 0);
  const steps = new Set(starts.slice(1).map((start, index) => start - (starts[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && step > 0 ? step : null;
}

/** Selected ids by their present order; those without one last. */
export function inOrder(selection: Selection): number[] {
  const orderOf = (slot: Slot) => (slot.order === '' ? Number.MAX_SAFE_INTEGER : Number(slot.order));
  return [...selection].sort(([, a], [, b]) => orderOf(a) - orderOf(b)).map(([id]) => id);
}

/** What the filters let through, and of an edited schedule what is chosen or has begun, whatever they say. */
export function offered(
  all: readonly Candidate[],
  {
    filter,
    scheduleId,
    chosen,
  }: { filter(one: Candidate): boolean; scheduleId: number | null; chosen: Pick<Selection, 'has'> },
): readonly Candidate[] {
  return all.filter((one) => filter(one) || isBegun(one, scheduleId) || (scheduleId !== null && chosen.has(one.id)));
}

/** Rows of the list: what is selected in its order, then what is free, then what other schedules hold. */
export function arranged(
  shown: readonly Candidate[],
  selection: Selection,
  scheduleId: number | null,
): readonly Candidate[] {
  const byId = new Map(shown.map((candidate) => [candidate.id, candidate]));
  const selected = inOrder(selection).flatMap((id) => byId.get(id) ?? []);
  const others = shown.filter((candidate) => !selection.has(candidate.id));
  return [
    ...selected,
    ...others.filter((candidate) => !isLocked(candidate, scheduleId)),
    ...others.filter((candidate) => isLocked(candidate, scheduleId)),
  ];
}

/** Selected matches of which the number or the time is missing, or is none. */
export const incompleteIn = (selection: Selection): number[] =>
  [...selection].flatMap(([id, slot]) => (/^[1-9]\d*$/.test(slot.order) && minutesOf(slot.time) !== null ? [] : [id]));
