// A ZIP archive as a stream: each entry is packed as its text comes, and its size and checksum follow it.
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  path: string;
  text: Iterable<string> | AsyncIterable<string>;
}

const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the entry; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the first day that a ZIP knows: the same rows make the same file. */
const NO_DATE = 33;
const MOST_BYTES = 0xffffffff;
const CHUNK_BYTES = 64 * 1024;

interface Written {
  path: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

export async function* zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { path, text } of entries) {
    const one = { path: Buffer.from(path), crc: 0, packed: 0, size: 0, offset };
    yield localHeader(one);
    for await (const chunk of packed(text, one)) {
      one.packed += chunk.length;
      yield chunk;
    }
    yield descriptor(one);
    offset += 30 + one.path.length + one.packed + 16;
    if (Math.max(one.size, offset) > MOST_BYTES) throw new Error('The file is larger than 4 GiB.');
    written.push(one);
  }
  const directory = written.map(centralHeader);
  yield* directory;
  yield end(written.length, offset, Buffer.concat(directory).length);
}

async function* packed(text: ZipEntry['text'], one: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ chunkSize: CHUNK_BYTES });
  const counted = async function* () {
    for await (const part of text) {
      const bytes = Buffer.from(part);
      one.crc = crc32(bytes, one.crc);
      one.size += bytes.length;
      yield bytes;
    }
  };
  // a fault of the source is thrown to who reads the packed stream
  pipeline(counted, deflate).catch(() => undefined);
  yield* deflate as AsyncIterable<Buffer>;
}

function localHeader({ path }: Written): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL_HEADER, 0);
  writeKind(head, 4);
  head.writeUInt16LE(path.length, 26);
  return Buffer.concat([head, path]);
}

function descriptor({ crc, packed: size, size: whole }: Written): Buffer {
  const tail = Buffer.alloc(16);
  [DESCRIPTOR, crc, size, whole].forEach((value, index) => tail.writeUInt32LE(value, index * 4));
  return tail;
}

function centralHeader({ path, crc, packed: size, size: whole, offset }: Written): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL_HEADER, 0);
  head.writeUInt16LE(VERSION, 4);
  writeKind(head, 6);
  [crc, size, whole].forEach((value, index) => head.writeUInt32LE(value, 16 + index * 4));
  head.writeUInt16LE(path.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, path]);
}

/** The ten bytes that both headers have: version, flags, method, time and date. */
function writeKind(head: Buffer, at: number): void {
  [VERSION, FLAGS, DEFLATE, 0, NO_DATE].forEach((value, index) => head.writeUInt16LE(value, at + index * 2));
}

function end(count: number, offset: number, size: number): Buffer {
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(END, 0);
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(size, 12);
  tail.writeUInt32LE(offset, 16);
  return tail;
}
