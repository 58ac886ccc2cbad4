// Entry lists from the browser, through the front door and the worker: read, checked, taken in once, own rows only.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { ENTRY_COLUMN_KEYS, ENTRY_COLUMNS, type EntryRow } from '@gelanggang/contract/entry-columns';
import type { CheckedListAnswer, EntriesImportResult, ReadListAnswer } from '@gelanggang/contract/entry-imports';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { startApi, type TestApi } from '../../../test/setup/api';
import { startWorker, type TestWorker } from '../../../test/setup/worker';

const DATA = join(__dirname, '../../../libs/entries');
const CLEAN = readFileSync(join(DATA, 'data/entries-596.csv'));
const FAULTY = readFileSync(join(DATA, 'test/data/entries-with-faults.csv'));
const EXPECTED = JSON.parse(readFileSync(join(DATA, 'test/data/entries-with-faults.expected.json'), 'utf8')) as {
  verdicts: { line: number; column: string }[];
};

let folder: string;
let api: TestApi;
let worker: TestWorker;
let office: { token: string; accountId: number };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gelanggang-import-'));
  const env = { FILES_DIR: join(folder, 'files'), DATA_DIR: folder };
  api = await startApi({ env });
  worker = await startWorker({ ...env, DATABASE_URL: api.databaseUrl });
  office = await api.tokenFor('organiser');
});
afterAll(async () => {
  await worker.kill('SIGTERM');
  await api.close();
  await rm(folder, { recursive: true });
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (path: string, body: object, token = office.token) =>
  api.request.post(`/api${path}`).set(bearer(token)).send(body);
const upload = (content: Buffer, name = 'daftar.csv', token = office.token) =>
  api.request.post('/api/entry-imports/read').set(bearer(token)).attach('file', content, name);

async function openTournament(values: object = {}): Promise<number> {
  const { id } = await makeTournament(api.dataSource.manager, { startDate: '2026-11-21', ...values });
  await api.dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 200000 from match_category where id <> 1`,
    [id],
  );
  return id;
}

/** The rows of a file as the page sends them: its cells in the order of the columns. */
async function rowsOf(content: Buffer, token?: string): Promise<EntryRow[]> {
  const { data } = (await upload(content, 'daftar.csv', token).expect(200)).body as ReadListAnswer;
  return data.rows.map(({ line, cells }) => ({
    line,
    cells: data.mapping.map((at) => (at === null ? '' : (cells[at] ?? ''))),
  }));
}

const at = (key: (typeof ENTRY_COLUMN_KEYS)[number]) => ENTRY_COLUMN_KEYS.indexOf(key);
const withCell = (row: EntryRow, key: (typeof ENTRY_COLUMN_KEYS)[number], cell: string): EntryRow => ({
  ...row,
  cells: row.cells.with(at(key), cell),
});

async function verdictsOf(tournamentId: number, rows: EntryRow[], token?: string) {
  const answer = await post('/entry-imports/check', { tournament_id: tournamentId, rows }, token).expect(200);
  return (answer.body as CheckedListAnswer).data.verdicts;
}

async function takeIn(
  tournamentId: number,
  rows: EntryRow[],
  { token = office.token, withPayments = false } = {},
): Promise<JobAnswer> {
  const stored = await post('/entry-imports', { tournament_id: tournamentId, rows }, token).expect(201);
  const { list_id } = (stored.body as { data: { list_id: string } }).data;
  const params = { tournament_id: tournamentId, list_id, ...(withPayments ? { with_payments: true } : {}) };
  const made = (await post('/jobs', { kind: 'entries-import', params }, token).expect(202)).body as { data: JobAnswer };
  return ended(made.data.id, token);
}

async function ended(id: number, token: string): Promise<JobAnswer> {
  for (;;) {
    const { data } = (await api.request.get(`/api/jobs/${id}`).set(bearer(token)).expect(200)).body as {
      data: JobAnswer;
    };
    if (data.status !== 'queued' && data.status !== 'running') return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

const count = async (sql: string, ...parameters: unknown[]): Promise<number> => {
  const [row] = await api.dataSource.query<[{ n: number }]>(`select count(*)::int as n from ${sql}`, parameters);
  return row.n;
};
const membersOf = (tournamentId: number) => count('tournament_entry where tournament_id = $1', tournamentId);

describe('The template', () => {
  it.each(['xlsx', 'csv'])('as %s has every column, and reads as a list of its two examples', async (format) => {
    const answer = await api.request
      .get(`/api/entry-imports/template/${format}`)
      .set(bearer(office.token))
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    expect(answer.headers['content-disposition']).toContain(`daftar-peserta.${format}`);
    const { data } = (await upload(answer.body as Buffer, `t.${format}`).expect(200)).body as ReadListAnswer;
    expect(data.headers).toEqual(ENTRY_COLUMN_KEYS.map((key) => ENTRY_COLUMNS[key].header));
    expect(data.mapping).toEqual(ENTRY_COLUMN_KEYS.map((_, place) => place));
    const tournamentId = await openTournament();
    expect(await verdictsOf(tournamentId, data.rows)).toMatchObject([{ line: 3, severity: 'incomplete' }]);
  });

  it('has no third form', async () => {
    await api.request.get('/api/entry-imports/template/pdf').set(bearer(office.token)).expect(404);
  });
});

describe('A file', () => {
  it('is refused with its reason when it cannot be read, and nothing is kept', async () => {
    const none = await api.request.post('/api/entry-imports/read').set(bearer(office.token)).field('a', 'b');
    expect([none.status, none.body]).toMatchObject([
      422,
      { errors: { file: [expect.stringContaining('Pilih berkas')] } },
    ]);
    for (const content of [Buffer.from('PK\x03\x04rusak'), Buffer.from('a,"b\nc'), Buffer.from('a,b\n')]) {
      const answer = await upload(content).expect(422);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['file']);
    }
    await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')).expect(413);
    await api.request.post('/api/entry-imports/read').set(bearer(office.token)).send({}).expect(415);
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
    const { token } = await api.tokenFor('organiser');
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).slice(0, 5);
    const stored = await post('/entry-imports', { tournament_id: tournamentId, rows }, token).expect(201);
    const { list_id } = (stored.body as { data: { list_id: string } }).data;
    const asking = { kind: 'entries-import', params: { tournament_id: tournamentId, list_id } };
    const [first, second] = [
      await post('/jobs', asking, token).expect(202),
      await post('/jobs', asking, token).expect(202),
    ];
    const { id } = (first.body as { data: JobAnswer }).data;
    expect((second.body as { data: JobAnswer }).data.id).toBe(id);
    expect(await ended(id, token)).toMatchObject({ status: 'done', result: { members_added: 5 } });
    while ((await count('file where id = $1', list_id)) > 0) await new Promise((done) => setTimeout(done, 20));
    const late = await post('/jobs', asking, token).expect(202);
    expect((late.body as { data: JobAnswer }).data).toMatchObject({ id, status: 'done' });
  });

  it('of a workbook are the same as of the CSV', async () => {
    const rows = await rowsOf(CLEAN);
    const cells = rows.slice(0, 40).map((row) => row.cells);
    const headers = ENTRY_COLUMN_KEYS.map((key) => ENTRY_COLUMNS[key].header);
    const workbook = await writeXlsx({ sheets: [{ name: 'Peserta', rows: [headers, ...cells] }] });
    const { data } = (await upload(Buffer.from(workbook), 'a.xlsx').expect(200)).body as ReadListAnswer;
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
    const own = await post('/entry-imports', { tournament_id: tournamentId, rows }, manager.token).expect(201);
    const { list_id } = (own.body as { data: { list_id: string } }).data;
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
    const stored = await post('/entry-imports', body, manager.token).expect(201);
    await api.dataSource.query(
      `update tournament set registration_closes_at = now() - interval '1 hour' where id = $1`,
      [tournamentId],
    );
    const refused = await post('/entry-imports/check', body, manager.token).expect(409);
    expect(refused.body).toEqual({ message: 'Pendaftaran kejuaraan ini sudah ditutup.' });
    const { list_id } = (stored.body as { data: { list_id: string } }).data;
    const params = { tournament_id: tournamentId, list_id };
    const made = await post('/jobs', { kind: 'entries-import', params }, manager.token).expect(202);
    const job = await ended((made.body as { data: JobAnswer }).data.id, manager.token);
    expect(job).toMatchObject({ status: 'failed', error: 'Pendaftaran kejuaraan ini sudah ditutup.' });
    await post('/entry-imports/check', body).expect(200);
  });

  it('cannot take in the list of another account', async () => {
    const tournamentId = await openTournament();
    const rows = (await rowsOf(CLEAN)).slice(0, 2);
    const stored = await post('/entry-imports', { tournament_id: tournamentId, rows }).expect(201);
    const { list_id } = (stored.body as { data: { list_id: string } }).data;
    const manager = await api.tokenFor('manager');
    const params = { tournament_id: tournamentId, list_id };
    await post('/jobs', { kind: 'entries-import', params }, manager.token).expect(422);
    await post('/jobs', { kind: 'entries-import', params: { ...params, list_id: 'x' } }).expect(422);
  });
});
