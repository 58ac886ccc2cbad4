// The auto-schedule through the front door: the job of a real worker, the board's moves, taking whole or not at all.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AutoScheduleAnswer,
  AutoScheduleOptions,
  AutoSchedulePlace,
  AutoScheduleWarnings,
  TakenPlanAnswer,
} from '@gelanggang/contract/auto-schedule';
import type { Events } from '@gelanggang/contract/events';
import { makeArena } from '@gelanggang/database/testing/factories';
import { startApi, type TestApi } from '../../../test/setup/api';
import { endedJob } from '../../../test/setup/jobs';
import { startWorker, type TestWorker } from '../../../test/setup/worker';
import { arenaStage, type ArenaStage, statementsOf } from './arena-stage';

const files = mkdtempSync(join(tmpdir(), 'gelanggang-plan-'));
const JOB_ENV = { FILES_DIR: files, JOB_LOCK_SECONDS: '2' };

let api: TestApi;
let worker: TestWorker;
let stage: ArenaStage;
beforeAll(async () => {
  api = await startApi({ env: JOB_ENV });
  worker = await startWorker({ ...JOB_ENV, DATABASE_URL: api.databaseUrl });
});
beforeEach(async () => {
  stage = await arenaStage(api);
});
afterAll(async () => {
  await worker.kill('SIGTERM');
  await api.close();
  rmSync(files, { recursive: true, force: true });
});

const session = (start_time: string, end_time: string) => ({ date: stage.date, start_time, end_time });
const settings = (values: Record<string, unknown> = {}) => ({
  tournament_id: stage.tournamentId,
  scope: 'unplaced',
  arena_ids: [stage.arenaId],
  sessions: [session('08:00', '12:00'), session('13:00', '17:00')],
  lengths: [],
  rest_minutes: '',
  change_over_minutes: 2,
  ...values,
});

const ask = (values?: Record<string, unknown>) =>
  api.request
    .post('/api/jobs')
    .set(stage.organiser)
    .send({ kind: 'auto-schedule', params: settings(values) });

async function planned(values?: Record<string, unknown>): Promise<AutoScheduleAnswer> {
  const { body } = await ask(values).expect(202);
  expect((await endedJob(api.request, stage.organiser, body.data.id)).error).toBe(null);
  const plan = await open();
  if (!plan) throw new Error('no plan');
  return plan;
}

async function open(): Promise<AutoScheduleAnswer | null> {
  const path = `/api/tournaments/${stage.tournamentId}/auto-schedule`;
  const { body } = await api.request.get(path).set(stage.organiser).expect(200);
  return body.data as AutoScheduleAnswer | null;
}

const move = (plan: AutoScheduleAnswer, slots: { match_id: number; place: AutoSchedulePlace | null }[]) =>
  api.request.put(`/api/auto-schedules/${plan.id}/slots`).set(stage.organiser).send({ version: plan.version, slots });

const take = (plan: AutoScheduleAnswer) =>
  api.request.post(`/api/auto-schedules/${plan.id}/take`).set(stage.organiser).send({ version: plan.version });

const placeAt = (start_time: string): AutoSchedulePlace => ({
  ...{ arena_id: stage.arenaId, scheduled_date: stage.date, start_time },
});

const schedules = () =>
  api.dataSource.query<{ id: number; isDraft: boolean; start: string; matches: number[] }[]>(
    `select s.id, s.is_draft as "isDraft", to_char(s.start_time, 'HH24:MI') as start,
       (select json_agg(d.match_id order by d."order") from schedule_detail d where d.schedule_id = s.id) as matches
     from schedule s where s.tournament_id = $1 order by s.start_time, s.id`,
    [stage.tournamentId],
  );

async function lastEvent(stream: string): Promise<{ type: string; data: unknown } | undefined> {
  const [event] = await api.dataSource.query<{ type: string; data: unknown }[]>(
    'select type, data from event where stream = $1 order by seq desc limit 1',
    [stream],
  );
  return event;
}

describe('the form', () => {
  it('begins with the arenas, the ages that have matches, their lengths, and later with what was last asked for', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    const read = async () => {
      const path = `/api/tournaments/${stage.tournamentId}/auto-schedule/options`;
      const { body } = await api.request.get(path).set(stage.organiser).expect(200);
      return body.data as AutoScheduleOptions;
    };
    const options = await read();
    const three = { tanding: 3, seni: 0 };
    expect(options.arenas).toEqual([{ id: stage.arenaId, name: stage.arenaName }]);
    expect(options.age_categories).toMatchObject([
      { matches: { unplaced: three, drafts: three, all: three }, tanding_minutes: 4 },
    ]);
    expect(options.last_settings).toBe(null);
    await planned({ change_over_minutes: 3 });
    expect((await read()).last_settings?.change_over_minutes).toBe(3);
  });

  it('is refused by field: no arena, one of another tournament, no session, one that ends before it starts', async () => {
    const foreign = await arenaStage(api);
    const texts = async (values: Record<string, unknown>) => (await ask(values).expect(422)).body.errors as object;
    expect(Object.keys(await texts({ arena_ids: [] }))).toEqual(['params.arena_ids']);
    expect(Object.keys(await texts({ arena_ids: [foreign.arenaId] }))).toEqual(['params.arena_ids']);
    expect(Object.keys(await texts({ sessions: [] }))).toEqual(['params.sessions']);
    expect(await texts({ sessions: [session('12:00', '08:00')] })).toEqual({
      'params.sessions.0.end_time': ['Jam selesai harus sesudah jam mulai.'],
    });
    await ask({ sessions: [{ ...session('08:00', '09:00'), date: '2026-02-30' }] }).expect(422);
    await ask({ rest_minutes: -1 }).expect(422);
  });

  it('is for those who manage schedules alone', async () => {
    const path = `/api/tournaments/${stage.tournamentId}/auto-schedule`;
    await api.request.get(path).expect(401);
    await api.request.get(path).set(stage.operator).expect(403);
    await api.request
      .post('/api/jobs')
      .set(stage.operator)
      .send({ kind: 'auto-schedule', params: settings() })
      .expect(403);
  });
});

describe('the rules of a plan', () => {
  const dayAfter = (days: number) => new Date(Date.parse(stage.date) + days * 86_400_000).toISOString().slice(0, 10);
  const lastFinal = () => ({
    kind: 'finals-at',
    date: dayAfter(1),
    start_time: '',
    arena_ids: [],
    age_category_ids: [],
  });
  const twoDays = () => [session('08:00', '12:00'), { ...session('08:00', '12:00'), date: dayAfter(1) }];

  it('are kept, stay with the plan and for the next one, and each says what it costs', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    const ceremony = { kind: 'ceremony', name: 'Upacara', date: stage.date, start_time: '08:00', end_time: '08:30' };
    const plan = await planned({
      sessions: twoDays(),
      rules: [lastFinal(), { kind: 'most-per-day', most: 2 }, ceremony],
    });
    const final = plan.tasks.find(({ feeders }) => feeders.length > 0);
    expect(final?.place?.scheduled_date).toBe(dayAfter(1));
    const first = plan.tasks.filter(({ feeders }) => feeders.length === 0);
    expect(first.every(({ place }) => place!.scheduled_date === stage.date && place!.start_time >= '08:30')).toBe(true);
    // from 08.46 of the first day, when the final could be over, to the next morning
    expect(plan.rule_costs.map(({ minutes, matches }) => [minutes > 1000, minutes % 1440 === 0, matches])).toEqual([
      [true, false, 0],
      [false, true, 0],
      [false, true, 0],
    ]);
    expect(plan.settings.rules).toEqual([
      { ...lastFinal(), start_time: null, end_time: null, most: null, round: null, name: null },
      expect.objectContaining({ kind: 'most-per-day', most: 2, arena_ids: [], age_category_ids: [] }),
      expect.objectContaining(ceremony),
    ]);
    const path = `/api/tournaments/${stage.tournamentId}/auto-schedule/options`;
    const { body } = await api.request.get(path).set(stage.organiser).expect(200);
    expect((body.data as AutoScheduleOptions).last_settings?.rules).toEqual(plan.settings.rules);
  });

  it('are those of the last time alone, and none where none were asked for', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    await planned({ sessions: twoDays(), rules: [lastFinal()] });
    const plan = await planned({ sessions: twoDays() });
    expect([plan.settings.rules, plan.rule_costs]).toEqual([[], []]);
    expect(new Set(plan.tasks.map(({ place }) => place?.scheduled_date))).toEqual(new Set([stage.date]));
  });

  it('are refused by field where they say too little, too much, or name what is not there', async () => {
    const foreign = await arenaStage(api);
    const faults = async (...rules: object[]) => Object.keys((await ask({ rules }).expect(422)).body.errors as object);
    const field = (name: string) => [`params.rules.0.${name}`];
    expect(await faults({ kind: 'most-per-day', most: 0 })).toEqual(field('most'));
    expect(await faults({ kind: 'round-from', round: 'final' })).toEqual(field('date'));
    expect(await faults({ kind: 'round-from', round: 'last', start_time: '10:00' })).toEqual(field('round'));
    expect(await faults({ kind: 'finals-at' })).toEqual(field('date'));
    expect(await faults({ kind: 'finals-at', arena_ids: 'all' })).toEqual(expect.arrayContaining(field('arena_ids')));
    expect(await faults({ kind: 'finals-at', arena_ids: [foreign.arenaId] })).toEqual(field('arena_ids'));
    expect(await faults({ kind: 'age-hours', start_time: '10:00', end_time: '09:00' })).toEqual(
      expect.arrayContaining([...field('end_time'), ...field('age_category_ids')]),
    );
    const hours = { start_time: '08:00', end_time: '12:00' };
    expect(await faults({ kind: 'age-hours', ...hours, age_category_ids: [987_654] })).toEqual(
      field('age_category_ids'),
    );
    expect(await faults({ kind: 'ceremony', date: '2026-02-30', ...hours, name: ' ' })).toEqual(
      expect.arrayContaining([...field('date'), ...field('name')]),
    );
    expect(await faults({ kind: 'spread' }, { kind: 'spread' })).toEqual(['params.rules']);
    expect((await faults({ kind: 'nothing' })).length).toBeGreaterThan(0);
    expect(await faults(1 as unknown as object)).toEqual([expect.stringContaining('params.rules')]);
  });

  it('that no plan can keep are refused with the reason, and nothing is planned', async () => {
    await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    const refused = async (...rules: object[]) => (await ask({ rules }).expect(409)).body.message as string;
    expect(await refused({ kind: 'finals-at', date: dayAfter(5) })).toMatch(
      /^Aturan 'Final pada .+' tidak dapat ditepati: tidak ada sesi yang tersisa bagi 1 partai\.$/,
    );
    expect(await refused({ kind: 'most-per-day', most: 2 })).toBe(
      "Aturan 'Paling banyak 2 partai per atlet dan hari' tidak dapat ditepati: " +
        'bagan terpanjang memerlukan 3 partai beruntun, harinya hanya 1.',
    );
    expect(await open()).toBe(null);
  });

  it('hold in the database too', async () => {
    await stage.drawPool([1, 1]);
    const { id } = await planned();
    const insert = (columns: string, values: string) =>
      api.dataSource.query(
        `insert into schedule_plan_rule (plan_id, position, cost_minutes, cost_matches, ${columns})
         values ($1, 9, 0, 0, ${values})`,
        [id],
      );
    await expect(insert('kind, most', `'most-per-day', 0`)).rejects.toThrow('schedule_plan_rule_most_check');
    await expect(insert('kind', `'round-from'`)).rejects.toThrow('schedule_plan_rule_fields_check');
    await expect(insert('kind', `'finals-at'`)).rejects.toThrow('schedule_plan_rule_fields_check');
    await expect(insert('kind, name, date', `'ceremony', 'x', '2026-11-21'`)).rejects.toThrow('fields_check');
    await expect(insert('kind, start_time, end_time, age_category_ids', `'age-hours', '10:00', '09:00', '{1}'`)).rejects.toThrow('hours_check'); // prettier-ignore
    await insert('kind', `'spread'`);
  });
});

describe('a plan', () => {
  it('places every match in its hours with rest and rounds kept, tells staff, and is not yet a schedule', async () => {
    await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    const plan = await planned();
    expect(plan.tasks).toHaveLength(7);
    expect(plan.tasks.every(({ place }) => place && place.start_time >= '08:00')).toBe(true);
    const startOf = new Map(plan.tasks.map(({ match_id, place }) => [match_id, place?.start_time ?? '']));
    for (const task of plan.tasks) {
      for (const feeder of task.feeders) expect(startOf.get(feeder)! < startOf.get(task.match_id)!).toBe(true);
    }
    expect(plan.problems).toEqual([]);
    expect(Object.values(plan.people)).toHaveLength(8);
    expect(await schedules()).toEqual([]);
    expect(await lastEvent(`tournament:${stage.tournamentId}:staff`)).toMatchObject({ type: 'job.changed' });
    const told = await api.dataSource.query<{ data: Events['auto-schedule.changed'] }[]>(
      `select data from event where stream = $1 and type = 'auto-schedule.changed'`,
      [`tournament:${stage.tournamentId}:staff`],
    );
    expect(told.map(({ data }) => data)).toMatchObject([{ change: 'ready', plan_id: plan.id, version: plan.version }]);
  });

  it('says what did not fit and why', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    const { tasks } = await planned({ sessions: [session('08:00', '08:30')] });
    expect(tasks.map(({ reason }) => reason).sort()).toEqual(['no-rest', null, null].sort());
  });

  it('of a tournament without matches to plan ends with a sentence', async () => {
    const { body } = await ask().expect(202);
    expect(await endedJob(api.request, stage.organiser, body.data.id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Tidak ada partai'),
    });
    expect(await open()).toBe(null);
  });

  it('is one for the tournament, whoever asks, and made anew it keeps what people have placed', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    const plan = await planned();
    const [first] = plan.tasks;
    await move(plan, [{ match_id: first!.match_id, place: placeAt('10:00') }]).expect(200);
    const again = await planned({ scope: 'all' });
    expect([again.id, again.version > plan.version]).toEqual([plan.id, true]);
    const kept = again.tasks.find(({ match_id }) => match_id === first!.match_id);
    expect(kept).toMatchObject({ place: placeAt('10:00'), is_pinned: true });
    const final = again.tasks.find(({ feeders }) => feeders.includes(first!.match_id));
    expect(final!.place!.start_time >= '10:12').toBe(true);
  });

  it('plans around matches that stand in a schedule, and shows them as staying', async () => {
    const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
    await stage.schedule([matches[0]!.id], { start_time: '08:00', matches: [{ tournament_match_id: matches[0]!.id, order: 1, start_time: '08:00' }] }); // prettier-ignore
    const plan = await planned();
    const staying = plan.tasks.filter(({ is_kept }) => is_kept);
    expect(staying.map(({ match_id, place }) => [match_id, place])).toEqual([[matches[0]!.id, placeAt('08:00')]]);
    expect(plan.tasks.filter(({ is_kept }) => !is_kept).every(({ place }) => place!.start_time >= '08:06')).toBe(true);
  });

  it('is read with the same few statements however large it is', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    await planned();
    const small = (await statementsOf(open)).length;
    for (let n = 0; n < 3; n++) await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    await planned();
    expect((await statementsOf(open)).length).toBe(small);
  });
});

describe('a move', () => {
  it('is kept and told to all staff; out of the plan and back too', async () => {
    await stage.drawPool([1, 1]);
    const plan = await planned();
    const match_id = plan.tasks[0]!.match_id;
    const out = await move(plan, [{ match_id, place: null }]).expect(200);
    expect(out.body.data).toEqual({
      version: plan.version + 1,
      slots: [{ match_id, place: null, is_pinned: false, reason: 'by-hand' }],
    });
    expect(await lastEvent(`tournament:${stage.tournamentId}:staff`)).toEqual({
      type: 'auto-schedule.changed',
      data: { tournament_id: stage.tournamentId, plan_id: plan.id, change: 'moved', ...out.body.data },
    });
    await move({ ...plan, version: plan.version + 1 }, [{ match_id, place: placeAt('14:00') }]).expect(200);
    expect((await open())?.tasks[0]).toMatchObject({ place: placeAt('14:00'), is_pinned: true, reason: null });
  });

  it('on a plan that somebody else has changed is refused, and of two at once one stands', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    const plan = await planned();
    const [a, b] = plan.tasks;
    const both = await Promise.all([
      move(plan, [{ match_id: a!.match_id, place: placeAt('14:00') }]),
      move(plan, [{ match_id: b!.match_id, place: placeAt('15:00') }]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused whole: two at one hour on one arena, a match or an arena that is not of the plan', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    const foreign = await arenaStage(api);
    const plan = await planned();
    const [a, b] = plan.tasks.map(({ match_id }) => match_id) as [number, number];
    const same = [a, b].map((match_id) => ({ match_id, place: placeAt('14:00') }));
    expect((await move(plan, same)).status).toBe(422);
    await move(plan, [{ match_id: 999_999, place: null }]).expect(422);
    await move(plan, [{ match_id: a, place: { ...placeAt('14:00'), arena_id: foreign.arenaId } }]).expect(422);
    await move(plan, [{ match_id: a, place: placeAt('25:00') }]).expect(422);
    expect((await open())?.tasks).toEqual(plan.tasks);
  });
});

describe('the warnings of a plan, for the desk', () => {
  const warnings = async () => {
    const path = `/api/tournaments/${stage.tournamentId}/auto-schedule/warnings`;
    return (await api.request.get(path).set(stage.organiser).expect(200)).body.data as AutoScheduleWarnings;
  };
  const none = { problems: 0, unplaced: 0, clash: 0, rest: 0, hours: 0, rules: 0 };
  const finals = { kind: 'finals-at', arena_ids: [] as number[] };

  it('are none without a plan and on one as it was made, and those of each move that breaks something', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    expect(await warnings()).toEqual({ plan: null, ...none });
    const plan = await planned({ rules: [{ ...finals, arena_ids: [stage.arenaId], date: stage.date }] });
    expect(await warnings()).toEqual({ plan: 'open', ...none });
    const [first, second] = plan.tasks.filter(({ feeders }) => feeders.length === 0);
    const final = plan.tasks.find(({ feeders }) => feeders.length > 0);
    const other = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId, code: 'B' });
    await move(plan, [
      { match_id: first!.match_id, place: placeAt('10:00') },
      { match_id: second!.match_id, place: placeAt('10:03') },
      { match_id: final!.match_id, place: { ...placeAt('10:20'), arena_id: other.id } },
    ]).expect(200);
    // two on one mat; the final is too early for both, outside of the sessions, and not on the mat of the rule
    expect(await warnings()).toEqual({ plan: 'open', ...none, clash: 1, rest: 2, hours: 1, rules: 1 });
    await move((await open())!, [{ match_id: final!.match_id, place: null }]).expect(200);
    expect(await warnings()).toEqual({ plan: 'open', ...none, clash: 1, unplaced: 1 });
  });

  it('stay with the schedules that it became, go with a plan that is thrown away, and tell that it is old', async () => {
    const poolId = await stage.drawPool([1, 1, 1, 1]);
    const plan = await planned();
    const [first] = plan.tasks.filter(({ feeders }) => feeders.length > 0);
    await move(plan, [{ match_id: first!.match_id, place: placeAt('08:20') }]).expect(200);
    const { rest } = await warnings();
    expect(rest).toBeGreaterThan(0);
    await take((await open())!).expect(200);
    expect(await warnings()).toEqual({ plan: 'taken', ...none, rest });
    const again = await planned({ scope: 'all' });
    const [match] = await stage.matches(poolId);
    await stage.start(match!.id);
    expect(await warnings()).toMatchObject({ plan: 'open', problems: 1 });
    await api.request.delete(`/api/auto-schedules/${again.id}`).set(stage.organiser).expect(200);
    expect(await warnings()).toEqual({ plan: null, ...none });
  });

  it('are read with the same few statements however many matches there are, and by who plans alone', async () => {
    const path = `/api/tournaments/${stage.tournamentId}/auto-schedule/warnings`;
    await stage.drawPool([1, 1]);
    await planned();
    const few = await statementsOf(() => warnings());
    await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    await planned();
    expect((await statementsOf(() => warnings())).length).toBe(few.length);
    await api.request.get(path).expect(401);
    await api.request.get(path).set(stage.operator).expect(403);
    await api.request.get('/api/tournaments/999999/auto-schedule/warnings').set(stage.organiser).expect(404);
  });
});

describe('taking a plan', () => {
  it('makes draft schedules of its sessions, numbered from 1, and ends the plan', async () => {
    await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    const plan = await planned({ sessions: [session('08:00', '08:30'), session('13:00', '17:00')] });
    const { body } = await take(plan).expect(200);
    const made = await schedules();
    expect((body as TakenPlanAnswer).data).toEqual({ schedules: 2, matches: 7 });
    expect(made.map(({ isDraft, start }) => [isDraft, start])).toEqual([
      [true, '08:00'],
      [true, '13:00'],
    ]);
    const inOrder = [...plan.tasks].sort((a, b) => (a.place!.start_time < b.place!.start_time ? -1 : 1));
    expect(made.flatMap(({ matches }) => matches)).toEqual(inOrder.map(({ match_id }) => match_id));
    expect(await open()).toBe(null);
    const published = await api.request.get(`/api/tournaments/${stage.tournamentId}/match-schedules`).expect(200);
    expect(published.body.data).toEqual([]);
    await take(plan).expect(409);
    await move(plan, [{ match_id: inOrder[0]!.match_id, place: null }]).expect(409);
  });

  it('is refused with the reason, and makes nothing, when a pool was drawn anew', async () => {
    const poolId = await stage.drawPool([1, 1, 1, 1]);
    await stage.drawPool([1, 1]);
    const plan = await planned();
    await api.request.post(`/api/pools/${poolId}/regenerate-bracket`).set(stage.organiser).send({}).expect(200);
    const { body } = await take(plan).expect(409);
    expect(body.message).toContain('3 partai dalam rencana ini sudah tidak ada');
    expect((await open())?.problems).toHaveLength(1);
    expect(await schedules()).toEqual([]);
  });

  it('is refused when a match of it has begun, was scheduled by hand, or its arena is gone', async () => {
    const [a, b] = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
    const other = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    const plan = await planned({ arena_ids: [stage.arenaId, other.id] });
    await stage.schedule([a!.id]);
    expect((await take(plan).expect(409)).body.message).toContain('1 partai dalam rencana ini mendapat jadwal lain');
    await stage.start(a!.id);
    expect((await take(plan).expect(409)).body.message).toContain('sudah dipanggil, berlangsung, atau selesai');
    await api.dataSource.query('delete from tournament_arena where id = $1', [other.id]);
    expect((await take(plan).expect(409)).body.message).toMatch(/Gelanggang untuk \d partai/);
    expect((await schedules()).flatMap(({ matches }) => matches)).toEqual([a!.id]);
    expect(b).toBeDefined();
  });

  it('is refused when somebody has put another match where the plan has its own', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    const plan = await planned();
    const [late] = await stage.matches(await stage.drawPool([1, 1]));
    await stage.schedule([late!.id], { matches: [{ tournament_match_id: late!.id, order: 1, start_time: '08:02' }] });
    expect((await take(plan).expect(409)).body.message).toContain('sudah terisi partai dari jadwal lain');
  });

  it('of two at once is done once, and beside a schedule saved at the same time no match stands twice', async () => {
    const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
    const plan = await planned();
    const both = await Promise.all([
      take(plan),
      take(plan),
      api.request
        .post('/api/match-schedules')
        .set(stage.organiser)
        .send(stage.scheduleRequest([matches[0]!.id])),
    ]);
    const statuses = both.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.every((status) => [200, 201, 409, 422].includes(status))).toBe(true);
    const all = (await schedules()).flatMap((one) => one.matches);
    expect(new Set(all).size).toBe(all.length);
  });

  it('of everything anew takes matches out of the schedules that had them, and spectators hear of it', async () => {
    const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
    const before = await stage.schedule(matches.map(({ id }) => id));
    const plan = await planned({ scope: 'all' });
    await take(plan).expect(200);
    expect((await schedules()).every(({ isDraft }) => isDraft)).toBe(true);
    const told = await api.dataSource.query<{ type: string; data: unknown }[]>(
      'select type, data from event where stream = $1 order by seq desc limit 2',
      [`tournament:${stage.tournamentId}`],
    );
    expect(told.map(({ type }) => type)).toEqual(['matches.changed', 'schedule.removed']);
    expect(told[1]?.data).toEqual({ schedule_id: before.data.id });
  });

  it('can be left: a plan that is thrown away is gone for everybody', async () => {
    await stage.drawPool([1, 1]);
    const plan = await planned();
    await api.request.delete(`/api/auto-schedules/${plan.id}`).set(stage.organiser).expect(200);
    expect(await open()).toBe(null);
    await take(plan).expect(409);
    await api.request.delete(`/api/auto-schedules/999999`).set(stage.organiser).expect(404);
  });
});

describe('publishing', () => {
  it('makes all drafts of a tournament public at once, tells everybody, and has nothing to do the second time', async () => {
    await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    await take(await planned({ sessions: [session('08:00', '08:30'), session('13:00', '17:00')] })).then(({ status }) =>
      expect(status).toBe(200),
    );
    const publish = () =>
      api.request.post(`/api/tournaments/${stage.tournamentId}/match-schedules/publish`).set(stage.organiser);
    const { body } = await publish().expect(200);
    expect(body.message).toBe('2 jadwal diterbitkan.');
    expect((await schedules()).every(({ isDraft }) => !isDraft)).toBe(true);
    const published = await api.request.get(`/api/tournaments/${stage.tournamentId}/match-schedules`).expect(200);
    expect(published.body.data).toHaveLength(2);
    expect(await lastEvent(`tournament:${stage.tournamentId}`)).toMatchObject({ type: 'schedule.saved' });
    await publish().expect(409);
  });

  it('comes with the plan where that is asked for: its schedules are public, other drafts stay drafts', async () => {
    await stage.drawPool([1, 1, 1, 1]);
    await take(await planned()).expect(200);
    const before = await schedules();
    await stage.drawPool([1, 1, 1, 1]);
    const plan = await planned();
    const { body } = await api.request
      .post(`/api/auto-schedules/${plan.id}/take`)
      .set(stage.organiser)
      .send({ version: plan.version, publish: true })
      .expect(200);
    expect((body as TakenPlanAnswer).message).toMatch(/^\d+ jadwal diterbitkan untuk 3 partai\.$/);
    const drafts = (await schedules()).filter(({ isDraft }) => isDraft);
    expect(drafts).toHaveLength(before.length);
    expect(await lastEvent(`tournament:${stage.tournamentId}`)).toMatchObject({ type: 'schedule.saved' });
  });

  it('is done to one draft alone, once, by who may plan', async () => {
    await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    await take(await planned({ sessions: [session('08:00', '08:30'), session('13:00', '17:00')] })).expect(200);
    const [row] = await api.dataSource.query<{ id: number }[]>(
      'select id from schedule where tournament_id = $1 and is_draft order by id limit 1',
      [stage.tournamentId],
    );
    const publishOne = (id: number) => api.request.post(`/api/match-schedules/${id}/publish`);
    await publishOne(row!.id).expect(401);
    const { body } = await publishOne(row!.id).set(stage.organiser).expect(200);
    expect(body.message).toBe('Jadwal diterbitkan.');
    expect((await schedules()).map(({ isDraft }) => isDraft).sort()).toEqual([false, true]);
    expect((await publishOne(row!.id).set(stage.organiser).expect(409)).body.message).toBe('Jadwal ini sudah terbit.');
    await publishOne(999_999).set(stage.organiser).expect(404);
  });
});
