// What a file's sender hears of a store that has no room: that reason, whatever the streams before it make of it.
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import type { Env } from '../env/env';
import { StorageFull } from './file-contents';
import { FileStore } from './file-store';

function fullStore(): { store: FileStore; statements: string[] } {
  const statements: string[] = [];
  const dataSource = { query: (sql: string) => Promise.resolve(statements.push(sql)) } as unknown as DataSource;
  const store = new FileStore(dataSource, { FILES_DIR: '/nowhere' } as Env);
  Object.assign(store, {
    contents: {
      async write(_key: string, content: AsyncIterable<Buffer>): Promise<void> {
        // the first piece still fitted
        for await (const piece of content) if (piece.length > 0) break;
        await new Promise((done) => setTimeout(done, 5));
        throw new StorageFull('no room');
      },
    },
  });
  return { store, statements };
}

async function* pieces(): AsyncGenerator<Buffer> {
  for (let count = 0; count < 50; count += 1) yield Buffer.alloc(64 * 1024);
}

const SOURCES: [string, () => Readable | Uint8Array][] = [
  ['bytes', () => new Uint8Array(200_000)],
  ['a stream', () => Readable.from(pieces())],
  ['a stream of the web', () => Readable.fromWeb(Readable.toWeb(Readable.from(pieces())) as never)],
];

it.each(SOURCES)('a full store refuses %s with StorageFull, and no row is written', async (_name, source) => {
  const { store, statements } = fullStore();
  const put = store.put({ name: 'a.bin', contentType: 'application/octet-stream', source: source() });
  await expect(put).rejects.toBeInstanceOf(StorageFull);
  expect(statements).toEqual([]);
});
