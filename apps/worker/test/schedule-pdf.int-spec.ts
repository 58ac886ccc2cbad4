// The printed schedule from the door to the file: what stands on paper is what the database holds.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { PrintSchedule, PrintWeighIn } from '@gelanggang/contract/print';
import { makeArena, makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { startApi, type TestApi } from '../../../test/setup/api';
import { startWorker, type TestWorker } from '../../../test/setup/worker';

/** Stands in for the built web app: the data becomes the file's title, where the test can read it. */
const INDEX = `<!doctype html><html><script>
  document.title = JSON.stringify(window.__PRINT__);
  document.documentElement.setAttribute('data-print-ready', '');
</script><body>x</body></html>`;

describe('the schedule as PDF', () => {
  let api: TestApi;
  let worker: TestWorker;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gelanggang-pdf-'));
    mkdirSync(join(folder, 'web'));
    writeFileSync(join(folder, 'web/index.html'), INDEX);
    api = await startApi({ env: { FILES_DIR: join(folder, 'files') } });
    worker = await startWorker({
      DATABASE_URL: api.databaseUrl,
      FILES_DIR: join(folder, 'files'),
      WEB_DIST: join(folder, 'web'),
    });
  });
  afterAll(async () => {
    await worker.kill('SIGTERM');
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds the sessions asked for, in order of day and arena, with their matches by number', async () => {
    const { token } = await api.tokenFor('organiser');
    const signed = { authorization: `Bearer ${token}` };
    const { manager } = api.dataSource;
    const tournament = await makeTournament(manager, { name: 'Piala (Uji)' });
    const arenas = [
      await makeArena(manager, { tournamentId: tournament.id, name: 'Gelanggang 10' }),
      await makeArena(manager, { tournamentId: tournament.id, name: 'Gelanggang 2' }),
    ];
    const drawn = await makeClass(manager);
    await makePaidParticipants(manager, { tournamentId: tournament.id, classId: drawn.id, contingentSizes: [2, 2] });
    const request = {
      tournament_id: tournament.id,
      match_category_id: 1,
      age_category_id: drawn.ageCategoryId,
      category_class_id: drawn.id,
      match_chart: 4,
      match_duration: 90,
    };
    const { body } = await api.request.post('/api/create-pools').set(signed).send(request).expect(201);
    const poolId = (body as { data: { pools: { id: number }[] } }).data.pools[0]?.id;
    await api.request.post(`/api/pools/${poolId}/generate-bracket`).set(signed).expect(200);
    const matches = await api.dataSource.query<{ id: number }[]>(
      'select id from match where pool_id = $1 order by round, position',
      [poolId],
    );
    const session = async (arena: number, day: string, ids: number[], isDraft = false) => {
      const [row] = await api.dataSource.query<{ id: number }[]>(
        `insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time, is_draft)
         values ($1, $2, 'tanding', $3, '09:00', $4) returning id`,
        [tournament.id, arenas[arena]?.id, day, isDraft],
      );
      for (const [index, id] of ids.entries()) {
        await api.dataSource.query(
          `insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
           values ($1, $2, $3, $4, $5)`,
          [row?.id, tournament.id, id, ids.length - index, `09:${ids.length - index}0`],
        );
      }
    };
    const [first = 0, second = 0, final = 0] = matches.map(({ id }) => id);
    await session(0, '2026-12-02', [final]);
    await session(0, '2026-12-01', []);
    await session(1, '2026-12-01', [first, second]);
    await session(1, '2026-12-03', [], true);

    const fileOf = async (kind: string, more: object): Promise<{ name: string; body: Buffer }> => {
      const params = { tournament_id: tournament.id, ...more };
      const asked = await api.request.post('/api/jobs').set(signed).send({ kind, params }).expect(202);
      const { id } = (asked.body as { data: { id: number } }).data;
      for (;;) {
        const answer = await api.request.get(`/api/jobs/${id}`).set(signed);
        const { status } = (answer.body as { data: { status: string } }).data;
        if (status === 'done') break;
        if (status === 'failed') throw new Error(worker.log());
        await new Promise((done) => setTimeout(done, 50));
      }
      const file = await api.request.get(`/api/jobs/${id}/file`).set(signed).buffer(true).responseType('arraybuffer');
      const name = /filename="([^"]+)"/.exec(file.headers['content-disposition'] ?? '')?.[1] ?? '';
      return { name, body: file.body as Buffer };
    };
    const dataOf = <T>(pdf: Buffer): T => {
      const title = /\/Title \((.*?)\)\n?\/Creator/s.exec(pdf.toString('latin1'))?.[1] ?? '';
      return JSON.parse(title.replace(/\\([()\\])/g, '$1')) as T;
    };
    const print = async (more: object, name = 'jadwal-pertandingan.pdf'): Promise<PrintSchedule> => {
      const file = await fileOf('schedule-pdf', more);
      expect(file.name).toBe(name);
      return dataOf<PrintSchedule>(file.body);
    };

    const whole = await print({});
    expect(whole.tournament.name).toBe('Piala (Uji)');
    expect(whole.sessions.map(({ date, arena, matches: listed }) => [date, arena, listed.length])).toEqual([
      ['2026-12-01', 'Gelanggang 2', 2],
      ['2026-12-01', 'Gelanggang 10', 0],
      ['2026-12-02', 'Gelanggang 10', 1],
    ]);
    expect(whole.sessions[0]?.matches.map(({ number, time }) => [number, time])).toEqual([
      [1, '09:10'],
      [2, '09:20'],
    ]);
    expect(whole.sessions[2]?.matches[0]).toMatchObject({
      round_label: 'Final',
      blue: { state: 'tbd', name: expect.stringMatching(/^Pemenang Partai #\d \(Gelanggang \d, 1 Des\)$/) as string },
    });

    const oneDay = await print({ date: '2026-12-02', arena_id: arenas[0]?.id, kind: 'tanding' });
    expect(oneDay.sessions.map(({ date }) => date)).toEqual(['2026-12-02']);

    expect((await print({ layout: 'table', arena_id: arenas[0]?.id }, 'lembar-gelanggang.pdf')).layout).toBe('table');

    const weighIn = await fileOf('weigh-in-pdf', { date: '2026-12-01' });
    expect(weighIn.name).toBe('daftar-timbang-2026-12-01.pdf');
    const { athletes } = dataOf<PrintWeighIn>(weighIn.body);
    // everybody of both semifinals once, at their own match
    expect(athletes.map((one) => one.name).sort()).toEqual([...new Set(athletes.map((one) => one.name))].sort());
    expect(athletes.map((one) => [one.number, one.arena]).sort()).toEqual([
      [1, 'Gelanggang 2'],
      [1, 'Gelanggang 2'],
      [2, 'Gelanggang 2'],
      [2, 'Gelanggang 2'],
    ]);

    const sheet = await fileOf('schedule-export', { date: '2026-12-02' });
    expect(sheet.name).toBe('jadwal-pertandingan.xlsx');
    const rows = (await readXlsx(new Uint8Array(sheet.body))).sheets[0]?.rows ?? [];
    expect(rows[0]?.slice(0, 5)).toEqual(['Tanggal', 'Gelanggang', 'Partai', 'Pukul', 'Kategori']);
    expect(rows.slice(1).map((row) => [row[1], row[2], row[4], row[9]])).toEqual([
      ['Gelanggang 10', 1, 'Tanding', 'Final'],
    ]);
  });
});
