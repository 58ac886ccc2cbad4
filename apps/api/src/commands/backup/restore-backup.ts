// Puts a backup back: files first, then the whole database in one transaction. What fails on the way changes nothing.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { isUsed, removeAll, setSequences, tablesOf, withoutRules, writeTable } from '@gelanggang/database/copy/tables';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { migrations as knownMigrations } from '@gelanggang/database/migrations';
import { checkFolder, contentsOf, type Manifest, readContent, readManifest, rowsOf, tablePath } from './backup-folder';
import { CommandRefusal } from '../run-command';
import { backupFileSentences } from '../../system/sentences';

/**
 * Added to the last number of every live stream. Pages that were open before know numbers that were given out after the
 * moment of the backup; from so far behind each of them fetches everything anew (MOST_REPLAYED_EVENTS).
 */
const STREAM_LEAP = 1_000_000;

export interface RestoreTarget {
  dataSource: DataSource;
  databaseUrl: string;
  /** Whole at its key, replacing what lies there. */
  writeContent(key: string, content: Readable): Promise<void>;
  /** Takes what waits out of a queue beside the database: its jobs would be those of another time. */
  emptyQueue(): Promise<void>;
}

/** Reads all of it and compares it with its checksums and with this program; answers what it holds. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const foreign = foreignMigrations(manifest);
  if (foreign.length > 0) throw new CommandRefusal(backupFileSentences.newer(manifest.version, foreign.join(', ')));
  await checkFolder(folder, manifest);
  return manifest;
}

/** Of a later version than this one, which cannot put it back. */
export function foreignMigrations({ migrations }: Manifest): string[] {
  const known = knownMigrations.map(({ name }) => name);
  return migrations.filter((name) => !known.includes(name));
}

/** `replaces`: what the database holds goes, once everything of the backup is in. */
export async function restoreBackup(target: RestoreTarget, folder: string, replaces: boolean): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const runner = target.dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    await refuseUnfit(client, replaces);
    for await (const { key } of contentsOf(folder)) await target.writeContent(key, readContent(folder, key));
    await runner.startTransaction();
    try {
      await client.query('set local lock_timeout = 0');
      await removeAll(client);
      await migrateTo(runner, target.databaseUrl, manifest.migrations);
      await refuseOtherTables(client, manifest);
      await load(client, folder, manifest);
      await new MigrationExecutor(target.dataSource, runner).executePendingMigrations();
      await startAnew(client);
      await target.emptyQueue();
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  } finally {
    await runner.release();
  }
  return manifest;
}

async function refuseUnfit(client: PoolClient, replaces: boolean): Promise<void> {
  if (!replaces && (await isUsed(client))) throw new CommandRefusal(backupFileSentences.notEmpty);
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name <> current_setting('application_name')`,
  );
  if (rows[0]?.count) throw new CommandRefusal(backupFileSentences.inUse);
}

/** The schema that the backup was made of, from nothing. */
async function migrateTo(runner: QueryRunner, databaseUrl: string, names: readonly string[]): Promise<void> {
  const migrations = knownMigrations.filter(({ name }) => names.includes(name));
  const then = await new DataSource(dataSourceOptions(databaseUrl, { migrations, poolSize: 1 })).initialize();
  try {
    await new MigrationExecutor(then, runner).executePendingMigrations();
  } finally {
    await then.destroy();
  }
}

/** Each table of the schema once, and no other: one that a manifest does not name would be empty, and nobody told. */
async function refuseOtherTables(client: PoolClient, { tables }: Manifest): Promise<void> {
  const left = new Set((await tablesOf(client)).map(({ name }) => name));
  for (const { name, path } of tables) {
    if (!left.delete(name) || path !== tablePath(name)) throw new CommandRefusal(backupFileSentences.wrongPart(path));
  }
  const [missing] = left;
  if (missing !== undefined) throw new CommandRefusal(backupFileSentences.missing(tablePath(missing)));
}

async function load(client: PoolClient, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await withoutRules(client, async () => {
    // migrations may have put rows of their own in
    await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
    for (const table of tables) {
      const writing = writeTable(client, table);
      const [source, unpack] = rowsOf(folder, table);
      await pipeline(source, unpack, writing);
      if (writing.rowCount !== table.rows)
        throw new CommandRefusal(backupFileSentences.otherRows(table.name, writing.rowCount, table.rows));
    }
  });
  await setSequences(client, sequences);
}

/** No page of before takes a number of now for one that it knows. */
async function startAnew(client: PoolClient): Promise<void> {
  await client.query('update epoch set value = gen_random_uuid()');
  await client.query('update stream set seq = seq + $1', [STREAM_LEAP]);
}
