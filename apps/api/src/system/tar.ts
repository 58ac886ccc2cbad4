// A folder as one tar file (ustar), read as it is sent: nothing of it is kept in memory or on the disk.
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const BLOCK = 512;

interface Entry {
  /** Below the folder. */
  path: string;
  size: number;
}

/** Its files, in order of their paths. */
export async function filesOf(folder: string): Promise<Entry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const entries = await Promise.all(
    files.map(async (path) => ({ path: path.slice(folder.length + 1), size: (await stat(path)).size })),
  );
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

export const tarLength = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { size }) => sum + BLOCK + padded(size), 2 * BLOCK);

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

function headerOf(name: string, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(seconds, 12), 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** `root`: the folder's name within it. */
export function tarOf(folder: string, root: string, entries: readonly Entry[], at: Date): Readable {
  async function* parts() {
    for (const { path, size } of entries) {
      yield headerOf(`${root}/${path}`, size, Math.floor(at.getTime() / 1000));
      let sent = 0;
      for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
        sent += chunk.length;
        yield chunk;
      }
      if (sent !== size) throw new Error(`${path} changed while it was read.`);
      yield Buffer.alloc(padded(size) - size);
    }
    yield Buffer.alloc(2 * BLOCK);
  }
  return Readable.from(parts(), { objectMode: false });
}
