// One connection is one live socket, whatever it sends: none joins twice, sits where nobody counts it, or stays after it left.
import WebSocket from 'ws';
import { LIVE_NAMESPACE } from '@gelanggang/contract/events';
import { testApi } from '../../../test/setup/api';
import { untilSo } from '../../../test/setup/until';
import { LiveGateway } from '../src/live/live.gateway';
import { NotJoined } from '../src/live/not-joined';

const api = testApi();
const open: WebSocket[] = [];

afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));

/** A connection by which anything can be sent, and what it was told. */
async function connect(): Promise<{ socket: WebSocket; told: string[]; closed: Promise<void> }> {
  const socket = new WebSocket(`${api.url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
  open.push(socket);
  const told: string[] = [];
  socket.on('message', (data: Buffer) => told.push(data.toString()));
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  await new Promise<void>((done) => socket.once('message', () => done()));
  return { socket, told, closed };
}

const sockets = () => api.app.get(LiveGateway).audience().sockets;
const JOIN = `40${LIVE_NAMESPACE},`;

it('joins once: whoever asks again before the first answer is cut, and is none', async () => {
  const { socket, closed } = await connect();
  // in one piece, so that all of them are there before any is answered
  const line = (socket as unknown as { _socket: { cork(): void; uncork(): void } })._socket;
  line.cork();
  for (let times = 0; times < 50; times++) socket.send(JOIN);
  line.uncork();
  await closed;
  await untilSo(() => sockets() === 0);
});

it('ends a connection that leaves', async () => {
  const { socket, told, closed } = await connect();
  socket.send(JOIN);
  await untilSo(() => told.some((one) => one.startsWith(JOIN)));
  expect(sockets()).toBe(1);
  socket.send(`41${LIVE_NAMESPACE},`);
  await closed;
  expect(sockets()).toBe(0);
});

it('lets nobody into the namespace that is always there', async () => {
  const { socket, told } = await connect();
  socket.send('40');
  await untilSo(() => told.some((one) => one.startsWith('4')));
  expect(told.filter((one) => one.startsWith('4'))).toEqual([expect.stringMatching(/^44/)]);
});

it('counts connections that join nothing: where there is no more room, the oldest of them gives way to who comes', async () => {
  const { places } = api.app.get(NotJoined);
  const before = places.most;
  places.most = 3;
  try {
    const page = await connect();
    page.socket.send(JOIN);
    await untilSo(() => page.told.some((one) => one.startsWith(JOIN)));
    const idle = [await connect(), await connect(), await connect()];
    const late = await connect();
    await idle[0]?.closed;
    late.socket.send(JOIN);
    await untilSo(() => late.told.some((one) => one.startsWith(JOIN)));
    expect([page, ...idle.slice(1), late].map(({ socket }) => socket.readyState === WebSocket.OPEN)).toEqual(
      Array(4).fill(true),
    );
    expect(sockets()).toBe(2);
  } finally {
    places.most = before;
  }
});

it('gives a connection that joins nothing its end by polling too', async () => {
  const { places } = api.app.get(NotJoined);
  const before = places.most;
  places.most = 1;
  try {
    const open = async () => {
      const { text } = await api.request.get('/socket.io/?EIO=4&transport=polling').expect(200);
      return (JSON.parse(text.slice(1)) as { sid: string }).sid;
    };
    const [first, second] = [await open(), await open()];
    const post = (sid: string) =>
      api.request.post(`/socket.io/?EIO=4&transport=polling&sid=${sid}`).set('content-type', 'text/plain').send(JOIN);
    expect((await post(first)).status).toBe(400);
    await post(second).expect(200);
  } finally {
    places.most = before;
  }
});

it('leaves connections of the database to others, however many come with made-up tokens', async () => {
  const runner = api.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table session in access exclusive mode');
  const waiting = async () => {
    const [row] = await api.dataSource.query<[{ count: number }]>(
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return row.count;
  };
  const guests = await Promise.all(Array.from({ length: 40 }, () => connect()));
  for (const { socket } of guests) socket.send(`${JOIN}${JSON.stringify({ token: 'x'.repeat(43) })}`);
  while ((await waiting()) === 0) await new Promise((done) => setTimeout(done, 5));
  // each call comes through, and needs a connection
  for (let times = 0; times < 20; times++) await api.request.get('/api/past-events').expect(200);
  expect(await waiting()).toBeLessThanOrEqual(3);
  await runner.commitTransaction();
  await runner.release();
  await untilSo(() => guests.every(({ told }) => told.some((one) => one.startsWith('44'))));
});
