// Which matches a schedule takes, in what order and at what time: the rules of the form, without the form (spec 2 §2).
import type { ScheduleDetail } from '@gelanggang/contract/schedules';
import { numberByGaps } from '@gelanggang/domain/schedule/numbering';
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
 * Orders 1 … n and times from the start, in the order given; notes stay. null when a match would start past midnight.
 */
export function numbered(matchIds: readonly number[], before: Selection, pace: Pace): Selection | null {
  const plan = numberByGaps(matchIds.map(pace.minutesOf), pace.start);
  if (!plan.ok) return null;
  return new Map(
    matchIds.map((id, index) => {
      const slot = plan.slots[index];
      return [id, { order: String(slot?.order ?? ''), time: slot?.startTime ?? '', note: before.get(id)?.note ?? '' }];
    }),
  );
}

/** One more match after the last: the next number, a step later; what stands stays. null past midnight. */
export function withNext(selection: Selection, matchId: number, pace: Pace): Selection | null {
  const last = inOrder(selection)
    .filter((id) => selection.get(id)?.time)
    .at(-1);
  const from = last === undefined ? undefined : selection.get(last)?.time;
  const plan = from ? numberByGaps([pace.minutesOf(last ?? 0), 0], from) : numberByGaps([0], pace.start);
  const time = plan.ok ? plan.slots.at(-1)?.startTime : undefined;
  if (time === undefined) return null;
  const highest = Math.max(0, ...[...selection.values()].map((slot) => Number(slot.order) || 0));
  return new Map(selection).set(matchId, { order: String(highest + 1), time, note: '' });
}

/**
 * A match put in the place of another, and all numbered from 1. With even steps each place keeps its time, so that a pause
 * stays where it is; matches of different lengths get their times anew. null past midnight.
 */
export function moved(selection: Selection, matchId: number, to: number, pace: Pace): Selection | null {
  const before = inOrder(selection);
  const from = before.indexOf(matchId);
  if (from < 0) return selection;
  const after = before.filter((id) => id !== matchId);
  after.splice(Math.max(0, Math.min(to, after.length)), 0, matchId);
  if (!pace.isEven) return numbered(after, selection, pace);
  return new Map(
    after.map((id, index) => [
      id,
      {
        order: String(index + 1),
        time: selection.get(before[index] ?? 0)?.time ?? '',
        note: selection.get(id)?.note ?? '',
      },
    ]),
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

/** Selected ids by their present order; those without one last. */
export function inOrder(selection: Selection): number[] {
  const orderOf = (slot: Slot) => (slot.order === '' ? Number.MAX_SAFE_INTEGER : Number(slot.order));
  return [...selection].sort(([, a], [, b]) => orderOf(a) - orderOf(b)).map(([id]) => id);
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

export const isIncomplete = (selection: Selection): boolean =>
  [...selection.values()].some((slot) => !/^[1-9]\d*$/.test(slot.order) || !/^\d\d:\d\d$/.test(slot.time));
