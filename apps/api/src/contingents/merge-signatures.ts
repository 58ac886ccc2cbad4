// Signatures under lists of entries when two contingents become one: they stay, and the list that is both is signed anew.
import type { EntityManager } from 'typeorm';

interface Merged {
  keptId: number;
  merged: { id: number; name: string };
}

export interface MovedSignatures {
  ids: number[];
  /** Where one of the two had signed, so that the list has to be signed anew. */
  tournaments: number[];
}

/** The kept contingent stands in all tournaments by now, and the merged one still does in its own. */
export async function moveSignatures(manager: EntityManager, { keptId, merged }: Merged): Promise<MovedSignatures> {
  const lists = await manager.query<{ id: number }[]>(
    `insert into entry_check_list (tournament_id, contingent_id, merged_with)
     select distinct s.tournament_id, $2::bigint, $3::text from entry_signature s
     join contingent_registration r on r.tournament_id = s.tournament_id and r.contingent_id = $1
     where s.contingent_id in ($1, $2)
     on conflict (tournament_id, contingent_id) do update set merged_with = excluded.merged_with
     returning tournament_id as id`,
    [merged.id, keptId, merged.name],
  );
  const [moved] = await manager.query<[{ id: number }[], number]>(
    `update entry_signature set contingent_id = $2, merged_from = coalesce(merged_from, $3::text)
     where contingent_id = $1 returning id`,
    [merged.id, keptId, merged.name],
  );
  return { ids: moved.map(({ id }) => id), tournaments: lists.map(({ id }) => id) };
}

/** The restored contingent is registered again, the kept one still everywhere. */
export async function moveSignaturesBack(
  manager: EntityManager,
  { keptId, merged }: Merged,
  moved: MovedSignatures,
): Promise<void> {
  await manager.query(
    `update entry_signature set contingent_id = $2, merged_from = nullif(merged_from, $3::text)
     where id = any($1::bigint[])`,
    [moved.ids, merged.id, merged.name],
  );
  await manager.query(
    `update entry_check_list set merged_with = null
     where contingent_id = $1 and tournament_id = any($2::bigint[]) and merged_with = $3`,
    [keptId, moved.tournaments, merged.name],
  );
}
