// The saved clock of a match as the rules of `libs/domain/results/match-clock` know it.
import {
  type ClockPhase,
  type ClockStep,
  type MatchClock,
  newClock,
  stopClock,
} from '@gelanggang/domain/results/match-clock';
import type { ClockThen } from '@gelanggang/domain/scoring/tap-time';
import type { RoundPlan } from '@gelanggang/domain/schedule/match-length';
import { MAX_SECONDS } from '@gelanggang/domain/seni/performance-score';
import type { EntityManager } from 'typeorm';
import { storableJson } from '@gelanggang/platform/audit/storable-json';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { readRulesNow } from './match-rules.queries';
import { readPerformanceRules } from './performance-rules.queries';

export interface SavedClock {
  clock: MatchClock;
  plan: RoundPlan;
  /** When the last step took effect, in milliseconds since 1970. */
  changedAt: number;
}

interface Row {
  round: number;
  phase: ClockPhase;
  runningSince: Date | null;
  elapsedMs: number;
  roundCount: number;
  roundSeconds: number;
  breakSeconds: number;
  changedAt: Date;
}

/** In milliseconds since 1970. */
const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::float8';

const COLUMNS = `c.round, c.phase, c.running_since as "runningSince", c.elapsed_ms as "elapsedMs", c.round_count as "roundCount",
     c.round_seconds as "roundSeconds", c.break_seconds as "breakSeconds", c.changed_at as "changedAt", ${NOW} as now`;

const CLOCKS_OF = prepared(
  `select c.match_id as "matchId", ${COLUMNS} from match_clock c where c.match_id = any($1::bigint[])`,
);

/** Of the matches of tanding that are on in these arenas. */
const CLOCKS_NOW = prepared(
  `select c.match_id as "matchId", ${COLUMNS} from match m join match_clock c on c.match_id = m.id
   where m.arena_id = any($1::bigint[]) and m.status = 'ongoing' and m.kind = 'tanding'`,
);

/** null for a match that was never started. Whoever goes on to change it holds the match. */
export async function findClock(manager: EntityManager, matchId: number): Promise<SavedClock | null> {
  const found = await findClockNow(manager, matchId);
  if (!found) return null;
  const { clock, plan, changedAt } = found;
  return { clock, plan, changedAt };
}

/** With the present, as `databaseNow`. */
export type ClockNow = SavedClock & { now: number };

export async function findClockNow(manager: EntityManager, matchId: number): Promise<ClockNow | null> {
  return (await findClocksOf(manager, [matchId])).get(matchId) ?? null;
}

/** By match. */
export async function findClocksOf(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, ClockNow>> {
  return byMatch(await manager.query<ClockRow[]>(CLOCKS_OF, [matchIds]));
}

/** By match. */
export async function findClocksNow(
  manager: EntityManager,
  arenaIds: readonly number[],
): Promise<ReadonlyMap<number, ClockNow>> {
  return byMatch(await manager.query<ClockRow[]>(CLOCKS_NOW, [arenaIds]));
}

type ClockRow = Row & { now: number; matchId: number };

const byMatch = (rows: readonly ClockRow[]) => new Map(rows.map((row) => [row.matchId, toClock(row)]));

function toClock(row: ClockRow): ClockNow {
  const { round, phase, runningSince, elapsedMs, roundCount, roundSeconds, breakSeconds, changedAt, now } = row;
  return {
    clock: { round, phase, runningSince: runningSince?.getTime() ?? null, elapsedMs },
    plan: { roundCount, roundSeconds, breakSeconds },
    changedAt: changedAt.getTime(),
    now,
  };
}

/** The clock as the last step before `at` left it; `at` in milliseconds since 1970, within the present start of the match. */
export async function clockBefore(manager: EntityManager, matchId: number, at: number): Promise<MatchClock> {
  const [step] = await manager.query<
    { round: number; phase: ClockPhase; elapsedMs: number; runningSince: Date | null }[]
  >(
    prepared(`select s.round, s.phase, s.elapsed_ms as "elapsedMs", case when s.is_running then s.at end as "runningSince"
     from match_clock_step s join match m on m.id = s.match_id and s.recorded_at >= m.started_at
     where s.match_id = $1 and s.at <= to_timestamp($2::float8 / 1000) order by s.id desc limit 1`),
    [matchId, at],
  );
  if (!step) return newClock();
  return { ...step, runningSince: step.runningSince?.getTime() ?? null };
}

/** The clocks of the present start of a match since `at`, the latest first: as the steps left it, and as it stood then. */
export async function clocksSince(manager: EntityManager, matchId: number, at: number): Promise<ClockThen[]> {
  const steps = await manager.query<
    { round: number; phase: ClockPhase; elapsedMs: number; isRunning: boolean; at: Date }[]
  >(STEPS_SINCE, [matchId, at]);
  return steps.map(({ at: taken, isRunning, ...clock }) => {
    const changedAt = taken.getTime();
    return { clock: { ...clock, runningSince: isRunning ? changedAt : null }, changedAt };
  });
}

const STEPS_SINCE = prepared(
  `with own as (
     select s.* from match_clock_step s join match m on m.id = s.match_id and s.recorded_at >= m.started_at
     where s.match_id = $1)
   select round, phase, elapsed_ms as "elapsedMs", is_running as "isRunning", at from own
   where id >= coalesce((select max(id) from own where at <= to_timestamp($2::float8 / 1000)), 0) order by id desc`,
);

/** The present on the clock that all instants of a match are taken from: the database's, whichever API asks. */
export async function databaseNow(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ now: number }[]>(`select ${NOW} as now`);
  if (!row) throw new Error('The database told no time.');
  return row.now;
}

/**
 * A clock that stands at the beginning of round 1, with the rounds and breaks of the match's age category and drawing, and
 * the rules of this moment, which the match keeps. That of a performance is one long round, of which what has run is
 * looked at.
 */
export async function openClock(manager: EntityManager, matchId: number): Promise<void> {
  const rules =
    (await readRulesNow(manager, matchId)) ?? (await readPerformanceRules(manager, matchId, { isNow: true }));
  await manager.query(
    prepared(`insert into match_clock (match_id, round_count, round_seconds, break_seconds, rules)
     select m.id, case m.kind when 'seni' then 1 else coalesce(tt.round_count, a.round_count) end,
       case m.kind when 'seni' then $2 else coalesce(d.match_duration, tt.round_seconds, a.round_seconds) end,
       case m.kind when 'seni' then 0 else coalesce(tt.break_seconds, a.break_seconds) end, $3::jsonb
     from match m join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
     join age_category a on a.id = d.age_category_id
     left join tournament_times tt on tt.tournament_id = m.tournament_id and tt.age_category_id = a.id
     where m.id = $1
     on conflict (match_id) do update set round = 1, phase = 'round', running_since = null, elapsed_ms = 0,
       round_count = excluded.round_count, round_seconds = excluded.round_seconds,
       break_seconds = excluded.break_seconds, rules = excluded.rules, changed_at = now()`),
    [matchId, MAX_SECONDS, rules && JSON.stringify(rules)],
  );
}

export interface ClockChange {
  step: ClockStep | 'stop';
  /** When it took effect, in milliseconds since 1970. */
  at: number;
  reason: string | null;
  accountId: number | null;
  /** Of one press at the council's panel. */
  key?: string | undefined;
}

/** Saves the clock as it is after a step, with the step. */
export async function saveClock(
  manager: EntityManager,
  matchId: number,
  clock: MatchClock,
  change: ClockChange,
): Promise<void> {
  await saveClocks(manager, [{ matchId, clock, change }]);
}

async function saveClocks(
  manager: EntityManager,
  taken: readonly { matchId: number; clock: MatchClock; change: ClockChange }[],
): Promise<void> {
  const rows = taken.map(({ matchId, clock, change: { step, at, reason, accountId, key } }) => ({
    ...{ match_id: matchId, round: clock.round, phase: clock.phase, running_since: clock.runningSince },
    ...{ elapsed_ms: clock.elapsedMs, step, at, reason, account_id: accountId, key: key ?? null },
  }));
  await manager.query(SAVE, [storableJson(rows), taken.map(({ matchId }) => matchId)]);
}

const SAVE = prepared(
  `with step as materialized (
     select * from jsonb_to_recordset($1::jsonb) as r(match_id bigint, round integer, phase text, running_since float8,
       elapsed_ms integer, step text, at float8, reason text, account_id bigint, key text)
   ), saved as (
     update match_clock c set round = r.round, phase = r.phase, running_since = to_timestamp(r.running_since / 1000),
       elapsed_ms = r.elapsed_ms, changed_at = to_timestamp(r.at / 1000)
     from step r where c.match_id = r.match_id and c.match_id = any($2::bigint[])
   )
   insert into match_clock_step (match_id, step, at, reason, account_id, round, phase, is_running, elapsed_ms, key)
   select match_id, step, to_timestamp(at / 1000), reason, account_id, round, phase, running_since is not null, elapsed_ms, key
   from step`,
);

/** Stops the clock of a match with the match: what had been fought by then stays readable. */
export async function endClock(manager: EntityManager, matchId: number, accountId: number | null): Promise<void> {
  const saved = await findClockNow(manager, matchId);
  if (saved) await endClocks(manager, [{ matchId, saved, accountId }]);
}

/** The same of clocks that were read since their matches are held. */
export async function endClocks(
  manager: EntityManager,
  ended: readonly { matchId: number; saved: ClockNow; accountId: number | null }[],
): Promise<void> {
  const steps = ended.map(({ matchId, saved: { clock, plan, now: at }, accountId }) => {
    const change: ClockChange = { step: 'stop', at, reason: null, accountId };
    return { matchId, clock: stopClock(clock, plan, at), change };
  });
  if (steps.length > 0) await saveClocks(manager, steps);
}
