// Draws pools of seni: the order of performance by lot, or the battles' bracket; with seed, fingerprint and history.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { DRAW_ALGORITHM, drawWith } from '@gelanggang/domain/draw/algorithms';
import type { Bracket } from '@gelanggang/domain/draw/bracket';
import { entriesText } from '@gelanggang/domain/draw/entries-text';
import { ORDER_ALGORITHM } from '@gelanggang/domain/seni/check-order';
import { drawPerformanceOrder } from '@gelanggang/domain/seni/performance-order';
import { sha256 } from '@gelanggang/domain/sha256';
import { chartFromWire } from '@gelanggang/domain/words/labels';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import type { PoolUnit } from '../entries.queries';
import type { SeniDrawingRow } from './seni-locks';
import { battleRows, insertSeniMatches, performanceRows } from './seni-rows';

export interface PoolToDraw {
  id: number;
  drawNumber: number;
  seed: string;
  /** The seed of the event that `seed` follows from; null for a pool that is drawn anew by itself. */
  drawingSeed: string | null;
}

export interface HowDrawn {
  reason: string | null;
  accountId: number | null;
  /** Matches of the pools' last draws, which are gone. */
  removedMatchIds: readonly { poolId: number; id: number }[];
}

/** The same units and seed give the same order or bracket on any machine (domain-rules, Draw). */
export async function drawSeniPools(
  manager: EntityManager,
  emit: Emit,
  drawing: SeniDrawingRow,
  pools: readonly PoolToDraw[],
  how: HowDrawn,
): Promise<void> {
  const unitsOf = await unitsByPool(
    manager,
    pools.map((pool) => pool.id),
  );
  const drawn = pools.map((pool) => {
    const units = unitsOf.get(pool.id) ?? [];
    return {
      ...pool,
      ...(drawing.mode === 'battle' ? battles(drawing, pool, units) : performances(pool, units)),
      units,
      fingerprint: sha256(entriesText(units)),
    };
  });
  const matchIds = await insertSeniMatches(
    manager,
    drawing.tournamentId,
    drawn.flatMap((pool) => pool.rows),
  );
  const rows = drawn.map((pool) => ({
    pool_id: pool.id,
    draw_number: pool.drawNumber + 1,
    seed: pool.seed,
    fingerprint: pool.fingerprint,
    entries: pool.units,
    bracket: pool.bracket,
    algorithm: drawing.mode === 'battle' ? DRAW_ALGORITHM : ORDER_ALGORITHM,
  }));
  const given = `jsonb_to_recordset($1::jsonb) as r(
    pool_id bigint, draw_number int, seed text, fingerprint text, entries jsonb, bracket jsonb,
    algorithm int)`;
  await manager.query(
    `update pool p set status = 'ongoing', seed = r.seed, draw_number = r.draw_number,
            entries_fingerprint = r.fingerprint, is_changed_by_hand = false, drawn_at = now(), drawn_by = $2
     from ${given} where p.id = r.pool_id`,
    [JSON.stringify(rows), how.accountId],
  );
  await manager.query(
    `insert into draw_history (pool_id, draw_number, seed, entries_fingerprint, entries, bracket, algorithm, reason,
                               drawn_by)
     select r.pool_id, r.draw_number, r.seed, r.fingerprint, r.entries, r.bracket, r.algorithm, $2, $3 from ${given}`,
    [JSON.stringify(rows), how.reason, how.accountId],
  );
  for (const pool of drawn) {
    emit(streams.tournament(drawing.tournamentId), 'bracket.drawn', {
      pool_id: pool.id,
      removed_match_ids: how.removedMatchIds.filter((one) => one.poolId === pool.id).map((one) => one.id),
    });
  }
  tellMatches(emit, drawing.tournamentId, matchIds);
}

function performances(pool: PoolToDraw, units: readonly PoolUnit[]) {
  const drawn = drawPerformanceOrder(units, pool.seed);
  // a pool is never made without units
  if (!drawn.ok) throw new Error(`Pool ${pool.id} cannot be drawn: ${drawn.code}`);
  return {
    rows: performanceRows(pool.id, drawn.unitIds),
    bracket: { order: drawn.unitIds, drawingSeed: pool.drawingSeed },
  };
}

function battles(drawing: SeniDrawingRow, pool: PoolToDraw, units: readonly PoolUnit[]) {
  const chart = chartFromWire(drawing.bracketType ?? 'full_prestasi') ?? 0;
  const { hasThirdPlace } = drawing;
  const drawn = drawWith(DRAW_ALGORITHM, units, { chart, seed: pool.seed, hasThirdPlace });
  if (!drawn.ok) throw new Error(`Pool ${pool.id} cannot be drawn: ${drawn.code}`);
  const matches: Bracket['matches'] = drawn.matches;
  return {
    rows: battleRows(pool.id, matches),
    bracket: { chart, hasThirdPlace, matches, drawingSeed: pool.drawingSeed },
  };
}

/** In order of their number: one query for all pools. */
async function unitsByPool(manager: EntityManager, poolIds: readonly number[]): Promise<Map<number, PoolUnit[]>> {
  const rows: (PoolUnit & { poolId: number })[] = await manager.query(
    `select u.pool_id as "poolId", u.id, u.number, u.seed_rank as "seedRank", c.id as "contingentId",
            c.province_id as "provinceId", c.name as contingent, string_agg(tm.name, ', ' order by m.position) as name
     from pool_unit u
     join contingent c on c.id = u.contingent_id
     join pool_unit_member m on m.unit_id = u.id
     join participant pa on pa.id = m.participant_id
     join team_member tm on tm.id = pa.team_member_id
     where u.pool_id = any($1::bigint[]) and not u.is_dummy
     group by u.id, c.id
     order by u.pool_id, u.number`,
    [poolIds],
  );
  const units = new Map<number, PoolUnit[]>();
  for (const { poolId, ...unit } of rows) units.set(poolId, [...(units.get(poolId) ?? []), unit]);
  return units;
}
