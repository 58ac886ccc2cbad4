// The open feed of a tournament of 3,600: a second program finds the same brackets and medals from it, and it is bounded.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FeedDocument, FeedHead } from '@gelanggang/contract/open-feed';
import { readFeed } from '@gelanggang/feed/read-feed';
import { testApi } from '../../../test/setup/api';
import { CHECK_FEED, hasPython } from '../../../test/setup/python';
import { queriesOf } from './count-queries';
import { ATHLETES, CLASSES, largeTournament } from './large-tournament';

const api = testApi();
let tournament: { id: number; slug: string };
beforeAll(async () => {
  tournament = await largeTournament(api);
});

it('has all of it, in pages, and is read with a fixed number of statements', async () => {
  const statements = await queriesOf(() => readFeed(api.dataSource, tournament.id));
  expect(statements.length).toBeLessThan(30);
  const head = (await api.request.get(`/api/feed/${tournament.slug}/head`).expect(200)).body as FeedHead;
  expect(head.records).toBeGreaterThan(ATHLETES - CLASSES);
  expect(head.pages).toHaveLength(Math.floor(head.records / head.page_records));
  const told = (await api.request.get(`/api/feed/${tournament.slug}`).expect(200)).body as FeedDocument;
  expect([told.units.length, told.entries.length]).toEqual([ATHLETES, ATHLETES]);
  expect(told.medals.is_over).toBe(false);
  // nothing moved: the log does not grow, and a hot head asks nothing
  expect((await readFeed(api.dataSource, tournament.id))?.records).toBe(head.records);
  expect(await queriesOf(() => api.request.get(`/api/feed/${tournament.slug}/head`).expect(200))).toEqual([]);
});

if (hasPython) {
  it('gives a second program the same brackets and medals', async () => {
    const { stdout } = await promisify(execFile)('python3', [CHECK_FEED, `${api.url}/api/feed/${tournament.slug}`]);
    expect(stdout).toContain(`document: ${ATHLETES} units`);
    expect(stdout).toMatch(/medals: \d{3} of 180 events follow from the results/);
  });
} else {
  it.skip('needs Python 3 on the path', () => undefined);
}
