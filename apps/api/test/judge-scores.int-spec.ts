// Seni on the judges' panels: each gives a score, the desk sees who has and records what they came to.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import { CAMERA_SEAT, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import type { JudgeScores, PanelPerformance } from '@gelanggang/contract/jurus-panels';
import type { PanelState } from '@gelanggang/contract/scoring';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { ownRuleSet } from '@gelanggang/domain/rules/rule-sets';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { makePerformances } from './seni-rows';
import { type Panel, panelDesk } from './scoring-stage';
import { performed } from './seni-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let judges: Panel[];
let dewan: Panel;
let first: number;
let second: number;

beforeEach(async () => {
  const { matchIds } = await makePerformances(api, stage.tournamentId, [1, 1]);
  [first, second] = matchIds as [number, number];
  const matches = matchIds.map((id, index) => ({
    seni_match_id: id,
    order: index + 1,
    start_time: `08:0${5 * index}`,
  }));
  await api.request
    .post('/api/match-schedules')
    .set(stage.organiser)
    .send(stage.scheduleRequest([], { start_time: '08:00', matches }))
    .expect(201);
  const desk = panelDesk(api, stage);
  judges = await Promise.all([1, 2, 3, 4, 5].map((seat) => desk.signIn(seat)));
  dewan = await desk.signIn(0);
  await stage.start(first);
});

const data = <T>(answer: { body: unknown }): T => (answer.body as { data: T }).data;
const startOf = async (matchId: number): Promise<string> => {
  const [row] = await api.dataSource.query<{ at: Date | null }[]>('select started_at as at from match where id = $1', [
    matchId,
  ]);
  return row?.at?.toISOString() ?? '2026-01-01T00:00:00.000Z';
};
/** So many mistakes, and steadiness in points. */
const give = async (seat: number, mistakes: number, steadiness: unknown = 0.05, over: object = {}) => {
  const { headers, tab } = judges[seat - 1] as Panel;
  const seen = Array.from({ length: mistakes }, (_, index) => 1000 * index);
  const body = { tab, match_id: first, started_at: await startOf(first), mistakes: seen, steadiness, ...over };
  return api.request.post('/api/panel/score').set(headers).send(body);
};
const council = (path: string, body: object) => api.request.post(`/api/panel/${path}`).set(dewan.headers).send(body);
const atDesk = async (matchId = first) =>
  data<JudgeScores>(await api.request.get(`/api/matches/${matchId}/judge-scores`).set(stage.operator).expect(200));
const panel = async (seat: number) =>
  data<PanelState>(
    await api.request
      .get('/api/panel')
      .set((judges[seat - 1] as Panel).headers)
      .expect(200),
  );

describe('judges of a performance', () => {
  it('[R25-J23] take 0.01 for each mistake and add steadiness, and the desk sees who has and what', async () => {
    expect(await atDesk()).toEqual({ judges: 4, scores: [], items: [], disqualified: null });
    expect((await give(1, 6, 0.07)).status).toBe(200);
    expect((await give(2, 0, '0,10')).status).toBe(200);
    expect((await give(3, 15)).status).toBe(200);
    const last = await give(4, 90, 0.01);
    expect(data<PanelPerformance>(last)).toMatchObject({
      ...{ judges: 4, entered: [1, 2, 3, 4], scores: null },
      own: { score: 9.01, steadiness: 0.01 },
    });
    const { scores } = await atDesk();
    expect(scores.map((one) => one.score)).toEqual([9.91, 10, 9.8, 9.01]);
    expect(scores[0]).toMatchObject({ mistakes: [0, 1000, 2000, 3000, 4000, 5000], steadiness: 0.07 });
    await api.request
      .post(`/api/seni/matches/${first}/performance`)
      .set(stage.operator)
      .send(performed({ scores: scores.map((one) => one.score) }))
      .expect(200);
    const [match] = await readLiveMatches(api.dataSource.manager, { matchIds: [first] });
    expect(match).toMatchObject({
      status: 'finished',
      seni: { score: 9.855, judged: { scores: [9.91, 10, 9.8, 9.01], median: 9.855, items: [] } },
    });
    expect((await give(1, 0)).status).toBe(409);
  });

  it('may think again until the desk has recorded; one sent again is the same one', async () => {
    await give(1, 3);
    await give(1, 4);
    await Promise.all([give(2, 1), give(2, 1), give(2, 1)]);
    expect((await atDesk()).scores.map(({ seat, score }) => [seat, score])).toEqual([
      [1, 9.91],
      [2, 9.94],
    ]);
    const rows = await api.dataSource.query<{ action: string; detail: { seat: number; score: number } }[]>(
      `select action, detail from audit where subject_type = 'match' and subject_id = $1 and action = 'seni.judge-scored'
       order by id`,
      [first],
    );
    expect(rows.map(({ detail }) => [detail.seat, detail.score])).toEqual([
      [1, 992],
      [1, 991],
      ...Array.from({ length: 3 }, () => [2, 994]),
    ]);
  });

  it('[R25-J23] may say in which jurus a mistake was seen; it stands on the public sheet once that is told', async () => {
    // grown, and nobody goes on from the pool: the whole is shown, jurus 1 to 14
    for (const wrong of [[15, null], [1], ['dua', 1], [0, 1], 'satu']) {
      const answer = await give(1, 2, 0.05, { places: wrong });
      expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([422, ['places']]);
    }
    expect((await give(1, 3, 0.05, { places: [2, null, 14] })).status).toBe(200);
    for (const seat of [2, 3]) await give(seat, seat);
    await give(4, 1, 0.05, { places: [null] });
    const { scores } = await atDesk();
    expect(scores.map((one) => one.places)).toEqual([[2, null, 14], [], [], []]);
    expect((await panel(1)).performance?.own).toMatchObject({ score: 9.92, places: [2, null, 14] });
    const recap = async () =>
      data<MatchRecap>(await api.request.get(`/api/matches/${first}/recap`).expect(200)).entries;
    expect(await recap()).toEqual([]);
    const typed = scores.map((one) => (one.seat === 2 ? 9.5 : one.score));
    await api.request
      .post(`/api/seni/matches/${first}/performance`)
      .set(stage.operator)
      .send(performed({ scores: typed }))
      .expect(200);
    // the desk has typed another score for the second: what it came out of is not told
    expect((await recap()).map((one) => [one.seat, one.places])).toEqual([
      [1, [2, null, 14]],
      [3, []],
      [4, []],
    ]);
  });

  it('[R25-J22] everybody is told how many have given theirs, and nobody what', async () => {
    const told = async () => {
      const [event] = await api.dataSource.query<{ data: { matches: LiveMatch[] } }[]>(
        `select data from event where stream = $1 and type = 'matches.changed' order by seq desc limit 1`,
        [`tournament:${stage.tournamentId}`],
      );
      return event?.data.matches[0]?.seni;
    };
    expect((await told())?.judges).toEqual({ of: 4, entered: 0 });
    await give(3, 4);
    await give(1, 2);
    await give(1, 3);
    expect((await told())?.judges).toEqual({ of: 4, entered: 2 });
    expect(JSON.stringify(await told())).not.toMatch(/9\.9|99\d/);
    const [live] = await readLiveMatches(api.dataSource.manager, { matchIds: [first] });
    expect(await told()).toEqual(JSON.parse(JSON.stringify(live?.seni)));
  });

  it('see their own score and who has given one, neither what others gave nor what the council does', async () => {
    await give(2, 2);
    await council('jurus-items', { match_id: first, item: 'held', key: 'press-0001' }).expect(200);
    expect((await panel(1)).performance).toMatchObject({ entered: [2], own: null, scores: null, items: [] });
    expect((await panel(2)).performance?.own).toMatchObject({ score: 9.93 });
  });

  it('are as many as the tournament has; whatever else is refused and told on its field', async () => {
    expect((await give(5, 0)).status).toBe(409);
    for (const wrong of [0, 0.11, 0.055, 'mantap', null, undefined]) {
      const answer = await give(1, 0, undefined, { steadiness: wrong });
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['steadiness']);
    }
    expect((await give(1, 201)).status).toBe(422);
    expect((await give(1, 0, 0.05, { mistakes: [-1] })).status).toBe(422);
    expect((await atDesk()).scores).toEqual([]);
    const rule = { judges: 3, agree: 2, within_ms: 3000, seni_judges: 6 };
    await api.request
      .put(`/api/tournaments/${stage.tournamentId}/scoring-rule`)
      .set(stage.organiser)
      .send(rule)
      .expect(200);
    expect((await give(5, 0)).status).toBe(200);
    expect(await atDesk()).toMatchObject({ judges: 6, scores: [{ seat: 5 }] });
  });

  it('score what is on the mat of their arena, and on the page that was opened last', async () => {
    expect((await give(1, 0, 0.05, { match_id: second })).status).toBe(409);
    expect((await give(1, 0, 0.05, { match_id: 999_999 })).status).toBe(409);
    const { headers } = judges[0] as Panel;
    await api.request.post('/api/panel/open').set(headers).send({ tab: 'otherpage01' }).expect(200);
    expect((await give(1, 0)).status).toBe(409);
    await api.request.post('/api/panel/score').send({}).expect(401);
    await api.request.post('/api/panel/score').set(stage.operator).send({}).expect(403);
    await api.request.get(`/api/matches/${first}/judge-scores`).expect(401);
  });

  it('send once the time stands', async () => {
    const clock = (step: string) =>
      api.request.post(`/api/matches/${first}/clock`).set(stage.operator).send({ step }).expect(200);
    await clock('start');
    const running = await give(1, 0);
    expect(running.status).toBe(409);
    expect((running.body as { message: string }).message).toMatch(/Waktu masih berjalan/);
    expect((await panel(1)).performance?.stopped_at).toBeNull();
    await clock('pause');
    expect((await give(1, 0)).status).toBe(200);
    expect((await panel(1)).performance?.stopped_at).not.toBeNull();
  });

  it('begin anew when the performance is started anew: what waited on a phone is not taken for it', async () => {
    await give(1, 3);
    const before = await startOf(first);
    await api.request.post(`/api/matches/${first}/unstart`).set(stage.operator).send({}).expect(200);
    expect((await give(1, 3)).status).toBe(409);
    await api.request.post(`/api/matches/${first}/start`).set(stage.operator).send({}).expect(200);
    expect((await atDesk()).scores).toEqual([]);
    expect((await give(1, 3, 0.05, { started_at: before })).status).toBe(409);
    expect((await give(1, 2)).status).toBe(200);
    expect((await atDesk()).scores).toMatchObject([{ seat: 1, score: 9.93 }]);
  });
});

describe('the council of a performance', () => {
  const items = async () => (await atDesk()).items.map(({ item, at }) => [item, at]);

  it('[R25-J26] takes 0.50 for each item with its time, once a press, and takes it back', async () => {
    const press = { match_id: first, item: 'held', at: 41_000, key: 'press-0001' };
    const answers = await Promise.all([council('jurus-items', press), council('jurus-items', press)]);
    expect(answers.map((one) => one.status)).toEqual([200, 200]);
    await council('jurus-items', { ...press, item: 'out', key: 'press-0002' }).expect(200);
    expect(await items()).toEqual([
      ['held', 41_000],
      ['out', 41_000],
    ]);
    const [held] = (await atDesk()).items;
    const back = () => council(`performances/${first}/entries/${held!.id}/withdraw`, {});
    await back().expect(200);
    await back().expect(409);
    await council(`performances/${first}/entries/999999/withdraw`, {}).expect(404);
    expect(await items()).toEqual([['out', 41_000]]);
  });

  it('takes nothing that the event does not have, and never the time, which is the clock’s', async () => {
    for (const item of ['time', 'foot-out', 'duduk']) {
      const { body } = await council('jurus-items', { match_id: first, item, key: 'press-0001' }).expect(422);
      expect(Object.keys((body as { errors: object }).errors)).toEqual(['item']);
    }
    await council('jurus-items', { match_id: second, item: 'out', key: 'press-0001' }).expect(409);
    const { headers } = judges[0] as Panel;
    await api.request.post('/api/panel/jurus-items').set(headers).send({}).expect(403);
  });

  it('[R25-J30] disqualifies by a reason of the list, and may take that back', async () => {
    const out = (reason: string, over: object = {}) =>
      council('jurus-disqualifications', { match_id: first, reason, key: `press-${reason}`, ...over });
    await out('karena').expect(422);
    await out('unfinished', { reached: 5 }).expect(200);
    await out('order').expect(200);
    expect((await atDesk()).disqualified).toMatchObject({ reason: 'order', reached: null });
    await out('order').expect(200);
    const { disqualified } = await atDesk();
    await council(`performances/${first}/entries/${disqualified!.id}/withdraw`, {}).expect(200);
    expect((await atDesk()).disqualified).toBeNull();
  });

  it('sees each judge’s score once all have given theirs', async () => {
    const seen = async () =>
      data<PanelState>(await api.request.get('/api/panel').set(dewan.headers).expect(200)).performance?.scores;
    for (const seat of [1, 2, 3]) await give(seat, seat);
    expect(await seen()).toBeNull();
    await give(4, 4);
    expect(await seen()).toMatchObject([{ score: 9.94 }, { score: 9.93 }, { score: 9.92 }, { score: 9.91 }]);
  });
});

it("an organiser's event has judges of its own number, and the form of panel that its row says", async () => {
  const own = ownRuleSet('festival-juri', 'Festival', '2026-11-01');
  const nomor = ['Jurus Baku', 'Festival'].map((name, n) => ({
    ...{ id: `juri-${n}`, name, event: 'seni_tunggal', jurus: 'whole', time: { min: 30, max: 60 } },
    ...(n === 0 ? { judges: 6, form: 'criteria' } : {}),
  }));
  const groups = own.groups.map((group) => ({ ...group, nomor }));
  await api.dataSource.query(`insert into rule_set (code, body) values ('festival-juri', $1)`, [
    JSON.stringify({ ...own, groups }),
  ]);
  await api.dataSource.query(`update tournament set rule_set = 'festival-juri' where id = $1`, [stage.tournamentId]);
  await api.dataSource.query(
    `update drawing set nomor = 'juri-0' where id = (select p.drawing_id from match m join pool p on p.id = m.pool_id where m.id = $1)`,
    [first],
  );
  // the one on the mat keeps the rules that it was started with
  expect((await atDesk(first)).judges).toBe(4);
  await api.request.post(`/api/seni/matches/${first}/performance`).set(stage.operator).send(performed()).expect(200);
  await stage.start(second);
  expect((await atDesk(second)).judges).toBe(6);
  expect((await panel(5)).performance).toMatchObject({ judges: 6, entered: [] });
  const criteria = { match_id: second, started_at: await startOf(second), steadiness: undefined };
  expect((await give(5, 0, undefined, criteria)).status).toBe(422);
  expect((await give(5, 0, undefined, { ...criteria, criteria: [0.1, 0.2, 0.3] })).status).toBe(200);
  const [match] = await readLiveMatches(api.dataSource.manager, { matchIds: [second] });
  expect(match).toMatchObject({ class_name: 'Jurus Baku', seni: { judges: { of: 6, entered: 1 }, time: { max: 60 } } });
  const { body } = await api.request.get(`/api/arenas/${stage.arenaId}/panels`).set(stage.operator).expect(200);
  expect((body as { data: PanelSeat[] }).data.map(({ seat }) => seat)).toEqual([
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    PHONE_SEAT,
    CAMERA_SEAT,
  ]);
});

it('the desk of an arena with seni has a seat for each of its judges', async () => {
  const seats = data<PanelSeat[]>(
    await api.request.get(`/api/arenas/${stage.arenaId}/panels`).set(stage.operator).expect(200),
  );
  expect(seats.map((one) => one.seat)).toEqual([0, 1, 2, 3, 4, 5, PHONE_SEAT, CAMERA_SEAT]);
  const queue = data<ArenaQueue>(await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.operator).expect(200));
  expect(queue.current_match_id).toBe(first);
});
