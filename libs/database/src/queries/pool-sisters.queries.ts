// Whether a class was drawn into several brackets, which their names then tell apart.
import type { EntityManager } from 'typeorm';

/** Of a bracket that is gone: false. */
export async function isOneOfSeveral(manager: EntityManager, poolId: number): Promise<boolean> {
  const [row] = await manager.query<{ is: boolean }[]>(
    `select exists (
       select from pool p join drawing d on d.id = p.drawing_id
       where p.tournament_id = own.tournament_id and p.id <> own.id
         and (d.age_category_id, d.gender, d.match_category_id) = (of.age_category_id, of.gender, of.match_category_id)
         and (d.category_class_id, d.nomor) is not distinct from (of.category_class_id, of.nomor)
         and exists (select from match m where m.pool_id = p.id)) as is
     from pool own join drawing of on of.id = own.drawing_id where own.id = $1`,
    [poolId],
  );
  return row?.is ?? false;
}
