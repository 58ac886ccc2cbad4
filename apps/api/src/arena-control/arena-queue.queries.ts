// What the operator's desk shows: the arenas, and one arena's sessions and matches of a day in the order they are held.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ArenaQueue, ArenaRow } from '@gelanggang/contract/arena-control';
import { inChosenOrder } from '@gelanggang/contract/chosen-order';
import type { LiveArena, LiveMatch, LiveSchedule, LiveTournament } from '@gelanggang/contract/live';
import { readBarred } from '@gelanggang/database/queries/barred.queries';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import { readMoment } from '@gelanggang/database/queries/moment.queries';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { dayToShow } from '@gelanggang/domain/schedule/day-to-show';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { DEFAULT_RULE } from '@gelanggang/domain/scoring/agreement';
import type { Operator } from '../http/current-account';
import { notFound } from '../http/refusals';
import { neededLeaves } from './doctor-leave';
import { refuseForeignArena } from './locked-match';
import { readProtestedBefore } from './protested-before.queries';
import { readStandingResults, readWithdrawnResults } from './standing-result.queries';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { thingSentences } from '../http/sentences';

interface ArenaOfTournament {
  id: number;
  name: string;
  code: string;
  tournament: LiveTournament;
}

const ARENA = `
  select a.id, a.name, a.code, json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone,
    'start_date', t.start_date, 'end_date', t.end_date) as tournament
  from tournament_arena a join tournament t on t.id = a.tournament_id and t.deleted_at is null`;

@Injectable()
export class ArenaQueueQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Of active tournaments, the next to start first. */
  arenas({ accountId, onlyArenaId }: Operator, tournaments: number[] | null): Promise<ArenaRow[]> {
    return this.dataSource.query<ArenaRow[]>(
      `${ARENA} where t.status = 'active' and ($3::bigint[] is null or t.id = any($3)) and ($2::bigint is null or a.id = $2) and (
         not exists (select 1 from account_arena where account_id = $1)
         or exists (select 1 from account_arena where account_id = $1 and arena_id = a.id))
       order by t.start_date, t.id, a.name, a.id`,
      [accountId, onlyArenaId, tournaments],
    );
  }

  queue(arenaId: number, operator: Operator, wanted: string | undefined): Promise<ArenaQueue> {
    // repeatable read: one moment, the one that `seq` names
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [arena] = await manager.query<ArenaOfTournament[]>(prepared(`${ARENA} where a.id = $1`), [arenaId]);
      if (!arena) throw notFound(thingSentences.arena);
      await refuseForeignArena(manager, operator, arenaId);
      const { tournament } = arena;
      const dates = await scheduledDates(manager, arenaId);
      const today = localDateTime(new Date(), tournament.time_zone).date;
      const date = wanted ?? dayToShow(dates, today) ?? today;
      const schedules = await readLiveSchedules(manager, { arenaId, date });
      const matches = await matchesOf(manager, arenaId, schedules);
      const { epoch, seq } = await readMoment(manager, tournament.id);
      const waiting = new Set(await readWaitingIds(manager, matches));
      const isReady = (match: LiveMatch) => match.status === 'scheduled' && !waiting.has(match.id);
      const current = matches.find((m) => m.status === 'ongoing') ?? matches.find((m) => m.status === 'called');
      return {
        epoch,
        seq,
        arena: { id: arena.id, name: arena.name, code: arena.code },
        tournament,
        date,
        dates,
        schedules,
        matches,
        results: await readStandingResults(
          manager,
          matches.filter((m) => m.status === 'finished' || m.status === 'walkover').map((m) => m.id),
        ),
        withdrawn: await readWithdrawnResults(
          manager,
          matches.filter((m) => m.status === 'scheduled').map((m) => m.id),
        ),
        waiting_ids: [...waiting],
        doctor_leaves: await neededLeaves(
          manager,
          matches.map((m) => m.id),
        ),
        absent: await absentAfterCalls(
          manager,
          matches.filter((m) => m.status === 'called').map((m) => m.id),
        ),
        barred: await readBarred(
          manager,
          matches.map((m) => m.id),
        ),
        protested: await readProtestedBefore(
          manager,
          matches.map((m) => m.id),
        ),
        judges_to_agree: await judgesToAgree(manager, tournament.id),
        other_arenas: await otherArenas(manager, tournament.id, arenaId, date),
        current_match_id: current?.id ?? null,
        next_match_id: (matches.find((m) => isReady(m) && !m.is_skipped) ?? matches.find(isReady))?.id ?? null,
      };
    });
  }
}

async function judgesToAgree(manager: EntityManager, tournamentId: number): Promise<number> {
  const [rule] = await manager.query<{ agree: number }[]>(
    prepared('select agree from scoring_setting where tournament_id = $1'),
    [tournamentId],
  );
  return rule?.agree ?? DEFAULT_RULE.agree;
}

/** Those of which not everybody is known who takes part; a row of a seni battle waits for its opponent too. */
async function readWaitingIds(manager: EntityManager, matches: readonly LiveMatch[]): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    prepared(`select m.id from match m
     left join match o on o.pool_id = m.pool_id and o.battle_group = m.battle_group and o.id <> m.id
     where m.id = any($1::bigint[]) and (coalesce(m.blue_unit_id, o.blue_unit_id) is null
       or m.mode = 'battle' and coalesce(m.red_unit_id, o.red_unit_id) is null)
     order by m.id`),
    [matches.map((match) => match.id)],
  );
  return rows.map((row) => row.id);
}

async function otherArenas(
  manager: EntityManager,
  tournamentId: number,
  arenaId: number,
  date: string,
): Promise<LiveArena[]> {
  return manager.query<LiveArena[]>(
    prepared(`select a.id, a.name, a.code from tournament_arena a where a.tournament_id = $1 and a.id <> $2 and exists (
       select 1 from schedule s where s.tournament_arena_id = a.id and s.scheduled_date = $3 and not s.is_draft)
     order by a.name, a.id`),
    [tournamentId, arenaId, date],
  );
}

async function scheduledDates(manager: EntityManager, arenaId: number): Promise<string[]> {
  const rows = await manager.query<{ date: string }[]>(
    prepared(
      `select distinct scheduled_date as date from schedule where tournament_arena_id = $1 and not is_draft order by 1`,
    ),
    [arenaId],
  );
  return rows.map((row) => row.date);
}

const QUEUED = prepared(
  `select m.id, m.kind from schedule_detail d join match m on m.id = d.match_id where d.schedule_id = any($1::bigint[])
   union
   select id, kind from match where arena_id = $2 and status in ('called', 'ongoing')`,
);

/** Those of the sessions, and those that were called into this arena without a schedule of it. */
async function matchesOf(manager: EntityManager, arenaId: number, schedules: LiveSchedule[]): Promise<LiveMatch[]> {
  const sessions = schedules.map((schedule) => schedule.id);
  const rows = await manager.query<{ id: number; kind: MatchKind }[]>(QUEUED, [sessions, arenaId]);
  const kind = rows.every((row) => row.kind === 'tanding') ? ('tanding' as const) : undefined;
  const matches = await readLiveMatches(manager, { matchIds: rows.map((row) => row.id), kind });
  const session = (match: LiveMatch) => {
    const index = match.schedule_id === null ? -1 : sessions.indexOf(match.schedule_id);
    return index < 0 ? sessions.length : index;
  };
  return inChosenOrder(
    matches.sort((a, b) => session(a) - session(b) || (a.number ?? 0) - (b.number ?? 0) || a.id - b.id),
  );
}

/** After the third call at the table (rulebook 2025, art. 11.6.g.5). */
function absentAfterCalls(manager: EntityManager, matchIds: readonly number[]): Promise<ArenaQueue['absent']> {
  return manager.query<ArenaQueue['absent']>(
    prepared(`select distinct match_id, corner from table_timer
     where match_id = any($1::bigint[]) and kind = 'calls' and outcome = 'late' and withdrawn_at is null
     order by match_id, corner`),
    [matchIds],
  );
}
