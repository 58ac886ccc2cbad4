// Writes results of an old event: new ones, and others whose place is put right.
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { pastKey, type PastResult } from '@gelanggang/domain/past-events/past-results';

/** `key`: by which the same result is found again. */
export type KeyedResult = PastResult & { key: string };

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const keyedResult = (result: PastResult): KeyedResult => ({ ...result, key: hashOf(pastKey(result)) });

/** One statement: new ones in the order of the list, others with their place put right. */
export async function writePastResults(
  manager: EntityManager,
  id: number,
  rows: readonly KeyedResult[],
): Promise<void> {
  await manager.query(
    `insert into past_result (past_event_id, key, names, contingent, province, category, age, class_name, gender, place, searched)
     select $1, r.key, array(select jsonb_array_elements_text(r.names)), r.contingent, r.province, r.category, r.age,
       r.class_name, r.gender, r.place, r.searched
     from rows from (jsonb_to_recordset($2) as (key text, names jsonb, contingent text, province text,
       category text, age text, class_name text, gender text, place integer, searched text)) with ordinality
       as r (key, names, contingent, province, category, age, class_name, gender, place, searched, at)
     order by r.at
     on conflict (past_event_id, key) do update set place = excluded.place`,
    [
      id,
      JSON.stringify(
        rows.map(({ className, ...row }) => ({
          ...row,
          class_name: className,
          searched: [...row.names, row.contingent].join(' '),
        })),
      ),
    ],
  );
}
