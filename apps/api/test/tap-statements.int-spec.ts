// How often a judge's tap waits for PostgreSQL: everybody in the hall waits for a point as often.
import { startApi, type TestApi } from '../../../test/setup/api';
import { type ScoringStage, scoringStage } from './scoring-stage';
import { sentBy } from './sent-statements';

let api: TestApi;
let stage: ScoringStage;
beforeAll(async () => {
  api = await startApi();
  stage = await scoringStage(api);
  await stage.restart();
});
afterAll(() => api.close());

/** The transaction; the panel with the sheet and its clock, the tap with those near it, the point with the score, the event with the commit. */
const MOST_WAITS = 5;

it('a tap that makes a point valid waits five times, however many taps stand on the sheet', async () => {
  const [one, two] = stage.judges;
  const point = async () => {
    await stage.tap(one, 'blue', 'kick');
    return sentBy(() => stage.tap(two, 'blue', 'kick'));
  };
  // from their second tap on panels are let in before the framework
  await point();
  const { path: first, waits } = await point();
  expect(waits).toBeLessThanOrEqual(MOST_WAITS);
  for (let n = 0; n < 20; n += 1) await stage.tap(one, 'red', 'punch');
  const { path } = await point();
  expect(path.map(({ sql }) => sql)).toEqual(first.map(({ sql }) => sql));
  expect((await stage.score()).blue.score).toBe(6);
});
