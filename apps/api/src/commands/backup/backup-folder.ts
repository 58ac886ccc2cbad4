// What lies in the folder of a backup, how it is written and how it is checked: `manifest.json` comes last and names the
// checksum of everything else.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayNotEmpty,
  Equals,
  IsArray,
  IsInt,
  IsString,
  Matches,
  Min,
  ValidateNested,
  validateSync,
} from 'class-validator';
import type { CopiedSequence, CopiedTable } from '@gelanggang/database/copy/tables';
import { CommandRefusal } from '../run-command';
import { backupFileSentences } from '../../system/sentences';

/** The form of the folder; another one is read by another version. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** One line of JSON for each content: key, size, sha256. */
export const FILES_LIST = 'files.jsonl';

export const tablePath = (name: string): string => `tables/${name}.copy.gz`;
export const contentPath = (key: string): string => `files/${key}`;

/** A file of the folder, by its path in it. */
export class Part {
  @Matches(/^(tables\/[a-z_0-9]+\.copy\.gz|files\.jsonl|files\/[0-9a-f]{2}\/[\w-]+)$/)
  path: string;

  @IsInt()
  @Min(0)
  size: number;

  @Matches(/^[0-9a-f]{64}$/)
  sha256: string;
}

export class BackupTable extends Part implements CopiedTable {
  @Matches(/^[a-z_0-9]+$/)
  name: string;

  @ArrayNotEmpty()
  @IsString({ each: true })
  columns: string[];

  @IsInt()
  @Min(0)
  rows: number;
}

export class BackupSequence implements CopiedSequence {
  @Matches(/^[a-z_0-9]+$/)
  name: string;

  @IsInt()
  last: number;
}

export class Manifest {
  @Equals(FORMAT)
  format: number;

  /** Of the program that wrote it. */
  @IsString()
  version: string;

  /** The moment of the database that is kept. */
  @IsString()
  at: string;

  /** The schema: names of all migrations that it had had. */
  @IsArray()
  @IsString({ each: true })
  migrations: string[];

  @ValidateNested({ each: true })
  @Type(() => BackupTable)
  tables: BackupTable[];

  @ValidateNested({ each: true })
  @Type(() => BackupSequence)
  sequences: BackupSequence[];

  /** The list of the contents of files, how many there are and how long they are together. */
  @ValidateNested()
  @Type(() => Part)
  list: Part;

  @IsInt()
  files: number;

  @IsInt()
  filesSize: number;
}

export interface StoredContent {
  key: string;
  size: number;
  sha256: string;
}

/** Passes on what goes through, and knows its length and checksum afterwards. */
export function measure(): { stream: Transform; result(): { size: number; sha256: string } } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

/** Writes one file of the folder; nobody else of this machine may read it. */
export async function writePart(folder: string, path: string, source: Readable, through?: Transform): Promise<Part> {
  const { stream, result } = measure();
  const target = join(folder, path);
  // at once: a source that fails before anybody listens to it would end the process
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const file = createWriteStream(target, { mode: 0o600, flush: true });
  await (through ? pipeline(source, through, stream, file) : pipeline(source, stream, file));
  return { path, ...result() };
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
}

export async function readManifest(folder: string): Promise<Manifest> {
  let given: unknown;
  try {
    given = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  } catch (error) {
    throw new CommandRefusal(backupFileSentences.noFolder(folder, messageOf(error)));
  }
  const { manifest, fault } = toManifest(given);
  if (!manifest) throw new CommandRefusal(backupFileSentences.wrongManifest(join(folder, MANIFEST), fault));
  return manifest;
}

/** What a manifest says, or which part of it is wrong. */
export function toManifest(
  given: unknown,
): { manifest: Manifest; fault?: never } | { manifest?: never; fault: string } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { fault: 'isinya' };
  const manifest = plainToInstance(Manifest, given);
  const [fault] = validateSync(manifest);
  return fault ? { fault: fault.property } : { manifest };
}

/** Everything that lies in the folder, read once and compared with what the manifest says of it. */
export async function checkFolder(folder: string, manifest: Manifest): Promise<void> {
  for (const part of [...manifest.tables, manifest.list]) await checkPart(folder, part);
  let files = 0;
  let filesSize = 0;
  for await (const { key, size, sha256 } of contentsOf(folder)) {
    await checkPart(folder, { path: contentPath(key), size, sha256 });
    files += 1;
    filesSize += size;
  }
  if (files !== manifest.files || filesSize !== manifest.filesSize)
    throw new CommandRefusal(backupFileSentences.otherList);
}

async function checkPart(folder: string, part: Part): Promise<void> {
  const { stream, result } = measure();
  try {
    await pipeline(createReadStream(join(folder, part.path)), stream, nowhere());
  } catch (error) {
    throw new CommandRefusal(backupFileSentences.unreadableWhy(part.path, messageOf(error)));
  }
  const { size, sha256 } = result();
  if (size !== part.size || sha256 !== part.sha256) throw new CommandRefusal(backupFileSentences.otherSum(part.path));
}

/** The contents that the folder keeps, one after the other. */
export async function* contentsOf(folder: string): AsyncGenerator<StoredContent> {
  const lines = createInterface({ input: createReadStream(join(folder, FILES_LIST)), crlfDelay: Infinity });
  for await (const line of lines) {
    const content = toContent(line);
    if (!content) throw new CommandRefusal(backupFileSentences.wrongPart(FILES_LIST));
    yield content;
  }
}

/** null for a line that we never write, one whose path leaves the folder among them. */
function toContent(line: string): StoredContent | null {
  let given: Partial<StoredContent> | null;
  try {
    given = JSON.parse(line) as Partial<StoredContent> | null;
  } catch {
    return null;
  }
  const { key, size, sha256 } = given ?? {};
  const isOurs = typeof key === 'string' && /^[0-9a-f]{2}\/[\w-]+$/.test(key);
  return isOurs && typeof size === 'number' && typeof sha256 === 'string' ? { key, size, sha256 } : null;
}

/** The rows of a table, as COPY takes them. */
export function rowsOf(folder: string, { path }: Part): [Readable, Transform] {
  return [createReadStream(join(folder, path)), createGunzip()];
}

export const readContent = (folder: string, key: string): Readable => createReadStream(join(folder, contentPath(key)));

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Takes everything and keeps nothing: for what is read only to see that it is whole. */
export const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
