// The best of each pool go on to a final pool or to battles: POST /seni/drawings/{id}/advance (issue 7, point 5).
import type { DataSource } from 'typeorm';
import { bestOf, rankPerformances } from '@gelanggang/domain/seni/ranking';
import { grouped } from '@gelanggang/domain/grouped';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { newSeed } from '../seed';
import type { SeniOutcome } from './draw-seni';
import { performersOf } from './performers';
import { divideAndDraw, faultOf, insertDrawing, type SeniPlan } from './seni-drawings';
import { holdSeniDrawing, lockDrawingPools } from './seni-locks';
import { SeniPoolsQueries } from './seni-pools.queries';
import { refuseSeni } from './seni-refusals';
import type { NewUnit } from './seni-rows';

/** Once everybody has performed. Two at once: one makes the stage, the other is told that it stands. */
export function advanceSeni(
  dataSource: DataSource,
  drawingId: number,
  plan: Pick<SeniPlan, 'mode' | 'bracketType'>,
  accountId: number | null,
  seed: string = newSeed(),
): Promise<SeniOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<SeniOutcome> => {
    const source = await holdSeniDrawing(manager, drawingId);
    if (!source) return refuseSeni('drawing-not-found');
    await lockDrawingPools(manager, [drawingId]);
    const { advanceCount } = source;
    if (advanceCount === null) return refuseSeni('nobody-advances');
    const next: unknown[] = await manager.query('select 1 from drawing where from_drawing_id = $1', [drawingId]);
    if (next.length > 0) return refuseSeni('has-next-stage');
    const queries = new SeniPoolsQueries(manager);
    const matchesOf = grouped(await queries.matchesOfDrawing(drawingId), (match) => match.poolId);
    const goingOn: number[] = [];
    for (const pool of await queries.poolsOfDrawing(drawingId)) {
      const performers = performersOf(matchesOf.get(pool.id) ?? []);
      const best = bestOf(rankPerformances(performers, pool.seed ?? ''), performers, advanceCount);
      if (!best.ok) return refuseSeni(best.code);
      goingOn.push(...best.unitIds);
    }
    if (goingOn.length < 2) return refuseSeni('too-few-advance');
    const units: NewUnit[] = await manager.query(
      `select u.contingent_id as "contingentId", c.province_id as "provinceId",
              jsonb_agg(m.participant_id order by m.position) as "participantIds"
       from pool_unit u
       join contingent c on c.id = u.contingent_id
       join pool_unit_member m on m.unit_id = u.id
       where u.id = any($1::bigint[]) group by u.id, c.id order by u.id`,
      [goingOn],
    );
    const whole: SeniPlan = { ...plan, poolSize: plan.mode === 'default' ? units.length : undefined };
    const fault = faultOf(whole, units.length);
    if (fault) return fault;
    const stage = { seed, accountId, stage: source.stage + 1, fromDrawingId: drawingId };
    const drawing = await insertDrawing(manager, source, whole, stage);
    await divideAndDraw(manager, emit, drawing, units, { pools: [], held: [] }, { accountId, reason: null });
    return { ok: true, drawingId: drawing.id, incomplete: [], schedules: [] };
  });
}
