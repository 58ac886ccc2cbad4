// The file in which a tournament travels: packed lines of JSON: a header, the rows of each table, the contents of files, and
// last the checksum of all lines before.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { plainToInstance, Type } from 'class-transformer';
import {
  Equals,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Min,
  ValidateBy,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { MEMBER_ROLES, type MemberRole } from '@gelanggang/contract/member-roles';
import { CommandRefusal } from '../commands/run-command';
import { handoverFileSentences } from './sentences';

/** The form of the file; another one is read by another version. */
export const FORMAT = 1;

/** What a file may unfold to. */
export interface HandoverBounds {
  /** Of the whole file. */
  bytes: number;
  /** Of one line: a table's rows, or one content. PostgreSQL writes and takes no longer list. */
  line: number;
  /** Of all tables together, which are held until they are placed. */
  tables: number;
  contents: number;
  /** Bytes for each byte that was sent; what these rows and pictures are is folded to a fortieth at most. */
  ratio: number;
}

const MB = 1024 ** 2;
const BOUNDS: HandoverBounds = {
  bytes: 16 * 1024 * MB,
  line: 256 * MB,
  tables: 1024 * MB,
  contents: 300_000,
  ratio: 200,
};
const LONGEST_HEADER = 4 * MB;
/** So much may be repetition all the same. */
const ANY_RATIO = 16 * MB;

/** It unfolds to more than a tournament can be. */
export class UnfoldsTooFar extends CommandRefusal {}

/** So many events no stream of a tournament has. */
const MOST_EVENTS = 1e12;

const areStreamNumbers = (streams: unknown): boolean =>
  Object.values(streams ?? {}).every((seq) => Number.isInteger(seq) && Number(seq) >= 0 && Number(seq) <= MOST_EVENTS);

export class HandedAccount {
  @IsInt()
  id: number;

  @IsEmail()
  email: string;

  @IsString()
  name: string;

  @IsString({ each: true })
  roles: string[];

  /** The role in the tournament; whoever has none does not work in it. */
  @IsOptional()
  @IsIn(Object.keys(MEMBER_ROLES))
  member?: MemberRole | null;

  /** Only when it was asked for, and of staff only. */
  @IsOptional()
  @IsString()
  password_hash?: string;
}

export class HandedTournament {
  @IsInt()
  @Min(1)
  id: number;

  @IsString()
  slug: string;

  @IsString()
  name: string;
}

export class HandoverHeader {
  @Equals(FORMAT)
  format: number;

  @IsUUID()
  id: string;

  /** The file with which the giver got the tournament last; null when it was never away. */
  @IsOptional()
  @IsUUID()
  follows: string | null;

  @IsString()
  at: string;

  /** The schema: names of all migrations. */
  @IsString({ each: true })
  migrations: string[];

  @ValidateNested()
  @Type(() => HandedTournament)
  tournament: HandedTournament;

  /** Where the numbers begin that the taker gives to new rows; null on the way back. */
  @IsOptional()
  @IsInt()
  block: number | null;

  /** Live streams and how far they are. */
  @IsObject()
  @ValidateBy({ name: 'areNumbers', validator: { validate: areStreamNumbers } })
  streams: Record<string, number>;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => HandedAccount)
  accounts: HandedAccount[];

  /** Of each table's rows as they must stand afterwards. */
  @IsObject()
  sums: Record<string, string>;
}

export interface HandedContent {
  key: string;
  size: number;
  sha256: string;
  read(): Promise<Readable>;
}

/** Rows of a table as PostgreSQL wrote them: a JSON list. */
export type HandedRows = ReadonlyMap<string, string>;

/** Appears under its name when it is whole. */
export async function writeHandover(
  path: string,
  header: HandoverHeader,
  tables: HandedRows,
  contents: readonly HandedContent[],
): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(linesOf(header, tables, contents)), createGzip(), target);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* linesOf(header: HandoverHeader, tables: HandedRows, contents: readonly HandedContent[]) {
  const hash = createHash('sha256');
  const summed = (line: string) => {
    hash.update(`${line}\n`);
    return `${line}\n`;
  };
  yield summed(JSON.stringify(header));
  for (const [table, rows] of tables) yield summed(`{"table":${JSON.stringify(table)},"rows":${rows}}`);
  for (const { key, size, sha256, read } of contents) {
    const data = await checked(await read(), key, { size, sha256 });
    yield summed(JSON.stringify({ content: { key, size, sha256 }, data: data.toString('base64') }));
  }
  yield `${JSON.stringify({ end: hash.digest('hex') })}\n`;
}

async function checked(
  stream: Readable,
  key: string,
  { size, sha256 }: { size: number; sha256: string },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const data = Buffer.concat(chunks);
  if (data.length !== size || createHash('sha256').update(data).digest('hex') !== sha256)
    throw new CommandRefusal(handoverFileSentences.contentBroken(key));
  return data;
}

/** Reads to the end and compares everything with its checksum. `onContent` gets the contents on the way. */
export async function readHandover(
  path: string,
  onContent: (key: string, data: Buffer) => Promise<void> | void = () => undefined,
  bounds: HandoverBounds = BOUNDS,
): Promise<{ header: HandoverHeader; tables: HandedRows; contents: number }> {
  const hash = createHash('sha256');
  const tables = new Map<string, string>();
  let header: HandoverHeader | null = null;
  let end: string | null = null;
  let [contents, tableLength] = [0, 0];
  try {
    for await (const line of readLines(path, bounds)) {
      if (!header && line.length > LONGEST_HEADER) throw new UnfoldsTooFar(handoverFileSentences.unfoldsTooFar);
      const [, table] = /^\{"table":"([a-z_0-9]+)","rows":/.exec(line) ?? [];
      const part = table ? {} : (JSON.parse(line) as Record<string, unknown>);
      if (typeof part.end === 'string') {
        end = part.end;
        continue;
      }
      hash.update(`${line}\n`);
      if (!header) header = checkHeader(part);
      // as PostgreSQL wrote them, to the last digit
      else if (table) {
        if (tables.has(table)) throw new CommandRefusal(handoverFileSentences.broken(table));
        tableLength += line.length;
        if (tableLength > bounds.tables) throw new UnfoldsTooFar(handoverFileSentences.unfoldsTooFar);
        tables.set(table, line.slice(`{"table":"${table}","rows":`.length, -1));
      } else {
        if (contents >= bounds.contents) throw new UnfoldsTooFar(handoverFileSentences.unfoldsTooFar);
        const { key, ...sums } = part.content as { key: string; size: number; sha256: string };
        if (!/^[0-9a-f]{2}\/[\w-]+$/.test(key)) throw new CommandRefusal(handoverFileSentences.broken(key));
        const data = await checked(Readable.from([Buffer.from(String(part.data), 'base64')]), key, sums);
        await onContent(key, data);
        contents += 1;
      }
    }
  } catch (error) {
    if (error instanceof CommandRefusal) throw error;
    if (isOfContents(error)) throw new CommandRefusal(handoverFileSentences.damaged(path));
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandRefusal(handoverFileSentences.unreadable(path, why));
  }
  if (!header || !end || end !== hash.digest('hex')) throw new CommandRefusal(handoverFileSentences.notWhole(path));
  return { header, tables, contents };
}

/** What was read is no packed JSON, or none of this form; otherwise the disk could not read it. */
const isOfContents = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof TypeError ||
  String((error as { code?: unknown }).code).startsWith('Z_');

async function* readLines(path: string, bounds: HandoverBounds): AsyncGenerator<string> {
  const [packed, unpacked] = [createReadStream(path), createGunzip()];
  // what fails on the way ends the reading below with its reason
  pipeline(packed, unpacked).catch(() => undefined);
  let [open, openBytes, bytes]: [Buffer[], number, number] = [[], 0, 0];
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bounds.bytes || bytes > Math.max(ANY_RATIO, packed.bytesRead * bounds.ratio))
      throw new UnfoldsTooFar(handoverFileSentences.unfoldsTooFar);
    let from = 0;
    while (from < chunk.length) {
      const end = chunk.indexOf(10, from);
      const piece = chunk.subarray(from, end < 0 ? undefined : end);
      openBytes += piece.length;
      if (openBytes > bounds.line) throw new UnfoldsTooFar(handoverFileSentences.unfoldsTooFar);
      open.push(piece);
      from += piece.length + 1;
      if (end < 0) continue;
      yield Buffer.concat(open).toString();
      [open, openBytes] = [[], 0];
    }
  }
}

function checkHeader(part: unknown): HandoverHeader {
  const header = plainToInstance(HandoverHeader, part);
  if (!(header instanceof HandoverHeader)) throw new TypeError('no header');
  const [fault] = validateSync(header);
  if (fault) throw new CommandRefusal(handoverFileSentences.otherFormat(fault.property));
  return header;
}
