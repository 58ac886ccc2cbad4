// The open logs are written by the workers, whether somebody reads them or not, and by one at a time.
import { streams } from '@gelanggang/contract/events';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { FEED_KEY_SETTING } from '@gelanggang/feed/feed-keys';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { testDatabase } from '../../../test/setup/database';
import { FeedWatch } from '../src/open-feed/feed-watch';

const database = testDatabase();
let tournamentId: number;
beforeAll(async () => {
  tournamentId = (await makeTournament(database.dataSource.manager)).id;
});

const told = (id: number) =>
  writeWithEvents(database.dataSource, async (manager, emit) => {
    await manager.query(
      `insert into medal_rule (tournament_id, overall_by, gold_points, silver_points, bronze_points)
       values ($1, 'points', 7, 3, 1)
       on conflict (tournament_id) do update set gold_points = medal_rule.gold_points + 1`,
      [id],
    );
    emit(streams.tournament(id), 'medal-rule.changed', { tournament_id: id });
  });
const numbers = async () =>
  (
    await database.dataSource.query<{ number: number }[]>(
      'select number from feed_record where tournament_id = $1 order by number',
      [tournamentId],
    )
  ).map(({ number }) => number);

it('appends what changed, and then nothing until something is told again', async () => {
  const watch = new FeedWatch(database.dataSource);
  expect(await watch.look()).toBe(0);
  await told(tournamentId);
  expect(await watch.look()).toBe(1);
  expect(await numbers()).toEqual([1]);
  expect(await watch.look()).toBe(0);
});

it('numbers without a gap where several workers write at once', async () => {
  for (let round = 2; round < 8; round++) {
    await told(tournamentId);
    await Promise.all([1, 2, 3].map(() => new FeedWatch(database.dataSource).look()));
    expect(await numbers()).toEqual(Array.from({ length: round }, (_, index) => index + 1));
  }
});

it('leaves alone what is a draft or away', async () => {
  await database.dataSource.query(`update tournament set is_away = true where id = $1`, [tournamentId]);
  const draft = await makeTournament(database.dataSource.manager);
  await told(draft.id);
  await database.dataSource.query(`update tournament set status = 'inactive', was_active = false where id = $1`, [
    draft.id,
  ]);
  expect(await new FeedWatch(database.dataSource).look()).toBe(0);
});

it('has a key for the site from the first start on, and keeps it', async () => {
  const key = () => database.dataSource.query('select value from setting where key = $1', [FEED_KEY_SETTING]);
  const watches = [1, 2].map(() => new FeedWatch(database.dataSource));
  await Promise.all(watches.map((watch) => watch.start()));
  const first: unknown = await key();
  expect(first).toHaveLength(1);
  for (const watch of watches) await watch.onApplicationShutdown();
  const again = new FeedWatch(database.dataSource);
  await again.start();
  await again.onApplicationShutdown();
  expect(await key()).toEqual(first);
});
