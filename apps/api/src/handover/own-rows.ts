// What a file may bring of a tournament that was here: its own rows and contents. A laptop in a hall is in other hands, and
// whoever changes its file must not reach what else is here.
import { type EntityManager, QueryFailedError } from 'typeorm';
import { type CarriedTable, MASTER_DATA } from '@gelanggang/database/copy/tournament-tables';
import type { Fingerprints } from '@gelanggang/domain/handover/compare-copies';
import { CommandRefusal } from '../commands/run-command';
import type { HandedRows, HandoverHeader } from './handover-file';
import { BLOCK_SIZE } from './held-tournament';
import { handoverFileSentences } from './sentences';

/**
 * Rows that others refer to as well are changed in place: of those that stand here, the file may name what is the tournament's,
 * or was when it went out with the file that this one follows. All other rows are looked at once they stand (`refuseRowsBeside`).
 */
export async function refuseRowsOfOthers(
  manager: EntityManager,
  tables: readonly CarriedTable[],
  { tournament, follows }: HandoverHeader,
  rows: HandedRows,
): Promise<void> {
  const [given]: { base: Fingerprints | null }[] = await manager.query(
    `select base from handover where tournament_id = $1 and file_id = $2 and direction = 'out'`,
    [tournament.id, follows],
  );
  const shared = tables.filter(({ name, isShared }) => isShared && !MASTER_DATA.includes(name));
  for (const { name, rows: own } of shared) {
    const others: { id: string }[] = await manager
      .query(
        `select t.id::text as id from "${name}" t
         where t.id in (select r.id from jsonb_populate_recordset(null::"${name}", $1::jsonb) r) and (${own}) is not true`,
        [rows.get(name) ?? '[]'],
      )
      .catch((error: unknown) => {
        throw isOfTheRows(error) ? new CommandRefusal(handoverFileSentences.rowsRefused(name)) : error;
      });
    const went = given?.base?.[name] ?? {};
    if (others.some(({ id }) => !Object.hasOwn(went, id)))
      throw new CommandRefusal(handoverFileSentences.rowsOfOthers(name));
  }
}

/** `placed`: how many rows of each table the file has brought. One that is not among the tournament's now is another's. */
export async function refuseRowsBeside(
  manager: EntityManager,
  tables: readonly CarriedTable[],
  placed: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { name, rows } of tables) {
    if (MASTER_DATA.includes(name)) continue;
    const [own]: { count: number }[] = await manager.query(
      `select count(*)::int as count from "${name}" t where ${rows}`,
    );
    if (own?.count !== placed.get(name)) throw new CommandRefusal(handoverFileSentences.rowsOfOthers(name));
  }
}

/**
 * Where a tournament was made, what is new in its file has the numbers of the hall. One that this instance is about to give out
 * itself would be in the way of whatever is made here next, in any tournament.
 */
export async function refuseNumbersToCome(manager: EntityManager, tables: readonly CarriedTable[]): Promise<void> {
  const numbered: { name: string; last: number }[] = await manager.query(
    `select name, coalesce(last_value, 0) as last
     from unnest($1::text[]) name
     join pg_sequences on format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(format('%I', name), 'id')`,
    [[...tables.filter(({ key }) => key.join() === 'id').map(({ name }) => name), 'audit']],
  );
  for (const { name, last } of numbered) {
    const hall = Math.ceil((last + 1) / BLOCK_SIZE) * BLOCK_SIZE;
    const taken: unknown[] = await manager.query(`select from "${name}" where id > $1 and id < $2 limit 1`, [
      last,
      hall,
    ]);
    if (taken.length > 0) throw new CommandRefusal(handoverFileSentences.rowsRefused(name));
  }
}

/** Contents lie under the numbers of files, which every page with a picture names: none is written but the file's own. */
export function refuseContentsOfOthers(keys: readonly string[], rows: HandedRows): void {
  const files = JSON.parse(rows.get('file') ?? '[]') as { storage_key?: unknown }[];
  const own = new Set(files.map((file) => file.storage_key));
  const other = keys.find((key) => !own.has(key));
  if (other !== undefined) throw new CommandRefusal(handoverFileSentences.broken(other));
}

/** No such value, twice the same row, or one that a constraint does not take: the rows are not as they were given. */
export const isOfTheRows = (error: unknown): boolean =>
  error instanceof QueryFailedError && /^2[123]/.test(String((error.driverError as { code?: unknown }).code));
