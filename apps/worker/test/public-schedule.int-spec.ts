// The schedule as PDF for whoever has no account: made once for all who ask, and anew when something was told since.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streams } from '@gelanggang/contract/events';
import { NOBODY } from '@gelanggang/contract/jobs';
import type { PublicFileAnswer } from '@gelanggang/contract/public-files';
import { readLiveArenas } from '@gelanggang/database/queries/live-arena.queries';
import { makeArena, makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { makePaidSeni } from '@gelanggang/database/testing/paid-seni';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { JobTable, TooManyWaiting } from '@gelanggang/platform/jobs/job-table';
import { Upkeep } from '@gelanggang/platform/upkeep/upkeep';
import { startApi, type TestApi } from '../../../test/setup/api';
import { startWorker, type TestWorker } from '../../../test/setup/worker';

const INDEX = `<!doctype html><html><script>
  __PRINTER__.show = () => document.documentElement.setAttribute('data-print-ready', '');
</script><body>x</body></html>`;

describe('the schedule as PDF for everybody', () => {
  let api: TestApi;
  let worker: TestWorker;
  let folder: string;
  let tournament: { id: number; slug: string };
  let arena: { id: number };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gelanggang-public-pdf-'));
    mkdirSync(join(folder, 'web'));
    writeFileSync(join(folder, 'web/index.html'), INDEX);
    const files = join(folder, 'files');
    api = await startApi({ env: { FILES_DIR: files } });
    worker = await startWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: files, WEB_DIST: join(folder, 'web') });
    const { manager } = api.dataSource;
    tournament = await makeTournament(manager, { name: 'Piala Umum' });
    arena = await makeArena(manager, { tournamentId: tournament.id, name: 'Gelanggang 1' });
    await oneMatch();
  });
  afterAll(async () => {
    await worker.kill('SIGTERM');
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A drawn pool of two, whose final stands in a public session. */
  async function oneMatch(): Promise<void> {
    const { manager } = api.dataSource;
    const drawn = await makeClass(manager);
    await makePaidParticipants(manager, { tournamentId: tournament.id, classId: drawn.id, contingentSizes: [1, 1] });
    const signed = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
    const pools = await api.request
      .post('/api/create-pools')
      .set(signed)
      .send({
        tournament_id: tournament.id,
        match_category_id: 1,
        age_category_id: drawn.ageCategoryId,
        category_class_id: drawn.id,
        match_chart: 4,
        match_duration: 90,
      })
      .expect(201);
    const [pool] = (pools.body as { data: { pools: { id: number }[] } }).data.pools;
    await api.request.post(`/api/pools/${pool?.id}/generate-bracket`).set(signed).expect(200);
    await api.dataSource.query(
      `with made as (insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time, is_draft)
                     values ($1, $2, 'tanding', '2026-12-01', '09:00', false) returning id)
       insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
       select made.id, $1, (select id from match where pool_id = $3 order by round desc limit 1), 1, '09:00' from made`,
      [tournament.id, arena.id, pool?.id],
    );
  }

  const ask = (more: object = {}) =>
    api.request.post('/api/public-files/schedule').send({ slug: tournament.slug, kind: 'tanding', ...more });
  const answerOf = ({ body }: { body: unknown }) => (body as { data: PublicFileAnswer }).data;
  const ready = async (more: object = {}): Promise<string> => {
    for (;;) {
      const answer = answerOf(await ask(more).expect(200));
      if (answer.status === 'ready') return answer.url;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const jobs = async (): Promise<number> => {
    const [row] = await api.dataSource.query<{ count: number }[]>(
      'select count(*)::int as count from job where account_id is null',
    );
    return row?.count ?? 0;
  };
  /** All that has happened lies further back. */
  const age = async (minutes: number): Promise<void> => {
    await api.dataSource.query(
      `update job set started_at = started_at - make_interval(mins => $1), finished_at = finished_at - make_interval(mins => $1)
       where account_id is null`,
      [minutes],
    );
  };

  const tell = () =>
    writeWithEvents(api.dataSource, (_manager, emit) => {
      emit.whole(streams.tournament(tournament.id), 'arena.changed', async (locked) => ({
        arenas: await readLiveArenas(locked, tournament.id),
      }));
      return Promise.resolve();
    });

  it('is made once, however many ask at the same time, and is anybody’s to download', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask().expect(200)));
    expect(await jobs()).toBe(1);
    const url = await ready();
    const file = await api.request.get(url).buffer(true).responseType('arraybuffer').expect(200);
    expect(file.headers['content-disposition']).toContain('jadwal-pertandingan.pdf');
    expect((file.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await ready()).toBe(url);
    expect(await jobs()).toBe(1);
  });

  it('stays as it is while nothing is told, and is made anew after something was', async () => {
    const before = await ready();
    await age(5);
    expect(await ready()).toBe(before);
    await tell();
    const after = await ready();
    expect(after).not.toBe(before);
    // who is fetching the older one may go on; a while later it goes
    await api.request.get(before).expect(200);
    await age(15);
    await tell();
    await ready();
    await api.request.get(before).expect(404);
  });

  it('is refused where there is nothing to print, and starts no work', async () => {
    const before = await jobs();
    await ask({ slug: 'tidak-ada' }).expect(404);
    await ask({ date: '2026-12-02' }).expect(409);
    await ask({ arena_id: arena.id + 1 }).expect(409);
    await ask({ kind: 'seni' }).expect(409);
    await ask({ kind: 'x' }).expect(422);
    await ask({ date: '1-12-2026' }).expect(422);
    expect(await jobs()).toBe(before);
  });

  it('is made when schedules are published, before anybody asks', async () => {
    const { manager } = api.dataSource;
    const other = await makeTournament(manager, { name: 'Piala Terbit' });
    const mat = await makeArena(manager, { tournamentId: other.id, name: 'Gelanggang 1' });
    const entrants = { tournamentId: other.id, matchCategoryId: 2, gender: 'female' as const, contingents: [2, 1] };
    const { ageCategoryId } = await makePaidSeni(manager, entrants);
    const signed = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
    const post = (path: string, body: object) => api.request.post(`/api${path}`).set(signed).send(body);
    const event = { tournament_id: other.id, match_category_id: 2, age_category_id: ageCategoryId, gender: 'female' };
    const { body } = await post('/seni/generate-match', { ...event, mode: 'default', pool_size: 3 }).expect(201);
    const [pool] = (body as { data: { pools: { id: number }[] } }).data.pools;
    await api.dataSource.query(
      `with made as (insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time, is_draft)
                     values ($1, $2, 'seni', '2026-12-01', '09:00', true) returning id)
       insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
       select made.id, $1, m.id, m.position, '09:00'::time + make_interval(mins => 5 * m.position::int) from made, match m where m.pool_id = $3`,
      [other.id, mat.id, pool?.id],
    );
    const before = await jobs();
    await post(`/tournaments/${other.id}/match-schedules/publish`, {}).expect(200);
    expect(await jobs()).toBe(before + 1);
    const asked = { slug: other.slug, kind: 'seni' };
    await ready(asked);
    // it says what stands, however long ago it was made
    await age(5);
    await ready(asked);
    expect(await jobs()).toBe(before + 1);
    await post(`/tournaments/${other.id}/match-schedules/publish`, {}).expect(409);
    expect(await jobs()).toBe(before + 1);
  });

  it('waits behind few others: visitors do not fill the queue', async () => {
    await api.dataSource.query(
      `insert into job (kind, params) select 'schedule-export', jsonb_build_object('n', n) from generate_series(1, 4) n`,
    );
    await ask({ date: '2026-12-01', arena_id: arena.id }).expect(429);
    await api.dataSource.query(`delete from job where kind = 'schedule-export'`);
  });

  it('waits behind few others, also when all of it is asked for at once', async () => {
    await api.dataSource.query(
      `insert into job (kind, params) select 'schedule-export', jsonb_build_object('n', n) from generate_series(1, 3) n`,
    );
    const days = { date: '2026-12-01' };
    const [one, other] = [{ arena_id: arena.id }, { ...days, arena_id: arena.id }];
    const files = [{}, days, one, other];
    await api.dataSource.query(`delete from job where kind = 'schedule-pdf' and account_id is null`);
    // on a slow machine the first print would be ready before the last of them has asked
    process.kill(worker.pid, 'SIGSTOP');
    const answers = await Promise.all(files.map((file) => ask(file))).finally(() =>
      process.kill(worker.pid, 'SIGCONT'),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    await api.dataSource.query(`delete from job where kind = 'schedule-export'`);
  });

  it('waits behind few others, also when it is asked for at several processes at once', async () => {
    await api.dataSource.query(
      `insert into job (kind, params) select 'schedule-export', jsonb_build_object('n', n) from generate_series(1, 3) n`,
    );
    await api.dataSource.query(`delete from job where kind = 'schedule-pdf' and account_id is null`);
    // each has asked whether there is room before any of them has written
    const { tournament_id, kind } = { tournament_id: tournament.id, kind: 'tanding' as const };
    const asked = Array.from({ length: 6 }, (_, at) => ({ tournament_id, kind, date: `2026-12-0${at + 1}` }));
    const table = api.app.get(JobTable);
    const ends = await Promise.allSettled(asked.map((params) => table.insert('schedule-pdf', params, NOBODY)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(TooManyWaiting);
    await api.dataSource.query(
      `delete from job where kind in ('schedule-export', 'schedule-pdf') and account_id is null`,
    );
  });

  it('is told to nobody, and is cleared away after two days', async () => {
    await ready();
    const told: unknown[] = await api.dataSource.query(`select 1 from event where stream = 'user:0'`);
    expect(told).toEqual([]);
    await age(3 * 24 * 60);
    await new Upkeep(api.dataSource, api.app.get(FileStore)).run();
    expect(await jobs()).toBe(0);
  });
});
