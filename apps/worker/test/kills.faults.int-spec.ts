// Worker and API killed (kill -9) again and again in the middle of their work: nothing is lost, halved or doubled.
// Runs as `npm run test:faults`, FAULT_ROUNDS times each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { JobAnswer, JobKind } from '@gelanggang/contract/jobs';
import { createRandom } from '@gelanggang/domain/random';
import { startApi, type TestApi } from '../../../test/setup/api';
import { startApiProcess } from '../../../test/setup/api-process';
import { askJob } from '../../../test/setup/jobs';
import { startWorker, type TestWorker } from '../../../test/setup/worker';
import { tandingStage } from '../../api/test/drawing-stage';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
const POOLS = 20;
const PATIENCE_MS = 60_000;
const files = mkdtempSync(join(tmpdir(), 'gelanggang-faults-'));
const JOB_ENV = { FILES_DIR: files, JOB_LOCK_SECONDS: '2' };
const random = createRandom('00000000fa017500');

let api: TestApi;
let worker: TestWorker | undefined;
let token: string;

beforeAll(async () => {
  api = await startApi({ env: JOB_ENV });
  token = (await api.tokenFor('admin')).token;
}, PATIENCE_MS);
afterAll(async () => {
  await worker?.kill('SIGKILL');
  await api.close();
  rmSync(files, { recursive: true, force: true });
});

const work = async (): Promise<TestWorker> =>
  (worker = await startWorker({ ...JOB_ENV, DATABASE_URL: api.databaseUrl }));

async function undrawnTournament(): Promise<number> {
  const stage = await tandingStage(api);
  for (let n = 0; n < POOLS; n++) await stage.undrawnPool([1 + (n % 4), 1 + (n % 5), 2]);
  return stage.tournamentId;
}

const ask = (kind: JobKind, params: object): Promise<JobAnswer> =>
  askJob(api.request, { authorization: `Bearer ${token}` }, kind, params);

async function ended(id: number): Promise<JobAnswer> {
  for (const until = Date.now() + PATIENCE_MS; ; await wait(100)) {
    const { body } = await api.request.get(`/api/jobs/${id}`).set('authorization', `Bearer ${token}`).expect(200);
    const job = body.data as JobAnswer;
    if (!['queued', 'running'].includes(job.status)) return job;
    if (Date.now() > until) throw new Error(`The job does not end: ${JSON.stringify(job)}\n${worker?.log()}`);
  }
}

/** Pools with a bracket, and pools whose matches, draw history and events do not tell of one and the same bracket. */
async function drawn(tournamentId: number): Promise<{ whole: number; broken: number }> {
  const [row] = await api.dataSource.query<{ whole: number; broken: number }[]>(
    `select count(*) filter (where matches = kept and histories = 1 and events = 1 and status = 'ongoing')::int as whole,
            count(*) filter (where not (matches = kept and histories = 1 and events = 1 and status = 'ongoing')
                               and not (matches = 0 and histories = 0 and events = 0 and status = 'waiting'))::int as broken
     from (select p.status,
             (select count(*) from match m where m.pool_id = p.id) as matches,
             (select count(*) from draw_history h where h.pool_id = p.id) as histories,
             coalesce((select sum(jsonb_array_length(h.bracket->'matches')) from draw_history h where h.pool_id = p.id), 0) as kept,
             (select count(*) from event e where e.stream = $2 and e.type = 'bracket.drawn'
                and (e.data->>'pool_id')::bigint = p.id) as events
           from pool p where p.tournament_id = $1) pools`,
    [tournamentId, `tournament:${tournamentId}`],
  );
  return row!;
}

/** The seq of a stream is gapless: as many events as its last number says. */
async function gaps(): Promise<unknown[]> {
  return api.dataSource.query(
    `select s.name from stream s left join event e on e.stream = s.name
     group by s.name, s.seq having count(e.*) <> s.seq or max(e.seq) <> s.seq`,
  );
}

describe('kill -9', () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

  it.each(rounds)(
    'of the worker during Auto Generate leaves no pool undrawn, halved or doubled (round %i)',
    async () => {
      const tournamentId = await undrawnTournament();
      const first = await work();
      const { id } = await ask('auto-generate', { tournament_id: tournamentId, pause_seconds: 0 });
      await wait(random.int(600));
      await first.kill('SIGKILL');
      expect((await drawn(tournamentId)).broken).toBe(0);
      await work();
      expect(await ended(id)).toMatchObject({ status: 'done', progress: 100 });
      expect(await drawn(tournamentId)).toEqual({ whole: POOLS, broken: 0 });
      expect(await gaps()).toEqual([]);
      await worker?.kill('SIGKILL');
    },
    2 * PATIENCE_MS,
  );

  it.each(rounds)(
    'of the worker during an export ends with one file (round %i)',
    async () => {
      const tournamentId = await undrawnTournament();
      const first = await work();
      const { id } = await ask('team-members-export', { tournament_id: tournamentId });
      await wait(random.int(200));
      await first.kill('SIGKILL');
      await work();
      const job = await ended(id);
      expect(job).toMatchObject({ status: 'done', file: { size: expect.any(Number) } });
      const answer = await api.request.get(`/api/jobs/${id}/file`).set('authorization', `Bearer ${token}`).expect(200);
      expect(Number(answer.headers['content-length'] ?? job.file?.size)).toBe(job.file?.size);
      await worker?.kill('SIGKILL');
    },
    2 * PATIENCE_MS,
  );

  it.each(rounds)(
    'of the API during draws leaves every pool whole or untouched (round %i)',
    async () => {
      const tournamentId = await undrawnTournament();
      const pools = await api.dataSource.query<{ id: number }[]>('select id from pool where tournament_id = $1', [
        tournamentId,
      ]);
      const running = await startApiProcess({ ...JOB_ENV, DATABASE_URL: api.databaseUrl });
      const draws = pools.map(({ id }) =>
        fetch(`${running.url}/api/pools/${id}/generate-bracket`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        }).then(
          (answer) => answer.status,
          // the answer that the kill cut off
          () => 0,
        ),
      );
      await wait(random.int(150));
      running.process.kill('SIGKILL');
      await running.gone;
      const answered = (await Promise.all(draws)).filter((status) => status === 200).length;
      const after = await drawn(tournamentId);
      expect(after.broken).toBe(0);
      expect(after.whole).toBeGreaterThanOrEqual(answered);
      expect(await gaps()).toEqual([]);
    },
    2 * PATIENCE_MS,
  );
});
