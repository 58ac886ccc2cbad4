// The report of an event, the book of its results, the rota and the honoraria: from the door to the disk.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { JobAnswer, JobKind } from '@gelanggang/contract/jobs';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { testApi } from '../../../test/setup/api';
import { DEMO_NOW } from '../../../test/setup/demo';
import { endedJob, fileOfJob, runJob } from '../../../test/setup/jobs';
import { testFolder } from '../../../test/setup/made';
import { startPrintingWorker } from '../../../test/setup/printing';
import { testWorker } from '../../../test/setup/worker';
import { pdfText } from './pdf-content';

describe('after the event', () => {
  const folder = testFolder();
  const api = testApi({ demo: DEMO_NOW, env: { FILES_DIR: join(folder, 'files') } });
  const worker = testWorker(() =>
    startPrintingWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: join(folder, 'files') }),
  );
  let organiser: { authorization: string };
  let tournamentId: number;

  beforeAll(async () => {
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
    await sql(`update official_seat set ended_at = now(), ended_reason = 'Sakit' where match_id = $1 and seat = 12`, [
      match!.id,
    ]);
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

  const sql = <T>(text: string, values: unknown[] = []) => api.dataSource.query<T[]>(text, values);
  const post = (path: string, body: object) => api.request.post(`/api/${path}`).set(organiser).send(body);

  async function fileOf(kind: JobKind, params: object = { tournament_id: tournamentId }): Promise<Buffer> {
    const job = await runJob(api.request, organiser, kind, params);
    return fileOfJob(api.request, organiser, job, worker);
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
    const [counted] = await sql<{ athletes: number; finished: number; officials: number }>(
      `select (select count(*)::int from official where tournament_id = $1) as officials,
         (select count(distinct nik)::int from tournament_entry where tournament_id = $1) as athletes,
         (select count(*)::int from match where tournament_id = $1 and status = 'finished') as finished`,
      [tournamentId],
    );
    expect(rowsOf('Ringkasan')).toEqual(
      expect.arrayContaining([
        ['Atlet', counted!.athletes],
        ['Partai dipertandingkan', counted!.finished],
        ['Petugas', counted!.officials],
      ]),
    );
    expect(rowsOf('Peserta').reduce((sum, row) => sum + Number(row[3]), 0)).toBeGreaterThanOrEqual(counted!.athletes);
    expect(rowsOf('Petugas').find((row) => row[0] === 'Ani Wasit')).toEqual(
      expect.arrayContaining(['Wasit-juri', 'Nasional II', 1]),
    );
    expect(rowsOf('Medali').length).toBeGreaterThan(0);
    const text = pdfText(await fileOf('event-report-pdf'));
    for (const title of [...titles, 'Waktu', 'Delegasi teknik', 'Ani Wasit']) expect(text).toContain(title);
  });

  it('counts a win without a fight as one in the summary and below the results, and apart from what nobody won', async () => {
    const walkovers = await sql<{ winner: string | null }>(
      `insert into result (match_id, winner_corner, is_walkover, reason)
       select id, case when place = 1 then 'blue' end, true, 'Tidak hadir' from (
         select id, row_number() over (order by id) as place from match
         where tournament_id = $1 and kind = 'tanding' and status = 'scheduled' and blue_state = 'unit' and red_state = 'unit'
       ) waiting where place <= 2 returning winner_corner as winner`,
      [tournamentId],
    );
    expect(walkovers.map(({ winner }) => winner)).toEqual(['blue', null]);
    const [won] = await sql<{ count: number }>(
      `select count(*)::int as count from result r join match m on m.id = r.match_id
       where m.tournament_id = $1 and r.withdrawn_at is null and r.is_walkover and r.winner_corner is not null`,
      [tournamentId],
    );
    const { sheets } = await readXlsx(await fileOf('event-report-export'));
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)!.rows.slice(1);
    expect(rowsOf('Ringkasan')).toContainEqual(['Menang WO', won!.count]);
    expect(rowsOf('Hasil pertandingan')).toEqual(
      expect.arrayContaining([
        ['WO', won!.count],
        ['Tanpa pemenang', 1],
      ]),
    );
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

  it('officials and managers have cards, by their roles and contingents', async () => {
    const cards = (whose: string) => fileOf('staff-cards-pdf', { tournament_id: tournamentId, for: whose });
    const officials = await cards('officials');
    if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF, officials);
    const [{ count = 0 } = {}] = await sql<{ count: number }>(
      'select count(*)::int as count from official where tournament_id = $1',
      [tournamentId],
    );
    expect((await PDFDocument.load(officials)).getPageCount()).toBe(Math.ceil(count / 10));
    for (const word of ['Joko Wasit', 'Wasit-juri', 'PETUGAS']) expect(pdfText(officials)).toContain(word);
    const [{ pic = '' } = {}] = await sql<{ pic: string }>(
      `select c.pic_name as pic from contingent c join team_member m on m.contingent_id = c.id
       join participant p on p.team_member_id = m.id where p.tournament_id = $1 order by c.name, c.id limit 1`,
      [tournamentId],
    );
    const managers = pdfText(await cards('managers'));
    for (const word of [shownName(pic), 'PENGELOLA']) expect(managers).toContain(word);
    await post('jobs', { kind: 'staff-cards-pdf', params: { tournament_id: tournamentId, for: 'judges' } }).expect(422);
    const [{ other = 0 } = {}] = await sql<{ other: number }>(
      'select id as other from tournament t where not exists (select 1 from official where tournament_id = t.id) limit 1',
    );
    const none = (await post('jobs', { kind: 'staff-cards-pdf', params: { tournament_id: other, for: 'officials' } }))
      .body;
    expect(await endedJob(api.request, organiser, (none as { data: JobAnswer }).data.id)).toMatchObject({
      status: 'failed',
      error: 'Belum ada petugas pada kejuaraan ini.',
    });
  });

  it('[R25-P06] the decision of a protest is a paper with its reasons and places to sign; a record has all of a match in order', async () => {
    const [fought] = await sql<{ matchId: number; unitId: number; resultId: number; loser: string }>(
      `select m.id as "matchId", u.id as "unitId", r.id as "resultId", t.name as loser
       from match m join result r on r.match_id = m.id and r.withdrawn_at is null
       join pool_unit u on u.id = case r.winner_corner when 'blue' then m.red_unit_id else m.blue_unit_id end
       join pool_unit_member um on um.unit_id = u.id join participant pa on pa.id = um.participant_id
       join team_member t on t.id = pa.team_member_id
       where m.tournament_id = $1 and m.kind = 'tanding' and m.status = 'finished' and r.winner_corner is not null
       order by (select count(*) from score_point p join score_sheet s on s.id = p.sheet_id where s.match_id = m.id) desc,
         m.id limit 1`,
      [tournamentId],
    );
    const { matchId } = fought!;
    const [protest] = await sql<{ id: number }>(
      `insert into protest (tournament_id, match_id, unit_id, level, result_id, counts_from, taken_at, claim, returned_at,
         fee, fee_at)
       select $1, $2, $3, 1, r.id, r.recorded_at, r.recorded_at + interval '1 second', 'Jatuhan tidak sah.',
         r.recorded_at + interval '2 seconds', 500000, now() from result r where r.id = $4 returning id`,
      [tournamentId, matchId, fought!.unitId, fought!.resultId],
    );
    const params = { protest_id: protest!.id };
    const undecided = await post('jobs', { kind: 'protest-decision-pdf', params }).expect(202);
    const failed = await endedJob(api.request, organiser, (undecided.body as { data: JobAnswer }).data.id);
    expect(failed).toMatchObject({ status: 'failed', error: 'Protes ini belum diputuskan.' });
    await sql(
      `insert into protest_ruling (protest_id, remedy, reason, deciders)
       values ($1, 'rejected', 'Rekaman tidak memperlihatkannya.', '{"chair": "Asep Ketua", "council": "Budi Dewan", "commission": "Citra Komisi"}')`,
      [protest!.id],
    );
    const decision = pdfText(await fileOf('protest-decision-pdf', params));
    for (const told of [
      ...['Jatuhan tidak sah.', 'Rekaman tidak memperlihatkannya.', 'Rp 500.000'],
      ...['Asep Ketua', 'Budi Dewan', 'Citra Komisi', fought!.loser],
    ]) {
      expect(decision).toContain(told);
    }
    const record = pdfText(await fileOf('match-record-pdf', { match_id: matchId }));
    for (const told of [fought!.loser, 'Hasil disimpan', 'Protes diajukan', 'Protes diputus']) {
      expect(record).toContain(told);
    }
    const seats = ['Wasit', 'Juri 1', 'Juri 2', 'Juri 3'].map((seat) => record.indexOf(`${seat}: `));
    expect(seats).toEqual([...seats].sort((a, b) => a - b));
    expect(Math.min(...seats)).toBeGreaterThan(0);
    expect(record.indexOf('Hasil disimpan')).toBeLessThan(record.indexOf('Protes diajukan'));
    const manager = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    for (const asked of [
      { kind: 'protest-decision-pdf', params },
      { kind: 'match-record-pdf', params: { match_id: matchId } },
    ]) {
      await api.request.post('/api/jobs').set(manager).send(asked).expect(403);
    }
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
