// Writes the pools, units and matches of seni drawings: a few statements, whatever the size of the event.
import type { EntityManager } from 'typeorm';
import type { DrawnMatch, MatchLink } from '@gelanggang/domain/draw/bracket';
import type { Corner } from '@gelanggang/domain/words/corners';
import { carryDisqualifications } from '../carry-disqualifications';
import { poolName } from '../pool-name';

/** A unit as it goes into a pool. */
export interface NewUnit {
  contingentId: number;
  provinceId: number | null;
  participantIds: readonly number[];
}

export interface NewPool {
  number: number;
  units: readonly NewUnit[];
}

export interface PoolPlaceholder {
  id: number;
  number: number;
}

/** Pools that stand keep their row, and with it the history of their draws; their units are new. */
export async function replacePools(
  manager: EntityManager,
  drawing: { id: number; tournamentId: number; stage: number; firstNumber: number },
  pools: readonly NewPool[],
): Promise<PoolPlaceholder[]> {
  const parameters = [drawing.id, drawing.tournamentId];
  const numbers = pools.map((pool) => drawing.firstNumber + pool.number - 1);
  await manager.query('delete from match where pool_id in (select id from pool where drawing_id = $1)', [drawing.id]);
  await manager.query('delete from pool_unit where pool_id in (select id from pool where drawing_id = $1)', [
    drawing.id,
  ]);
  await manager.query('delete from pool where drawing_id = $1 and number <> all($2::int[])', [drawing.id, numbers]);
  await manager.query(
    `insert into pool (drawing_id, tournament_id, number, name)
     select $1, $2, r.number, r.name from unnest($3::int[], $4::text[]) as r(number, name)
     on conflict (drawing_id, number) do update set status = 'waiting', seed = null`,
    [...parameters, numbers, numbers.map(poolName)],
  );
  const rows = pools.flatMap((pool) =>
    pool.units.map((unit, place) => ({
      pool: drawing.firstNumber + pool.number - 1,
      number: place + 1,
      contingent_id: unit.contingentId,
      participants: unit.participantIds,
    })),
  );
  await manager.query(
    `with given as (
       select r.*, p.id as pool_id
       from jsonb_to_recordset($3::jsonb) as r(pool int, number int, contingent_id bigint, participants jsonb)
       join pool p on p.drawing_id = $1 and p.number = r.pool
     ), unit as (
       insert into pool_unit (pool_id, tournament_id, contingent_id, number)
       select pool_id, $2::bigint, contingent_id, number from given order by pool, number
       returning id, pool_id, number
     )
     insert into pool_unit_member (unit_id, tournament_id, participant_id, position, stage)
     select u.id, $2::bigint, m.id::bigint, m.position, $4
     from unit u
     join given g on g.pool_id = u.pool_id and g.number = u.number
     cross join jsonb_array_elements_text(g.participants) with ordinality as m(id, position)`,
    [...parameters, JSON.stringify(rows), drawing.stage],
  );
  await carryDisqualifications(manager, drawing.tournamentId);
  return manager.query('select id, number from pool where drawing_id = $1 order by number', [drawing.id]);
}

interface MatchRow {
  id?: number;
  pool_id: number;
  mode: 'default' | 'battle';
  round: number;
  position: number;
  is_third_place: boolean;
  battle_group: number | null;
  corner: Corner | null;
  blue_state: string;
  blue_unit_id: number | null;
  red_state: string;
  red_unit_id: number | null;
  next: MatchLink | null;
  loser: MatchLink | null;
}

/** One row per performance, in the order in which they are held. */
export function performanceRows(poolId: number, unitIds: readonly number[]): MatchRow[] {
  return unitIds.map((unitId, place) => ({
    pool_id: poolId,
    mode: 'default',
    round: 1,
    position: place + 1,
    is_third_place: false,
    battle_group: null,
    corner: null,
    blue_state: 'unit',
    blue_unit_id: unitId,
    red_state: 'tbd',
    red_unit_id: null,
    next: null,
    loser: null,
  }));
}

/**
 * Two rows per battle, blue and red: a row knows who stands in its own corner only. A bye is the blue row alone; its red
 * corner says so.
 */
export function battleRows(poolId: number, matches: readonly DrawnMatch[]): MatchRow[] {
  return matches.flatMap((match, index): MatchRow[] => {
    const row = {
      pool_id: poolId,
      mode: 'battle' as const,
      round: match.round,
      position: match.position,
      is_third_place: match.isThirdPlace,
      battle_group: index + 1,
      next: match.next,
      loser: match.loser,
    };
    const isBye = match.red.state === 'bye';
    const blue: MatchRow = {
      ...row,
      corner: 'blue',
      blue_state: match.blue.state,
      blue_unit_id: match.blue.unitId,
      red_state: isBye ? 'bye' : 'tbd',
      red_unit_id: null,
    };
    if (isBye) return [blue];
    const red: MatchRow = {
      ...row,
      corner: 'red',
      blue_state: 'tbd',
      blue_unit_id: null,
      red_state: match.red.state,
      red_unit_id: match.red.unitId,
    };
    return [blue, red];
  });
}

/** A winner's link names the row of the corner that it comes to. */
export async function insertSeniMatches(
  manager: EntityManager,
  tournamentId: number,
  matches: readonly MatchRow[],
): Promise<number[]> {
  const ids: { id: number }[] = await manager.query(
    `select nextval(pg_get_serial_sequence('match', 'id')) as id from generate_series(1, $1::int)`,
    [matches.length],
  );
  const place = (poolId: number, round: number, position: number, corner: string | null) =>
    `${poolId}/${round}/${position}/${corner}`;
  const idAt = new Map(
    matches.map((row, index) => [place(row.pool_id, row.round, row.position, row.corner), ids[index]?.id]),
  );
  const idOf = (row: MatchRow, link: MatchLink | null) =>
    link ? (idAt.get(place(row.pool_id, link.round, link.position, link.corner)) ?? null) : null;
  const rows = matches.map(({ next, loser, ...row }, index) => ({
    ...row,
    id: ids[index]?.id,
    next_match_id: idOf({ ...row, next, loser }, next),
    next_corner: next?.corner ?? null,
    loser_match_id: idOf({ ...row, next, loser }, loser),
    loser_corner: loser?.corner ?? null,
  }));
  await manager.query(
    `insert into match (id, tournament_id, pool_id, kind, mode, round, position, is_third_place, battle_group, corner,
                        blue_state, blue_unit_id, red_state, red_unit_id, next_match_id, next_corner, loser_match_id,
                        loser_corner)
     select r.id, $1, r.pool_id, 'seni', r.mode, r.round, r.position, r.is_third_place, r.battle_group, r.corner,
            r.blue_state, r.blue_unit_id, r.red_state, r.red_unit_id, r.next_match_id, r.next_corner, r.loser_match_id,
            r.loser_corner
     from jsonb_to_recordset($2::jsonb) as r(
       id bigint, pool_id bigint, mode text, round int, position int, is_third_place boolean, battle_group int,
       corner text, blue_state text, blue_unit_id bigint, red_state text, red_unit_id bigint, next_match_id bigint,
       next_corner text, loser_match_id bigint, loser_corner text)`,
    [tournamentId, JSON.stringify(rows)],
  );
  return ids.map(({ id }) => id);
}
