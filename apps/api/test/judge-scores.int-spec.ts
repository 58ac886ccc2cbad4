// Seni on the judges' panels: each gives a score, the desk sees who has and records what they came to.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import type { JudgeScores, PanelPerformance, PanelState } from '@gelanggang/contract/scoring';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { startApi, type TestApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';
import { makePerformances } from './seni-rows';
import { type Panel, panelDesk } from './scoring-stage';
import { performed } from './seni-stage';

let api: TestApi;
let stage: ArenaStage;
let judges: Panel[];
let first: number;
let second: number;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  stage = await arenaStage(api);
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
  await stage.start(first);
});
afterAll(() => api.close());

const data = <T>(answer: { body: unknown }): T => (answer.body as { data: T }).data;
const give = (seat: number, score: unknown, deduction?: unknown, matchId = first) => {
  const { headers, tab } = judges[seat - 1] as Panel;
  return api.request.post('/api/panel/score').set(headers).send({ tab, match_id: matchId, score, deduction });
};
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
  it('give 9.00 to 10.00 each, and the desk sees who has, what, and what they come to', async () => {
    expect(await atDesk()).toEqual({ judges: 4, scores: [], penalty: null });
    await give(1, 9.55, 0.5).expect(200);
    await give(2, '9,60', 0.5).expect(200);
    await give(3, 9.5).expect(200);
    expect(await atDesk()).toMatchObject({ penalty: null, scores: [{ seat: 1 }, { seat: 2 }, { seat: 3 }] });
    expect(data<PanelPerformance>(await give(4, 9.65, 1).expect(200))).toEqual({
      judges: 4,
      entered: [1, 2, 3, 4],
      own: { score: 9.65, deduction: 1 },
    });
    const { scores, penalty } = await atDesk();
    expect(scores.map((one) => one.score)).toEqual([9.55, 9.6, 9.5, 9.65]);
    expect(penalty).toBe(0.5);
    await api.request
      .post(`/api/seni/matches/${first}/performance`)
      .set(stage.operator)
      .send(performed({ scores: scores.map((one) => one.score), penalty: penalty ?? 0 }))
      .expect(200);
    const [match] = await readLiveMatches(api.dataSource.manager, { matchIds: [first] });
    expect(match).toMatchObject({ status: 'finished', seni: { score: 9.075 } });
    await give(1, 9.9).expect(409);
  });

  it('may think again until the desk has recorded, also both at once: the last one stands', async () => {
    await give(1, 9.5).expect(200);
    await give(1, 9.4, 0.5).expect(200);
    await Promise.all([give(2, 9.1), give(2, 9.1), give(2, 9.1)]);
    expect((await atDesk()).scores).toEqual([
      { seat: 1, score: 9.4, deduction: 0.5 },
      { seat: 2, score: 9.1, deduction: 0 },
    ]);
    const rows = await api.dataSource.query<{ action: string; detail: { seat: number; score: number } }[]>(
      `select action, detail from audit where subject_type = 'match' and subject_id = $1 and action = 'seni.judge-scored'
       order by id`,
      [first],
    );
    expect(rows.map(({ detail }) => [detail.seat, detail.score])).toEqual([
      [1, 950],
      [1, 940],
      [2, 910],
      [2, 910],
      [2, 910],
    ]);
  });

  it('see their own score and who has given one, not what others gave', async () => {
    await give(2, 9.7).expect(200);
    expect((await panel(1)).performance).toEqual({ judges: 4, entered: [2], own: null });
    expect((await panel(2)).performance?.own).toEqual({ score: 9.7, deduction: 0 });
  });

  it('are as many as the tournament has; whatever else is refused and told on its field', async () => {
    await give(5, 9.5).expect(409);
    for (const wrong of [8.99, 10.01, 9.555, 'sepuluh', null, undefined]) {
      const { body } = await give(1, wrong).expect(422);
      expect(Object.keys((body as { errors: object }).errors)).toEqual(['score']);
    }
    await give(1, 9.5, -0.5).expect(422);
    expect((await atDesk()).scores).toEqual([]);
    const rule = { judges: 3, agree: 2, within_ms: 3000, seni_judges: 6 };
    await api.request
      .put(`/api/tournaments/${stage.tournamentId}/scoring-rule`)
      .set(stage.organiser)
      .send(rule)
      .expect(200);
    await give(5, 9.5).expect(200);
    expect(await atDesk()).toMatchObject({ judges: 6, scores: [{ seat: 5 }] });
  });

  it('score what is on the mat of their arena, and on the page that was opened last', async () => {
    await give(1, 9.5, 0, second).expect(409);
    await give(1, 9.5, 0, 999_999).expect(409);
    const { headers } = judges[0] as Panel;
    await api.request.post('/api/panel/open').set(headers).send({ tab: 'otherpage01' }).expect(200);
    await give(1, 9.5).expect(409);
    await api.request.post('/api/panel/score').send({}).expect(401);
    await api.request.post('/api/panel/score').set(stage.operator).send({}).expect(403);
    await api.request.get(`/api/matches/${first}/judge-scores`).expect(401);
  });

  it('begin anew when the performance is started anew', async () => {
    await give(1, 9.5).expect(200);
    await api.request.post(`/api/matches/${first}/unstart`).set(stage.operator).send({}).expect(200);
    await give(1, 9.5).expect(409);
    await api.request.post(`/api/matches/${first}/start`).set(stage.operator).send({}).expect(200);
    expect((await atDesk()).scores).toEqual([]);
    await give(1, 9.2).expect(200);
    expect((await atDesk()).scores).toEqual([{ seat: 1, score: 9.2, deduction: 0 }]);
  });
});

it('the desk of an arena with seni has a seat for each of its judges', async () => {
  const seats = data<PanelSeat[]>(
    await api.request.get(`/api/arenas/${stage.arenaId}/panels`).set(stage.operator).expect(200),
  );
  expect(seats.map((one) => one.seat)).toEqual([0, 1, 2, 3, 4, 5]);
  const queue = data<ArenaQueue>(await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.operator).expect(200));
  expect(queue.current_match_id).toBe(first);
});
