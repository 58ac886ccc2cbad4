// Keeps the contents of files and their rows in table `file`. A row is written after its content is whole.
import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../env/env';
import { type FileContents, StorageFull } from './file-contents';
import { trueName } from './file-kind';
import { openContents } from './open-contents';
import type { Picture, Rendition } from './picture';

export interface NewFile {
  /** The name that a download gets. */
  name: string;
  contentType: string;
  source: Readable | Uint8Array;
  accountId?: number | null;
  /** Anybody may download it by its id. */
  isPublic?: boolean;
  /** Of a picture, in pixels. */
  width?: number;
  height?: number;
  /** The id of the picture that this is another size of; it goes when that one goes. */
  variantOf?: string;
  /** Writes the row in this transaction; without it, at once. */
  manager?: EntityManager;
  /** Writes the row by calling `insert` in a transaction of its own, with what must stand or fall with it. */
  commit?: (insert: (manager: EntityManager) => Promise<string>) => Promise<void>;
}

export interface StoredFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  isPublic: boolean;
  accountId: number | null;
}

export interface OpenFile extends StoredFile {
  stream: Readable;
}

@Injectable()
export class FileStore {
  /** For what copies contents as they are; everybody else goes by the rows. */
  readonly contents: FileContents;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Env) env: Env,
  ) {
    this.contents = openContents(env);
  }

  async put(file: NewFile): Promise<StoredFile> {
    const id = randomUUID();
    const storageKey = `${id.slice(0, 2)}/${id}`;
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    const source = file.source instanceof Readable ? file.source : Readable.from([Buffer.from(file.source)]);
    let writing = Promise.resolve();
    try {
      await pipeline(source, measure, (content: AsyncIterable<Buffer>) => {
        writing = this.contents.write(storageKey, content);
        return writing;
      });
    } catch (error) {
      // the streams before a full disk only see that their reader left
      await writing.catch((reason: unknown) => {
        if (reason instanceof StorageFull) throw reason;
      });
      throw error;
    }

    const stored: StoredFile = {
      id,
      name: basename(file.name),
      contentType: file.contentType,
      size,
      sha256: hash.digest('hex'),
      isPublic: file.isPublic ?? false,
      accountId: file.accountId ?? null,
    };
    const insert = async (db: EntityManager | DataSource) => {
      await db.query(
        `insert into file (id, name, content_type, size, sha256, storage_key, is_public, account_id, width, height, variant_of)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          ...[id, stored.name, stored.contentType, size, stored.sha256, storageKey, stored.isPublic, stored.accountId],
          ...[file.width ?? null, file.height ?? null, file.variantOf ?? null],
        ],
      );
      return id;
    };
    try {
      await (file.commit ? file.commit(insert) : insert(file.manager ?? this.dataSource));
    } catch (error) {
      // what this cannot remove just now, upkeep does
      await this.contents.remove(storageKey).catch(() => undefined);
      throw error;
    }
    return stored;
  }

  /** The file with its content as a stream; null when there is no such file. */
  async open(id: string): Promise<OpenFile | null> {
    const rows = (await this.dataSource.query(
      `select id, name, content_type as "contentType", size::float8 as size, sha256, storage_key as "storageKey",
              is_public as "isPublic", account_id::int as "accountId"
       from file where id = $1`,
      [id],
    )) as (StoredFile & { storageKey: string })[];
    const [row] = rows;
    if (!row) return null;
    const { storageKey, ...stored } = row;
    return { ...stored, stream: await this.contents.read(storageKey) };
  }

  /** A picture with its sizes, anybody's to see: the one for old browsers is its id. All of them, or none. */
  async putPicture(name: string, picture: Picture, accountId: number | null): Promise<StoredFile> {
    const common = { isPublic: true, accountId };
    const { fallback, sizes } = picture;
    const main = await this.put({ ...common, ...ofRendition(fallback, name) });
    try {
      for (const size of sizes) await this.put({ ...common, ...ofRendition(size, name), variantOf: main.id });
    } catch (error) {
      await this.remove(main.id);
      throw error;
    }
    return main;
  }

  /** Removes the row and then the content, other sizes included; a file that is not there is no fault. */
  async remove(id: string): Promise<void> {
    const [rows] = (await this.dataSource.query(
      `delete from file where id = $1 or variant_of = $1 returning storage_key as "storageKey"`,
      [id],
    )) as [{ storageKey: string }[], number];
    for (const row of rows) await this.contents.remove(row.storageKey);
  }

  /** Contents without a row, left by a process that died between the two; answers how many were removed. */
  async removeStrays(olderThanHours: number): Promise<number> {
    const before = Date.now() - olderThanHours * 3_600_000;
    let removed = 0;
    for await (const portion of this.contents.list()) {
      const known = await this.dataSource.query<{ key: string }[]>(
        'select storage_key as key from file where storage_key = any($1)',
        [portion.map(({ key }) => key)],
      );
      const kept = new Set(known.map(({ key }) => key));
      for (const { key, changedAt } of portion) {
        if (kept.has(key) || changedAt.getTime() > before) continue;
        await this.contents.remove(key);
        removed += 1;
      }
    }
    return removed;
  }
}

/** A rendition under the name that its picture came with. */
function ofRendition({ kind, content, width, height }: Rendition, name: string) {
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '');
  return { name: trueName(stem, kind), contentType: kind.contentType, source: content, width, height };
}
