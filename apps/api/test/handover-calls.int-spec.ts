// A tournament goes to a hall and comes home by the calls of the browser: two systems, each with files of its own.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Handovers, ReadHandover } from '@gelanggang/contract/handover';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { startApi, type TestApi } from '../../../test/setup/api';
import { DEMO_NOW } from '../../../test/setup/demo';
import { mayMount, mount, unmount } from '../../../test/setup/small-disk';

const SLUG = 'piala-gelanggang';
const NAME = 'Kejuaraan Pencak Silat Piala Gelanggang';

interface Site {
  api: TestApi;
  admin: { authorization: string };
  folder: string;
}

let root: string;
let main: Site;
let hall: Site;
let id: number;

async function site(name: string, given: Parameters<typeof startApi>[0]): Promise<Site> {
  const dataDir = join(root, name);
  const api = await startApi({ ...given, env: { DATA_DIR: dataDir, FILES_DIR: join(dataDir, 'files') } });
  return {
    api,
    admin: { authorization: `Bearer ${(await api.tokenFor('admin')).token}` },
    folder: join(dataDir, 'handovers'),
  };
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gelanggang-handover-calls-'));
  main = await site('main', { demo: DEMO_NOW });
  hall = await site('hall', {});
  [{ id }] = await main.api.dataSource.query<[{ id: number }]>('select id from tournament where slug = $1', [SLUG]);
  await main.api.dataSource.query(`update match set status = 'called', started_at = null where status = 'ongoing'`);
});
afterAll(async () => {
  await main.api.close();
  await hall.api.close();
  rmSync(root, { recursive: true });
});

const list = async ({ api, admin }: Site): Promise<Handovers> =>
  ((await api.request.get('/api/handovers').set(admin).expect(200)).body as { data: Handovers }).data;
const rowOf = async (site: Site) => (await list(site)).tournaments.find((one) => one.id === id);
const post = ({ api, admin }: Site, path: string, body: object = {}) =>
  api.request.post(`/api/handovers${path}`).set(admin).send(body);
const give = (site: Site, body: object = { place: 'GOR Senayan', with_passwords: false }) =>
  post(site, `/${id}/give`, body);

async function carried(site: Site): Promise<Buffer> {
  const { body } = await site.api.request.get(`/api/handovers/${id}/file`).set(site.admin).buffer(true).expect(200);
  return body as Buffer;
}
const send = (site: Site, file: Buffer) =>
  site.api.request.post('/api/handovers/files').set(site.admin).attach('file', file, 'piala.gelanggang');
const read = async (site: Site, file: Buffer): Promise<ReadHandover> =>
  ((await send(site, file).expect(200)).body as { data: ReadHandover }).data;

(mayMount() ? it : it.skip)('is refused with its reason where the disk is full, and stays here', async () => {
  mkdirSync(main.folder, { recursive: true });
  mount(['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', main.folder]);
  try {
    const full = { code: 'request.diskFull' };
    expect((await give(main).expect(503)).body).toMatchObject(full);
    expect((await send(main, Buffer.alloc(200_000, 7)).expect(503)).body).toMatchObject(full);
    expect(readdirSync(main.folder)).toEqual([]);
    expect(await rowOf(main)).toMatchObject({ is_away: false, file: null });
  } finally {
    unmount(main.folder);
  }
});

it('goes into a file that is downloaded, is away meanwhile, and is given once however often it is pressed', async () => {
  expect(await rowOf(main)).toEqual({
    ...{ id, name: NAME, slug: SLUG },
    ...{ is_away: false, since: null, place: null, file: null },
  });
  const answers = await Promise.all([give(main), give(main)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const row = await rowOf(main);
  expect(row).toMatchObject({
    is_away: true,
    place: 'GOR Senayan',
    file: { size_bytes: expect.any(Number) as number },
  });
  const file = await carried(main);
  expect(file).toHaveLength(row?.file?.size_bytes ?? 0);
  expect(readdirSync(main.folder)).toEqual([row?.file?.name]);
  const audit = await main.api.dataSource.query<{ action: string }[]>(
    `select action from audit where action like '%andover%' order by id`,
  );
  expect(audit.map(({ action }) => action)).toEqual(['POST /handovers/{id}/give', 'handover.downloaded']);
});

it('is read before it is taken, comes to the hall, and home with what was done there', async () => {
  const first = await carried(main);
  const { upload, ...told } = await read(hall, first);
  expect(told).toMatchObject({ tournament: NAME, is_known: false, changes: null, overwrites: null });
  expect(told.files).toBeGreaterThan(10);
  expect((await list(hall)).tournaments).toEqual([]);
  await post(hall, '/take', { upload, overwrite: false }).expect(200);
  expect(await list(hall)).toMatchObject({ is_guest: true, tournaments: [{ id, is_away: false }] });
  expect(readdirSync(hall.folder)).toEqual([]);
  await post(hall, '/take', { upload, overwrite: false }).expect(404);
  expect(await read(hall, first)).toMatchObject({ is_known: true });

  await give(hall, { with_passwords: false }).expect(200);
  expect(await read(main, await carried(hall))).toMatchObject({ overwrites: null, changes: [] });
  await post(hall, `/${id}/take-back`).expect(200);
  await hall.api.dataSource.query(`update tournament set location = 'Gedung lain' where id = $1`, [id]);
  await give(hall, { with_passwords: true }).expect(409);
  await give(hall, { with_passwords: false }).expect(200);
  const home = await read(main, await carried(hall));
  expect(home).toMatchObject({ overwrites: null, changes: [{ table: 'tournament', changed: 1 }] });
  await post(main, '/take', { upload: home.upload, overwrite: false }).expect(200);
  expect(await rowOf(main)).toMatchObject({ is_away: false, file: null });
  const [{ location }] = await main.api.dataSource.query<[{ location: string }]>(
    'select location from tournament where id = $1',
    [id],
  );
  expect(location).toBe('Gedung lain');
});

it('gives two tournaments at once numbers of their own', async () => {
  const site = await startApi({ env: { DATA_DIR: join(root, 'two'), FILES_DIR: join(root, 'two', 'files') } });
  try {
    const two = { api: site, admin: { authorization: `Bearer ${(await site.tokenFor('admin')).token}` }, folder: '' };
    const ids = [];
    for (const slug of ['satu', 'dua']) ids.push((await makeTournament(site.dataSource.manager, { slug })).id);
    const given = (one: number) => post(two, `/${one}/give`, { place: 'GOR', with_passwords: false }).expect(200);
    await Promise.all(ids.map(given));
    const blocks = [];
    for (const one of ids) {
      const { body } = await site.request.get(`/api/handovers/${one}/file`).set(two.admin).buffer(true).expect(200);
      const [header = ''] = gunzipSync(body as Buffer)
        .toString()
        .split('\n');
      blocks.push((JSON.parse(header) as { block: number }).block);
    }
    expect(new Set(blocks).size).toBe(2);
  } finally {
    await site.close();
  }
});

it('says what it would overwrite, and does so only when that is said', async () => {
  const late = await carried(hall);
  await give(main).expect(200);
  await post(main, `/${id}/take-back`).expect(200);
  await post(main, `/${id}/take-back`).expect(409);
  expect(readdirSync(main.folder)).toEqual([]);
  // the file that came home before is known; one that was made after it is not
  expect(await read(main, late)).toMatchObject({ is_known: true });
  await post(hall, `/${id}/take-back`).expect(200);
  await give(hall, { with_passwords: false }).expect(200);
  const { upload, overwrites } = await read(main, await carried(hall));
  expect(overwrites).toContain('perubahan di sini akan hilang');
  await post(main, '/take', { upload, overwrite: false }).expect(409);
  await post(main, '/take', { upload, overwrite: true }).expect(200);
});

it('keeps the file of a tournament whose address begins alike', async () => {
  await give(main).expect(200);
  await main.api.dataSource.query(
    `insert into tournament (name, slug, description, location, start_date, end_date, registration_closes_at)
     values ('Piala', 'piala', '', '', '2027-01-01', '2027-01-02', '2027-01-01')`,
  );
  const other = (await list(main)).tournaments.find(({ slug }) => slug === 'piala')?.id;
  await post(main, `/${other}/give`, { with_passwords: false }).expect(200);
  await post(main, `/${other}/take-back`).expect(200);
  await carried(main);
  await post(main, `/${id}/take-back`).expect(200);
});

describe('is refused in a sentence without a path of the server', () => {
  const shown = (body: unknown) => (body as { message: string }).message;

  it('when the file is another one, is cut, or empty', async () => {
    for (const file of [Buffer.from('bukan berkas ini'), (await carried(hall)).subarray(0, 2000)]) {
      const { body } = await send(main, file).expect(409);
      expect(shown(body)).toMatch(/^Berkas ini tidak (dapat dibaca|utuh)/);
      expect(shown(body)).not.toContain(root);
    }
    await send(main, Buffer.alloc(0)).expect(422);
    await post(main, '/files').expect(415);
    expect(readdirSync(main.folder).filter((name) => name.startsWith('kiriman-'))).toEqual([]);
  });

  it('when it unfolds to far more than a tournament, before it is unfolded', async () => {
    const { body } = await send(main, gzipSync(Buffer.alloc(512 * 1024 ** 2))).expect(422);
    expect((body as { errors: object }).errors).toEqual({
      file: ['Isi berkas ini jauh lebih besar daripada sebuah turnamen: ini bukan berkas penyerahan.'],
    });
    expect(readdirSync(main.folder).filter((name) => name.startsWith('kiriman-'))).toEqual([]);
  });

  it('when the form is wrong, or the tournament is not there', async () => {
    await post(main, `/${id}/give`, { with_passwords: 'ya' }).expect(422);
    await post(main, `/${id}/give`, { place: 'x'.repeat(101), with_passwords: false }).expect(422);
    await post(main, '/99999/give', { with_passwords: false }).expect(404);
    await post(main, '/take', { upload: '../../etc/passwd', overwrite: false }).expect(422);
    await main.api.request.get(`/api/handovers/${id}/file`).set(main.admin).expect(404);
    await post(hall, '/take', { upload: '6f0f5f0e-3f66-4f0e-9a63-0d8f3f1e0a11', overwrite: true }).expect(404);
  });
});

it('is answered in words, never 500, where files are sent, given or downloaded at once', async () => {
  const file = await carried(hall);
  const sent = await Promise.all([send(main, file), send(main, file), send(main, file)]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const kept = readdirSync(main.folder).filter((name) => name.startsWith('kiriman-'));
  expect(kept).toHaveLength(1);
  rmSync(join(main.folder, kept[0] ?? ''));
  const download = () => hall.api.request.get(`/api/handovers/${id}/file`).set(hall.admin).buffer(true);
  for (let tries = 0; tries < 5; tries += 1) {
    const answers = await Promise.all([download(), post(hall, `/${id}/take-back`), download(), download()]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual([]);
    await give(hall, { with_passwords: false }).expect(200);
  }
});
