// The printed schedule from the door to the file: what stands on paper is what the database holds.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { PrintSchedule, PrintWeighIn } from '@gelanggang/contract/print';
import { makeArena, makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidSeni } from '@gelanggang/database/testing/paid-seni';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { startApi, type TestApi } from '../../../test/setup/api';
import { startWorker, type TestWorker } from '../../../test/setup/worker';

/** Stands in for the built web app: the data becomes the file's title, where the test can read it. */
const INDEX = `<!doctype html><html><script>
  __PRINTER__.show = (path, data) => {
    document.title = JSON.stringify(data);
    document.documentElement.setAttribute('data-print-ready', '');
  };
  __PRINTER__.clear = () => document.documentElement.removeAttribute('data-print-ready');
</script><body>x</body></html>`;

describe('the schedule as PDF', () => {
  let api: TestApi;
  let worker: TestWorker;
  let folder: string;
  let signed: { authorization: string };

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
    signed = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
  });
  afterAll(async () => {
    await worker.kill('SIGTERM');
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const fileOf = async (tournamentId: number, kind: string, more: object): Promise<{ name: string; body: Buffer }> => {
    const params = { tournament_id: tournamentId, ...more };
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
  const printed = async (tournamentId: number, more: object, name = 'jadwal-pertandingan.pdf') => {
    const file = await fileOf(tournamentId, 'schedule-pdf', more);
    expect(file.name).toBe(name);
    return dataOf<PrintSchedule>(file.body);
  };

  it('holds the sessions asked for, in order of day and arena, with their matches by number', async () => {
    const { manager } = api.dataSource;
    const tournament = await makeTournament(manager, { name: 'Piala (Uji)' });
    const print = (more: object, name?: string) => printed(tournament.id, more, name);
    const arenas = [
      await makeArena(manager, { tournamentId: tournament.id, name: 'Gelanggang 10', code: '10' }),
      await makeArena(manager, { tournamentId: tournament.id, name: 'Gelanggang 2', code: '2' }),
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
      blue: { state: 'tbd', name: expect.stringMatching(/^Pemenang \d+-\d \(1 Des\)$/) as string },
    });

    const oneDay = await print({ date: '2026-12-02', arena_id: arenas[0]?.id, kind: 'tanding' });
    expect(oneDay.sessions.map(({ date }) => date)).toEqual(['2026-12-02']);

    expect((await print({ layout: 'table', arena_id: arenas[0]?.id }, 'lembar-gelanggang.pdf')).layout).toBe('table');

    const weighIn = await fileOf(tournament.id, 'weigh-in-pdf', { date: '2026-12-01' });
    expect(weighIn.name).toBe('daftar-timbang-2026-12-01.pdf');
    const { athletes } = dataOf<PrintWeighIn>(weighIn.body);
    // everybody of both semifinals once, at their own match
    expect(athletes.map((one) => one.name).sort()).toEqual([...new Set(athletes.map((one) => one.name))].sort());
    expect(athletes.map((one) => [one.partai, one.arena]).sort()).toEqual([
      ['2-1', 'Gelanggang 2'],
      ['2-1', 'Gelanggang 2'],
      ['2-2', 'Gelanggang 2'],
      ['2-2', 'Gelanggang 2'],
    ]);

    const sheet = await fileOf(tournament.id, 'schedule-export', { date: '2026-12-02' });
    expect(sheet.name).toBe('jadwal-pertandingan.xlsx');
    const rows = (await readXlsx(new Uint8Array(sheet.body))).sheets[0]?.rows ?? [];
    expect(rows[0]?.slice(0, 5)).toEqual(['Tanggal', 'Gelanggang', 'Partai', 'Pukul', 'Kategori']);
    expect(rows.slice(1).map((row) => [row[1], row[2], row[4], row[9]])).toEqual([
      ['Gelanggang 10', '10-1', 'Tanding', 'Final'],
    ]);
  });

  it('holds sessions of seni: pools one performance a row, battles blue before red, without a bye', async () => {
    const { manager } = api.dataSource;
    const tournament = await makeTournament(manager, { name: 'Piala Seni' });
    const arena = await makeArena(manager, { tournamentId: tournament.id, name: 'Gelanggang Seni' });
    const draw = async (contingents: number[], plan: object) => {
      const entrants = { tournamentId: tournament.id, matchCategoryId: 2, gender: 'female' as const, contingents };
      const { ageCategoryId } = await makePaidSeni(manager, entrants);
      const event = { tournament_id: tournament.id, match_category_id: 2, age_category_id: ageCategoryId };
      const { body } = await api.request
        .post('/api/seni/generate-match')
        .set(signed)
        .send({ ...event, gender: 'female', ...plan })
        .expect(201);
      return (body as { data: { pools: { id: number }[] } }).data.pools[0]?.id;
    };
    const session = async (poolId: number | undefined, mode: string, hour: string) => {
      const matches = await api.dataSource.query<{ id: number }[]>(
        `select id from match where pool_id = $1 and 'bye' not in (blue_state, red_state)
         order by round, position, corner`,
        [poolId],
      );
      const slots = matches.map(({ id }, at) => ({ seni_match_id: id, order: at + 1, start_time: `${hour}:0${at}` }));
      const place = { tournament_id: tournament.id, tournament_arena_id: arena.id, scheduled_date: '2026-12-01' };
      const body = {
        ...place,
        start_time: `${hour}:00`,
        mode,
        age_category_id: 'all',
        matches: slots,
        is_confirmed: true,
      };
      await api.request.post('/api/match-schedules').set(signed).send(body).expect(201);
      return matches.length;
    };
    await session(await draw([2, 1], { mode: 'default', pool_size: 3 }), 'default', '08');
    const battles = await session(
      await draw([1, 1, 1], { mode: 'battle', bracket_type: 'full_prestasi' }),
      'battle',
      '10',
    );
    expect(battles).toBe(4);

    const { sessions } = await printed(tournament.id, { kind: 'seni' });
    expect(
      sessions.map(({ kind, arena: name, start_time, matches }) => [kind, name, start_time, matches.length]),
    ).toEqual([
      ['seni', 'Gelanggang Seni', '08:00', 3],
      ['seni', 'Gelanggang Seni', '10:00', 4],
    ]);
    const [pool, battle] = sessions;
    expect(pool?.matches.map((one) => [one.number, one.time, one.corner, one.round_label, one.blue.state])).toEqual([
      [1, '08:00', null, '', 'unit'],
      [2, '08:01', null, '', 'unit'],
      [3, '08:02', null, '', 'unit'],
    ]);
    expect(pool?.matches[0]).toMatchObject({ match_category: 'Tunggal', pool_name: 'Pool A', class_name: '' });
    expect(battle?.matches.map((one) => [one.number, one.corner, one.round_label])).toEqual([
      [4, 'blue', 'Semifinal'],
      [5, 'red', 'Semifinal'],
      [6, 'blue', 'Final'],
      [7, 'red', 'Final'],
    ]);
    expect((await printed(tournament.id, { kind: 'seni', layout: 'table' }, 'lembar-gelanggang.pdf')).layout).toBe(
      'table',
    );
  });
});
