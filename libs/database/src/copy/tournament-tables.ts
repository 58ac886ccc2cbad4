// Which rows are one tournament's, found by the foreign keys that the database has: a new table is carried without being told.
import type { EntityManager } from 'typeorm';

export interface CarriedTable {
  name: string;
  /** All but those that the database computes. */
  columns: string[];
  key: string[];
  /** Columns that name an account: their numbers are each instance's own. */
  accounts: string[];
  /** The condition of the tournament's rows. */
  rows: string;
  /** Others refer to its rows too, so they are changed in place instead of replaced. */
  isShared: boolean;
}

/** The same for all tournaments of an instance, and small: carried whole. */
export const MASTER_DATA = [
  'age_category',
  'championship_category',
  'championship_match_category',
  'category_class',
  'merged_class',
  'rule_set',
];

/** What stays where it is: of accounts and devices, of the instance itself, or kept by triggers (`rule_set_nomor`, `tournament_entry`). */
export const LEFT_BEHIND = [
  ...[
    'contingent_claim',
    'contingent_invitation',
    'contingent_merge',
    'contingent_merge_file',
    'contingent_merge_undo',
  ],
  ...[
    'account',
    'account_arena',
    'account_link',
    'account_phone',
    'account_role',
    'action_key',
    'arena_code',
    'session',
    'athlete',
    'athlete_file',
    'tournament_invitation',
    'tournament_member',
  ],
  ...[
    'attempt',
    'audit',
    'display',
    'epoch',
    'event',
    'file_contingent',
    'handover',
    'job',
    'list_word',
    'mail',
    'menu',
    'migrations',
    'notice',
    'past_archive',
    'past_event',
    'past_result',
    'ranking',
    'ranking_source',
    'person_entry',
    'program_key',
    'push_message',
    'push_subscription',
    'rehearsal',
    'replay_clip',
    'setting',
    'stream',
    'text_message',
    'webhook',
    'webhook_delivery',
  ],
  ...[
    'country',
    'province',
    'district',
    'subdistrict',
    'ward',
    'match_category',
    'permission',
    'role',
    'role_permission',
  ],
  'rule_set_nomor',
  'tournament_entry',
];

const SHARED = [...MASTER_DATA, 'tournament', 'contingent', 'team_member', 'tournament_arena', 'file'];

interface Table {
  name: string;
  columns: string[];
  required: string[];
  key: string[];
}

interface Reference {
  table: string;
  columns: string[];
  target: string;
  targets: string[];
}

/**
 * In an order in which each can be filled after those that it refers to. `contingents`: the condition of those that are
 * the tournament's, where it is not everybody who entered.
 */
export async function carriedTables(
  manager: EntityManager,
  tournamentId: number,
  contingents?: string,
): Promise<CarriedTable[]> {
  const ofTournament = `tournament_id = ${tournamentId}`;
  const tables = (await readTables(manager)).filter(({ name }) => !LEFT_BEHIND.includes(name));
  const references = (await readReferences(manager)).filter(({ table }) => tables.some(({ name }) => name === table));
  const conditions = new Map([
    ['tournament', `id = ${tournamentId}`],
    ['contingent', contingents ?? (await contingentsOf(manager, ofTournament))],
  ]);
  for (const name of MASTER_DATA) conditions.set(name, 'true');
  conditions.set('file', 'false');
  for (let open = tables.length, before = 0; open !== before;) {
    before = open;
    for (const table of tables) {
      if (conditions.has(table.name)) continue;
      const condition = table.columns.includes('tournament_id') ? ofTournament : byOwner(table, references, conditions);
      if (condition) conditions.set(table.name, condition);
    }
    open = tables.filter(({ name }) => !conditions.has(name)).length;
  }
  const lost = tables.filter(({ name }) => !conditions.has(name)).map(({ name }) => name);
  if (lost.length > 0) throw new Error(`neither of a tournament nor left behind: ${lost.join(', ')}`);
  conditions.set('file', filesOf(references, conditions));
  return inOrder(tables, references).map(({ name, columns, key }) => ({
    name,
    columns,
    key,
    accounts: references
      .filter(({ table, target }) => table === name && target === 'account')
      .flatMap((one) => one.columns),
    rows: conditions.get(name) ?? 'false',
    isShared: SHARED.includes(name),
  }));
}

/** As numbers: what is removed on the way must not change what else is the tournament's. */
async function contingentsOf(manager: EntityManager, ofTournament: string): Promise<string> {
  const rows: { id: number }[] = await manager.query(
    `select contingent_id as id from contingent_registration where ${ofTournament}
     union select contingent_id from pool_unit where ${ofTournament} and contingent_id is not null`,
  );
  return rows.length > 0 ? `id in (${rows.map(({ id }) => id).join(', ')})` : 'false';
}

function byOwner(
  { name, required }: Table,
  references: readonly Reference[],
  known: ReadonlyMap<string, string>,
): string | null {
  const owner = references.find(
    (one) =>
      one.table === name &&
      one.columns.every((column) => required.includes(column)) &&
      known.has(one.target) &&
      !MASTER_DATA.includes(one.target) &&
      one.target !== 'file',
  );
  return owner
    ? `(${list(owner.columns)}) in (select ${list(owner.targets)} from ${owner.target} where ${known.get(owner.target)})`
    : null;
}

/** Whatever a row of the tournament refers to, with its other sizes. */
function filesOf(references: readonly Reference[], conditions: ReadonlyMap<string, string>): string {
  const named = references
    .filter(({ table, target }) => target === 'file' && table !== 'file')
    .map(({ table, columns }) => `select ${list(columns)} from ${table} where ${conditions.get(table)}`)
    .join(' union ');
  return `id in (${named}) or variant_of in (${named})`;
}

function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered: Table[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ name }) =>
      references.every(
        ({ table, target }) => table !== name || target === name || !waiting.some((other) => other.name === target),
      ),
    );
    if (next < 0)
      throw new Error(`tables refer to one another in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

export const list = (columns: readonly string[], of = ''): string => columns.map((one) => `${of}"${one}"`).join(', ');

function readTables(manager: EntityManager): Promise<Table[]> {
  return manager.query(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
            array_agg(a.attname::text order by a.attnum) filter (where a.attnotnull) as required,
            (select array_agg(k.attname::text order by k.attnum) from pg_constraint p
             join pg_attribute k on k.attrelid = c.oid and k.attnum = any (p.conkey)
             where p.conrelid = c.oid and p.contype = 'p') as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attgenerated = ''
     group by c.oid, c.relname order by c.relname`,
  );
}

function readReferences(manager: EntityManager): Promise<Reference[]> {
  return manager.query(
    `select c.conrelid::regclass::text as table, c.confrelid::regclass::text as target,
            (select array_agg(a.attname::text order by k.n) from unnest(c.conkey) with ordinality k(num, n)
             join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
            (select array_agg(a.attname::text order by k.n) from unnest(c.confkey) with ordinality k(num, n)
             join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as targets
     from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
     order by c.conrelid::regclass::text, c.conname`,
  );
}
