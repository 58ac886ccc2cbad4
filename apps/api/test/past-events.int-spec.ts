// Old events: their results come by a list that is shown before it is taken, twice without doubles, and go with the event.
import { writeXlsx } from 'hucre/xlsx';
import type {
  FoundPastResult,
  OwnPastEventRow,
  PastEventAnswer,
  PastEventRow,
  PastListPreview,
} from '@gelanggang/contract/past-events';
import { readSheets } from '@gelanggang/entries/import/read-sheets';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const api = testApi();
let organiser: { authorization: string };
let other: { authorization: string };
let admin: { authorization: string };

const as = async (role: 'admin' | 'organiser' | 'manager') => ({
  authorization: `Bearer ${(await api.tokenFor(role)).token}`,
});

beforeAll(async () => {
  [organiser, other, admin] = [await as('organiser'), await as('organiser'), await as('admin')];
});
beforeEach(() => api.dataSource.query('delete from past_event'));

const EVENT = {
  name: 'Piala Bupati 2019',
  place: 'GOR Kudus',
  level: 'district',
  start_date: '2019-07-12',
  end_date: '2019-07-14',
};
const HEAD = ['No', 'Nama Pesilat', 'Kontingen', 'Provinsi', 'Kategori', 'Usia', 'Kelas', 'L/P', 'Medali'];
const ROWS = [
  ['1', 'Ani', 'Kudus', 'Jawa Tengah', 'Tanding', 'Remaja', 'A', 'P', 'Emas'],
  ['2', 'Beti', 'Tegal', 'Jawa Tengah', 'Tanding', 'Remaja', 'A', 'P', 'Perak'],
  ['3', 'Cici', 'KUDUS', '', 'Ganda', 'Remaja', '', 'P', 'Emas'],
  ['4', 'Dewi', 'KUDUS', '', 'Ganda', 'Remaja', '', 'P', 'Emas'],
  ['5', 'Eka', 'Tegal', '', 'Tanding', 'Remaja', 'B', 'P', 'Perunggu'],
];

const book = async (rows: string[][]) => Buffer.from(await writeXlsx({ sheets: [{ name: 'Hasil', rows }] }));
const list = (...rows: string[][]) => book([['HASIL AKHIR'], HEAD, ...rows]);

async function made(who = organiser, event: object = EVENT): Promise<OwnPastEventRow> {
  const { body } = await api.request.post('/api/past-events').set(who).send(event).expect(201);
  return (body as { data: OwnPastEventRow }).data;
}

function send(
  id: number,
  what: 'read' | 'results',
  file: Buffer,
  fields: Record<string, string> = {},
  who = organiser,
) {
  const request = api.request.post(`/api/past-events/${id}/${what}`).set(who);
  for (const [name, value] of Object.entries(fields)) void request.field(name, value);
  return request.attach('file', file, 'hasil.xlsx');
}

async function preview(id: number, file: Buffer, fields = {}): Promise<PastListPreview> {
  const { body } = await send(id, 'read', file, fields).expect(200);
  return (body as { data: PastListPreview }).data;
}

async function taken(id: number, file: Buffer) {
  const { fingerprint } = await preview(id, file);
  return (await send(id, 'results', file, { fingerprint }).expect(200)).body as { message: string };
}

const get = async <T>(path: string): Promise<T> => (await api.request.get(`/api${path}`).expect(200)).body as T;
const one = async (id: number) => (await get<{ data: PastEventAnswer }>(`/past-events/${id}`)).data;

it('shows what a list holds before anything is kept, then takes in exactly that, for everybody to read', async () => {
  const { id } = await made();
  const file = await list(...ROWS);
  const shown = await preview(id, file);
  expect(shown.mapping).toMatchObject({ name: 1, contingent: 2, place: 8 });
  expect(shown.counts).toEqual({ results: 4, added: 4, changed: 0, known: 0, faults: 0, notes: 0 });
  expect(shown.medals).toEqual({ gold: 2, silver: 1, bronze: 1 });
  expect(shown.shown[2]).toMatchObject({ names: ['Cici', 'Dewi'], category: 'Ganda', place: 1 });
  // an event without results is nobody's business yet
  expect((await get<{ total: number }>('/past-events')).total).toBe(0);
  await api.request.get(`/api/past-events/${id}`).expect(404);

  expect((await taken(id, file)).message).toBe('4 hasil baru.');
  const event = await one(id);
  expect(event).toMatchObject({ ...EVENT, results: 4, contingents: 2 });
  expect(event.standings).toEqual([
    { rank: 1, contingent: 'Kudus', gold: 2, silver: 0, bronze: 0, total: 2 },
    { rank: 2, contingent: 'Tegal', gold: 0, silver: 1, bronze: 1, total: 2 },
  ]);
  expect(event.events.map((each) => [each.category, each.class, each.results.map(({ names }) => names)])).toEqual([
    ['Tanding', 'A', [['Ani'], ['Beti']]],
    ['Ganda', '', [['Cici', 'Dewi']]],
    ['Tanding', 'B', [['Eka']]],
  ]);
  expect((await get<{ data: PastEventRow[] }>('/past-events?search=bupati')).data).toHaveLength(1);
});

it('taken again doubles nothing, puts a place right, and adds what is new', async () => {
  const { id } = await made();
  await taken(id, await list(...ROWS));
  expect((await taken(id, await list(...ROWS))).message).toBe('0 hasil baru, 4 sudah ada.');
  const better = [
    ...ROWS.slice(0, 4),
    ROWS[4]?.with(8, 'Perak') ?? [],
    ['6', 'Fani', 'Pati', '', 'Tanding', 'Remaja', 'B', 'P', '1'],
  ];
  expect((await taken(id, await list(...better))).message).toBe('1 hasil baru, 1 diperbaiki, 3 sudah ada.');
  const { standings, results } = await one(id);
  expect([results, standings[0]]).toMatchObject([5, { contingent: 'Kudus', gold: 2 }]);
});

it('tells each row that is at fault with its line, and leaves it out; nothing is half written', async () => {
  const { id } = await made();
  const file = await list(
    ROWS[0] ?? [],
    ['2', '', 'Tegal', '', 'Tanding', 'Remaja', 'A', 'P', 'Perak'],
    ['3', 'Gita', 'Pati', '', 'Tanding', 'Remaja', 'A', 'P', 'gugur'],
  );
  const shown = await preview(id, file);
  expect(shown.faults).toEqual([
    { line: 4, name: 'Tegal', text: 'Nama kosong.' },
    { line: 5, name: 'Gita', text: 'Juara “gugur” tidak terbaca: tulis 1, 2, 3 atau Emas, Perak, Perunggu.' },
  ]);
  expect((await taken(id, file)).message).toBe('1 hasil baru, 2 baris tidak dimasukkan.');

  // another list than was shown, or one that was shown before something changed
  const { fingerprint } = await preview(id, await list(...ROWS));
  await send(id, 'results', await list(ROWS[1] ?? []), { fingerprint }).expect(409);
  await taken(id, await list(ROWS[1] ?? []));
  const late = await send(id, 'results', await list(...ROWS), { fingerprint }).expect(409);
  expect((late.body as { message: string }).message).toContain('periksa lagi');
  expect((await one(id)).results).toBe(2);
});

it('refuses in words what is no list, has no such column or sheet, or holds nothing', async () => {
  const { id } = await made();
  const fields = async (answer: ReturnType<typeof send>) =>
    ((await answer.expect(422)).body as { errors: Record<string, string[]> }).errors;
  expect(await fields(send(id, 'read', Buffer.from('%PDF-1.7 x')))).toHaveProperty('file');
  expect(await fields(send(id, 'read', await list(...ROWS), { sheet: '7' }))).toHaveProperty('sheet');
  expect(await fields(send(id, 'read', await list(...ROWS), { mapping: '{"name":1}' }))).toHaveProperty('mapping');
  expect(await fields(send(id, 'read', await list(...ROWS), { mapping: 'x' }))).toHaveProperty('mapping');
  const nothing = await api.request.post(`/api/past-events/${id}/read`).set(organiser).field('sheet', '0').expect(422);
  expect(nothing.body).toHaveProperty('errors.file');
  const unknown = await book([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect((await preview(id, unknown)).mapping_fault).toContain('Pilih kolom');
  expect(await fields(send(id, 'results', unknown, { fingerprint: '0'.repeat(64) }))).toHaveProperty('mapping');
  const empty = await book([HEAD]);
  expect(await fields(send(id, 'results', empty, { fingerprint: '0'.repeat(64) }))).toHaveProperty('file');
  const columns = {
    name: 0,
    contingent: 1,
    province: null,
    category: 2,
    age: null,
    className: null,
    gender: null,
    place: 3,
  };
  const headless = await book([['Ani', 'Kudus', 'Tanding', '1']]);
  expect((await preview(id, headless, { mapping: JSON.stringify(columns) })).counts.results).toBe(1);
});

it('hands out a list to fill in, which it reads itself', async () => {
  const { body } = await api.request.get('/api/past-events/template').set(organiser).buffer().parse(bytes).expect(200);
  const sheets = await readSheets(body as Buffer);
  expect(sheets.ok && sheets.sheets[0]?.rows).toHaveLength(3);
  const { id } = await made();
  const shown = await preview(id, body as Buffer);
  expect([shown.mapping_fault, shown.counts.results, shown.counts.faults]).toEqual([null, 2, 0]);
});

function bytes(answer: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const stream = answer as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

it('is found by names of athletes and contingents, with what a result list prints and no more', async () => {
  const { id } = await made();
  await taken(id, await list(...ROWS));
  const found = async (search: string) =>
    (await get<{ data: FoundPastResult[] }>(`/past-results?search=${encodeURIComponent(search)}`)).data;
  expect(await found('dewi')).toEqual([
    {
      ...{ id: expect.any(Number) as number, names: ['Cici', 'Dewi'], contingent: 'KUDUS', province: '', place: 1 },
      ...{ category: 'Ganda', age: 'Remaja', class: '', gender: 'female' },
      event: { id, name: EVENT.name, start_date: EVENT.start_date },
    },
  ]);
  expect(await found('tegal')).toHaveLength(2);
  expect(await found('e')).toEqual([]);
  expect(await found('%%%')).toEqual([]);
});

it('is changed and deleted by whoever keeps it and by admins, and leaves nothing behind', async () => {
  const { id, version } = await made();
  await taken(id, await list(...ROWS));
  await api.request.put(`/api/past-events/${id}`).set(other).send(EVENT).expect(404);
  await api.request.get(`/api/past-events/${id}/form`).set(other).expect(404);
  await send(id, 'read', await list(...ROWS), {}, other).expect(404);
  await api.request.delete(`/api/past-events/${id}`).set(other).expect(404);
  await api.request
    .delete(`/api/past-events/${id}`)
    .set(await as('manager'))
    .expect(403);
  await api.request.post('/api/past-events').send(EVENT).expect(401);
  expect((await api.request.get('/api/past-events/of-office').set(other)).body).toMatchObject({ total: 0 });

  const change = { ...EVENT, name: 'Piala Bupati Kudus', version };
  await api.request.put(`/api/past-events/${id}`).set(admin).send(change).expect(200);
  await api.request.put(`/api/past-events/${id}`).set(organiser).send(change).expect(409);
  const same = await api.request
    .post('/api/past-events')
    .set(other)
    .send({ ...EVENT, name: change.name })
    .expect(422);
  expect(same.body).toHaveProperty('errors.name');
  const future = { ...EVENT, start_date: '2199-01-01', end_date: '2199-01-02' };
  expect((await api.request.post('/api/past-events').set(other).send(future).expect(422)).body).toHaveProperty(
    'errors.end_date',
  );
  await api.request.delete(`/api/past-events/${id}`).set(organiser).expect(200);
  expect(await api.dataSource.query('select * from past_result')).toEqual([]);
});

it('asks the database as often for many as for few', async () => {
  const { id } = await made();
  await taken(id, await list(ROWS[0] ?? []));
  const asked = async () => {
    const queries = await queriesOf(async () => {
      await get('/past-events');
      await get(`/past-events/${id}`);
      await get('/past-results?search=kudus');
    });
    return queries.length;
  };
  const few = await asked();
  const many = Array.from({ length: 400 }, (_, at) => [
    '',
    `Atlet ${at}`,
    'Kudus',
    '',
    'Tanding',
    'Remaja',
    `K${at}`,
    'P',
    '1',
  ]);
  await taken(id, await list(...many));
  await taken((await made(organiser, { ...EVENT, name: 'Piala Lain' })).id, await list(...ROWS));
  expect(await asked()).toBe(few);
  expect((await one(id)).standings[0]).toMatchObject({ gold: 401 });
});
