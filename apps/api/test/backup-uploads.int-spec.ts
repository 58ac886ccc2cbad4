// A backup that was taken along is given back to be read: whole, cut, changed, or none at all; the data stay as they are.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BackupContents, BackupsAnswer } from '@gelanggang/contract/backups';
import { extract, pack } from 'tar-stream';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { environmentOf, testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';

const dataDir = testFolder();
const api = testApi({ env: { DATA_DIR: dataDir, FILES_DIR: join(dataDir, 'files') } });
let admin: { authorization: string };
let whole: Buffer;

beforeAll(async () => {
  admin = { authorization: `Bearer ${(await api.tokenFor('admin')).token}` };
  await makeTournament(api.dataSource.manager, { name: 'Piala Cadangan' });
  const env = environmentOf(api.databaseUrl, { FILES_DIR: join(dataDir, 'files') });
  await new FileStore(api.dataSource, env).put({
    ...{ name: 'thb.pdf', contentType: 'application/pdf', source: Buffer.from('isi berkas') },
  });
  await api.request.post('/api/system/backups').set(admin).expect(202);
  const name = await made();
  const file = await api.request
    .get(`/api/system/backups/${name}`)
    .set({ ...admin, 'accept-encoding': 'identity' })
    .buffer()
    .parse((answer, done) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(null, Buffer.concat(parts)));
    });
  whole = file.body as Buffer;
});

async function made(): Promise<string> {
  for (let left = 300; left > 0; left -= 1) {
    const { body } = await api.request.get('/api/system/backups').set(admin).expect(200);
    const { last } = (body as { data: BackupsAnswer }).data;
    if (last?.ended_at && !last.is_running) return last.name;
    await pause(200);
  }
  throw new Error('It did not end.');
}

const send = (file: Buffer, who: object = admin) =>
  api.request
    .post('/api/system/backups/files')
    .set(who as Record<string, string>)
    .attach('file', file, 'cadangan.tar');

async function faultOf(file: Buffer): Promise<string | undefined> {
  const { body } = await send(file).expect(422);
  return (body as { errors: { file?: string[] } }).errors.file?.[0];
}

interface Entry {
  name: string;
  content: Buffer;
}

async function entriesOf(tar: Buffer): Promise<Entry[]> {
  const reading = extract();
  reading.end(tar);
  const entries: Entry[] = [];
  for await (const entry of reading) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    entries.push({ name: entry.header.name, content: Buffer.concat(parts) });
  }
  return entries;
}

async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, content } of entries) tar.entry({ name }, content);
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The backup with one entry changed, or (null) without it. */
async function changed(path: RegExp, change: (content: Buffer) => Buffer | null): Promise<Buffer> {
  const entries = await entriesOf(whole);
  expect(entries.some(({ name }) => path.test(name))).toBe(true);
  return tarOf(
    entries.flatMap(({ name, content }) => {
      const to = path.test(name) ? change(content) : content;
      return to ? [{ name, content: to }] : [];
    }),
  );
}

it('tells of one that is whole of when it is, by which version, and what is in it, and keeps nothing of it', async () => {
  const counted = async () =>
    (
      await api.dataSource.query<{ tournaments: number; athletes: number; matches: number }[]>(
        `select (select count(*)::int from tournament) as tournaments,
           (select count(*)::int from team_member) as athletes, (select count(*)::int from match) as matches`,
      )
    )[0];
  const [before, lying] = [await counted(), readdirSync(dataDir, { recursive: true }).length];
  const { body } = await send(whole).expect(200);
  const { data } = body as { data: BackupContents };
  expect(data).toMatchObject({ ...before, files: 1, is_restorable: true });
  expect(data.version).toMatch(/^\d+\.\d+/);
  expect(Date.now() - Date.parse(data.at)).toBeGreaterThan(0);
  expect(data.rows).toBeGreaterThan(100);
  expect([await counted(), readdirSync(dataDir, { recursive: true }).length]).toEqual([before, lying]);
});

it('reads its parts in whichever order another program has packed them', async () => {
  const entries = await entriesOf(whole);
  await send(await tarOf([...entries].reverse())).expect(200);
});

it('says of one that is cut that it is, wherever the cut is', async () => {
  for (const share of [0.1, 0.5, 0.9]) {
    const fault = await faultOf(whole.subarray(0, Math.floor(whole.length * share)));
    expect(fault).toMatch(/terpotong/);
  }
  // between two parts
  const entries = await entriesOf(whole);
  // between two of its files, where nothing but its end is missing
  const begun = await tarOf(entries.slice(0, -2));
  expect(await faultOf(begun.subarray(0, begun.length - 1024))).toMatch(/terpotong/);
  expect(await faultOf(await tarOf(entries.slice(0, -2)))).toMatch(/^Cadangan tidak utuh: tables\/.* tidak ada\.$/);
  expect(await faultOf(await changed(/manifest\.json$/, () => null))).toMatch(/manifest\.json tidak ada/);
});

it('finds what was changed, also where it can still be unpacked', async () => {
  const table = /tables\/account\.copy\.gz$/;
  const other = await changed(table, (content) =>
    gzipSync(Buffer.concat([gunzipSync(content), Buffer.from('1\tx\n')])),
  );
  expect(await faultOf(other)).toBe('Cadangan rusak: tables/account.copy.gz tidak sesuai dengan jumlah periksanya.');
  const flipped = await changed(table, (content) => {
    const copy = Buffer.from(content);
    copy.writeUInt8(copy.readUInt8(20) ^ 255, 20);
    return copy;
  });
  expect(await faultOf(flipped)).toMatch(/^Cadangan rusak: tables\/account\.copy\.gz tidak /);
  const content = await changed(/files\/[0-9a-f]{2}\//, () => Buffer.from('isi lain'));
  expect(await faultOf(content)).toMatch(/^Cadangan rusak: files\/.* tidak sesuai dengan jumlah periksanya\.$/);
  expect(await faultOf(await changed(/files\/[0-9a-f]{2}\//, () => null))).toMatch(/^Cadangan tidak utuh: files\//);
  const more = await tarOf([...(await entriesOf(whole)), { name: 'lain/manifest.json', content: Buffer.from('{}') }]);
  expect(await faultOf(more)).toBe('Cadangan rusak: isinya lebih dari satu folder.');
  expect(await faultOf(await changed(/manifest\.json$/, () => Buffer.from('[]')))).toContain('manifest.json');
});

it('holds a table’s rows against what the manifest says of them', async () => {
  let sum = '';
  let size = 0;
  const entries = (await entriesOf(whole)).map((entry) => {
    if (!entry.name.endsWith('tables/account.copy.gz')) return entry;
    const content = gzipSync(Buffer.from(''));
    sum = createHash('sha256').update(content).digest('hex');
    size = content.length;
    return { ...entry, content };
  });
  const forged = entries.map((entry) => {
    if (!entry.name.endsWith('manifest.json')) return entry;
    const manifest = JSON.parse(entry.content.toString()) as {
      tables: { name: string; sha256: string; size: number }[];
    };
    manifest.tables = manifest.tables.map((one) => (one.name === 'account' ? { ...one, sha256: sum, size } : one));
    return { ...entry, content: Buffer.from(JSON.stringify(manifest)) };
  });
  expect(await faultOf(await tarOf(forged))).toContain('tables/account.copy.gz');
});

it('tells that one is of a later version', async () => {
  const later = await changed(/manifest\.json$/, (content) => {
    const manifest = JSON.parse(content.toString()) as { migrations: string[] };
    return Buffer.from(JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Later9999999999999'] }));
  });
  const { body } = await send(later).expect(200);
  expect((body as { data: BackupContents }).data.is_restorable).toBe(false);
});

it.each([
  ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4096, 7)])],
  ['a text', Buffer.from('bukan cadangan')],
  ['a zipped one', gzipSync(Buffer.alloc(4096, 7))],
])('says of %s that it is none', async (_, file) => {
  expect(await faultOf(file)).toBe('Berkas ini bukan cadangan: pilih berkas .tar yang diunduh dari halaman ini.');
});

it('asks for a file, and is the admin’s alone', async () => {
  expect(await faultOf(Buffer.alloc(0))).toMatch(/kosong|wajib/);
  await api.request.post('/api/system/backups/files').set(admin).send({}).expect(415);
  const organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
  await send(whole, organiser).expect(403);
  await send(whole, {}).expect(401);
});
