// Files in a bucket of a real S3-compatible server: the same promises as in a folder.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makeAccount } from '@gelanggang/database/testing/factories';
import { loadEnv, s3Place } from '@gelanggang/platform/env/env';
import { FilesAway } from '@gelanggang/platform/files/file-contents';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { S3Contents } from '@gelanggang/platform/files/s3-contents';
import { Upkeep } from '@gelanggang/platform/upkeep/upkeep';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';
import { startS3, type TestS3 } from '../../../test/setup/s3';

let database: TestDatabase;
let s3: TestS3;
let files: FileStore;
let accountId: number;

beforeAll(async () => {
  [database, s3] = await Promise.all([cloneDatabase(), startS3()]);
  files = new FileStore(database.dataSource, loadEnv({ DATABASE_URL: database.url, ...s3.env }));
  accountId = (await makeAccount(database.dataSource.manager)).id;
});
afterAll(async () => {
  await database.drop();
  await s3.close();
});

const store = (source: Readable | Uint8Array) =>
  files.put({ name: 'bukti.bin', contentType: 'application/octet-stream', source, accountId });
const read = async (id: string) => {
  const file = await files.open(id);
  return file && (await buffer(file.stream));
};
/** What lies in the bucket. */
async function keys(): Promise<string[]> {
  const found = [];
  for await (const portion of files.contents.list()) found.push(...portion.map(({ key }) => key));
  return found.sort();
}
const rows = (): Promise<{ key: string }[]> =>
  database.dataSource.query('select storage_key as key from file order by storage_key');

it.each([
  ['nothing', 0],
  ['a little', 5],
  ['one piece to the last byte', 8 * 1024 * 1024],
  ['more than one piece', 8 * 1024 * 1024 + 1],
  ['three pieces', 20 * 1024 * 1024],
])('gives back what was stored, streamed both ways: %s', async (_, size) => {
  const content = randomBytes(size);
  const chunks = Array.from({ length: Math.ceil(size / 65_536) }, (_one, n) =>
    content.subarray(n * 65_536, (n + 1) * 65_536),
  );
  const file = await store(Readable.from(chunks));
  expect(file).toMatchObject({ size, sha256: createHash('sha256').update(content).digest('hex') });
  expect((await read(file.id))?.equals(content)).toBe(true);
});

it('removes the content with its row, and takes one that is gone as removed', async () => {
  const { id } = await store(Buffer.from('akan hilang'));
  const [{ key }] = await database.dataSource.query<[{ key: string }]>(
    'select storage_key as key from file where id = $1',
    [id],
  );
  await files.remove(id);
  expect(await files.open(id)).toBeNull();
  expect(await keys()).not.toContain(key);
  await files.contents.remove(key);
});

it('keeps nothing of an upload that breaks off, in one piece or in several', async () => {
  const before = [await keys(), await rows()];
  for (const size of [1000, 9 * 1024 * 1024]) {
    async function* broken() {
      yield randomBytes(size);
      await Promise.reject(new Error('the visitor is gone'));
    }
    await expect(store(Readable.from(broken()))).rejects.toThrow('the visitor is gone');
  }
  expect([await keys(), await rows()]).toEqual(before);
});

it('keeps no content of a row that could not be written', async () => {
  const before = await keys();
  const refused = files.put({
    ...{ name: 'a', contentType: 'text/plain', source: Buffer.from('isi'), accountId },
    commit: () => Promise.reject(new Error('refused')),
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await keys()).toEqual(before);
});

it('lists more contents than one answer holds', async () => {
  const place = s3Place(loadEnv({ DATABASE_URL: database.url, ...s3.env }));
  if (!place) throw new Error('no place');
  const contents = new S3Contents(place, 10);
  const many = Array.from({ length: 25 }, (_, n) => `ff/many-${n + 10}`);
  for (const key of many) await contents.write(key, Readable.from([Buffer.from('x')]));
  const listed = [];
  for await (const portion of contents.list()) {
    expect(portion.length).toBeLessThanOrEqual(10);
    listed.push(...portion.map(({ key }) => key).filter((key) => key.startsWith('ff/many-')));
  }
  expect(listed.sort()).toEqual(many);
  expect(await files.removeStrays(-1)).toBe(many.length);
});

it('is cleared by upkeep of files that nothing refers to and of contents without a row', async () => {
  const { id } = await store(Buffer.from('tidak dipakai'));
  const stray = 'aa/without-a-row';
  await files.contents.write(stray, Readable.from([Buffer.from('x')]));
  const kept = (await rows()).length;
  await database.dataSource.query(`update file set created_at = now() - interval '3 days' where id = $1`, [id]);
  expect(await new Upkeep(database.dataSource, files).run()).toMatchObject({ files: 1, contents: 0 });
  expect(await files.removeStrays(-1)).toBe(1);
  expect(await keys()).toEqual((await rows()).map(({ key }) => key));
  expect(await rows()).toHaveLength(kept - 1);
});

it('comes with our key only', async () => {
  const stranger = new FileStore(
    database.dataSource,
    loadEnv({ DATABASE_URL: database.url, ...s3.env, S3_SECRET_ACCESS_KEY: 'wrong' }),
  );
  const { id } = await store(Buffer.from('rahasia'));
  await expect(stranger.open(id)).rejects.toThrow(FilesAway);
});

it('says that it is away while the server is down, and goes on afterwards', async () => {
  const { id } = await store(Buffer.from('tetap'));
  await s3.stop();
  await expect(files.open(id)).rejects.toThrow(FilesAway);
  await expect(store(Buffer.from('baru'))).rejects.toThrow(FilesAway);
  await s3.start();
  expect((await read(id))?.toString()).toBe('tetap');
});
