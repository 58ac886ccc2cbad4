// The desk counts a running match by itself, through the front door: everybody sees it at once, and nothing is lost when
// judges come or go in the middle of it.
import { randomUUID } from 'node:crypto';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { LiveScore, ResultProposal } from '@gelanggang/contract/scoring';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
let matchId: number;
beforeEach(async () => {
  await stage.restart();
  matchId = stage.match.id;
  await judges('away');
});

const judges = (where: 'away' | 'there') =>
  where === 'away'
    ? api.dataSource.query(`update panel_device set seen_at = now() - interval '1 minute' where seat > 0`)
    : Promise.all(stage.judges.map((judge) => stage.post(judge, 'seen', { tab: judge.tab })));
const count = (corner: string, by: unknown, key: string = randomUUID(), headers = stage.operator) =>
  api.request
    .post(`/api/matches/${matchId}/count`)
    .set({ ...headers, 'idempotency-key': key })
    .send({ corner, by });
const score = async (): Promise<LiveScore> => stage.score();

describe('a match that the desk counts', () => {
  it('shows each point at once, marked as the desk’s, and takes back what was too much', async () => {
    await count('blue', 1).expect(200);
    await count('blue', 2).expect(200);
    await count('red', 1).expect(200);
    const { body } = await count('blue', -1).expect(200);
    expect((body as { data: LiveScore }).data).toEqual(await score());
    expect(await score()).toMatchObject({ blue: { score: 2 }, red: { score: 1 }, points: [], counted_by: 'desk' });
  });

  it('counts a point once, however often it is sent', async () => {
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => count('red', 3, key)));
    await count('red', 3, key).expect(200);
    expect((await score()).red.score).toBe(3);
    const { revision } = await score();
    await count('red', 1).expect(200);
    expect((await score()).revision).toBe(revision + 1);
  });

  it('proposes by the rules what stands, and tells the sheet round by round', async () => {
    await count('blue', 4).expect(200);
    await count('red', 1).expect(200);
    const answer = await api.request.get(`/api/matches/${matchId}/proposal`).set(stage.operator).expect(200);
    expect((answer.body as { data: ResultProposal }).data).toMatchObject({ blue_score: 4, red_score: 1 });
    const recap = await api.request.get(`/api/matches/${matchId}/recap`).expect(200);
    const { sheet } = (recap.body as { data: MatchRecap }).data;
    expect(sheet?.counted.map(({ corner, round, by }) => [corner, round, by])).toEqual([
      ['blue', 1, 4],
      ['red', 1, 1],
    ]);
  });

  it('goes on from where it stands when judges come, and again when they have gone', async () => {
    await count('blue', 2).expect(200);
    await judges('there');
    expect((await count('blue', 1).expect(409)).body).toEqual({
      message: 'Juri sudah menilai dengan panelnya.',
      code: 'scoring.countedBy.judges',
    });
    await stage.post(stage.council, 'throws', { corner: 'red' }).expect(200);
    expect(await score()).toMatchObject({ blue: { score: 2 }, red: { score: 3 }, counted_by: 'mixed' });
    await judges('away');
    await count('blue', 1).expect(200);
    expect(await score()).toMatchObject({ blue: { score: 3 }, red: { score: 3 } });
  });

  it('takes nothing back at nil, also where two desks take back the same point at once', async () => {
    await count('blue', -1).expect(409);
    await count('blue', 1).expect(200);
    const both = await Promise.all([count('blue', -1), count('blue', -1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.body as { code: string };
    expect(refused.code).toBe('scoring.countedTooFar');
    expect((await score()).blue.score).toBe(0);
  });

  it('refuses what cannot be, with its field', async () => {
    const fields = async (corner: string, by: unknown) =>
      Object.keys((await count(corner, by).expect(422)).body.errors as object);
    expect(await fields('hijau', 1)).toEqual(['corner']);
    for (const by of [0, 21, -21, 1.5, 'satu', null]) expect(await fields('blue', by)).toEqual(['by']);
    await api.request.post('/api/matches/999999/count').set(stage.operator).send({ corner: 'blue', by: 1 }).expect(404);
    await api.request.post(`/api/matches/${matchId}/count`).send({ corner: 'blue', by: 1 }).expect(401);
    const other = await api.tokenFor('manager');
    const headers = { authorization: `Bearer ${other.token}` };
    await count('blue', 1, randomUUID(), headers).expect(403);
  });

  it('begins at nil when it is started anew, and takes no point before its start', async () => {
    await count('blue', 5).expect(200);
    await api.request.post(`/api/matches/${matchId}/unstart`).set(stage.operator).expect(200);
    await count('blue', 1).expect(409);
    await stage.restart();
    await judges('away');
    await count('blue', 1).expect(200);
    expect((await score()).blue.score).toBe(1);
  });
});
