// Wrong messages to the live socket: each is answered with a refusal or dropped, nobody hears what is not theirs, and
// the server goes on. FUZZ_SEED repeats a run.
import { io, type Socket } from 'socket.io-client';
import { createRandom, deriveSeed } from '@gelanggang/domain/random';
import { LIVE_NAMESPACE, streams, type SubscribeAnswer } from '@gelanggang/contract/events';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { largeValue, pick, WRONG_NUMBERS, WRONG_TEXTS, wrongValue } from '../../../test/fuzz/wrong-values';
import { startApi, type TestApi } from '../../../test/setup/api';
import { MOST_PACKETS } from '../src/live/flood-guard';

const SEED = process.env.FUZZ_SEED ?? '67656c616e676721';
const SOCKETS = Number(process.env.FUZZ_SOCKETS ?? 12);
/** Fewer than the limit of messages per window, so that each is looked at. */
const MESSAGES = 50;

let api: TestApi;
let tournamentId: number;
const open: Socket[] = [];

beforeAll(async () => {
  api = await startApi();
  tournamentId = (await makeTournament(api.dataSource.manager)).id;
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await api.close();
});

function connect(token?: unknown, transports = ['websocket'], address?: string): Promise<Socket> {
  const socket = io(`${api.url}${LIVE_NAMESPACE}`, {
    transports,
    // the test's machine is a trusted proxy
    extraHeaders: address === undefined ? {} : { 'x-forwarded-for': address },
    auth: token === undefined ? {} : ({ token } as { token: string }),
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return new Promise((done) => {
    socket.once('connect', () => done(socket)).once('connect_error', () => done(socket));
  });
}

it('a wrong message is refused or dropped, and the topics of others stay closed', async () => {
  const { token, accountId } = await api.tokenFor('manager');
  const { accountId: otherId } = await api.tokenFor('manager');
  const closed = [`user:${otherId}`, `tournament:${tournamentId}:staff`, ...(accountId ? [`user:${accountId}0`] : [])];
  const faults: string[] = [];
  for (let at = 0; at < SOCKETS; at++) {
    const random = createRandom(deriveSeed(SEED, `socket ${at}`));
    const socket = await connect(at % 2 === 0 ? token : undefined);
    socket.on(
      'events',
      ({ topic }: { topic: string }) => closed.includes(topic) && faults.push(`#${at} heard ${topic}`),
    );
    for (let count = 0; count < MESSAGES && socket.connected; count++) {
      const topic = random.flip()
        ? pick(random, [...closed, ...WRONG_TEXTS, '__proto__', 'tournament:1e3'])
        : wrongValue(random);
      const since = random.flip() ? pick(random, [...WRONG_NUMBERS, NaN, Infinity]) : wrongValue(random);
      const message = random.int(3) === 0 ? wrongValue(random) : { topic, since, age: wrongValue(random) };
      const event = pick(random, ['subscribe', 'subscribe', 'unsubscribe', 'events', 'constructor', '']);
      if (event !== 'subscribe' && event !== 'unsubscribe') {
        socket.emit(event, message);
        continue;
      }
      const answer = (await socket
        .timeout(10_000)
        .emitWithAck(event, message)
        .catch((error: unknown) => String(error))) as SubscribeAnswer | string;
      const isFine =
        typeof answer === 'object' && (!answer.ok ? typeof answer.message === 'string' : event === 'unsubscribe');
      if (!isFine) faults.push(`#${at} ${event} ${JSON.stringify(message).slice(0, 200)} → ${JSON.stringify(answer)}`);
    }
    if (!socket.connected) faults.push(`#${at} was cut off`);
    socket.disconnect();
  }
  expect(faults).toEqual([]);
});

it('a message that is too large ends its own socket only', async () => {
  const [loud, quiet] = [await connect(), await connect()];
  const random = createRandom(SEED);
  const ended = new Promise((done) => loud.once('disconnect', done));
  loud.emit('subscribe', { topic: largeValue(random), more: 'x'.repeat(100_000) });
  await ended;
  expect(quiet.connected).toBe(true);
});

it.each([
  ['subscribe', 'websocket'],
  ['unsubscribe', 'polling'],
  ['nothing we know', 'websocket'],
])('a flood of "%s" by %s ends its own socket, with a fraction of it looked at', async (event, transport) => {
  const [loud, quiet] = [await connect(undefined, [transport], '203.0.113.1'), await connect()];
  let answers = 0;
  const ended = new Promise((done) => loud.once('disconnect', done));
  for (let sent = 0; sent < 20_000; sent += 1) loud.emit(event, { topic: 'site' }, () => (answers += 1));
  await ended;
  expect(answers).toBeLessThanOrEqual(MOST_PACKETS);
  expect(quiet.connected).toBe(true);
  expect(await quiet.timeout(10_000).emitWithAck('subscribe', { topic: streams.site })).toMatchObject({ ok: true });
});

it('an address from which floods go on is refused for a while, and its open sockets stay', async () => {
  const hall = '203.0.113.2';
  const arrive = () => connect(undefined, ['websocket'], hall);
  const quiet = await arrive();
  for (let flood = 0; flood < 4; flood += 1) {
    const loud = await arrive();
    if (!loud.connected) break;
    const ended = new Promise((done) => loud.once('disconnect', done));
    for (let sent = 0; sent < 1000; sent += 1) loud.emit('subscribe', {});
    await ended;
  }
  expect((await arrive()).connected).toBe(false);
  expect(quiet.connected).toBe(true);
  // somewhere else nobody notices
  expect((await connect(undefined, ['websocket'], '203.0.113.3')).connected).toBe(true);
  while (!(await arrive()).connected) await new Promise((done) => setTimeout(done, 200));
});

it('a token that is none is refused with a sentence', async () => {
  for (const token of [1, {}, [], 'x', '\u0000', 'x'.repeat(3000), { length: 43 }]) {
    const socket = await connect(token);
    expect([JSON.stringify(token).slice(0, 40), socket.connected]).toEqual([JSON.stringify(token).slice(0, 40), false]);
  }
});

it('and after all that who listens hears what is public', async () => {
  const socket = await connect();
  const topic = streams.tournament(tournamentId);
  const heard = new Promise((done) => socket.once('events', done));
  expect(await socket.timeout(10_000).emitWithAck('subscribe', { topic })).toMatchObject({ ok: true });
  await writeWithEvents(api.dataSource, (_, emit) => {
    emit(topic, 'schedule.removed', { schedule_id: 1 });
    return Promise.resolve();
  });
  expect(await heard).toMatchObject({ topic, events: [{ type: 'schedule.removed' }] });
});
