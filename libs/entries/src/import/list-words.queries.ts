// What headings and words of an account's earlier lists meant.
import type { DataSource, EntityManager } from 'typeorm';
import type { RememberedWord } from '@gelanggang/contract/entry-imports';

/** The longest unused are forgotten when there are more. */
const MOST_KEPT = 2000;

export function loadWords(manager: EntityManager, accountId: number): Promise<RememberedWord[]> {
  return manager.query(
    `select kind, of_column as "column", written, meaning from list_word where account_id = $1
     order by used_at desc, kind, of_column, written`,
    [accountId],
  );
}

/** The newest meaning of a word counts. */
export async function keepWords(
  dataSource: DataSource,
  accountId: number,
  words: readonly RememberedWord[],
): Promise<void> {
  if (words.length === 0) return;
  await dataSource.transaction(async (manager) => {
    await manager.query(
      `insert into list_word (account_id, kind, of_column, written, meaning)
       select distinct on (kind, "column", written) $1::bigint, kind, "column", written, meaning
       from rows from (jsonb_to_recordset($2) as (kind text, "column" text, written text, meaning text)) with ordinality as w (kind, "column", written, meaning, place)
       order by kind, "column", written, place desc
       on conflict (account_id, kind, of_column, written) do update set meaning = excluded.meaning, used_at = now()`,
      [accountId, JSON.stringify(words)],
    );
    await manager.query(
      `delete from list_word where account_id = $1 and (kind, of_column, written) not in (
         select kind, of_column, written from list_word where account_id = $1 order by used_at desc limit $2)`,
      [accountId, MOST_KEPT],
    );
  });
}
