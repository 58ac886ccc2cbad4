// How the results of matches stand, of what is read with them: protests, corrections, whether the announcer has spoken.
import type { LiveCorrection, LiveStanding } from '@gelanggang/contract/live';
import { decideBy, type ProtestLevel, type Remedy } from '@gelanggang/domain/protests/protests';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import { resultState } from '@gelanggang/domain/results/result-state';

const iso = (instant: string) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What matches a statement may read: a match of tanding has no performance, and is no part of a battle of seni. */
export type MatchesRead = 'tanding' | 'both';

/** Of a match `one`: itself, and the other row of its battle. */
const SAME: Record<MatchesRead, (one: string, other: string) => string> = {
  tanding: (one, other) => `${one}.id = ${other}.id`,
  both: (one, other) => `(${one}.id = ${other}.id or ${one}.battle_group = ${other}.battle_group)`,
};

/**
 * CTE `protested`: one object by match, of those whose pool is among `pools`. Both rows of a battle have what either has.
 */
export const protested = (read: MatchesRead): string => `protested as materialized (
  select jsonb_object_agg(of_match.id, jsonb_build_object('open', of_match.open, 'ruling', of_match.ruling)) as by_match
  from (
    select m.id,
      (array_agg(jsonb_build_object('level', p.level, 'since', ${iso('p.returned_at')}, 'contingent', coalesce(c.name, ''))
        order by p.returned_at, p.id) filter (where g.id is null))[1] as open,
      (array_agg(jsonb_build_object('level', p.level, 'remedy', g.remedy, 'at', ${iso('g.ruled_at')},
        'result', g.result_after, 'performance', g.performance_after) order by g.id desc)
        filter (where g.remedy <> 'rejected'))[1] as ruling
    from protest p
    join match pm on pm.id = p.match_id
    join match m on m.pool_id = pm.pool_id and ${SAME[read]('m', 'pm')}
    join pool_unit u on u.id = p.unit_id
    left join contingent c on c.id = u.contingent_id
    left join protest_ruling g on g.protest_id = p.id and g.undone_at is null
    where p.returned_at is not null and pm.pool_id in (select pool_id from pools)
    group by m.id
  ) of_match
)`;

/**
 * CTE `out_after`: in which corners somebody stands who is disqualified for doping, by match of those whose pool is among
 * `pools`. Both rows of a battle have what either has.
 */
export const outAfter = (read: MatchesRead): string => `out_after as materialized (
  select jsonb_object_agg(stands.id, stands.corners) as by_match
  from (
    select w.id, jsonb_agg(coalesce(m.corner, case when m.blue_unit_id = q.unit_id then 'blue' else 'red' end)) as corners
    from disqualified_unit q
    join pool_unit u on u.id = q.unit_id and u.pool_id in (select pool_id from pools)
    join match m on m.pool_id = u.pool_id and q.unit_id in (m.blue_unit_id, m.red_unit_id)
    join match w on w.pool_id = m.pool_id and ${SAME[read]('w', 'm')}
    group by w.id
  ) stands
)`;

const RESULT_FIELDS = ['winner_corner', 'win_kind', 'blue_score', 'red_score', 'is_walkover'];
const PERFORMANCE_FIELDS = ['outcome', 'scores', 'penalty', 'seconds'];
const differ = (fields: readonly string[], one: string, other: string) =>
  `(${fields.map((name) => `${one}.${name}`).join(', ')}) is distinct from (${fields.map((name) => `${other}.${name}`).join(', ')})`;

/**
 * Of a result `res`: the last one before it that it differs from, where it differs from the first as well. A result restored
 * after a correction is the one that stood before, and so is one given back after it was taken away; one that is corrected
 * again is a correction again.
 */
const CORRECTED = `result was
    where was.id = (select w.id from result w where w.match_id = res.match_id and w.id <= res.replaces_id
        and ${differ(RESULT_FIELDS, 'w', 'res')} order by w.id desc limit 1)
      and (select ${differ(RESULT_FIELDS, 'first', 'res')} from result first where first.match_id = res.match_id
        and first.id <= res.replaces_id and first.replaces_id is null order by first.id desc limit 1)`;

/** Whether a result `res` is a correction. */
export const IS_CORRECTION = `exists (select 1 from ${CORRECTED})`;

/**
 * Of a performance `pf`: the one that it stands in place of, unless it restores the first that was recorded before it. An
 * appeal may set another score while the one of before is taken away, to be shown again.
 */
const CORRECTED_PERFORMANCE = `performance was
    where was.match_id = pf.match_id and was.id < pf.id and ${differ(PERFORMANCE_FIELDS, 'was', 'pf')}
      and (was.withdrawn_at = pf.recorded_at or was.id = (
        select a.performance_before from protest_ruling g join protest p on p.id = g.protest_id
        join protest_ruling a on a.protest_id = p.appeals_id and a.undone_at is null and a.remedy = 'again'
        where g.performance_after = pf.id and g.performance_before is null and g.undone_at is null))
      and (select ${differ(PERFORMANCE_FIELDS, 'first', 'pf')} from performance first
        where first.match_id = pf.match_id and first.id <= was.id and not exists (select 1 from performance older
          where older.match_id = first.match_id and older.withdrawn_at = first.recorded_at)
        order by first.id desc limit 1)`;

/**
 * Of a match m with its result `res` and its performance `pf`: whether what stands was put right. Of several decisions the
 * last one says it, as in `correctionOf`: an appeal may have given back what a protest took away.
 */
export const WAS_PUT_RIGHT = `(${IS_CORRECTION} or exists (select 1 from ${CORRECTED_PERFORMANCE})
  or (select g.remedy in ('extra-round', 'again') from protest pr join protest_ruling g on g.protest_id = pr.id
    where pr.match_id = m.id and g.undone_at is null and g.remedy <> 'rejected' order by g.id desc limit 1))`;

const PERFORMANCE: Record<MatchesRead, { id: string; orCorrected: string }> = {
  tanding: { id: 'null', orCorrected: '' },
  both: {
    id: 'pf.id',
    orCorrected: ` when pf.id is not null then (
    select jsonb_build_object('at', ${iso('pf.recorded_at')}, 'before', null) from ${CORRECTED_PERFORMANCE}
    limit 1
  )`,
  },
};

/** Of match m, its result `res`, the result before it and the one before that, and of both kinds its performance `pf`. */
export const standingColumns = (read: MatchesRead): string => `
  (select by_match from protested) -> m.id::text as protest, res.id as result_id,
  ${PERFORMANCE[read].id} as performance_id,
  (select tb.broadcast_waits from tournament tb where tb.id = m.tournament_id) as waits,
  case when res.replaces_id is not null then (
    select jsonb_build_object('at', ${iso('res.recorded_at')}, 'before', jsonb_build_object('winner', was.winner_corner,
      'win_kind', was.win_kind, 'blue_score', was.blue_score, 'red_score', was.red_score))
    from ${CORRECTED}
  )${PERFORMANCE[read].orCorrected} end as corrected`;

export interface StandingFields {
  protest: {
    open: { level: ProtestLevel; since: string; contingent: string } | null;
    ruling: {
      level: ProtestLevel;
      remedy: Remedy;
      at: string;
      result: number | null;
      performance: number | null;
    } | null;
  } | null;
  result_id: number | null;
  performance_id: number | null;
  waits: boolean;
  corrected: { at: string; before: LiveCorrection['before'] } | null;
}

interface Standing extends StandingFields {
  status: MatchStatus;
  announced_at: Date | null;
}

/** null of a match that has not begun. `isWinnerOut`: disqualified for doping since. */
export function standingOf(row: Standing, isWinnerOut = false): LiveStanding | null {
  const correction = correctionOf(row);
  const open = row.protest?.open ?? null;
  const state = resultState({
    status: row.status,
    waitsForAnnouncer: row.waits,
    isAnnounced: row.announced_at !== null,
    hasOpenProtest: open !== null,
    isCorrected: correction !== null,
    isWinnerOut,
  });
  if (state === null && correction === null) return null;
  const isOpen = open !== null && state === 'protested';
  return {
    state,
    ...(isOpen ? { protest: { ...open, decide_by: decidedBy(open.level, open.since) } } : {}),
    ...(correction ? { correction } : {}),
  };
}

const decidedBy = (level: ProtestLevel, since: string): string =>
  new Date(decideBy(level, new Date(since).getTime())).toISOString();

/** What a protest took away is told until that is undone; what it changed, while that is what stands. */
function correctionOf({ protest, result_id, performance_id, corrected }: StandingFields): LiveCorrection | null {
  const ruling = protest?.ruling ?? null;
  const by = ruling?.level === 2 ? 'appeal' : 'protest';
  if (ruling && ruling.remedy !== 'result-changed') return { at: ruling.at, by, remedy: ruling.remedy, before: null };
  if (!corrected) return null;
  const isOfRuling =
    ruling !== null &&
    ((ruling.result !== null && ruling.result === result_id) ||
      (ruling.performance !== null && ruling.performance === performance_id));
  return { ...corrected, by: isOfRuling ? by : 'desk', remedy: isOfRuling ? ruling.remedy : null };
}
