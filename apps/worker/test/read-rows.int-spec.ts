// Rows read through a cursor: a connection that is lost meanwhile ends the reading with an error, and is given back.
import { setTimeout as wait } from 'node:timers/promises';
import { testApi } from '../../../test/setup/api';
import { isConnectionLost } from '@gelanggang/database/connection-lost';
import { readRows } from '../src/exports/read-rows';

const api = testApi();

const ROWS = 'select n, pg_backend_pid() as pid from generate_series(1, $1::int) n';
/** A batch is on its way while the reader still has rows of the one before. */
const MANY = 1000;

it.each([1, 50, 100, 101, 350])('ends with the fault when its connection is lost after row %i', async (last) => {
  const rows = readRows<{ n: number; pid: number }>(api.dataSource, ROWS, [MANY]);
  let read = 0;
  const reading = (async () => {
    for await (const { pid } of rows) {
      read += 1;
      if (read !== last) continue;
      await api.dataSource.query('select pg_terminate_backend($1)', [pid]);
      // until the end of the connection has come in
      await wait(100);
    }
  })();
  const fault = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  expect(isConnectionLost(fault)).toBe(true);
  expect(read).toBeLessThan(MANY);
});

it('ends with the fault of a statement that PostgreSQL refuses, and leaves the connection to others', async () => {
  const refused = readRows<{ n: number }>(api.dataSource, 'select 1 / (3 - n) as n from generate_series(1, 5) n', []);
  await expect(refused.next()).rejects.toThrow('division by zero');
  const again: number[] = [];
  for await (const { n } of readRows<{ n: number }>(api.dataSource, ROWS, [3])) again.push(n);
  expect(again).toEqual([1, 2, 3]);
});

it('gives the connection back when its reader stops early', async () => {
  for (let times = 0; times < 30; times += 1)
    for await (const { n } of readRows<{ n: number }>(api.dataSource, ROWS, [MANY])) if (n === 2) break;
  expect(await api.dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
});
