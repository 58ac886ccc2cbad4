// A folder as one tar file (ustar), read as it is sent: nothing of it is kept in memory or on the disk.
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';

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

/** Of the tar file, in bytes: a header before each file, whole blocks, two of them at the end. */
export const tarLength = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { size }) => sum + BLOCK + Math.ceil(size / BLOCK) * BLOCK, 2 * BLOCK);

/** `root`: the folder's name within it. A file that changed while it was read breaks the stream. */
export function tarOf(folder: string, root: string, entries: readonly Entry[], at: Date): Readable {
  const tar = pack();
  const write = async () => {
    for (const { path, size } of entries) {
      const entry = tar.entry({ name: `${root}/${path}`, size, mode: 0o600, mtime: at });
      await pipeline(createReadStream(join(folder, path)), entry as unknown as Writable);
    }
    tar.finalize();
  };
  write().catch((error: unknown) => tar.destroy(error as Error));
  return Readable.from(tar, { objectMode: false });
}
