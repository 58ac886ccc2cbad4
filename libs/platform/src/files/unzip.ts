// Reads files out of a zip file that somebody sent, by its directory: bounded, and each held against its own sum.
import { crc32, inflateRawSync } from 'node:zlib';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { zipSentences } from './sentences';

export interface ZipBounds {
  /** Files that are unfolded. */
  files: number;
  /** Of all of them together. */
  bytes: number;
}

/** Why a zip file is not read, for people. */
export class BadZip extends Error {
  constructor(readonly said: Sentence) {
    super(said.text);
  }
}

const END = Buffer.from([0x50, 0x4b, 5, 6]);
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const [STORED, DEFLATED] = [0, 8];

/** Those whose path `wants`; throws `BadZip`. */
export function unzip(zip: Buffer, wants: (path: string) => boolean, bounds: ZipBounds): Map<string, Buffer> {
  try {
    return read(zip, wants, bounds);
  } catch (error) {
    if (error instanceof BadZip) throw error;
    // a number that leads out of the file, or what does not unfold
    throw new BadZip(zipSentences.cut);
  }
}

function read(zip: Buffer, wants: (path: string) => boolean, bounds: ZipBounds): Map<string, Buffer> {
  const end = zip.lastIndexOf(END);
  if (end < 0) throw new BadZip(zipSentences.cut);
  const files = new Map<string, Buffer>();
  let left = bounds.bytes;
  let at = zip.readUInt32LE(end + 16);
  for (let entries = zip.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new BadZip(zipSentences.cut);
    const name = zip.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + zip.readUInt16LE(at + 28));
    if (wants(name)) {
      if (files.size >= bounds.files) throw new BadZip(zipSentences.tooMuch);
      const content = contentOf(zip, at, left);
      left -= content.length;
      files.set(name, content);
    }
    at += ENTRY_LENGTH + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function contentOf(zip: Buffer, entry: number, most: number): Buffer {
  const [method, sum] = [zip.readUInt16LE(entry + 10), zip.readUInt32LE(entry + 16)];
  const [packed, plain] = [zip.readUInt32LE(entry + 20), zip.readUInt32LE(entry + 24)];
  const local = zip.readUInt32LE(entry + 42);
  if (zip.readUInt32LE(local) !== LOCAL || (method !== STORED && method !== DEFLATED))
    throw new BadZip(zipSentences.cut);
  if (plain > most) throw new BadZip(zipSentences.tooMuch);
  const from = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(from, from + packed);
  // what the directory says proves nothing: no more than that is unfolded
  const content = method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, plain) });
  if (content.length !== plain || crc32(content) !== sum) throw new BadZip(zipSentences.cut);
  return content;
}
