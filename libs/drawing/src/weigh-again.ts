// Who was weighed before being divided is held against the class of that pool (rulebook 2025, art. 2.4.b).
import type { EntityManager } from 'typeorm';
import type { ClassBounds } from '@gelanggang/domain/athletes/class-for';
import { weighIn, type WeighInOutcome } from '@gelanggang/domain/athletes/weigh-in';
import { prepared } from '@gelanggang/platform/statements/prepared';

interface Weighed extends ClassBounds {
  id: number;
  weight: number;
  outcome: WeighInOutcome;
}

const REASON = 'Kelasnya berubah.';

/**
 * Once athletes stand in pools of this drawing: a weigh-in that says something else of its class than of the one before is replaced
 * by one of the same weight, the one before stays readable. Not where an opponent has moved on by it.
 */
export async function weighAgain(manager: EntityManager, drawingId: number): Promise<void> {
  const weighed = await manager.query<Weighed[]>(
    prepared(`select w.id, w.weight::float8 as weight, w.outcome, c.weight_min::float8 as "weightMin",
       c.weight_max::float8 as "weightMax", c.includes_min as "includesMin"
     from drawing g
     join category_class c on c.id = g.category_class_id
     join pool p on p.drawing_id = g.id
     join pool_unit u on u.pool_id = p.id
     join pool_unit_member um on um.unit_id = u.id
     join weigh_in w on w.participant_id = um.participant_id
     where g.id = $1 and w.replaced_at is null and w.weight is not null and w.walkover_result_id is null
     order by w.id for no key update of w`),
    [drawingId],
  );
  const changed = weighed
    .map((one) => ({ id: one.id, outcome: weighIn(one, one.weight), before: one.outcome }))
    .filter(({ outcome, before }) => outcome !== before);
  if (changed.length === 0) return;
  await manager.query('update weigh_in set replaced_at = now(), replaced_reason = $2 where id = any($1::bigint[])', [
    changed.map(({ id }) => id),
    REASON,
  ]);
  await manager.query(
    `insert into weigh_in (tournament_id, participant_id, date, outcome, weight, recorded_by, recorded_at, officials)
     select w.tournament_id, w.participant_id, w.date, r.outcome, w.weight, w.recorded_by, w.recorded_at, w.officials
     from jsonb_to_recordset($1::jsonb) as r(id bigint, outcome text) join weigh_in w on w.id = r.id`,
    [JSON.stringify(changed)],
  );
}
