// Entry lists from the browser, through the front door and the worker: read, checked, taken in once, own rows only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { type EntryRow, wireRow } from '@gelanggang/contract/entry-columns';
import type { Data } from '@gelanggang/contract/http';
import type { CheckedList, EntriesImportResult, ReadList } from '@gelanggang/contract/entry-imports';
import { ENTRY_COLUMN_KEYS, ENTRY_COLUMNS } from '@gelanggang/domain/entry-list/columns';
import { readSheet } from '@gelanggang/domain/entry-list/list-rows';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { makeSetWithoutNomor, makeTournament } from '@gelanggang/database/testing/factories';
import { JobTable } from '@gelanggang/platform/jobs/job-table';
import type { Response } from 'supertest';
import { as, testApi } from '../../../test/setup/api';
import { endedJob, runJob } from '../../../test/setup/jobs';
import { madeBeforeAll, testFolder } from '../../../test/setup/made';
import { startWorker, testWorker } from '../../../test/setup/worker';

const DATA = join(__dirname, '../../../libs/entries');
const CLEAN = readFileSync(join(DATA, 'data/entries-596.csv'));
const FAULTY = readFileSync(join(DATA, 'test/data/entries-with-faults.csv'));
const EXPECTED = JSON.parse(readFileSync(join(DATA, 'test/data/entries-with-faults.expected.json'), 'utf8')) as {
  verdicts: { line: number; column: string }[];
};

const folder = testFolder();
const env = { FILES_DIR: join(folder, 'files'), DATA_DIR: folder };
const api = testApi({ env });
const worker = testWorker(() => startWorker({ ...env, DATABASE_URL: api.databaseUrl }));
const office = madeBeforeAll(() => api.tokenFor('organiser'));

const post = (path: string, body: object, token = office.token) =>
  api.request.post(`/api${path}`).set(as(token)).send(body);
const upload = (content: Buffer, name = 'daftar.csv', token = office.token) =>
  api.request.post('/api/entry-imports/read').set(as(token)).attach('file', content, name);

async function openTournament(values: object = {}): Promise<number> {
  // by a rule set without events within the categories
  const { id } = await makeTournament(api.dataSource.manager, {
    startDate: '2026-11-21',
    ruleSet: await makeSetWithoutNomor(api.dataSource.manager),
    ...values,
  });
  await api.dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 200000 from match_category where id <> 1`,
    [id],
  );
  return id;
}

/** The rows of a file as its sheets were read. */
async function rowsOf(content: Buffer, token?: string): Promise<EntryRow[]> {
  const { data } = (await upload(content, 'daftar.csv', token).expect(200)).body as Data<ReadList>;
  return data.rows;
}

const at = (key: (typeof ENTRY_COLUMN_KEYS)[number]) => ENTRY_COLUMN_KEYS.indexOf(key);
const withCell = (row: EntryRow, key: (typeof ENTRY_COLUMN_KEYS)[number], cell: string): EntryRow => ({
  ...row,
  cells: row.cells.with(at(key), cell),
});

async function verdictsOf(tournamentId: number, rows: EntryRow[], token?: string) {
  const answer = await post('/entry-imports/check', { tournament_id: tournamentId, rows }, token).expect(200);
  return (answer.body as Data<CheckedList>).data.verdicts;
}

/** Checks the rows, and stores them as they were shown. */
async function storeList(tournamentId: number, rows: EntryRow[], token = office.token): Promise<string> {
  const list = { tournament_id: tournamentId, rows };
  const checked = (await post('/entry-imports/check', list, token).expect(200)).body as Data<CheckedList>;
  const stored = await post('/entry-imports', { ...list, fingerprint: checked.data.fingerprint }, token).expect(201);
  return (stored.body as { data: { list_id: string } }).data.list_id;
}

async function takeIn(
  tournamentId: number,
  rows: EntryRow[],
  { token = office.token, withPayments = false } = {},
): Promise<JobAnswer> {
  const list_id = await storeList(tournamentId, rows, token);
  const params = { tournament_id: tournamentId, list_id, ...(withPayments ? { with_payments: true } : {}) };
  return runJob(api.request, as(token), 'entries-import', params);
}

/** A supertest parser: the answer's bytes as they are. */
function asBytes(response: Response, done: (error: Error | null, bytes: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}

const count = async (sql: string, ...parameters: unknown[]): Promise<number> => {
  const [row] = await api.dataSource.query<[{ n: number }]>(`select count(*)::int as n from ${sql}`, parameters);
  return row.n;
};
const membersOf = (tournamentId: number) => count('tournament_entry where tournament_id = $1', tournamentId);

it('holds long names of many contingents against known ones without holding anybody else up', async () => {
  const manager = await api.tokenFor('manager');
  const tournamentId = await openTournament();
  const long = () => Array.from({ length: 190 }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
  await api.dataSource.query(
    `insert into contingent (account_id, name, pic_name, pic_phone, pic_email, country_id, province_id, district_id)
     select $1, given, 'Sari', '+6281234567890', 'sari@contoh.test', (select id from country where code = 'ID'),
       d.province_id, d.id
     from unnest($2::text[]) as given, district d where d.name = 'Kabupaten Sleman'`,
    [manager.accountId, Array.from({ length: 200 }, long)],
  );
  const told: Partial<Record<(typeof ENTRY_COLUMN_KEYS)[number], string>> = {
    ...{ province: 'Daerah Istimewa Yogyakarta', district: 'Kabupaten Sleman' },
    ...{ picName: 'Sari', picPhone: '081234567890', picEmail: 'sari@contoh.test', name: 'Budi' },
  };
  const rows = Array.from({ length: 500 }, (_, at) => ({
    line: at + 2,
    cells: ENTRY_COLUMN_KEYS.map((key) => (key === 'contingent' ? long() : (told[key] ?? ''))),
  }));
  const began = performance.now();
  await verdictsOf(tournamentId, rows, manager.token);
  // once it was minutes
  expect(performance.now() - began).toBeLessThan(60_000);
});

describe('The template', () => {
  it.each(['xlsx', 'csv'])(
    'as %s has every column, and two examples that are no entries until somebody says so',
    async (format) => {
      const answer = await api.request
        .get(`/api/entry-imports/template/${format}`)
        .set(as(office.token))
        .buffer(true)
        .parse(asBytes)
        .expect(200);
      expect(answer.headers['content-disposition']).toContain(`daftar-peserta.${format}`);
      const { data } = (await upload(answer.body as Buffer, `t.${format}`).expect(200)).body as Data<ReadList>;
      expect(data.sheets[0]?.rows[0]?.cells).toEqual(ENTRY_COLUMN_KEYS.map((key) => ENTRY_COLUMNS[key].header));
      expect(data.sheets[0]?.plan).toEqual({ headerLines: [1], meanings: ENTRY_COLUMN_KEYS });
      expect(data.rows).toEqual([]);
      const [sheet] = data.sheets;
      const examples = sheet ? readSheet(sheet, sheet.plan, data.vocabulary, new Set([2, 3])).rows : [];
      const tournamentId = await openTournament();
      expect(await verdictsOf(tournamentId, examples.map(wireRow))).toMatchObject([
        { line: 3, severity: 'incomplete' },
      ]);
    },
  );

  it('has no third form', async () => {
    await api.request.get('/api/entry-imports/template/pdf').set(as(office.token)).expect(404);
  });
});

describe('A file', () => {
  it('is refused with its reason when it cannot be read, and nothing is kept', async () => {
    const none = await api.request.post('/api/entry-imports/read').set(as(office.token)).field('a', 'b');
    expect([none.status, none.body]).toMatchObject([
      422,
      { errors: { file: [expect.stringContaining('Pilih berkas')] } },
    ]);
    for (const content of [Buffer.from('PK\x03\x04rusak'), Buffer.from('a,"b\nc'), Buffer.from('a,b\n')]) {
      const answer = await upload(content).expect(422);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['file']);
    }
    await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')).expect(413);
    await api.request.post('/api/entry-imports/read').set(as(office.token)).send({}).expect(415);
  });
});

describe('The rows of a list', () => {
  it('have exactly the verdicts that were expected, by line and column', async () => {
    const verdicts = await verdictsOf(await openTournament(), await rowsOf(FAULTY));
    const places = (list: { line: number; column: string }[]) => list.map((one) => `${one.line} ${one.column}`).sort();
    expect(places(verdicts)).toEqual(places(EXPECTED.verdicts));
  });

  it('are refused as a whole when they are no rows', async () => {
    const tournament_id = await openTournament();
    for (const rows of [[], 'x', [{ line: 2 }], [{ line: 2, cells: ['a'] }], [null], undefined]) {
      const answer = await post('/entry-imports/check', { tournament_id, rows }).expect(422);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['rows']);
    }
    const [row] = await rowsOf(CLEAN);
    const missing = await post('/entry-imports/check', { tournament_id: 999_999, rows: [row] }).expect(422);
    expect(missing.body).toMatchObject({ errors: { tournament_id: ['Kejuaraan tidak ditemukan.'] } });
  });

  it('that are refused stay out, the others come in once, and the ones that were mended follow', async () => {
    const tournamentId = await openTournament();
    const rows = await rowsOf(FAULTY);
    const first = await takeIn(tournamentId, rows);
    expect(first).toMatchObject({ status: 'done', result: { members_added: 108, refused_rows: 12 } });
    expect(await membersOf(tournamentId)).toBe(108);
    // a second press, and the same file once more
    const [second, third] = await Promise.all([takeIn(tournamentId, rows), takeIn(tournamentId, rows)]);
    for (const again of [second, third]) {
      expect(again).toMatchObject({ status: 'done', result: { members_added: 0, members_unchanged: 108 } });
    }
    const broken = rows.find((row) => row.line === 14);
    if (!broken) throw new Error('line 14 is gone');
    const mended = await takeIn(tournamentId, [withCell(broken, 'nik', '3204567890123456')]);
    expect(mended).toMatchObject({ result: { members_added: 1, refused_rows: 0 } });
    expect(await membersOf(tournamentId)).toBe(109);
    // lists go once their jobs have ended
    while ((await count('file where content_type like $1', '%entries%')) > 0)
      await new Promise((done) => setTimeout(done, 20));
  });

  it('are told again to who asks again after they are in, since their list is gone', async () => {
    const { token, accountId } = await api.tokenFor('organiser');
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).slice(0, 5);
    const list_id = await storeList(tournamentId, rows, token);
    const asking = { kind: 'entries-import', params: { tournament_id: tournamentId, list_id } };
    const [first, second] = [
      await post('/jobs', asking, token).expect(202),
      await post('/jobs', asking, token).expect(202),
    ];
    const { id } = (first.body as { data: JobAnswer }).data;
    expect((second.body as { data: JobAnswer }).data.id).toBe(id);
    expect(await endedJob(api.request, as(token), id)).toMatchObject({
      status: 'done',
      result: { members_added: 5 },
    });
    while ((await count('file where id = $1', list_id)) > 0) await new Promise((done) => setTimeout(done, 20));
    const late = await post('/jobs', asking, token).expect(202);
    expect((late.body as { data: JobAnswer }).data).toMatchObject({ id, status: 'done' });
    // who looked while it still ran, and asks once it has ended
    const meanwhile = await api.app.get(JobTable).insert('entries-import', asking.params, accountId);
    expect(meanwhile).toMatchObject({ isNew: false, job: { id } });
  });

  it('of a workbook are the same as of the CSV', async () => {
    const rows = await rowsOf(CLEAN);
    const cells = rows.slice(0, 40).map((row) => row.cells);
    const headers = ENTRY_COLUMN_KEYS.map((key) => ENTRY_COLUMNS[key].header);
    const workbook = await writeXlsx({ sheets: [{ name: 'Peserta', rows: [headers, ...cells] }] });
    const { data } = (await upload(Buffer.from(workbook), 'a.xlsx').expect(200)).body as Data<ReadList>;
    expect(data.rows.map((row) => row.cells)).toEqual(cells);
  });

  it('marked Lunas are billed and paid when somebody who may confirm payments asks for it, once', async () => {
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).slice(0, 60);
    const paid = rows.filter((row) => row.cells[at('payment')] === 'Lunas').length;
    const job = await takeIn(tournamentId, rows, { withPayments: true });
    expect(job.result).toMatchObject({ members_added: 60, members_paid: paid });
    const again = await takeIn(tournamentId, rows, { withPayments: true });
    expect(again.result).toMatchObject({ members_added: 0, members_paid: 0 });
    expect(await count('participant where tournament_id = $1', tournamentId)).toBe(paid);
    const manager = await api.tokenFor('manager');
    const list_id = await storeList(tournamentId, rows, manager.token);
    const params = { tournament_id: tournamentId, list_id, with_payments: true };
    await post('/jobs', { kind: 'entries-import', params }, manager.token).expect(403);
  });

  it('come in 596 at once with progress, told without personal data', async () => {
    const tournamentId = await openTournament();
    const { token } = await api.tokenFor('organiser');
    const job = await takeIn(tournamentId, await rowsOf(CLEAN), { token });
    expect(job).toMatchObject({ status: 'done', progress: 100, result: { members_added: 596 } });
    expect(JSON.stringify(job)).not.toMatch(/\d{16}/);
    expect(worker.log()).not.toMatch(/\b\d{16}\b/);
  });
});

describe('What is taken in', () => {
  it('is what was shown: other rows, another tournament, or a change of what stands is refused, and nothing is kept', async () => {
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).slice(0, 3);
    const list = { tournament_id: tournamentId, rows };
    const checked = (await post('/entry-imports/check', list).expect(200)).body as Data<CheckedList>;
    const { fingerprint } = checked.data;
    const [first, ...others] = rows;
    const files = () => count('file where content_type like $1', '%entries%');
    const before = await files();
    for (const other of [
      { ...list, rows: [withCell(first!, 'name', 'Orang Lain'), ...others] },
      { ...list, rows: others },
      { ...list, rows: [...others, first!] },
      { ...list, tournament_id: await openTournament() },
    ]) {
      const refused = await post('/entry-imports', { ...other, fingerprint }).expect(409);
      expect(refused.body).toEqual({
        message: expect.stringContaining('periksa lagi') as string,
        code: 'entryImports.checkedAnother',
      });
    }
    await post('/entry-imports', list).expect(422);
    expect(await files()).toBe(before);
    const { body } = await post('/entry-imports', { ...list, fingerprint }).expect(201);
    // somebody enters the first of them elsewhere before the job begins
    const { list_id } = (body as { data: { list_id: string } }).data;
    await takeIn(tournamentId, [withCell(first!, 'contingent', 'Lebih Dulu')]);
    const params = { tournament_id: tournamentId, list_id };
    const made = (await post('/jobs', { kind: 'entries-import', params }).expect(202)).body as { data: JobAnswer };
    expect(await endedJob(api.request, as(office.token), made.data.id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Data berubah sejak daftar ini diperiksa') as string,
    });
    expect(await membersOf(tournamentId)).toBe(1);
  });

  it('changes what stands only where it was ticked', async () => {
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).slice(0, 3);
    await takeIn(tournamentId, rows);
    const changed = rows.map((row) => withCell(row, 'birthPlace', 'Cibinong'));
    const list = { tournament_id: tournamentId, rows: changed };
    const { data } = (await post('/entry-imports/check', list).expect(200)).body as Data<CheckedList>;
    expect(data.changes.map(({ what, standing, listed }) => [what, standing, listed])).toEqual(
      rows.map(() => ['Tempat lahir', 'Bogor', 'Cibinong']),
    );
    const ticked = [data.changes[1]?.key];
    const stored = await post('/entry-imports', { ...list, fingerprint: data.fingerprint, ticked }).expect(201);
    const { list_id } = (stored.body as { data: { list_id: string } }).data;
    const params = { tournament_id: tournamentId, list_id };
    const made = (await post('/jobs', { kind: 'entries-import', params }).expect(202)).body as { data: JobAnswer };
    expect((await endedJob(api.request, as(office.token), made.data.id)).result).toMatchObject({
      members_changed: 1,
      values_kept: 2,
    });
  });
});

describe('What a list once meant', () => {
  it('is remembered for the next one of the account, and for no other', async () => {
    const { token } = await api.tokenFor('organiser');
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).slice(0, 2);
    const list = { tournament_id: tournamentId, rows };
    const { data } = (await post('/entry-imports/check', list, token).expect(200)).body as Data<CheckedList>;
    const remember = [
      { kind: 'heading', column: '', written: 'jenengé', meaning: 'name' },
      { kind: 'word', column: 'district', written: 'tegal', meaning: 'Kota Tegal' },
      { kind: 'word', column: 'district', written: 'tegal', meaning: 'Kabupaten Tegal' },
    ];
    await post('/entry-imports', { ...list, fingerprint: data.fingerprint, remember }, token).expect(201);
    const javanese = Buffer.from('Jenengé,NIK,L/P\nBudi,3302010505101001,L\nSari,3302014505101001,P\n');
    const read = async (own: string) =>
      ((await upload(javanese, 'a.csv', own).expect(200)).body as Data<ReadList>).data;
    const next = await read(token);
    expect(next.sheets[0]?.plan.meanings).toEqual(['name', 'nik', 'gender']);
    expect(next.remembered).toContainEqual({
      ...{ kind: 'word', column: 'district', written: 'tegal', meaning: 'Kabupaten Tegal' },
    });
    const others = await read((await api.tokenFor('organiser')).token);
    expect([others.sheets[0]?.plan.meanings[0], others.remembered]).toEqual([null, []]);
  });
});

describe('What is refused', () => {
  it('comes back as a workbook in the columns that were sent, every cell a text', async () => {
    const rows = [['=1+1', '0812', 'NIK kosong.']];
    const sheets = [{ name: 'TANDING / A', headings: ['Nama', 'HP', 'Alasan ditolak'], rows }];
    const answer = await post('/entry-imports/refused', { sheets }).buffer(true).parse(asBytes).expect(200);
    const book = await readXlsx(answer.body as Buffer);
    expect(book.sheets.map(({ name, rows: cells }) => [name, cells])).toEqual([
      ['TANDING   A', [['Nama', 'HP', 'Alasan ditolak'], ...rows]],
    ]);
    for (const wrong of [[], 'x', [{}], [{ name: 'a', headings: [1], rows }]]) {
      await post('/entry-imports/refused', { sheets: wrong }).expect(422);
    }
  });

  it.each([
    ['a photograph', '\xff\xd8\xff\xe0', 'Ini foto'],
    ['a photograph of an iPhone', '\0\0\0\x18ftypheic', 'HEIC'],
    ['a PDF', '%PDF-1.7', 'Ini PDF'],
    ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'Simpan Sebagai .xlsx'],
  ])('as a file says what to send instead: %s', async (_, begin, sentence) => {
    const answer = await upload(Buffer.from(`${begin} isi yang lain`, 'latin1')).expect(422);
    expect(answer.body).toMatchObject({ errors: { file: [expect.stringContaining(sentence)] } });
  });
});

describe('Rows for which there is no place left', () => {
  it('are named when the list is checked, stay out in its order, and take no place of those that stand', async () => {
    const { token } = await api.tokenFor('organiser');
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).filter((row) => row.cells[at('category')] === 'Tanding').slice(0, 30);
    // which class each row is of: as another office takes the same list in, without limits
    const elsewhere = await api.tokenFor('organiser');
    await takeIn(await openTournament(), rows, { token: elsewhere.token });
    const members = await api.dataSource.query<{ nik: string; key: string }[]>(
      `select m.nik, m.category_class_id::text as key from team_member m join contingent c on c.id = m.contingent_id
       where c.account_id = $1`,
      [elsewhere.accountId],
    );
    const classOf = ({ cells }: EntryRow) => members.find(({ nik }) => nik === cells[at('nik')])?.key;
    await api.dataSource.query(
      `update tournament_match_category set class_places = 1 where tournament_id = $1 and match_category_id = 1`,
      [tournamentId],
    );
    const firsts = rows.filter((row, index) => rows.findIndex((one) => classOf(one) === classOf(row)) === index);
    const late = rows.filter((row) => !firsts.includes(row));
    const full = (await verdictsOf(tournamentId, rows, token)).filter(({ code }) => code === 'full');
    expect(late.length).toBeGreaterThan(0);
    expect(full.map(({ line, column, severity }) => ({ line, column, severity }))).toEqual(
      late.map(({ line }) => ({ line, column: ENTRY_COLUMNS.className.header, severity: 'refused' })),
    );
    expect(full[0]?.text).toMatch(/^Tanding .+ penuh: 1 tempat\.$/);
    const job = await takeIn(tournamentId, rows, { token });
    expect(job.result).toMatchObject({ members_added: firsts.length, refused_rows: late.length });
    // the same list again: who stands keeps the place
    expect((await takeIn(tournamentId, rows, { token })).result).toMatchObject({
      members_unchanged: firsts.length,
      refused_rows: late.length,
    });
    await api.dataSource.query('update tournament_match_category set class_places = 30 where tournament_id = $1', [
      tournamentId,
    ]);
    expect((await takeIn(tournamentId, rows, { token })).result).toMatchObject({
      members_added: late.length,
      refused_rows: 0,
    });
  });
});

describe('A manager', () => {
  it('brings in its own contingents only; what another account registered is refused by name', async () => {
    const tournamentId = await openTournament();
    const rows = await rowsOf(CLEAN);
    const [first] = rows;
    const name = first?.cells[at('contingent')] ?? '';
    const theirs = rows.filter((row) => row.cells[at('contingent')] === name);
    await takeIn(tournamentId, theirs);
    const manager = await api.tokenFor('manager');
    const verdicts = await verdictsOf(tournamentId, theirs, manager.token);
    expect(verdicts.map(({ code }) => code)).toEqual(theirs.map(() => 'contingent-of-another'));
    expect((await takeIn(tournamentId, theirs, { token: manager.token })).result).toMatchObject({ members_added: 0 });
    const own = rows
      .filter((row) => row.cells[at('contingent')] !== name)
      .slice(0, 20)
      .map((row) => withCell(row, 'contingent', 'Perguruan Sendiri'));
    const job = await takeIn(tournamentId, own, { token: manager.token });
    expect(job).toMatchObject({ status: 'done' });
    expect((job.result as EntriesImportResult).members_added).toBeGreaterThan(0);
    const owners = await api.dataSource.query<{ account_id: number }[]>(
      `select distinct account_id from contingent where name = 'Perguruan Sendiri'`,
    );
    expect(owners).toEqual([{ account_id: manager.accountId }]);
  });

  it('is refused while registration is closed, as is a job that was asked for before; the office is not', async () => {
    const tournamentId = await openTournament();
    const manager = await api.tokenFor('manager');
    const rows = (await rowsOf(CLEAN)).slice(0, 2);
    const body = { tournament_id: tournamentId, rows };
    const list_id = await storeList(tournamentId, rows, manager.token);
    await api.dataSource.query(
      `update tournament set registration_closes_at = now() - interval '1 hour' where id = $1`,
      [tournamentId],
    );
    const refused = await post('/entry-imports/check', body, manager.token).expect(409);
    expect(refused.body).toEqual({
      message: 'Pendaftaran kejuaraan ini sudah ditutup.',
      code: 'registration.closed',
    });
    const params = { tournament_id: tournamentId, list_id };
    const made = await post('/jobs', { kind: 'entries-import', params }, manager.token).expect(202);
    const job = await endedJob(api.request, as(manager.token), (made.body as { data: JobAnswer }).data.id);
    expect(job).toMatchObject({ status: 'failed', error: 'Pendaftaran kejuaraan ini sudah ditutup.' });
    await post('/entry-imports/check', body).expect(200);
  });

  it('cannot take in the list of another account', async () => {
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).slice(0, 2);
    const list_id = await storeList(tournamentId, rows);
    const manager = await api.tokenFor('manager');
    const params = { tournament_id: tournamentId, list_id };
    await post('/jobs', { kind: 'entries-import', params }, manager.token).expect(422);
    await post('/jobs', { kind: 'entries-import', params: { ...params, list_id: 'x' } }).expect(422);
  });
});
