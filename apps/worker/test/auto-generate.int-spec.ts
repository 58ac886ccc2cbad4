// Auto Generate as a job of a real worker: whole, stopped, killed and run again (spec 2 §4; issue 2, "It must stand").
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AutoGenerateResult, JobAnswer } from '@gelanggang/contract/jobs';
import type { UndividedAnswer } from '@gelanggang/contract/drawing';
import { makeClass } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { startApi, type TestApi } from '../../../test/setup/api';
import { askJob, endedJob, jobOf } from '../../../test/setup/jobs';
import { startWorker, type TestWorker } from '../../../test/setup/worker';
import { tandingStage } from '../../api/test/drawing-stage';

const files = mkdtempSync(join(tmpdir(), 'gelanggang-auto-'));
const JOB_ENV = { FILES_DIR: files, JOB_LOCK_SECONDS: '2' };

let api: TestApi;
let token: string;
let worker: TestWorker;
beforeAll(async () => {
  api = await startApi({ env: JOB_ENV });
  token = (await api.tokenFor('organiser')).token;
  worker = await startWorker({ ...JOB_ENV, DATABASE_URL: api.databaseUrl });
});
afterAll(async () => {
  await worker.kill('SIGTERM');
  await api.close();
  rmSync(files, { recursive: true, force: true });
});

const as = {
  get authorization() {
    return `Bearer ${token}`;
  },
};

/** A tournament with so many undrawn pools, one of a class, of two to nine athletes. */
async function tournamentOf(pools: number): Promise<number> {
  const stage = await tandingStage(api);
  for (let n = 0; n < pools; n++) await stage.undrawnPool([1 + (n % 4), 1 + (n % 5)]);
  return stage.tournamentId;
}

/** Paid athletes of so many contingents in a class of its own, in no pool. */
async function undividedClass(tournamentId: number, contingentSizes: readonly number[]): Promise<void> {
  const { manager } = api.dataSource;
  const { id: classId } = await makeClass(manager);
  await makePaidParticipants(manager, { tournamentId, classId, contingentSizes: [...contingentSizes] });
}

const undivided = async (tournamentId: number): Promise<UndividedAnswer> =>
  (await api.request.get(`/api/tournaments/${tournamentId}/undivided`).set(as).expect(200)).body
    .data as UndividedAnswer;

const startWith = (tournamentId: number, params: object): Promise<JobAnswer> =>
  askJob(api.request, as, 'auto-generate', { tournament_id: tournamentId, pause_seconds: 0, ...params });

const start = (tournamentId: number, pauseSeconds: number): Promise<JobAnswer> =>
  startWith(tournamentId, { pause_seconds: pauseSeconds });

const job = (id: number): Promise<JobAnswer> => jobOf(api.request, as, id);

async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean, forMs = 200_000): Promise<T> {
  for (const end = Date.now() + forMs; ; await wait(50)) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (Date.now() > end) throw new Error(`Not within ${forMs} ms: ${JSON.stringify(seen)}\n${worker.log()}`);
  }
}

const ended = (id: number) => endedJob(api.request, as, id);

interface Drawn {
  pools: number;
  drawn: number;
  histories: number;
  events: number;
  /** Pools whose matches are not those of their last draw. */
  broken: number;
}

async function drawnPools(tournamentId: number): Promise<Drawn> {
  const [row] = await api.dataSource.query<Drawn[]>(
    `select count(*)::int as pools,
            count(*) filter (where p.status = 'ongoing')::int as drawn,
            (select count(*)::int from draw_history h join pool o on o.id = h.pool_id
             where o.tournament_id = $1) as histories,
            (select count(*)::int from event where stream = $2 and type = 'bracket.drawn') as events,
            count(*) filter (where (select count(*) from match m where m.pool_id = p.id) <> coalesce(
              (select jsonb_array_length(h.bracket->'matches') from draw_history h where h.pool_id = p.id), 0))::int as broken
     from pool p where p.tournament_id = $1`,
    [tournamentId, `tournament:${tournamentId}`],
  );
  return row!;
}

const whole = (pools: number): Drawn => ({ pools, drawn: pools, histories: pools, events: pools, broken: 0 });

/** Something that happens inside the transaction of every draw, until the end of the test. */
async function onEachDraw(statement: string): Promise<void> {
  await api.dataSource.query(
    `create function on_each_draw() returns trigger language plpgsql as $f$ begin ${statement} return new; end $f$`,
  );
  await api.dataSource.query(
    'create trigger on_each_draw before insert on draw_history for each row execute function on_each_draw()',
  );
}

describe('auto generate', () => {
  afterEach(() => api.dataSource.query('drop function if exists on_each_draw() cascade'));

  it('draws every undrawn pool of the tournament once, and no other', async () => {
    const tournamentId = await tournamentOf(40);
    const other = await tournamentOf(1);
    const { id } = await start(tournamentId, 0);
    expect(await ended(id)).toMatchObject({ status: 'done', progress: 100, result: { drawn: 40, failed: [] } });
    expect(await drawnPools(tournamentId)).toEqual(whole(40));
    expect(await drawnPools(other)).toMatchObject({ drawn: 0 });
  });

  it('first divides every class that nobody has divided, and leaves those that are', async () => {
    const tournamentId = await tournamentOf(2);
    const sizes = [[2, 3], [1], [4, 1, 1]];
    for (const contingentSizes of sizes) await undividedClass(tournamentId, contingentSizes);
    expect(await undivided(tournamentId)).toMatchObject({
      ...{ classes: 3, athletes: 12, must_merge: false },
      lone: [{ is_divided: false }],
    });
    const only = await startWith(tournamentId, { match_chart: 4, only_divides: true });
    expect(await ended(only.id)).toMatchObject({ status: 'done', result: { divided: 3, drawn: 0, failed: [] } });
    // 5 and 6 athletes in pools of four, one alone; two classes had a pool each
    expect(await drawnPools(tournamentId)).toMatchObject({ pools: 7, drawn: 0 });
    expect(await undivided(tournamentId)).toMatchObject({ classes: 0, athletes: 0, lone: [{ is_divided: true }] });
    const { id } = await startWith(tournamentId, { match_chart: 'full_prestasi' });
    expect(await ended(id)).toMatchObject({ status: 'done', result: { divided: 0, drawn: 7, failed: [] } });
    expect(await drawnPools(tournamentId)).toEqual(whole(7));
  });

  it('leaves a class of one athlete that has to be merged, and names it', async () => {
    const tournamentId = await tournamentOf(0);
    await undividedClass(tournamentId, [2]);
    await undividedClass(tournamentId, [1]);
    await api.request
      .put(`/api/tournaments/${tournamentId}/medal-rule`)
      .set(as)
      .send({ overall_by: 'golds', gold_points: 5, silver_points: 3, bronze_points: 1, lone_entrant: 'must-merge' })
      .expect(200);
    expect(await undivided(tournamentId)).toMatchObject({
      ...{ classes: 1, athletes: 2, must_merge: true },
      lone: [{ name: expect.any(String), athlete: expect.any(String), is_divided: false }],
    });
    const { id } = await startWith(tournamentId, { match_chart: 0 });
    expect(await ended(id)).toMatchObject({ status: 'done', result: { divided: 1, drawn: 1, failed: [] } });
    await api.request.get(`/api/tournaments/999999/undivided`).set(as).expect(404);
  });

  it('refuses a chart that there is not', async () => {
    const tournamentId = await tournamentOf(0);
    await api.request
      .post('/api/jobs')
      .set(as)
      .send({ kind: 'auto-generate', params: { tournament_id: tournamentId, pause_seconds: 0, match_chart: 5 } })
      .expect(422);
  });

  it('has nothing to do where all pools are drawn', async () => {
    const tournamentId = await tournamentOf(1);
    await ended((await start(tournamentId, 0)).id);
    const { id } = await start(tournamentId, 0);
    expect(await ended(id)).toMatchObject({ status: 'done', result: { drawn: 0, failed: [] } });
  });

  it('stops between pools when somebody cancels it, and a second one does the rest', async () => {
    const tournamentId = await tournamentOf(4);
    const { id } = await start(tournamentId, 5);
    await until(
      () => drawnPools(tournamentId),
      (seen) => seen.drawn === 1,
    );
    await api.request.delete(`/api/jobs/${id}`).set(as).expect(200);
    expect(await ended(id)).toMatchObject({ status: 'cancelled' });
    expect(await drawnPools(tournamentId)).toMatchObject({ drawn: 1, histories: 1, broken: 0 });

    const rest = await start(tournamentId, 0);
    expect(await ended(rest.id)).toMatchObject({ status: 'done', result: { drawn: 3, failed: [] } });
    expect(await drawnPools(tournamentId)).toEqual(whole(4));
  });

  it('tells the name of the pool and how many of how many, and holds no transaction while it pauses', async () => {
    const tournamentId = await tournamentOf(3);
    const { id } = await start(tournamentId, 5);
    const seen = await until(
      () => job(id),
      (one) => one.progress > 0,
    );
    expect(seen.progress).toBe(33);
    expect(seen.progress_text).toMatch(/^Usia \d+ Putra Kelas \d+ – Pool A, 1 dari 3$/);
    // another's may be between two of its statements at one look
    await until(
      () =>
        api.dataSource.query<unknown[]>(
          `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        ),
      (open) => open.length === 0,
    );
    expect(await job(id)).toMatchObject({ progress: 33 });
    // anybody may draw a pool by hand meanwhile: it is not drawn twice
    const [next] = await api.dataSource.query<{ id: number }[]>(
      `select id from pool where tournament_id = $1 and status = 'waiting' order by id limit 1`,
      [tournamentId],
    );
    await api.request.post(`/api/pools/${next!.id}/generate-bracket`).set(as).expect(200);
    await api.request.delete(`/api/jobs/${id}`).set(as).expect(200);
    await ended(id);
    await ended((await start(tournamentId, 0)).id);
    expect(await drawnPools(tournamentId)).toEqual(whole(3));
  });

  it('reports a pool that fails by its name, and draws the others', async () => {
    const tournamentId = await tournamentOf(5);
    const [, empty, , faulty] = await api.dataSource.query<{ id: number }[]>(
      'select id from pool where tournament_id = $1 order by id',
      [tournamentId],
    );
    await api.dataSource.query('delete from pool_unit where pool_id = $1', [empty!.id]);
    await onEachDraw(`if new.pool_id = ${faulty!.id} then raise exception 'a fault of the server'; end if;`);
    const { id } = await start(tournamentId, 0);
    const { status, result } = await ended(id);
    expect([status, (result as AutoGenerateResult).drawn]).toEqual(['done', 3]);
    const name = expect.stringMatching(/^Usia \d+ Putra Kelas \d+ – Pool A$/) as string;
    expect((result as AutoGenerateResult).failed).toEqual([
      { pool_id: empty!.id, name, reason: 'Pool ini belum berisi peserta.' },
      { pool_id: faulty!.id, name, reason: 'Kesalahan pada server.' },
    ]);
    expect(await drawnPools(tournamentId)).toMatchObject({ drawn: 3, histories: 3, events: 3, broken: 0 });
  });

  it('draws on after the worker was killed in the middle: no pool missing, none doubled', async () => {
    const pools = 20;
    const tournamentId = await tournamentOf(pools);
    await onEachDraw('perform pg_sleep(0.1);');
    const { id } = await start(tournamentId, 0);
    await until(
      () => drawnPools(tournamentId),
      (seen) => seen.drawn > 0,
    );
    await worker.kill('SIGKILL');
    const stopped = await drawnPools(tournamentId);
    expect(stopped.drawn).toBeLessThan(pools);
    expect(stopped.broken).toBe(0);
    expect(stopped.histories).toBe(stopped.drawn);

    worker = await startWorker({ ...JOB_ENV, DATABASE_URL: api.databaseUrl });
    expect(await ended(id)).toMatchObject({ status: 'done', result: { drawn: pools, failed: [] } });
    expect(await drawnPools(tournamentId)).toEqual(whole(pools));
  });
});
