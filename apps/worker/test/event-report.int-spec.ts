// The report of an event, the book of its results, the rota and the honoraria: from the door to the disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { JobAnswer, JobKind } from '@gelanggang/contract/jobs';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { startApi, type TestApi } from '../../../test/setup/api';
import { startPrintingWorker } from '../../../test/setup/printing';
import type { TestWorker } from '../../../test/setup/worker';
import { fillDemo } from '../../api/src/demo/fill-demo';
import { pdfText } from './pdf-content';

const NOW = new Date('2027-03-14T02:13:20Z');

describe('after the event', () => {
  let api: TestApi;
  let worker: TestWorker;
  let folder: string;
  let organiser: { authorization: string };
  let tournamentId: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gelanggang-event-report-'));
    api = await startApi({ env: { FILES_DIR: join(folder, 'files') } });
    await fillDemo(api.dataSource, api.app.get(FileStore), NOW, () => undefined);
    worker = await startPrintingWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: join(folder, 'files') });
    organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
    const [row] = await sql<{ id: number }>(`select id from tournament where slug = 'piala-gelanggang'`);
    tournamentId = row!.id;
    const officials = ['Ani', 'Budi', 'Citra', 'Dedi', 'Eko', 'Fajar', 'Gita', 'Hana', 'Indra', 'Joko'].map((name) => ({
      ...{ name: `${name} Wasit`, roles: ['referee-judge'], licence: 'Nasional II' },
    }));
    await post(`tournaments/${tournamentId}/officials/import`, { officials }).expect(200);
    await post(`tournaments/${tournamentId}/official-plan`, { most_in_a_row: 3 }).expect(200);
    // who sat in what was fought already is said afterwards
    const [match] = await sql<{ id: number }>(
      `select id from match where tournament_id = $1 and kind = 'tanding' and started_at is not null and status = 'finished'
       order by started_at limit 1`,
      [tournamentId],
    );
    const [ani] = await sql<{ id: number }>(`select id from official where name = 'Ani Wasit'`);
    await sql(
      `insert into official_seat (tournament_id, match_id, seat, official_id, seated_by, seated_at)
       values ($1, $2, 12, $3, 'hand', now())`,
      [tournamentId, match!.id, ani!.id],
    );
    await api.request
      .put(`/api/tournaments/${tournamentId}/official-rates`)
      .set(organiser)
      .send({ rates: [{ role: 'referee-judge', per_match: 25_000, per_session: 0 }] })
      .expect(200);
  });
  afterAll(async () => {
    await worker.kill('SIGTERM');
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const sql = <T>(text: string, values: unknown[] = []) => api.dataSource.query<T[]>(text, values);
  const post = (path: string, body: object) => api.request.post(`/api/${path}`).set(organiser).send(body);

  async function fileOf(kind: JobKind): Promise<Buffer> {
    const asked = await post('jobs', { kind, params: { tournament_id: tournamentId } }).expect(202);
    const { id } = (asked.body as { data: JobAnswer }).data;
    for (;;) {
      const { body } = await api.request.get(`/api/jobs/${id}`).set(organiser).expect(200);
      const { status } = (body as { data: JobAnswer }).data;
      if (status === 'failed') throw new Error(worker.log());
      if (status === 'done') break;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    const answer = await api.request
      .get(`/api/jobs/${id}/file`)
      .set(organiser)
      .buffer(true)
      .responseType('arraybuffer')
      .expect(200);
    return answer.body as Buffer;
  }

  it('[R25-O05] the report has entries, results, medals, protests, corrections, officials and times, as paper and workbook', async () => {
    const { sheets } = await readXlsx(await fileOf('event-report-export'));
    const titles = [
      'Ringkasan',
      'Peserta',
      'Hasil pertandingan',
      'Medali',
      'Juara',
      'Protes',
      'Koreksi hasil',
      'Petugas',
    ];
    expect(sheets.map(({ name }) => name)).toEqual([...titles, 'Waktu']);
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)!.rows.slice(1);
    const [counted] = await sql<{ athletes: number; finished: number }>(
      `select (select count(distinct nik)::int from tournament_entry where tournament_id = $1) as athletes,
         (select count(*)::int from match where tournament_id = $1 and status = 'finished') as finished`,
      [tournamentId],
    );
    expect(rowsOf('Ringkasan')).toEqual(
      expect.arrayContaining([
        ['Atlet', counted!.athletes],
        ['Partai dipertandingkan', counted!.finished],
        ['Petugas', 10],
      ]),
    );
    expect(rowsOf('Peserta').reduce((sum, row) => sum + Number(row[3]), 0)).toBeGreaterThanOrEqual(counted!.athletes);
    expect(rowsOf('Petugas')[0]).toEqual(expect.arrayContaining(['Ani Wasit', 'Wasit-juri', 'Nasional II', 1]));
    expect(rowsOf('Medali').length).toBeGreaterThan(0);
    const text = pdfText(await fileOf('event-report-pdf'));
    for (const title of [...titles, 'Waktu', 'Delegasi teknik', 'Ani Wasit']) expect(text).toContain(title);
  });

  it('the book of results has medals and brackets in one file, and the rota says who sits where', async () => {
    const [brackets] = await sql<{ count: number }>(
      `select count(distinct pool_id)::int as count from match where tournament_id = $1 and kind = 'tanding'`,
      [tournamentId],
    );
    // a sheet for each bracket, and those of the medals
    const book = await PDFDocument.load(await fileOf('result-book-pdf'));
    expect(book.getPageCount()).toBeGreaterThan(brackets!.count);
    const rota = pdfText(await fileOf('officials-pdf'));
    expect(rota).toContain('Wasit');
    expect(rota).toContain('Joko Wasit');
  });

  it('the honoraria are matches and sessions by the rates of the tournament', async () => {
    const { sheets } = await readXlsx(await fileOf('honoraria-export'));
    const rows = sheets[0]!.rows;
    const ani = rows.find((row) => row[0] === 'Ani Wasit')!;
    expect(ani.slice(3, 5)).toEqual([1, 25_000]);
    expect(ani[7]).toBe(25_000);
    expect(rows.at(-1)!.slice(0, 1)).toEqual(['Jumlah']);
  });
});
