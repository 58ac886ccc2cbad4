// Backups from the browser: made, checked beside the running system, handed out, bounded, and the admin's alone.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import { type BackupsAnswer, MOST_BACKUPS } from '@gelanggang/contract/backups';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';

const dataDir = testFolder();
const api = testApi({ env: { DATA_DIR: dataDir, FILES_DIR: join(dataDir, 'files') } });
let admin: { authorization: string };
let folder: string;

beforeAll(async () => {
  admin = { authorization: `Bearer ${(await api.tokenFor('admin')).token}` };
  await makeTournament(api.dataSource.manager, { name: 'Piala Cadangan' });
  folder = join(dataDir, 'backups');
});

const list = async () =>
  ((await api.request.get('/api/system/backups').set(admin).expect(200)).body as { data: BackupsAnswer }).data;
const post = (path: string) => api.request.post(`/api/system/backups${path}`).set(admin);

async function ended(): Promise<BackupsAnswer> {
  for (let left = 300; left > 0; left -= 1) {
    const told = await list();
    if (told.last?.ended_at && !told.last.is_running) return told;
    await pause(200);
  }
  throw new Error('It did not end.');
}

async function made(): Promise<string> {
  await post('').expect(202);
  const { last } = await ended();
  expect(last).toMatchObject({ work: 'make', error: null });
  return last?.name ?? '';
}

const counted = async () =>
  (await api.dataSource.query<[{ count: number }]>('select count(*)::int as count from tournament'))[0].count;
const scratch = () =>
  api.dataSource.query(`select datname from pg_database where datname like 'gelanggang\\_check\\_%'`);

it('are made beside the running system, checked by putting them back elsewhere, and handed out as one file', async () => {
  const name = await made();
  const [row] = (await list()).kept;
  expect(row).toMatchObject({ name, files: 0, checked_at: null });
  expect(row?.rows).toBeGreaterThan(100);

  const before = await counted();
  await post(`/${name}/check`).expect(202);
  const { last, kept } = await ended();
  expect(last).toMatchObject({ work: 'check', error: null });
  expect(kept[0]?.checked_at).not.toBeNull();
  expect([await counted(), await scratch()]).toEqual([before, []]);

  const file = await api.request
    .get(`/api/system/backups/${name}`)
    .set(admin)
    .set('accept-encoding', 'identity')
    .buffer()
    .parse((answer, done) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(null, Buffer.concat(parts)));
    });
  expect(file.headers['content-length']).toBe(String((file.body as Buffer).length));
  const out = mkdtempSync(join(tmpdir(), 'gelanggang-tar-'));
  try {
    writeFileSync(join(out, 'all.tar'), file.body as Buffer);
    execFileSync('tar', ['-xf', 'all.tar'], { cwd: out });
    expect(execFileSync('diff', ['-r', join(out, name), join(folder, name)], { encoding: 'utf8' })).toBe('');
  } finally {
    rmSync(out, { recursive: true });
  }
  const audited = await api.dataSource.query<{ detail: object }[]>(
    `select detail from audit where action = 'backup.downloaded'`,
  );
  expect(audited).toEqual([{ detail: { name } }]);
  await api.request.delete(`/api/system/backups/${name}`).set(admin).expect(200);
  expect((await list()).kept).toEqual([]);
});

it('tell that one is broken, touch nothing, and leave no database behind', async () => {
  const name = await made();
  const table = readdirSync(join(folder, name, 'tables'))[0] ?? '';
  writeFileSync(join(folder, name, 'tables', table), 'rusak');
  await post(`/${name}/check`).expect(202);
  const { last, kept } = await ended();
  const path = `tables/${table}`;
  expect(last?.error).toBe(`Cadangan rusak: ${path} tidak sesuai dengan jumlah periksanya.`);
  const english = await api.request.get('/api/system/backups').set({ ...admin, 'accept-language': 'en' });
  expect((english.body as { data: BackupsAnswer }).data.last?.error).toBe(
    `The backup is damaged: ${path} does not fit its checksum.`,
  );
  expect(kept[0]?.checked_at).toBeNull();
  expect(await scratch()).toEqual([]);
  await api.request.delete(`/api/system/backups/${name}`).set(admin).expect(200);
});

it('are one at a time, and as many as the disk is let', async () => {
  const both = await Promise.all([post(''), post('')]);
  expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
  await ended();
  while ((await list()).kept.length < MOST_BACKUPS) {
    await pause(1000);
    await made();
  }
  const full = await post('').expect(409);
  expect(full.body).toMatchObject({ message: `Sudah ada ${MOST_BACKUPS} cadangan. Unduh dan hapus satu dulu.` });
  for (const { name } of (await list()).kept) {
    await api.request.delete(`/api/system/backups/${name}`).set(admin).expect(200);
  }
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['..', '%2e%2e', '2026-11-26T09-30-00', '..%2Ffiles', 'lain.part'])('has none of the name %s', async (name) => {
  await api.request.get(`/api/system/backups/${name}`).set(admin).expect(404);
  await post(`/${name}/check`).expect(404);
  await api.request.delete(`/api/system/backups/${name}`).set(admin).expect(404);
});

it('are nobody else’s', async () => {
  const organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
  for (const as of [organiser, {}]) {
    const status = 'authorization' in as ? 403 : 401;
    await api.request.get('/api/system/backups').set(as).expect(status);
    await api.request.post('/api/system/backups').set(as).expect(status);
    await api.request.get('/api/system/backups/2026-11-26T09-30-00').set(as).expect(status);
    await api.request.delete('/api/system/backups/2026-11-26T09-30-00').set(as).expect(status);
  }
});
