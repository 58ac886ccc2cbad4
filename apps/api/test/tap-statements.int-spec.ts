// How often a judge's tap waits for PostgreSQL: everybody in the hall waits for a point as often.
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { scoringStage } from './scoring-stage';
import { sentBy } from './sent-statements';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
beforeAll(async () => {
  await stage.restart();
});

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
