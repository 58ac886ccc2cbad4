// Where a pool belongs, by ids: what the filters of the schedule forms compare.
import type { EntityManager } from 'typeorm';
import type { NamedRow } from '@gelanggang/contract/schedules';

export interface PoolPlace {
  id: number;
  matchCategoryId: number;
  ageCategory: NamedRow;
  classId: number | null;
}

export async function readPoolPlaces(
  manager: EntityManager,
  poolIds: readonly number[],
): Promise<Map<number, PoolPlace>> {
  const rows = await manager.query<PoolPlace[]>(
    `select p.id, d.match_category_id as "matchCategoryId", json_build_object('id', a.id, 'name', a.name) as "ageCategory",
       d.category_class_id as "classId"
     from pool p join drawing d on d.id = p.drawing_id join age_category a on a.id = d.age_category_id
     where p.id = any($1::bigint[])`,
    [poolIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
