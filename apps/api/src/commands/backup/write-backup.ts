// Keeps one moment of the database and the contents of its files in a new folder, while everything goes on running.
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Client, type ClientBase } from 'pg';
import { columnTypes } from '@gelanggang/database/column-types';
import { migrationsOf, readTable, sequencesOf, tablesOf } from '@gelanggang/database/copy/tables';
import {
  type BackupTable,
  checkFolder,
  contentPath,
  FILES_LIST,
  FORMAT,
  type Manifest,
  messageOf,
  type StoredContent,
  tablePath,
  writeManifest,
  writePart,
} from './backup-folder';
import { CommandRefusal } from '../run-command';
import { backupFileSentences } from '../../system/sentences';

const FILES_AT_ONCE = 1000;

export interface BackupSource {
  databaseUrl: string;
  /** Rejects when there is no such content. */
  readContent(key: string): Promise<Readable>;
  version: string;
  /** Once it is aborted the backup fails at its next statement, and its connection is gone. */
  signal?: AbortSignal;
}

export interface BackupReport {
  manifest: Manifest;
  /** Keys of contents that a row names and that are gone: they were lost before. */
  missing: string[];
}

/** In one transaction that sees one moment, whatever is written meanwhile; nobody waits for it but migrations. */
async function atOneMoment<T>(
  { databaseUrl, signal }: Pick<BackupSource, 'databaseUrl' | 'signal'>,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const client = new Client({
    connectionString: databaseUrl,
    types: columnTypes,
    application_name: 'gelanggang-backup',
  });
  // between two statements nobody waits for it: a server that ends it then fails the next one, and not the whole process
  client.on('error', () => undefined);
  const leave = () => void client.end().catch(() => undefined);
  await client.connect();
  signal?.addEventListener('abort', leave, { once: true });
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', leave);
    await client.end();
  }
}

/** What a backup would hold now: rows per table, number and length of the files. */
export function countBackup(source: BackupSource) {
  return atOneMoment(source, async (client) => {
    const tables = await tablesOf(client);
    let rows = 0;
    for (const { name } of tables)
      rows += (await client.query<{ count: number }>(`select count(*) as count from "${name}"`)).rows[0]?.count ?? 0;
    const { rows: sums } = await client.query<{ files: number; size: number }>(
      'select count(*) as files, coalesce(sum(size), 0)::float8 as size from file',
    );
    return { tables: tables.length, rows, files: sums[0]?.files ?? 0, filesSize: sums[0]?.size ?? 0 };
  });
}

/** The folder appears under its name when it is whole and has been read back; what was cut off ends in `.part`. */
export async function writeBackup(source: BackupSource, folder: string): Promise<BackupReport> {
  if (await stat(folder).catch(() => null)) throw new CommandRefusal(backupFileSentences.exists(folder));
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  const report = await atOneMoment(source, (client) => write(client, source, unfinished));
  await checkFolder(unfinished, report.manifest);
  await rename(unfinished, folder);
  return report;
}

async function write(client: ClientBase, source: BackupSource, folder: string): Promise<BackupReport> {
  const { rows } = await client.query<{ at: Date }>('select now() as at');
  const at = rows[0]?.at ?? new Date();
  const migrations = await migrationsOf(client);
  const tables: BackupTable[] = [];
  for (const table of await tablesOf(client)) {
    const reading = readTable(client, table);
    const part = await writePart(folder, tablePath(table.name), reading, createGzip());
    tables.push({ ...table, ...part, rows: reading.rowCount });
  }
  const sequences = await sequencesOf(client);

  const missing: string[] = [];
  let files = 0;
  let filesSize = 0;
  const keep = async function* (): AsyncGenerator<string> {
    for await (const content of storedContents(client)) {
      if (!(await keepContent(source, folder, content))) {
        missing.push(content.key);
        continue;
      }
      files += 1;
      filesSize += content.size;
      yield `${JSON.stringify(content)}\n`;
    }
  };
  const list = await writePart(folder, FILES_LIST, Readable.from(keep()));
  const manifest: Manifest = {
    ...{ format: FORMAT, version: source.version, at: at.toISOString(), migrations },
    ...{ tables, sequences, list, files, filesSize },
  };
  await writeManifest(folder, manifest);
  // removed after the moment that is kept, or lost before: the row of now tells which
  return { manifest, missing: missing.length ? await stillNamed(source, missing) : [] };
}

async function* storedContents(client: ClientBase): AsyncGenerator<StoredContent> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<StoredContent & { id: string }>(
      `select id, storage_key as key, size::float8 as size, sha256 from file where id > $1 order by id limit $2`,
      [after, FILES_AT_ONCE],
    );
    for (const { id, ...content } of rows) {
      yield content;
      after = id;
    }
    if (rows.length < FILES_AT_ONCE) return;
  }
}

/** False when there is no such content; one that is not what its row says is a fault of the disk, and told. */
async function keepContent(source: BackupSource, folder: string, content: StoredContent): Promise<boolean> {
  let reading: Readable;
  try {
    reading = await source.readContent(content.key);
  } catch (error) {
    if (isMissing(error)) return false;
    throw new CommandRefusal(backupFileSentences.contentUnreadable(content.key, messageOf(error)));
  }
  const { size, sha256 } = await writePart(folder, contentPath(content.key), reading);
  if (size !== content.size || sha256 !== content.sha256)
    throw new CommandRefusal(backupFileSentences.contentBroken(content.key));
  return true;
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

async function stillNamed(source: BackupSource, keys: string[]): Promise<string[]> {
  return atOneMoment(source, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      'select storage_key as key from file where storage_key = any($1) order by 1',
      [keys],
    );
    return rows.map(({ key }) => key);
  });
}
