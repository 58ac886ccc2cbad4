// The rows of one tournament as they are read, compared and put in place.
import type { EntityManager } from 'typeorm';
import type { Fingerprints } from '@gelanggang/domain/handover/compare-copies';
import { type CarriedTable, list, MASTER_DATA } from './tournament-tables';

/** Presence of devices, which goes on changing while the tournament is away. */
const NOT_COMPARED = [...MASTER_DATA, 'panel_device'];

export const comparedTables = (tables: readonly CarriedTable[]) =>
  tables.filter(({ name }) => !NOT_COMPARED.includes(name));

const withoutAccounts = ({ accounts }: CarriedTable): string =>
  accounts.reduce((json, column) => `${json} - '${column}'`, 'to_jsonb(t)');
const keyText = ({ key }: CarriedTable): string => `concat_ws('/', ${list(key, 't.')})`;

/** A JSON list, in order of the key. */
export async function readRows(manager: EntityManager, table: CarriedTable): Promise<string> {
  const [row]: { rows: string }[] = await manager.query(
    `select coalesce(jsonb_agg(to_jsonb(t) order by ${list(table.key, 't.')}), '[]')::text as rows
     from "${table.name}" t where ${table.rows}`,
  );
  return row?.rows ?? '[]';
}

/** One sum of all rows as every instance has them: numbers of accounts are each one's own. */
export async function sumOf(manager: EntityManager, table: CarriedTable): Promise<string> {
  const [row]: { sum: string }[] = await manager.query(
    `select count(*) || ':' || coalesce(md5(string_agg(sum, '' order by sum collate "C")), '') as sum
     from (select md5((${withoutAccounts(table)})::text) as sum from "${table.name}" t where ${table.rows}) rows`,
  );
  return row?.sum ?? '';
}

export async function fingerprints(manager: EntityManager, tables: readonly CarriedTable[]): Promise<Fingerprints> {
  const found: Record<string, Record<string, string>> = {};
  for (const table of comparedTables(tables)) {
    const rows: { key: string; sum: string }[] = await manager.query(
      `select ${keyText(table)} as key, md5(to_jsonb(t)::text) as sum from "${table.name}" t where ${table.rows}`,
    );
    found[table.name] = Object.fromEntries(rows.map(({ key, sum }) => [key, sum]));
  }
  return found;
}

/** Removes what will come anew, and of what others refer to the rows that will not come. */
export async function removeRows(
  manager: EntityManager,
  tables: readonly CarriedTable[],
  coming: ReadonlyMap<string, string>,
): Promise<void> {
  for (const table of [...tables].reverse()) {
    if (!table.isShared) await manager.query(`delete from "${table.name}" where ${table.rows}`);
  }
  for (const name of ['team_member', 'tournament_arena']) {
    const table = tables.find((one) => one.name === name);
    await manager.query(
      `delete from "${name}" where ${table?.rows} and id not in
         (select (r ->> 'id')::bigint from jsonb_array_elements($1::jsonb) r)`,
      [coming.get(name) ?? '[]'],
    );
  }
}

/** `accounts` is a table `(there, here)`; `known` says what becomes of a row that is there already. Answers how many it has put. */
export async function placeRows(
  manager: EntityManager,
  table: CarriedTable,
  rows: string,
  { accounts, known }: { accounts: string; known: 'changed' | 'left' },
): Promise<number> {
  const values = table.columns.map((column) =>
    table.accounts.includes(column)
      ? `(select a.here from ${accounts} a where a.there = r."${column}")`
      : `r."${column}"`,
  );
  const changed = table.columns.filter((column) => !table.key.includes(column));
  const change =
    known === 'changed' && changed.length > 0
      ? `do update set ${changed.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`
      : 'do nothing';
  const [placed]: { count: number }[] = await manager.query(
    `with placed as (
       insert into "${table.name}" (${list(table.columns)})
       select ${values.join(', ')} from jsonb_populate_recordset(null::"${table.name}", $1::jsonb) r
       ${table.isShared ? `on conflict (${list(table.key)}) ${change}` : ''} returning 1)
     select count(*)::int as count from placed`,
    [rows],
  );
  return placed?.count ?? 0;
}
