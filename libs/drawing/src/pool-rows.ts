// Writes the pools of a drawing with their units and athletes: three statements, whatever the size of the class.
import type { EntityManager } from 'typeorm';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { dividePools } from '@gelanggang/domain/draw/pools';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { carryDisqualifications } from './carry-disqualifications';
import type { DrawnClass, UndrawnParticipant } from './entries.queries';
import { poolName } from './pool-name';
import { weighAgain } from './weigh-again';

export interface Division extends DrawnClass {
  drawingId: number;
  seed: string;
  matchChart: MatchChart;
}

/** `pools`: who stands together, by participant, where that is not left to the seed; the draw of each pool decides its corners. */
export async function insertPools(
  manager: EntityManager,
  drawing: Division,
  participants: readonly UndrawnParticipant[],
  pools?: readonly (readonly number[])[],
): Promise<void> {
  const before = await lastPoolNumber(manager, drawing);
  const byId = new Map(participants.map((p) => [p.participantId, p]));
  const fixed = pools?.map((unitIds, index) => ({ number: index + 1, unitIds }));
  const rows = (fixed ?? dividedBySeed(participants, drawing)).flatMap((pool) =>
    pool.unitIds.map((participantId, place) => ({
      pool: before + pool.number,
      name: poolName(before + pool.number),
      number: place + 1,
      participant_id: participantId,
      contingent_id: byId.get(participantId)?.contingentId,
      seed_rank: byId.get(participantId)?.seedRank,
    })),
  );
  const given = `jsonb_to_recordset($3::jsonb)
    as r(pool int, name text, number int, participant_id bigint, contingent_id bigint, seed_rank int)`;
  const parameters = [drawing.drawingId, drawing.tournamentId, JSON.stringify(rows)];
  await manager.query(
    prepared(`insert into pool (drawing_id, tournament_id, number, name)
     select distinct $1::bigint, $2::bigint, r.pool, r.name from ${given} order by r.pool`),
    parameters,
  );
  await manager.query(
    prepared(`insert into pool_unit (pool_id, tournament_id, contingent_id, number, seed_rank)
     select p.id, $2::bigint, r.contingent_id, r.number, r.seed_rank
     from ${given} join pool p on p.drawing_id = $1 and p.number = r.pool
     order by r.pool, r.number`),
    parameters,
  );
  await manager.query(
    prepared(`insert into pool_unit_member (unit_id, tournament_id, participant_id, position)
     select u.id, $2::bigint, r.participant_id, 1
     from ${given} join pool p on p.drawing_id = $1 and p.number = r.pool
     join pool_unit u on u.pool_id = p.id and u.number = r.number`),
    parameters,
  );
  await carryDisqualifications(manager, drawing.tournamentId);
  await weighAgain(manager, drawing.drawingId);
}

function dividedBySeed(participants: readonly UndrawnParticipant[], { matchChart, seed }: Division) {
  const divided = dividePools(
    participants.map((p) => ({ ...p, id: p.participantId })),
    matchChart,
    seed,
  );
  // the caller has refused an empty class
  if (!divided.ok) throw new Error(`Nobody to divide: ${divided.code}`);
  return divided.pools;
}

/** A second drawing of a class goes on with the letters of the first. */
async function lastPoolNumber(manager: EntityManager, drawing: Division): Promise<number> {
  const rows: { last: number }[] = await manager.query(
    prepared(`select coalesce(max(p.number), 0) as last from pool p join drawing d on d.id = p.drawing_id
     where d.tournament_id = $1 and d.match_category_id = $2 and d.age_category_id = $3 and d.category_class_id = $4`),
    [drawing.tournamentId, drawing.matchCategoryId, drawing.ageCategoryId, drawing.categoryClassId],
  );
  return rows[0]?.last ?? 0;
}
