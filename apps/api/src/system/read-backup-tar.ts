// Goes once through the tar file of a backup and compares each part with what its manifest says, whichever comes first.
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import type { BackupContents } from '@gelanggang/contract/backups';
import {
  contentPath,
  FILES_LIST,
  MANIFEST,
  type Manifest,
  measure,
  nowhere,
  type Part,
  type StoredContent,
  toManifest,
} from '../commands/backup/backup-folder';
import { foreignMigrations } from '../commands/backup/restore-backup';
import { CommandRefusal } from '../commands/run-command';
import { backupFileSentences } from './sentences';

/** What is remembered of a file that is longer than any that we make is bounded by these. */
const MOST_PARTS = 300_000;
const MOST_MANIFEST_BYTES = 8 * 1024 ** 2;
const LONGEST_LINE = 2_000;
/** Of a table, unpacked: nothing that this product has written comes near it. */
const MOST_TABLE_BYTES = 64 * 1024 ** 3;

/** A tar file ends with two blocks of zeros. */
const END_BYTES = 1024;

const { noTar, cut, unreadable, tooLong } = backupFileSentences;

interface Seen {
  size: number;
  sha256: string;
  /** Of a table. */
  rows?: number;
}

interface Read {
  root: string | null;
  manifest: Manifest | null;
  seen: Map<string, Seen>;
  /** What the list of contents says of each. */
  listed: Map<string, Seen>;
}

/** Fails with a sentence for people. Takes all of `source`, so that whoever sends it hears the answer. */
export async function readBackupTar(source: Readable): Promise<BackupContents> {
  const read: Read = { root: null, manifest: null, seen: new Map(), listed: new Map() };
  const tar = extract();
  let bytes = 0;
  let tail = Buffer.alloc(0);
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      tail = Buffer.concat([tail, chunk.subarray(-END_BYTES)]).subarray(-END_BYTES);
      done(null, chunk);
    },
  });
  source.once('error', (error) => counting.destroy(error));
  // not destroyed with the rest: what is left of it is taken all the same
  source.pipe(counting);
  const feeding = pipeline(counting, tar as unknown as Writable);
  // what went wrong is told by the reading below
  feeding.catch(() => undefined);
  try {
    for await (const entry of tar) await takeEntry(read, entry.header, entry as unknown as Readable);
    await feeding;
  } catch (error) {
    const isFromSender = source.errored === error;
    source.unpipe(counting).resume();
    counting.destroy();
    if (error instanceof CommandRefusal || isFromSender) throw error;
    throw new CommandRefusal(read.seen.size > 0 ? cut : noTar);
  }
  if (bytes === 0) throw new CommandRefusal(backupFileSentences.empty);
  // one that ends between two of its files is read without a fault
  if (tail.length < END_BYTES || tail.some((byte) => byte !== 0))
    throw new CommandRefusal(read.seen.size > 0 ? cut : noTar);
  return compared(read);
}

async function takeEntry(read: Read, header: Header, content: Readable): Promise<void> {
  const [root = '', ...rest] = header.name.split('/');
  const path = rest.join('/');
  if (header.type !== 'file' || path === '') return void content.resume();
  if (read.root !== null && read.root !== root) throw new CommandRefusal(backupFileSentences.severalFolders);
  read.root = root;
  if (read.seen.has(path)) throw new CommandRefusal(backupFileSentences.twice(path));
  if (read.seen.size >= MOST_PARTS) {
    throw new CommandRefusal(backupFileSentences.tooLarge);
  }
  const { stream, result } = measure();
  let rows: number | undefined;
  if (path === MANIFEST) read.manifest = await manifestOf(header, content, stream);
  else if (path === FILES_LIST) await pipeline(content, stream, listInto(read.listed));
  else if (path.startsWith('tables/')) rows = await rowsIn(content, stream, path);
  else await pipeline(content, stream, nowhere());
  read.seen.set(path, { ...result(), rows });
}

async function manifestOf({ size = 0 }: Header, content: Readable, through: Transform): Promise<Manifest> {
  if (size > MOST_MANIFEST_BYTES) throw new CommandRefusal(tooLong(MANIFEST));
  const chunks: Buffer[] = [];
  await pipeline(content, through, new Writable({ write: (chunk: Buffer, _, done) => done(void chunks.push(chunk)) }));
  let given: unknown;
  try {
    given = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new CommandRefusal(unreadable(MANIFEST));
  }
  const { manifest, fault } = toManifest(given);
  if (!manifest) throw new CommandRefusal(backupFileSentences.wrongField(MANIFEST, fault));
  return manifest;
}

/** Lines of JSON, each the key, length and sum of a content. */
function listInto(listed: Map<string, Seen>): Writable {
  let rest = '';
  const take = (line: string) => {
    let content: Partial<StoredContent>;
    try {
      content = JSON.parse(line) as Partial<StoredContent>;
    } catch {
      throw new CommandRefusal(unreadable(FILES_LIST));
    }
    const { key, size, sha256 } = content;
    if (typeof key !== 'string' || typeof size !== 'number' || typeof sha256 !== 'string') {
      throw new CommandRefusal(unreadable(FILES_LIST));
    }
    if (listed.size >= MOST_PARTS) throw new CommandRefusal(tooLong(FILES_LIST));
    listed.set(contentPath(key), { size, sha256 });
  };
  const work = (done: (error?: Error) => void, step: () => void) => {
    try {
      step();
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  return new Writable({
    write: (chunk: Buffer, _encoding, done) =>
      work(done, () => {
        const lines = (rest + chunk.toString('utf8')).split('\n');
        rest = lines.pop() ?? '';
        if (rest.length > LONGEST_LINE) throw new CommandRefusal(unreadable(FILES_LIST));
        for (const line of lines) take(line);
      }),
    final: (done) => work(done, () => rest && take(rest)),
  });
}

/** As PostgreSQL writes them: one row a line. */
async function rowsIn(content: Readable, through: Transform, path: string): Promise<number> {
  let [rows, bytes] = [0, 0];
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      done(bytes > MOST_TABLE_BYTES ? new CommandRefusal(tooLong(path)) : null);
    },
  });
  try {
    await pipeline(content, through, createGunzip(), count);
  } catch (error) {
    if (error instanceof CommandRefusal || !isOfZlib(error)) throw error;
    throw new CommandRefusal(unreadable(path));
  }
  return rows;
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** All that the manifest names is there and as it was, and nothing else. */
function compared({ root, manifest, seen, listed }: Read): BackupContents {
  if (!manifest) throw new CommandRefusal(seen.size > 0 ? backupFileSentences.cutBefore(MANIFEST) : noTar);
  const expected = new Map<string, Seen>(listed);
  for (const table of manifest.tables) expected.set(table.path, table);
  expected.set(FILES_LIST, manifest.list);
  for (const [path, part] of expected) requireSame(path, part, seen.get(path));
  for (const path of seen.keys()) {
    if (path !== MANIFEST && !expected.has(path)) throw new CommandRefusal(backupFileSentences.noPart(path));
  }
  const filesSize = [...listed.values()].reduce((sum, { size }) => sum + size, 0);
  if (listed.size !== manifest.files || filesSize !== manifest.filesSize) {
    throw new CommandRefusal(backupFileSentences.otherList);
  }
  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
  return {
    name: root ?? '',
    ...{ at: manifest.at, version: manifest.version, is_restorable: foreignMigrations(manifest).length === 0 },
    ...{ tournaments: rowsOf('tournament'), athletes: rowsOf('team_member'), matches: rowsOf('match') },
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files,
    size_bytes: [...seen.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

function requireSame(path: string, part: Omit<Part, 'path'> & { rows?: number }, found: Seen | undefined): void {
  if (!found) throw new CommandRefusal(backupFileSentences.missing(path));
  if (found.size !== part.size || found.sha256 !== part.sha256 || (part.rows ?? found.rows) !== found.rows) {
    throw new CommandRefusal(backupFileSentences.otherSum(path));
  }
}
