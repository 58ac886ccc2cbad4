// Jobs through the front door, with a real worker process, on both queue backends (realtime-and-jobs, Jobs).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { readXlsx } from 'hucre/xlsx';
import { type EventsMessage, LIVE_NAMESPACE, type ProgressMessage, streams } from '@gelanggang/contract/events';
import type { JobAnswer, JobKind, JobStatus } from '@gelanggang/contract/jobs';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { startApi, type TestApi } from '../../../test/setup/api';
import { askJob, jobOf } from '../../../test/setup/jobs';
import { redisServer, startRedis, type TestRedis } from '../../../test/setup/redis';
import { startWorker, type TestWorker } from '../../../test/setup/worker';
import { tandingStage, type TandingStage } from './drawing-stage';

const BACKENDS = ['PostgreSQL', 'Redis'] as const;
/** A worker that died is missed after this long. */
const LOCK_SECONDS = '2';

describe.each(BACKENDS)('jobs with the queue on %s', (backend) => {
  if (backend === 'Redis' && redisServer() === null) {
    // counted as skipped, visibly (run contract, Services)
    it.skip('need redis-server or valkey-server on the path', () => undefined);
    return;
  }

  let api: TestApi;
  let redis: TestRedis | null = null;
  let worker: TestWorker | null = null;
  let files: string;
  let organiser: { token: string; accountId: number };
  const sockets: Socket[] = [];

  beforeAll(async () => {
    files = mkdtempSync(join(tmpdir(), 'gelanggang-jobs-'));
    if (backend === 'Redis') redis = await startRedis();
    api = await startApi({ env: { FILES_DIR: files, ...queueEnv() } });
    organiser = await api.tokenFor('organiser');
    await work();
  });

  afterAll(async () => {
    await worker?.kill('SIGKILL');
    for (const socket of sockets) socket.disconnect();
    await api.close();
    await redis?.stop();
    rmSync(files, { recursive: true, force: true });
  });

  const queueEnv = (): Record<string, string> => (redis ? { REDIS_URL: redis.url } : {});

  async function work(): Promise<void> {
    worker = await startWorker({
      DATABASE_URL: api.databaseUrl,
      FILES_DIR: files,
      JOB_LOCK_SECONDS: LOCK_SECONDS,
      JOB_CONCURRENCY: '1',
      ...queueEnv(),
    });
  }

  const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

  const ask = (kind: JobKind, params: object, who = organiser) => askJob(api.request, as(who), kind, params);
  const read = (id: number, who = organiser) => jobOf(api.request, as(who), id);

  async function until(id: number, ...wanted: JobStatus[]): Promise<JobAnswer> {
    for (;;) {
      const job = await read(id);
      if (wanted.includes(job.status)) return job;
      if (job.status === 'failed') throw new Error(`job ${id} failed: ${job.error}\n${worker?.log()}`);
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  /** A tournament of its own with so many undrawn pools of four. */
  async function stageWithPools(count: number): Promise<TandingStage> {
    const stage = await tandingStage(api);
    const drawn = await stage.fillClass(Array.from({ length: 4 }, () => count));
    await stage.createPools(drawn, 4);
    return stage;
  }

  const drawnPools = (tournamentId: number) =>
    api.dataSource.query<{ matches: number; draws: number }[]>(
      `select (select count(*)::int from match m where m.pool_id = p.id) as matches, p.draw_number as draws
       from pool p where p.tournament_id = $1 and p.status = 'ongoing'`,
      [tournamentId],
    );

  const binary = (url: string, who = organiser) =>
    api.request.get(url).set(as(who)).buffer(true).responseType('arraybuffer');

  async function rowsOf(body: Buffer): Promise<unknown[][]> {
    const { sheets } = await readXlsx(new Uint8Array(body));
    return sheets[0]?.rows ?? [];
  }

  it('does a job once and hands over its file', async () => {
    const tournament = await makeTournament(api.dataSource.manager);
    const contingent = await makeContingent(api.dataSource.manager, {
      tournamentId: tournament.id,
      picPhone: '+62812',
    });
    const names = ['=HYPERLINK("x")', '+Budi', '-Citra', '@Dewi', 'Eka'];
    for (const name of names) await makeTeamMember(api.dataSource.manager, { contingentId: contingent.id, name });
    const params = { tournament_id: tournament.id };
    const [first, second] = await Promise.all([
      ask('team-members-export', params),
      ask('team-members-export', { ...params, search: '', payment_status: '' }),
    ]);
    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({ kind: 'team-members-export', params, file: null, error: null });

    const done = await until(first.id, 'done');
    expect(done.file).toEqual({
      name: expect.stringMatching(new RegExp(`^anggota-tim-${tournament.slug}-\\d{4}-\\d\\d-\\d\\d\\.xlsx$`)) as string,
      size: expect.any(Number) as number,
    });
    const answer = await binary(`/api/jobs/${first.id}/file`).expect(200);
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(answer.headers['content-disposition']).toContain(`attachment; filename="${done.file?.name}"`);
    const [header = [], ...rows] = await rowsOf(answer.body as Buffer);
    const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
    expect([...column('Nama')].sort()).toEqual([...names].sort());
    expect(column('Berat (kg)')).toEqual(names.map(() => 52));
    for (const date of column('Tanggal Lahir')) expect((date as Date).toISOString()).toBe('2005-05-05T00:00:00.000Z');
    expect(column('NIK')[0]).toMatch(/^\d{16}$/);

    const again = await ask('team-members-export', params);
    expect(again.id).not.toBe(first.id);
    await until(again.id, 'done');
  });

  it('tells the account of every step on its topic', async () => {
    const { tournamentId } = await stageWithPools(2);
    const socket = io(`${api.url}${LIVE_NAMESPACE}`, { transports: ['websocket'], auth: { token: organiser.token } });
    sockets.push(socket);
    const steps: JobAnswer[] = [];
    const progress: ProgressMessage[] = [];
    const staff: string[] = [];
    socket.on('events', ({ topic, events }: EventsMessage) => {
      for (const event of events) {
        if (event.type !== 'job.changed') continue;
        if (topic === streams.staff(tournamentId)) staff.push(event.data.job.status);
        else steps.push(event.data.job);
      }
    });
    socket.on('progress', (message: ProgressMessage) => progress.push(message));
    await socket.emitWithAck('subscribe', { topic: streams.user(organiser.accountId) });
    await socket.emitWithAck('subscribe', { topic: streams.staff(tournamentId) });
    const { id } = await ask('auto-generate', { tournament_id: tournamentId, pause_seconds: 1 });
    const done = await until(id, 'done');
    const told = () => steps.filter((job) => job.id === id).map((job) => job.status);
    // Each topic is told for itself: which of the two comes first is promised nowhere.
    while (staff.length < 3 || told().length < 3) await new Promise((go) => setTimeout(go, 10));
    expect(told()).toEqual(['queued', 'running', 'done']);
    expect(staff).toEqual(['queued', 'running', 'done']);
    expect(done.result).toEqual({ drawn: 2, failed: [] });
    const half = progress.filter((message) => message.topic === streams.user(organiser.accountId));
    expect(half[0]).toMatchObject({ job_id: id, progress: 50, progress_text: expect.any(String) as string });
  });

  it('answers the spec calls with the file itself, own rows only', async () => {
    const manager = await api.tokenFor('manager');
    const tournament = await makeTournament(api.dataSource.manager);
    const mine = await makeContingent(api.dataSource.manager, {
      accountId: manager.accountId,
      tournamentId: tournament.id,
    });
    const others = await makeContingent(api.dataSource.manager, { tournamentId: tournament.id });
    await makeTeamMember(api.dataSource.manager, { contingentId: mine.id, name: 'Milik Saya' });
    await makeTeamMember(api.dataSource.manager, { contingentId: others.id, name: 'Milik Orang' });
    const url = `/api/team-members/export?tournament_id=${tournament.id}`;
    const [own, all] = await Promise.all([binary(url, manager).expect(200), binary(url).expect(200)]);
    const text = async (answer: { body: unknown }) => JSON.stringify(await rowsOf(answer.body as Buffer));
    expect(await text(own)).toContain('Milik Saya');
    expect(await text(own)).not.toContain('Milik Orang');
    expect(await text(all)).toContain('Milik Orang');
    const contingents = await binary(`/api/contingents/export?tournament_id=${tournament.id}`).expect(200);
    expect(await text(contingents)).toContain(others.name);
    await api.request.get('/api/contingents/export').set(as(manager)).expect(403);
  });

  it('cancels a queued job at once and a running one at its next step, and repeats it when asked', async () => {
    const running = await stageWithPools(6);
    const waiting = await stageWithPools(2);
    const first = await ask('auto-generate', { tournament_id: running.tournamentId, pause_seconds: 1 });
    await until(first.id, 'running');
    const second = await ask('auto-generate', { tournament_id: waiting.tournamentId, pause_seconds: 0 });
    expect(second.status).toBe('queued');
    const stop = (id: number) => api.request.delete(`/api/jobs/${id}`).set(as(organiser));
    expect((await stop(second.id).expect(200)).body).toMatchObject({ data: { status: 'cancelled' } });
    expect((await stop(first.id).expect(200)).body).toMatchObject({ data: { status: 'running' } });
    await until(first.id, 'cancelled');
    const drawn = (await drawnPools(running.tournamentId)).length;
    expect(drawn).toBeLessThan(6);
    await stop(first.id).expect(409);

    const retry = (id: number) => api.request.post(`/api/jobs/${id}/retry`).set(as(organiser));
    await api.dataSource.query(
      `update job set params = '{"pause_seconds": 0, "tournament_id": ${running.tournamentId}}' where id = $1`,
      [first.id],
    );
    expect((await retry(first.id).expect(202)).body).toMatchObject({
      data: { id: first.id, status: 'queued', error: null },
    });
    await retry(second.id).expect(202);
    await until(first.id, 'done');
    await until(second.id, 'done');
    await retry(first.id).expect(409);
    for (const [stage, count] of [
      [running, 6],
      [waiting, 2],
    ] as const) {
      expect(await drawnPools(stage.tournamentId)).toEqual(
        Array.from({ length: count }, () => ({ matches: 3, draws: 1 })),
      );
    }
  });

  it('finishes a job whose worker was killed, with no pool missing or doubled', async () => {
    const { tournamentId } = await stageWithPools(4);
    const { id } = await ask('auto-generate', { tournament_id: tournamentId, pause_seconds: 1 });
    while ((await drawnPools(tournamentId)).length < 2) await new Promise((done) => setTimeout(done, 20));
    await worker?.kill('SIGKILL');
    expect((await read(id)).status).toBe('running');
    await work();
    const done = await until(id, 'done');
    expect(done.result).toEqual({ drawn: 4, failed: [] });
    expect(await drawnPools(tournamentId)).toEqual(Array.from({ length: 4 }, () => ({ matches: 3, draws: 1 })));
  });

  it('hands a running job to the next worker when one is told to stop', async () => {
    const { tournamentId } = await stageWithPools(8);
    const { id } = await ask('auto-generate', { tournament_id: tournamentId, pause_seconds: 2 });
    while ((await drawnPools(tournamentId)).length < 1) await new Promise((done) => setTimeout(done, 20));
    await worker?.kill('SIGTERM');
    expect(await read(id)).toMatchObject({ status: 'queued' });
    await api.request.delete(`/api/jobs/${id}`).set(as(organiser)).expect(200);
    await work();
    expect((await read(id)).status).toBe('cancelled');
  });

  if (backend === 'Redis') {
    it('puts back what Redis lost, queued and running', async () => {
      const running = await stageWithPools(4);
      const first = await ask('auto-generate', { tournament_id: running.tournamentId, pause_seconds: 1 });
      const second = await ask('contingents-export', { search: 'flushed' });
      await until(first.id, 'running');
      await until(second.id, 'done');
      await redis?.flush();
      const done = await until(first.id, 'done');
      expect(done.result).toEqual({ drawn: 4, failed: [] });
      expect(await drawnPools(running.tournamentId)).toEqual(
        Array.from({ length: 4 }, () => ({ matches: 3, draws: 1 })),
      );

      await worker?.kill('SIGKILL');
      const third = await ask('contingents-export', { search: 'before the flush' });
      await redis?.flush();
      await work();
      await until(third.id, 'done');
    });

    it('goes on without Redis: pages and live updates at once, jobs when it is back', async () => {
      const tournament = await makeTournament(api.dataSource.manager);
      const socket = io(`${api.url}${LIVE_NAMESPACE}`, { transports: ['websocket'] });
      sockets.push(socket);
      await socket.emitWithAck('subscribe', { topic: 'site' });
      await redis?.stop();

      const heard = new Promise((done) => socket.once('events', done));
      await writeWithEvents(api.dataSource, (_, emit) => {
        emit('site', 'tournament.changed', { tournament_id: tournament.id, status: 'active' });
        return Promise.resolve();
      });
      await heard;
      await api.request.get('/api/tournaments/active').expect(200);
      const job = await ask('contingents-export', { search: 'without Redis' });
      expect(job).toMatchObject({ status: 'queued' });
      expect(await read(job.id)).toMatchObject({
        status: 'queued',
        progress_text: expect.stringContaining('Menunggu') as string,
      });
      const { body } = await api.request.get('/api/contingents/export?search=direct').set(as(organiser)).expect(503);
      const { job_id: id } = body as { job_id: number };

      await redis?.start();
      await until(job.id, 'done');
      await until(id, 'done');
    });
    return;
  }

  it('refuses what makes no sense, with the field', async () => {
    const send = (body: object, who = organiser) => api.request.post('/api/jobs').set(as(who)).send(body);
    for (const [body, field] of [
      [{}, 'kind'],
      [{ kind: 'coffee', params: {} }, 'kind'],
      [{ kind: 'auto-generate' }, 'params'],
      [{ kind: 'auto-generate', params: [] }, 'params'],
      [{ kind: 'auto-generate', params: { tournament_id: 'x' } }, 'params.tournament_id'],
      [{ kind: 'auto-generate', params: { tournament_id: 1, pause_seconds: -1 } }, 'params.pause_seconds'],
      [{ kind: 'auto-generate', params: { tournament_id: 999_999 } }, 'params.tournament_id'],
      [{ kind: 'schedule-pdf', params: { tournament_id: 1, date: '2026-13-01' } }, 'params.date'],
      [{ kind: 'team-members-export', params: { payment_status: 'maybe' } }, 'params.payment_status'],
    ] as const) {
      const { body: answer } = await send(body).expect(422);
      expect(Object.keys((answer as { errors: object }).errors)).toContain(field);
    }
  });

  it('shows a job to its account only, a drawing to all who may draw', async () => {
    const stage = await stageWithPools(1);
    const [manager, other] = [await api.tokenFor('manager'), await api.tokenFor('organiser')];
    const pdf = await ask('schedule-pdf', { tournament_id: stage.tournamentId });
    const drawing = await ask('auto-generate', { tournament_id: stage.tournamentId, pause_seconds: 0 });
    const same = await ask('auto-generate', { tournament_id: stage.tournamentId, pause_seconds: 3 }, other);
    expect([drawing.id]).toContain(same.id);
    for (const call of ['get', 'delete'] as const) {
      await api.request[call](`/api/jobs/${pdf.id}`).set(as(other)).expect(404);
      await api.request[call](`/api/jobs/${drawing.id}`).set(as(manager)).expect(404);
    }
    await api.request.get(`/api/jobs/${pdf.id}/file`).set(as(other)).expect(404);
    const { body } = await api.request.get('/api/jobs').set(as(other)).expect(200);
    const ids = (body as { data: JobAnswer[] }).data.map((job) => job.id);
    expect(ids).toContain(drawing.id);
    expect(ids).not.toContain(pdf.id);
    await api.request
      .post('/api/jobs')
      .set(as(manager))
      .send({ kind: 'auto-generate', params: { tournament_id: stage.tournamentId } })
      .expect(403);
  });

  it('says why a job failed, and lets it be repeated', async () => {
    const tournament = await makeTournament(api.dataSource.manager);
    const { id } = await ask('schedule-pdf', { tournament_id: tournament.id });
    let job = await read(id);
    while (job.status !== 'failed') job = await read(id);
    expect(job).toMatchObject({ error: 'Belum ada jadwal untuk dicetak.', file: null });
    await api.request.get(`/api/jobs/${id}/file`).set(as(organiser)).expect(404);
    await api.request.post(`/api/jobs/${id}/retry`).set(as(organiser)).expect(202);
  });
});
