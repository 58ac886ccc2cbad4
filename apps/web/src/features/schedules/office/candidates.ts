// What a schedule form can take, tanding and seni in one shape, and which of it the filters let through (spec 2 §2).
import type { HeldBy, SchedulablePool } from '@gelanggang/contract/schedules';
import type { SchedulableSeniGroup, SchedulableSeniMatch } from '@gelanggang/contract/seni-schedules';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { MATCH_KIND_LABELS } from '@gelanggang/domain/words/labels';
import { behind } from '@gelanggang/domain/words/nomor-name';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { scheduleTexts as texts } from './texts';

export interface Performer {
  corner: Corner | null;
  name: string;
  contingent: string;
  /** Not known yet: who it will be follows from another match. */
  isOpen: boolean;
}

/** A match with what the filters ask about it. */
export interface Candidate {
  id: number;
  performers: readonly Performer[];
  /** 'Dewasa Putra Kelas A', 'Tunggal Remaja Putri, Pool B' */
  event: string;
  round: number;
  /** '' for a performance in a pool. */
  roundLabel: string;
  gender: Gender;
  matchCategoryId: number;
  matchCategory: string;
  ageCategoryId: number;
  ageCategory: string;
  classId: number | null;
  className: string;
  poolId: number;
  pool: string;
  lengthSeconds: number;
  status: MatchStatus;
  heldBy: HeldBy | null;
}

export const nameOf = (candidate: Candidate): string =>
  candidate.performers.map((one) => shownName(one.name)).join(' – ');

/** First rounds of all pools come first: no round is planned before the one that feeds it. */
export function candidatesOf(pools: readonly SchedulablePool[]): Candidate[] {
  const all = pools.flatMap((pool) =>
    pool.rounds.flatMap((round) =>
      round.matches.map((match): Candidate => {
        const corners = [
          ['blue', match.participant_one],
          ['red', match.participant_two],
        ] as const;
        return {
          id: match.id,
          performers: corners.map(([corner, who]) => ({
            corner,
            name: shownName(who.name),
            contingent: shownName(who.contingent.name),
            isOpen: who.state !== 'unit',
          })),
          event: `${pool.age_category_name} ${GENDER_LABELS[pool.gender]} ${pool.class_name}`,
          round: match.round,
          roundLabel: match.round_label,
          gender: pool.gender,
          matchCategoryId: pool.match_category_id,
          matchCategory: MATCH_KIND_LABELS.tanding,
          ageCategoryId: pool.age_category_id,
          ageCategory: pool.age_category_name,
          classId: pool.category_class_id,
          className: pool.class_name,
          poolId: pool.pool_id,
          pool: pool.pool_name,
          lengthSeconds: match.length_seconds,
          status: match.status,
          heldBy: match.schedule,
        };
      }),
    ),
  );
  return all.sort((a, b) => a.round - b.round);
}

/**
 * Performances of one mode. A battle of the first round whose pair lacks its blue or its red side is hidden (spec 2 §2),
 * unless the edited schedule holds it. A round of battles comes after the one that feeds it.
 */
export function seniCandidatesOf(groups: readonly SchedulableSeniGroup[], scheduleId: number | null): Candidate[] {
  const all = groups.flatMap((group) =>
    group.pools.flatMap((pool) =>
      pool.matches.filter((match) => isOffered(match, scheduleId)).map((match) => ({ group, pool, match })),
    ),
  );
  return all
    .map(({ group, pool, match }): Candidate => {
      const members = [match.team_member1, match.team_member2, match.team_member3].flatMap(
        (one) => shownName(one?.name) ?? [],
      );
      const empty = match.round === 1 ? 'BYE' : 'TBD';
      return {
        id: match.id,
        performers: [
          {
            corner: match.corner,
            name: match.state === 'unit' ? members.join(', ') : empty,
            contingent: shownName(match.contingent?.name) ?? '',
            isOpen: match.state !== 'unit',
          },
        ],
        event: [
          `${group.category} ${pool.age_category.name} ${GENDER_LABELS[group.gender]}${behind(pool.nomor_name)}`,
          ...(pool.stage > 1 ? [texts.stage(pool.stage)] : []),
          pool.name,
        ].join(', '),
        round: match.round,
        roundLabel: match.round_label,
        gender: group.gender,
        matchCategoryId: group.match_category_id,
        matchCategory: group.category,
        ageCategoryId: pool.age_category.id,
        ageCategory: pool.age_category.name,
        classId: null,
        className: '',
        poolId: pool.id,
        pool: pool.name,
        lengthSeconds: match.length_seconds,
        status: match.status,
        heldBy: match.schedule,
      };
    })
    .sort((a, b) => a.round - b.round);
}

function isOffered(match: SchedulableSeniMatch, scheduleId: number | null): boolean {
  const isOwn = match.schedule !== null && match.schedule.id === scheduleId;
  return isOwn || match.mode === 'default' || match.round > 1 || match.has_pair;
}

/** Filters of the tanding form; '' lets everything through. */
export interface Filters {
  gender: string;
  matchCategoryId: string;
  ageCategoryId: string;
  classId: string;
  round: string;
}

export const NO_FILTERS: Filters = { gender: '', matchCategoryId: '', ageCategoryId: '', classId: '', round: '' };

export function passes(candidate: Candidate, filters: Filters): boolean {
  return (
    (filters.gender === '' || candidate.gender === filters.gender) &&
    (filters.matchCategoryId === '' || candidate.matchCategoryId === Number(filters.matchCategoryId)) &&
    (filters.ageCategoryId === '' || candidate.ageCategoryId === Number(filters.ageCategoryId)) &&
    (filters.classId === '' || candidate.classId === Number(filters.classId)) &&
    (filters.round === '' || candidate.roundLabel === filters.round)
  );
}

/** The filter groups of the seni form: what is unticked in each; nothing at first ("All"). */
export interface Unticked {
  matchCategory: ReadonlySet<number>;
  gender: ReadonlySet<string>;
  ageCategory: ReadonlySet<number>;
  pool: ReadonlySet<number>;
}

export const ALL_TICKED: Unticked = {
  matchCategory: new Set(),
  gender: new Set(),
  ageCategory: new Set(),
  pool: new Set(),
};

export function isTicked(candidate: Candidate, unticked: Unticked): boolean {
  return (
    !unticked.matchCategory.has(candidate.matchCategoryId) &&
    !unticked.gender.has(candidate.gender) &&
    !unticked.ageCategory.has(candidate.ageCategoryId) &&
    !unticked.pool.has(candidate.poolId)
  );
}
