// Somebody paid after the pools were made joins the smallest undrawn pool of the class with room, and that is recorded.
// Where all were drawn, one that is taken back or drawn again is such a pool.
import type { EntityManager } from 'typeorm';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { streams } from '@gelanggang/contract/events';
import { joinPool } from '@gelanggang/domain/draw/pools';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { carryDisqualifications } from './carry-disqualifications';
import { lockEntries } from './locks';
import { readPairedClassIds } from './pairing';
import { weighAgain } from './weigh-again';

interface Joining {
  participantId: number;
  contingentId: number;
  categoryClassId: number;
}

interface OpenPool {
  id: number;
  drawingId: number;
  /** Whose athletes it takes: of a merged class, several. */
  classIds: number[];
  matchChart: MatchChart;
  number: number;
  unitCount: number;
  lastUnit: number;
  /** Of each unit that stands in it. */
  contingentIds: number[];
}

/**
 * In the transaction that makes the participants (confirming a payment), as its last change. Who finds no room stays
 * undrawn and comes into the next drawing of the class. Returns the participants that joined.
 */
export async function joinUndrawnPools(
  manager: EntityManager,
  emit: Emit,
  tournamentId: number,
  participantIds: readonly number[],
): Promise<number[]> {
  await lockEntries(manager, tournamentId, TANDING_ID);
  const joining = await joiners(manager, tournamentId, participantIds);
  if (joining.length === 0) return [];
  const pools = await openPools(manager, tournamentId, [...new Set(joining.map((one) => one.categoryClassId))]);
  return join(manager, emit, { tournamentId, joining, pools });
}

/**
 * Whoever stands in no pool of the classes of this one joins it, as far as it has room. The caller holds the entries and
 * the pool, and draws it anew or lets it wait.
 */
export async function joinLate(
  manager: EntityManager,
  emit: Emit,
  { id, tournamentId }: { id: number; tournamentId: number },
): Promise<number[]> {
  const pools = await readPools(manager, [id]);
  const joining: Joining[] = await manager.query(
    `select pa.id as "participantId", tm.contingent_id as "contingentId", tm.category_class_id as "categoryClassId"
     from participant pa join team_member tm on tm.id = pa.team_member_id
     where pa.tournament_id = $1 and tm.match_category_id = $2 and tm.category_class_id = any($3::bigint[])
       and not exists (select 1 from pool_unit_member m where m.participant_id = pa.id)
     order by pa.id`,
    [tournamentId, TANDING_ID, pools.flatMap(({ classIds }) => classIds)],
  );
  return join(manager, emit, { tournamentId, joining, pools });
}

interface Joined {
  tournamentId: number;
  joining: readonly Joining[];
  pools: OpenPool[];
}

async function join(manager: EntityManager, emit: Emit, { tournamentId, joining, pools }: Joined): Promise<number[]> {
  if (joining.length === 0 || pools.length === 0) return [];
  const paired = await readPairedClassIds(manager, tournamentId);
  const rows: { pool_id: number; contingent_id: number; number: number; participant_id: number }[] = [];
  const drawings = new Set<number>();
  for (const one of joining) {
    // whom the rule set pairs by height and weight is set beside nobody else (art. 3.2.a)
    const open = paired.has(one.categoryClassId) ? pools.filter(({ matchChart }) => matchChart !== 2) : pools;
    const pool = poolFor(one, open);
    if (!pool) continue;
    pool.unitCount += 1;
    pool.lastUnit += 1;
    pool.contingentIds.push(one.contingentId);
    drawings.add(pool.drawingId);
    rows.push({
      pool_id: pool.id,
      contingent_id: one.contingentId,
      number: pool.lastUnit,
      participant_id: one.participantId,
    });
  }
  if (rows.length === 0) return [];
  await manager.query(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as r(pool_id bigint, contingent_id bigint, number int, participant_id bigint)
     ), unit as (
       insert into pool_unit (pool_id, tournament_id, contingent_id, number, joined_late)
       select pool_id, $1::bigint, contingent_id, number, true from given
       returning id, pool_id, number
     )
     insert into pool_unit_member (unit_id, tournament_id, participant_id, position)
     select u.id, $1::bigint, g.participant_id, 1
     from unit u join given g on g.pool_id = u.pool_id and g.number = u.number`,
    [tournamentId, JSON.stringify(rows)],
  );
  await carryDisqualifications(manager, tournamentId);
  for (const drawingId of drawings) {
    await weighAgain(manager, drawingId);
    emit(streams.staff(tournamentId), 'pools.changed', { tournament_id: tournamentId, drawing_id: drawingId });
  }
  return rows.map((row) => row.participant_id);
}

function joiners(manager: EntityManager, tournamentId: number, participantIds: readonly number[]): Promise<Joining[]> {
  return manager.query(
    `select pa.id as "participantId", tm.contingent_id as "contingentId", tm.category_class_id as "categoryClassId"
     from participant pa join team_member tm on tm.id = pa.team_member_id
     where pa.tournament_id = $1 and pa.id = any($2::bigint[]) and tm.match_category_id = $3
       and not exists (select 1 from pool_unit_member m where m.participant_id = pa.id)
     order by pa.id`,
    [tournamentId, participantIds, TANDING_ID],
  );
}

/** Locks the undrawn pools before counting: a pool that is being drawn is not joined. */
async function openPools(manager: EntityManager, tournamentId: number, classIds: number[]): Promise<OpenPool[]> {
  const locked: { id: number }[] = await manager.query(
    `select p.id from pool p join drawing d on d.id = p.drawing_id
     where d.tournament_id = $1 and d.match_category_id = $2 and (d.category_class_id = any($3::bigint[]) or exists (
         select 1 from merged_class t where t.class_id = d.category_class_id and t.source_class_id = any($3::bigint[])))
       and p.status = 'waiting'
     order by p.id
     for no key update of p`,
    [tournamentId, TANDING_ID, classIds],
  );
  return readPools(
    manager,
    locked.map((pool) => pool.id),
  );
}

const readPools = (manager: EntityManager, ids: readonly number[]): Promise<OpenPool[]> =>
  manager.query(
    `select p.id, d.id as "drawingId", (select jsonb_agg(c) from (select d.category_class_id as c union all
              select source_class_id from merged_class where class_id = d.category_class_id) as taken) as "classIds",
            d.match_chart as "matchChart",
            p.number, (count(u.id) filter (where not u.is_dummy))::int as "unitCount", coalesce(max(u.number), 0) as "lastUnit",
            coalesce(jsonb_agg(u.contingent_id) filter (where u.id is not null), '[]') as "contingentIds"
     from pool p join drawing d on d.id = p.drawing_id
     left join pool_unit u on u.pool_id = p.id
     where p.id = any($1::bigint[])
     group by p.id, d.id
     order by p.id`,
    [ids],
  );

/** A class drawn twice may have pools of two charts; the rule is asked per chart, in the order of the drawings. */
function poolFor(one: Joining, pools: readonly OpenPool[]): OpenPool | undefined {
  const ofClass = pools.filter((pool) => pool.classIds.includes(one.categoryClassId));
  for (const drawingId of new Set(ofClass.map((pool) => pool.drawingId))) {
    const ofDrawing = ofClass.filter((pool) => pool.drawingId === drawingId);
    const joinable = ofDrawing.map((pool) => ({
      ...pool,
      isDrawn: false,
      ownContingentCount: pool.contingentIds.filter((id) => id === one.contingentId).length,
    }));
    const joined = joinPool(joinable, ofDrawing[0]!.matchChart);
    if (joined.ok) return ofDrawing.find((pool) => pool.id === joined.poolId);
  }
  return undefined;
}
