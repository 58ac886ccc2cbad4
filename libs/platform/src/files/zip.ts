// A folder as one zip file (PKWARE's APPNOTE, without extensions: below 4 GB and 65,535 files).
import { crc32, deflateRawSync } from 'node:zlib';

/** UTF-8 names; packed by deflate. */
const FLAGS = 0x0800;
const DEFLATE = 8;
const VERSION = 20;
/** 1 January 1980: the content says when it was made. */
const [TIME, DAY] = [0, 0x21];

/** Files by their paths, folders parted by '/'. */
export function zipOf(files: ReadonlyMap<string, string | Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const head = headOf(plain, packed, name);
    const local = Buffer.concat([words([0x04034b50], [VERSION]), head, name, packed]);
    directory.push(
      Buffer.concat([
        ...[words([0x02014b50], [VERSION, VERSION]), head, words([], [0, 0, 0]), words([0, offset], [])],
        name,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = directory.length;
  const end = Buffer.concat([words([0x06054b50], [0, 0, count, count]), words([central.length, offset], [0])]);
  return Buffer.concat([...parts, central, end]);
}

const headOf = (plain: Buffer, packed: Buffer, name: Buffer): Buffer =>
  Buffer.concat([
    words([], [FLAGS, DEFLATE, TIME, DAY]),
    words([crc32(plain), packed.length, plain.length], [name.length, 0]),
  ]);

/** First those of four bytes, then those of two, the lower byte first. */
function words(long: readonly number[], short: readonly number[]): Buffer {
  const made = Buffer.alloc(long.length * 4 + short.length * 2);
  long.forEach((value, at) => made.writeUInt32LE(value, at * 4));
  short.forEach((value, at) => made.writeUInt16LE(value, long.length * 4 + at * 2));
  return made;
}
