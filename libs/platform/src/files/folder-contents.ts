// Contents of files in a folder, under a name of their own until they are whole.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileContents, StorageFull } from './file-contents';
import { isNoRoom } from './no-room';

export class FolderContents implements FileContents {
  constructor(private readonly folder: string) {}

  async write(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const path = join(this.folder, key);
    try {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(`${path}.part`));
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw isNoRoom(error) ? new StorageFull('no room', { cause: error }) : error;
    }
  }

  async read(key: string): Promise<Readable> {
    const path = join(this.folder, key);
    await stat(path);
    return createReadStream(path);
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }

  async *list(): AsyncGenerator<{ key: string; changedAt: Date }[]> {
    for (const shard of (await namesIn(this.folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
      const found = await Promise.all(
        (await namesIn(join(this.folder, shard))).map(async (name) => {
          const key = `${shard}/${name}`;
          const now = await unlessGone(stat(join(this.folder, key)));
          return now ? [{ key, changedAt: now.mtime }] : [];
        }),
      );
      yield found.flat();
    }
  }
}

const namesIn = async (folder: string): Promise<string[]> => (await unlessGone(readdir(folder))) ?? [];

/** Null for what is not there, or no longer: a half that became whole meanwhile has another name. */
async function unlessGone<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
