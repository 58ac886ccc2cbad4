// Takes what a step of a match needs, always in the order arena, pool, match (realtime-and-jobs, Events).
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { partaiSql } from '@gelanggang/database/queries/partai-name';
import { partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Operator } from '../http/current-account';
import { conflict, forbidden, invalid, notFound } from '../http/refusals';
import { commonSentences, thingSentences } from '../http/sentences';
import { arenaControlSentences } from './sentences';

export interface LockedMatch {
  id: number;
  tournamentId: number;
  poolId: number;
  /** Where it is held: as called, else as planned. */
  arenaId: number | null;
  arenaName: string | null;
  timeZone: string;
  status: MatchStatus;
  isSkipped: boolean;
  kind: MatchKind;
  blueUnitId: number | null;
  redUnitId: number | null;
  dummyCorner: Corner | null;
  /** 'A24', as its schedule numbers it. */
  partai: string | null;
}

/** Whoever takes a step: an account, or a panel that is of one arena and has none. */
export interface AtArena {
  accountId: number | null;
  onlyArenaId: number | null;
}

interface Place {
  tournamentId: number;
  poolId: number;
  arenaId: number | null;
}

/** A performance in a pool is one unit; a row of a seni battle knows its own corner, the other row the opponent. */
const UNITS = `
  coalesce(m.blue_unit_id, o.blue_unit_id) as "blueUnitId",
  case when m.mode = 'default' then m.blue_unit_id else coalesce(m.red_unit_id, o.red_unit_id) end as "redUnitId"`;

/**
 * `arenaId`: where the operator has it; null takes the arena of the call or of the schedule, and 409 tells of another one. A
 * match that stands in none is held there from then on. A seni performance
 * is called, started and timed like a match; its score is recorded by `SeniScoresService`.
 */
export async function lockMatch(
  manager: EntityManager,
  matchId: number,
  operator: AtArena,
  { arenaId = null, kinds = ['tanding'] }: { arenaId?: number | null; kinds?: readonly MatchKind[] } = {},
): Promise<LockedMatch> {
  const place = await placeOf(manager, matchId, kinds);
  const arena = arenaId ?? place.arenaId;
  // on the way together, and taken in this order; whoever is refused has only waited for what the others hold
  const [, , , [match]] = await Promise.all([
    arena === null ? null : lockArena(manager, arena, place.tournamentId),
    arena === null && operator.accountId === null
      ? refuseOtherTournament(manager, operator.onlyArenaId, place.tournamentId)
      : refuseForeignArena(manager, operator, arena),
    manager.query(LOCK_POOL_AND_MATCH, [place.poolId, matchId]),
    // a statement of its own: what was committed while we waited for the locks is seen
    manager.query<LockedMatch[]>(MATCH, [[matchId], arenaId]),
  ]);
  if (!match) throw notFound(thingSentences.match);
  if (match.arenaId !== arena) await refuseElsewhere(manager, operator, match);
  return match;
}

/** The pool first: the match waits for it. */
const LOCK_POOL_AND_MATCH = prepared(
  `with pool as materialized (select 1 from pool where id = $1 for no key update)
   select 1 from match where id = $2 and (select count(*) from pool) = 1 for no key update`,
);

const MATCH = prepared(
  `select m.id, m.tournament_id as "tournamentId", m.pool_id as "poolId", a.id as "arenaId", a.name as "arenaName",
       t.time_zone as "timeZone", m.status, m.skipped_at is not null as "isSkipped",
       m.kind, ${UNITS},
       (select case u.id when m.blue_unit_id then 'blue' else 'red' end from pool_unit u
        where u.id in (m.blue_unit_id, m.red_unit_id) and u.is_dummy) as "dummyCorner",
       ${partaiSql('sa.code', 'd.number')} as partai
     from match m
     join tournament t on t.id = m.tournament_id
     left join schedule_detail d on d.match_id = m.id
     left join schedule s on s.id = d.schedule_id
     left join tournament_arena sa on sa.id = s.tournament_arena_id
     left join match o on o.pool_id = m.pool_id and o.battle_group = m.battle_group and o.id <> m.id
     left join tournament_arena a on a.id = coalesce(m.arena_id, s.tournament_arena_id, $2::bigint)
     where m.id = any($1::bigint[])`,
);

/** It stands in another arena than the operator took it to be in: an old page, or a hand that reaches too far. */
async function refuseElsewhere(manager: EntityManager, operator: AtArena, match: LockedMatch): Promise<never> {
  await refuseForeignArena(manager, operator, match.arenaId);
  const name = partaiSubject(match.partai);
  throw conflict(
    match.arenaName ? arenaControlSentences.isElsewhere(name, match.arenaName) : arenaControlSentences.justMoved(name),
  );
}

async function placeOf(manager: EntityManager, matchId: number, kinds: readonly MatchKind[]): Promise<Place> {
  const [place] = await manager.query<Place[]>(PLACE, [matchId, kinds]);
  if (!place) throw notFound(thingSentences.match);
  return place;
}

const PLACE = prepared(
  `select m.tournament_id as "tournamentId", m.pool_id as "poolId",
       coalesce(m.arena_id, s.tournament_arena_id) as "arenaId"
     from match m
     join tournament t on t.id = m.tournament_id and t.deleted_at is null
     left join schedule_detail d on d.match_id = m.id
     left join schedule s on s.id = d.schedule_id
     where m.id = $1 and m.kind = any($2::text[])`,
);

const LOCK_ARENA = prepared('select 1 from tournament_arena where id = $1 and tournament_id = $2 for no key update');

async function lockArena(manager: EntityManager, arenaId: number, tournamentId: number): Promise<void> {
  const found = await manager.query<unknown[]>(LOCK_ARENA, [arenaId, tournamentId]);
  if (found.length === 0) throw invalid({ arena_id: [thingSentences.arenaOfTournament] });
}

/** Those of `matchIds` that are held at an arena and whose pool nobody else holds either, each held until the transaction ends. */
export async function holdFree(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, LockedMatch>> {
  const [held, matches] = await Promise.all([
    manager.query<{ id: number; arenaId: number }[]>(HOLD_FREE, [matchIds]),
    // a statement of its own, behind it: as they are since they are held
    manager.query<LockedMatch[]>(MATCH, [matchIds, null]),
  ]);
  const arenaOf = new Map(held.map(({ id, arenaId }) => [id, arenaId]));
  return new Map(matches.flatMap((match) => (arenaOf.get(match.id) === match.arenaId ? [[match.id, match]] : [])));
}

const HOLD_FREE = prepared(
  `select m.id, a.id as "arenaId" from match m
   join tournament t on t.id = m.tournament_id and t.deleted_at is null
   join pool p on p.id = m.pool_id
   left join schedule_detail d on d.match_id = m.id
   left join schedule s on s.id = d.schedule_id
   join tournament_arena a on a.id = coalesce(m.arena_id, s.tournament_arena_id)
   where m.id = any($1::bigint[]) and m.kind = 'tanding'
   for no key update of a, p, m skip locked`,
);

/** An account with rows in account_arena operates those arenas only; one without any operates all. */
export async function refuseForeignArena(
  manager: EntityManager,
  { accountId, onlyArenaId }: AtArena,
  arenaId: number | null,
): Promise<void> {
  if (accountId === null) {
    if (onlyArenaId !== null && onlyArenaId !== arenaId) throw forbidden(commonSentences.notYourArena);
    return;
  }
  const isOwn = await ownArenas(manager, [accountId]);
  if (!isOwn({ accountId, onlyArenaId }, arenaId)) throw forbidden(commonSentences.notYourArena);
}

/** A panel is of its arena, and of its tournament: a match that stands in no arena is not somebody else's, only not called yet. */
async function refuseOtherTournament(manager: EntityManager, arenaId: number | null, tournamentId: number) {
  const own = await manager.query<unknown[]>('select 1 from tournament_arena where id = $1 and tournament_id = $2', [
    arenaId,
    tournamentId,
  ]);
  if (own.length === 0) throw forbidden(commonSentences.notYourArena);
}

/** Whether an operator, one of these accounts, operates an arena. */
export async function ownArenas(
  manager: EntityManager,
  accountIds: readonly number[],
): Promise<(operator: Operator, arenaId: number | null) => boolean> {
  const rows = await manager.query<{ accountId: number; arenaId: number }[]>(OWN_ARENAS, [accountIds]);
  return ({ accountId, onlyArenaId }, arenaId) => {
    if (onlyArenaId !== null && onlyArenaId !== arenaId) return false;
    const own = rows.filter((row) => row.accountId === accountId);
    return own.length === 0 || own.some((row) => row.arenaId === arenaId);
  };
}

const OWN_ARENAS = prepared(
  `select account_id as "accountId", arena_id as "arenaId" from account_arena where account_id = any($1::bigint[])`,
);

export type Standing = { id: number; winner: Corner | null };

export async function standingResult(manager: EntityManager, matchId: number): Promise<Standing | null> {
  const [row] = await manager.query<Standing[]>(
    'select id, winner_corner as winner from result where match_id = $1 and withdrawn_at is null',
    [matchId],
  );
  return row ?? null;
}
