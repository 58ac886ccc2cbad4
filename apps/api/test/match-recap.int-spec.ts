// The page of a match before a crowd: whoever watches asks anew with each point, and the database is asked once for all.
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { queriesOf } from './count-queries';
import { scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeEach(() => scoringStage(api));

const ask = () => api.request.get(`/api/matches/${stage.match.id}/recap`).expect(200);
const recap = async () => ((await ask()).body as { data: MatchRecap }).data;
const points = async () => (await recap()).sheet?.points.length;

it('is read once for all who ask', async () => {
  const first = await queriesOf(ask);
  const crowd = await queriesOf(() => Promise.all(Array.from({ length: 20 }, ask)));
  // of each the guard asks whether its tournament is a draft, and where it is held is read
  expect(crowd.length).toBeLessThanOrEqual(20 * 2);
  expect(first.length).toBeGreaterThan(6);
});

it('tells a point and the result to whoever asks next', async () => {
  await stage.restart();
  expect((await points()) ?? 0).toBe(0);
  await stage.tap(stage.judges[0], 'blue', 'kick');
  await stage.tap(stage.judges[1], 'blue', 'kick');
  expect(await points()).toBe(1);
  await api.request
    .post(`/api/matches/${stage.match.id}/result`)
    .set(stage.operator)
    .send({ winner: 'blue', win_kind: 'teknik' })
    .expect(200);
  expect((await recap()).match).toMatchObject({ status: 'finished', winner: 'blue' });
});
