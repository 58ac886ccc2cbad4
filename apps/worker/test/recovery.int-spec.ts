// A worker whose database goes away in the middle of a job (issue: It must stand).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type TestApi } from '../../../test/setup/api';
import { Gate } from '../../../test/setup/gate';
import { askJob, endedJob } from '../../../test/setup/jobs';
import { startWorker, type TestWorker } from '../../../test/setup/worker';
import { tandingStage } from '../../api/test/drawing-stage';

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
    const stage = await tandingStage(api);
    const signed = { authorization: `Bearer ${stage.token}` };
    await stage.createPools(await stage.fillClass([6, 6, 4]), 4);
    const pools = () =>
      api.dataSource.query<{ matches: number; draws: number }[]>(
        `select (select count(*)::int from match m where m.pool_id = p.id) as matches, p.draw_number as draws
         from pool p where p.tournament_id = $1 and p.status = 'ongoing'`,
        [stage.tournamentId],
      );
    const params = { tournament_id: stage.tournamentId, pause_seconds: 1 };
    const { id } = await askJob(api.request, signed, 'auto-generate', params);
    while ((await pools()).length < 1) await new Promise((done) => setTimeout(done, 20));

    await gate.stop();
    await new Promise((done) => setTimeout(done, 1500));
    await gate.start();

    const { status } = await endedJob(api.request, signed, id);
    if (status !== 'done') throw new Error(worker.log());
    expect(await pools()).toEqual(Array.from({ length: 4 }, () => ({ matches: 3, draws: 1 })));
  });

  it('refuses to start with a wrong environment, naming every fault', async () => {
    const start = startWorker({ DATABASE_URL: '', REDIS_URL: 'nowhere', JOB_CONCURRENCY: 'many' });
    await expect(start).rejects.toThrow(/DATABASE_URL is missing[^]*REDIS_URL must[^]*JOB_CONCURRENCY must/);
  });
});
