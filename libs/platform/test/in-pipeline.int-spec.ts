// A transaction whose statements are on the way together is what the same statements one after the other are.
import type { EntityManager } from 'typeorm';
import { testDatabase } from '../../../test/setup/database';
import { inPipeline } from '../src/events/in-pipeline';
import { prepared } from '../src/statements/prepared';

const database = testDatabase();
beforeEach(() => database.dataSource.query('delete from stream'));

/** Of a table that each database has: what is prepared is planned by whoever warms connections in this process. */
const STEP = prepared('insert into stream (name, seq) select $1::int::text, count(*) + 1 from stream');
const step = (manager: EntityManager, n: number): Promise<unknown> => manager.query(STEP, [n]);
const kept = (): Promise<{ n: number; seen: number }[]> =>
  database.dataSource.query('select name::int as n, seq::int - 1 as seen from stream order by 1');

/** So many statements at once, some of them behind the commit's word. */
const steps = (numbers: readonly number[], last: readonly number[]): Promise<string> =>
  inPipeline(database.dataSource, async (manager) => {
    await Promise.all(numbers.map((n) => step(manager, n)));
    return { given: 'done', last: last.map((n) => step(manager, n)) };
  });

it('is done in the order in which it was sent, each statement after what those before it did', async () => {
  expect(await steps([3, 1, 2], [5, 4])).toBe('done');
  expect((await kept()).map(({ n, seen }) => [n, seen])).toEqual([
    [1, 1],
    [2, 2],
    [3, 0],
    [4, 4],
    [5, 3],
  ]);
});

it.each([
  ['in the middle', [1, 1, 2], [3]],
  ['with the commit behind it', [1, 2], [3, 3, 4]],
  ['as the very last', [1, 2], [3, 1]],
])('keeps nothing where one of them fails %s, and tells what failed first', async (_, numbers, last) => {
  await expect(steps(numbers, last)).rejects.toThrow('duplicate key value violates unique constraint "stream_pkey"');
  expect(await kept()).toEqual([]);
});

it('keeps nothing where the work itself gives up while statements are on the way', async () => {
  const given = inPipeline(database.dataSource, (manager) => {
    const sent = step(manager, 1);
    return Promise.all([sent, Promise.reject(new Error('refused'))]).then(() => ({ given: null, last: [] }));
  });
  await expect(given).rejects.toThrow('refused');
  expect(await kept()).toEqual([]);
});

it('leaves its connection as it was: after each of many failures the next transaction is whole', async () => {
  for (let n = 1; n <= 30; n += 1) {
    await expect(steps([n, n], [n + 100])).rejects.toThrow('duplicate key');
    expect(await steps([n], [n + 100])).toBe('done');
  }
  expect(await kept()).toHaveLength(60);
  const open = await database.dataSource.query<unknown[]>(
    `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(open).toEqual([]);
});

it('throws where the connection is lost on the way, and keeps nothing', async () => {
  const given = inPipeline(database.dataSource, async (manager) => {
    const [own] = await manager.query<[{ pid: number }]>('select pg_backend_pid() as pid');
    await step(manager, 1);
    await database.dataSource.query('select pg_terminate_backend($1, 5000)', [own.pid]);
    return { given: null, last: [step(manager, 2)] };
  });
  await expect(given).rejects.toThrow();
  expect(await kept()).toEqual([]);
  expect(await steps([1], [])).toBe('done');
});

it('takes the values of a statement that must be planned first, and of others beside it', async () => {
  const asked = await inPipeline(database.dataSource, async (manager) => ({
    given: await Promise.all([
      manager.query('select $1::int + 1 as n', [1]),
      manager.query('select 3 as n'),
      manager.query(prepared('select $1::int * 2 as n'), [2]),
      manager.query(prepared('select $1::int * 2 as n'), [3]),
    ]),
    last: [],
  }));
  expect(asked).toEqual([[{ n: 2 }], [{ n: 3 }], [{ n: 4 }], [{ n: 6 }]]);
});
