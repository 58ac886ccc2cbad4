// PostgreSQL is lost in the middle of a result, before each of its statements in turn: the desk is told to send it again, and
// the same again is taken once.
import { randomUUID } from 'node:crypto';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { startApi, type TestApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';

let api: TestApi;
let stage: ArenaStage;
let open: number[];

beforeAll(async () => {
  api = await startApi();
  stage = await arenaStage(api);
  const pools = await Promise.all([1, 2, 3, 4, 5, 6].map(() => stage.drawPool([1, 1])));
  open = (await Promise.all(pools.map((poolId) => stage.matches(poolId)))).flat().map(({ id }) => id);
  await stage.schedule(open);
});
afterAll(() => api.close());

interface Connection {
  processID: number;
}

/** The connection of this API's statement of a transaction is ended once before it goes; answers whether it came so far. */
async function losing(statement: number, work: () => Promise<void>): Promise<boolean> {
  const prototype = PostgresQueryRunner.prototype as unknown as {
    query: (this: { connect(): Promise<Connection>; isTransactionActive: boolean }, ...args: unknown[]) => unknown;
  };
  const { query } = prototype;
  let sent = 0;
  let isLost = false;
  prototype.query = async function (...args) {
    sent += this.isTransactionActive ? 1 : 0;
    if (sent !== statement || isLost) return query.apply(this, args);
    isLost = true;
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
  return isLost;
}

it.each([1, 2, 5, 9, 14, 20])('before statement %i of a result', async (statement) => {
  const matchId = open.pop() as number;
  await stage.start(matchId);
  const headers = { ...stage.operator, 'idempotency-key': randomUUID() };
  const send = () =>
    api.request.post(`/api/matches/${matchId}/result`).set(headers).send({ winner: 'red', win_kind: 'teknik' });
  const wasLost = await losing(statement, async () => {
    const { status, body } = await send();
    expect({ status, body }).toMatchObject({ status: 503, body: { message: expect.stringContaining('Basis data') } });
  });
  expect(wasLost).toBe(true);
  await send().expect(200);
  await send().expect(200);
  const rows = await api.dataSource.query('select winner_corner from result where match_id = $1', [matchId]);
  expect(rows).toEqual([{ winner_corner: 'red' }]);
});
