// The tables of a database as they are copied as a whole: their columns, their rows by COPY, the numbers they go on with.
import type { Readable, Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** How far the schema is; rebuilt by migrating, never copied. */
const MIGRATIONS = 'migrations';

export interface CopiedTable {
  name: string;
  /** All but those that the database computes. */
  columns: string[];
}

export interface CopiedSequence {
  name: string;
  /** The last number that was given out. */
  last: number;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const columnList = ({ columns }: CopiedTable): string => columns.map(quoted).join(', ');

export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by timestamp, id`);
  return rows.map(({ name }) => name);
}

export async function tablesOf(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attgenerated = '' and c.relname <> $1
     group by c.relname order by c.relname`,
    [MIGRATIONS],
  );
  return rows;
}

/** Read after the tables: a number that is given out twice would be a doubled id, one left out is none. */
export async function sequencesOf(client: ClientBase): Promise<CopiedSequence[]> {
  const { rows } = await client.query<CopiedSequence>(
    `select sequencename as name, last_value::float8 as last from pg_sequences
     where schemaname = current_schema() and last_value is not null and sequencename not like $1 order by 1`,
    [`${MIGRATIONS}%`],
  );
  return rows;
}

/** All rows as PostgreSQL writes them; `rowCount` holds once it has ended. */
export function readTable(client: ClientBase, table: CopiedTable): Readable & { rowCount: number } {
  return client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));
}

/** Takes what readTable() gave. */
export function writeTable(client: ClientBase, table: CopiedTable): Writable & { rowCount: number } {
  return client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`));
}

export async function setSequences(client: ClientBase, sequences: readonly CopiedSequence[]): Promise<void> {
  for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
}

/** Whether somebody has worked with this database: reference data alone are nobody's work. */
export async function isUsed(client: ClientBase): Promise<boolean> {
  const { rows: known } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname in ('tournament', 'account')`,
  );
  for (const { name } of known) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount) return true;
  }
  return false;
}

/** Removes every table and function of ours, and the queue that stands in PostgreSQL; what extensions brought stays. */
export async function removeAll(client: ClientBase): Promise<void> {
  await client.query(`do $$
    declare
      statement text;
    begin
      for statement in
        select format('drop table %s cascade', c.oid::regclass) from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      loop
        execute statement;
      end loop;
      for statement in
        select format('drop function %s', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop
        execute statement;
      end loop;
      drop schema if exists bullmq cascade;
    end $$`);
}

/**
 * Runs `load` while no foreign key and no trigger of ours is in force, in the transaction of the caller. The keys come
 * back by the definition they had, which checks every row against them.
 */
export async function withoutRules(client: ClientBase, load: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
  );
  const { rows: triggered } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`);
  await load();
  for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}
