// Large answers of the whole API, over many connections that read nothing: they give way, and whoever reads is answered.
import { connect, type Socket } from 'node:net';
import { type ApiProcess, startApiProcess } from '../../../test/setup/api-process';
import { startApi, type TestApi } from '../../../test/setup/api';

const MB = 1024 ** 2;
const LONG = 8 * MB;
/** Of all that is answered and not taken (`untaken.ts`). */
const ROOM = 128 * MB;
const HOSTILE = 40;

let api: TestApi;
let running: ApiProcess;
let eventId: number;
const idle: Socket[] = [];

beforeAll(async () => {
  api = await startApi();
  const [{ id }] = await api.dataSource.query<[{ id: number }]>(
    `insert into past_event (name, place, level, start_date, end_date)
     values ('Piala Lama', 'Bandung', 'club', '2011-05-01', '2011-05-02') returning id`,
  );
  eventId = id;
  await api.dataSource.query(
    `insert into past_archive (past_event_id, key, records, hash, files, matches)
     values ($1, repeat('a', 64), 1, repeat('b', 64), '', jsonb_build_array(jsonb_build_object('name', repeat('x', $2))))`,
    [eventId, LONG],
  );
  running = await startApiProcess({ DATABASE_URL: api.databaseUrl, NODE_ENV: 'test' });
});
afterAll(async () => {
  for (const socket of idle) socket.destroy();
  running.process.kill('SIGTERM');
  await running.gone;
  await api.close();
});

/** Asks for the long answer, and takes nothing of it. */
function ask(): { socket: Socket; isGone: () => boolean } {
  const { hostname, port } = new URL(running.url);
  const socket = connect(Number(port), hostname);
  let isGone = false;
  socket.on('error', () => (isGone = true)).on('close', () => (isGone = true));
  socket.pause();
  socket.write(`GET /api/past-events/${eventId}/matches HTTP/1.1\r\nhost: x\r\n\r\n`);
  idle.push(socket);
  return { socket, isGone: () => isGone };
}

it('keeps no more of them than it has room for, and goes on answering', async () => {
  const hostile = Array.from({ length: HOSTILE }, () => ask());
  const most = Math.floor(ROOM / LONG);
  // a connection that reads nothing learns of its end by what it sends
  const standing = () => hostile.filter(({ isGone }) => !isGone()).length;
  while (standing() > most) {
    for (const { socket, isGone } of hostile) if (!isGone()) socket.write('\r\n');
    await new Promise((done) => setTimeout(done, 100));
  }
  // nobody else is refused for it, and what there is room for stays
  expect(standing()).toBeGreaterThan(most / 2);
  const honest = await fetch(`${running.url}/api/past-events/${eventId}/matches`);
  expect((await honest.text()).length).toBeGreaterThan(LONG);
  expect((await fetch(`${running.url}/api/health/ready`)).status).toBe(200);
});
