// PostgreSQL is lost in the middle of a result, before each of its statements in turn: it is tried once more by itself, and
// where that is lost too the desk is told to send it again; the same again is taken once.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { createRandom } from '@gelanggang/domain/random';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));
let open: number[];

beforeAll(async () => {
  const pools = await Promise.all(Array.from({ length: 16 }, () => stage.drawPool([1, 1])));
  open = (await Promise.all(pools.map((poolId) => stage.matches(poolId)))).flat().map(({ id }) => id);
  await stage.schedule(open);
});

interface Connection {
  processID: number;
}

/** The connection of this API's statement of so many transactions is ended before it goes; answers of how many it came so far. */
async function losing(statement: number, times: number, work: () => Promise<void>): Promise<number> {
  const prototype = PostgresQueryRunner.prototype as unknown as {
    query: (this: { connect(): Promise<Connection>; isTransactionActive: boolean }, ...args: unknown[]) => unknown;
  };
  const { query } = prototype;
  const sent = new Map<unknown, number>();
  let lost = 0;
  prototype.query = async function (...args) {
    const its = (sent.get(this) ?? 0) + (this.isTransactionActive ? 1 : 0);
    sent.set(this, its);
    if (its !== statement || !this.isTransactionActive || lost === times) return query.apply(this, args);
    lost += 1;
    const { processID } = await this.connect();
    await api.dataSource.query('select pg_terminate_backend($1, 5000)', [processID]);
    // the API hears of it before its next statement
    await new Promise((heard) => setTimeout(heard, 50));
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return lost;
}

const STATEMENTS = [1, 2, 5, 9, 14, 20];

it.each([...STATEMENTS.map((at) => [at, 1]), ...STATEMENTS.map((at) => [at, 2])] as [number, number][])(
  'before statement %i of a result, %i times',
  async (statement, times) => {
    const matchId = open.pop() as number;
    await stage.start(matchId);
    const headers = { ...stage.operator, 'idempotency-key': randomUUID() };
    const send = () =>
      api.request.post(`/api/matches/${matchId}/result`).set(headers).send({ winner: 'red', win_kind: 'teknik' });
    const told =
      times === 1 ? { status: 200 } : { status: 503, body: { message: expect.stringContaining('Basis data') } };
    const lost = await losing(statement, times, async () => {
      const { status, body } = await send();
      expect({ status, body }).toMatchObject(told);
    });
    expect(lost).toBe(times);
    await send().expect(200);
    await send().expect(200);
    const rows = await api.dataSource.query('select winner_corner from result where match_id = $1', [matchId]);
    expect(rows).toEqual([{ winner_corner: 'red' }]);
  },
);

it('wherever connections are cut, nobody is answered 500 and no failure is left to nobody', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('unhandledRejection', hear);
  const random = createRandom('000000000000c10c');
  const matches = open.splice(0);
  const cutter = new Client({ connectionString: (api.dataSource.options as { url: string }).url });
  await cutter.connect();
  let isOver = false;
  const cutting = (async () => {
    while (!isOver) {
      await wait(30 + random.int(100));
      await cutter.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      );
    }
  })();
  const statuses = new Set<number>();
  const desk = async () => {
    for (let step = 0; step < 40; step += 1) {
      const id = matches[random.int(matches.length)];
      const [path, body] = [
        ['call', {}] as const,
        ['start', {}] as const,
        ['unstart', {}] as const,
        ['result', { winner: 'red', win_kind: 'teknik' }] as const,
      ][random.int(4)] as readonly [string, object];
      const asked = api.request.post(`/api/matches/${id}/${path}`).set(stage.operator);
      statuses.add((await asked.send({ ...body, arena_id: stage.arenaId })).status);
    }
  };
  await Promise.all([desk(), desk(), desk(), desk(), desk(), desk()]);
  isOver = true;
  await cutting;
  await cutter.end();
  process.off('unhandledRejection', hear);
  expect(statuses).toContain(503);
  expect(statuses).not.toContain(500);
  expect(unheard).toEqual([]);
}, 120_000);
