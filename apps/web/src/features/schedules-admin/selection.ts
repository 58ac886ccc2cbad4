// Which matches a schedule takes, in what order and at what time: the rules of the form, without the form (spec 2 §2).
import type { SchedulableMatch, SchedulablePool, ScheduleDetail } from '@gelanggang/contract/schedules';
import { numberMatches } from '@gelanggang/domain/schedule/numbering';

/** A match with what the filters ask about it. */
export interface Candidate {
  match: SchedulableMatch;
  poolName: string;
  gender: 'male' | 'female';
  matchCategoryId: number;
  ageCategoryId: number;
  ageCategoryName: string;
  classId: number | null;
  className: string;
}

export interface Filters {
  gender: string;
  matchCategoryId: string;
  ageCategoryId: string;
  classId: string;
  round: string;
}

export const NO_FILTERS: Filters = { gender: '', matchCategoryId: '', ageCategoryId: '', classId: '', round: '' };

/** What stands beside a selected match; blank while the operator is typing. */
export interface Slot {
  order: string;
  time: string;
  note: string;
}

export type Selection = ReadonlyMap<number, Slot>;

/** First rounds of all pools come first: no round is planned before the one that feeds it. */
export function candidatesOf(pools: readonly SchedulablePool[]): Candidate[] {
  const all = pools.flatMap((pool) =>
    pool.rounds.flatMap((round) =>
      round.matches.map((match) => ({
        match,
        poolName: pool.pool_name,
        gender: pool.gender,
        matchCategoryId: pool.match_category_id,
        ageCategoryId: pool.age_category_id,
        ageCategoryName: pool.age_category_name,
        classId: pool.category_class_id,
        className: pool.class_name,
      })),
    ),
  );
  return all.sort((a, b) => a.match.round - b.match.round);
}

export function passes(candidate: Candidate, filters: Filters): boolean {
  return (
    (filters.gender === '' || candidate.gender === filters.gender) &&
    (filters.matchCategoryId === '' || candidate.matchCategoryId === Number(filters.matchCategoryId)) &&
    (filters.ageCategoryId === '' || candidate.ageCategoryId === Number(filters.ageCategoryId)) &&
    (filters.classId === '' || candidate.classId === Number(filters.classId)) &&
    (filters.round === '' || candidate.match.round_label === filters.round)
  );
}

/** Held by another schedule: shown, locked, never taken. */
export const isLocked = (candidate: Candidate, scheduleId: number | null): boolean =>
  candidate.match.schedule !== null && candidate.match.schedule.id !== scheduleId;

/**
 * Orders 1 … n and times from the start, in the order given; notes stay. null when a match would start past midnight.
 */
export function numbered(
  matchIds: readonly number[],
  before: Selection,
  start: string,
  step: number,
): Selection | null {
  const plan = numberMatches(matchIds.length, start, step);
  if (!plan.ok) return null;
  return new Map(
    matchIds.map((id, index) => {
      const slot = plan.slots[index];
      return [id, { order: String(slot?.order ?? ''), time: slot?.startTime ?? '', note: before.get(id)?.note ?? '' }];
    }),
  );
}

/** One more match after the last: the next number, a step later; what stands stays. null past midnight. */
export function withNext(selection: Selection, matchId: number, start: string, step: number): Selection | null {
  const last = inOrder(selection)
    .map((id) => selection.get(id))
    .filter((slot) => slot !== undefined && slot.time !== '')
    .at(-1);
  const plan = last ? numberMatches(2, last.time, step) : numberMatches(1, start, step);
  const time = plan.ok ? plan.slots.at(-1)?.startTime : undefined;
  if (time === undefined) return null;
  const highest = Math.max(0, ...[...selection.values()].map((slot) => Number(slot.order) || 0));
  return new Map(selection).set(matchId, { order: String(highest + 1), time, note: '' });
}

/** The selection of a stored schedule, as it was saved. */
export function selectionOf(details: readonly ScheduleDetail[]): Selection {
  return new Map(
    details.flatMap((detail) =>
      detail.tournament_match_id === null
        ? []
        : [
            [
              detail.tournament_match_id,
              { order: String(detail.order), time: detail.start_time, note: detail.note },
            ] as const,
          ],
    ),
  );
}

/** Selected ids by their present order; those without one last. */
export function inOrder(selection: Selection): number[] {
  const orderOf = (slot: Slot) => (slot.order === '' ? Number.MAX_SAFE_INTEGER : Number(slot.order));
  return [...selection].sort(([, a], [, b]) => orderOf(a) - orderOf(b)).map(([id]) => id);
}

export const isIncomplete = (selection: Selection): boolean =>
  [...selection.values()].some((slot) => !/^[1-9]\d*$/.test(slot.order) || !/^\d\d:\d\d$/.test(slot.time));
