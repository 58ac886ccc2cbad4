// A worker whose database goes away in the middle of a job (issue: It must stand).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { startApi, type TestApi } from '../../../test/setup/api';
import { Gate } from '../../../test/setup/gate';
import { startWorker, type TestWorker } from '../../../test/setup/worker';

describe('a worker', () => {
  let api: TestApi;
  let gate: Gate;
  let worker: TestWorker;
  let files: string;

  beforeAll(async () => {
    files = mkdtempSync(join(tmpdir(), 'gelanggang-recovery-'));
    api = await startApi();
    gate = new Gate(api.databaseUrl);
    await gate.start();
    worker = await startWorker({ DATABASE_URL: gate.url(), FILES_DIR: files, JOB_LOCK_SECONDS: '2' });
  });
  afterAll(async () => {
    await worker.kill('SIGKILL');
    await gate.stop();
    await api.close();
    rmSync(files, { recursive: true, force: true });
  });

  it('goes on by itself after PostgreSQL was away, with no pool missing or doubled', async () => {
    const { token } = await api.tokenFor('organiser');
    const signed = { authorization: `Bearer ${token}` };
    const { manager } = api.dataSource;
    const tournament = await makeTournament(manager);
    const drawn = await makeClass(manager);
    await makePaidParticipants(manager, { tournamentId: tournament.id, classId: drawn.id, contingentSizes: [6, 6, 4] });
    await api.request
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
    const pools = () =>
      api.dataSource.query<{ matches: number; draws: number }[]>(
        `select (select count(*)::int from match m where m.pool_id = p.id) as matches, p.draw_number as draws
         from pool p where p.tournament_id = $1 and p.status = 'ongoing'`,
        [tournament.id],
      );
    const params = { tournament_id: tournament.id, pause_seconds: 1 };
    const asked = await api.request.post('/api/jobs').set(signed).send({ kind: 'auto-generate', params }).expect(202);
    const { id } = (asked.body as { data: { id: number } }).data;
    while ((await pools()).length < 1) await new Promise((done) => setTimeout(done, 20));

    await gate.stop();
    await new Promise((done) => setTimeout(done, 1500));
    await gate.start();

    let status = '';
    while (status !== 'done') {
      const { body } = await api.request.get(`/api/jobs/${id}`).set(signed).expect(200);
      ({ status } = (body as { data: { status: string } }).data);
      if (status === 'failed') throw new Error(worker.log());
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(await pools()).toEqual(Array.from({ length: 4 }, () => ({ matches: 3, draws: 1 })));
  });

  it('refuses to start with a wrong environment, naming every fault', async () => {
    const start = startWorker({ DATABASE_URL: '', REDIS_URL: 'nowhere', JOB_CONCURRENCY: 'many' });
    await expect(start).rejects.toThrow(/DATABASE_URL is missing[^]*REDIS_URL must[^]*JOB_CONCURRENCY must/);
  });
});
