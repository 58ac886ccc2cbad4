// Tells which tables a request has changed: triggers write it down in the request's own transaction, so that what is
// rolled back is not told.
import type { DataSource } from 'typeorm';

/** When a session was last used is noted with every call, refused ones too; of what can be guessed, each try is counted. */
const NOT_WATCHED = ['attempt', 'session', 'migrations'];

export async function watchWrites(dataSource: DataSource): Promise<void> {
  await dataSource.query(`
    -- not among the product's tables, of which each must be carried along with a tournament, or left
    create schema fuzz;
    create table fuzz.write (name text not null);
    create function fuzz_note() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('fuzz.unwatched', true), '') <> 'on' then
        insert into fuzz.write values (tg_table_name);
      end if;
      return null;
    end $$;`);
  const tables = await dataSource.query<{ name: string }[]>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not c.relname = any($1)`,
    [NOT_WATCHED],
  );
  for (const { name } of tables) {
    await dataSource.query(
      `create trigger zz_fuzz_note after insert or update or delete on "${name}" for each row execute function fuzz_note()`,
    );
  }
}

/** Since the last look, each table once. */
export async function takeWrites(dataSource: DataSource): Promise<string[]> {
  const [rows] = (await dataSource.query(`delete from fuzz.write returning name`)) as [{ name: string }[], number];
  return [...new Set(rows.map(({ name }) => name))].sort();
}

/** Work of the test itself. */
export function unwatched(dataSource: DataSource, sql: string, parameters: unknown[] = []): Promise<unknown> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`set local fuzz.unwatched = 'on'`);
    return manager.query(sql, parameters);
  });
}
