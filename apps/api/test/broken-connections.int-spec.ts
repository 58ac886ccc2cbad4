// Connections that their client resets, at whatever moment: none of them ends the API.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi, type TestApi } from '../../../test/setup/api';
import { type ApiProcess, startApiProcess } from '../../../test/setup/api-process';

let api: TestApi;
let running: ApiProcess | undefined;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  if (running?.process.exitCode !== null) running = await startApiProcess({ DATABASE_URL: api.databaseUrl });
});
afterAll(async () => {
  running?.process.kill('SIGKILL');
  await running?.gone;
  await api.close();
});

const WEBSOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const SOCKET_IO = '/socket.io/?EIO=4&transport=websocket';

/** What is sent before the connection is reset. */
const BEGINNINGS: Record<string, string> = {
  'an upgrade that nobody answers': `GET /nothing HTTP/1.1\r\nHost: x\r\n${WEBSOCKET}\r\n\r\n`,
  'an upgrade to another protocol': `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
  'an upgrade of the live socket': `GET ${SOCKET_IO} HTTP/1.1\r\nHost: x\r\n${WEBSOCKET}\r\n\r\n`,
  'an upgrade of a live socket that is not there': `GET ${SOCKET_IO}&sid=x HTTP/1.1\r\nHost: x\r\n${WEBSOCKET}\r\n\r\n`,
  'a live socket with a broken frame': `GET ${SOCKET_IO} HTTP/1.1\r\nHost: x\r\n${WEBSOCKET}\r\n\r\n\xff\xff\xff`,
  'half a head': 'GET /api/live/x/tanding HTTP/1.1\r\nHost:',
  'half a body':
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"e',
  'an answer on its way': 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n',
  'no HTTP': '\x16\x03\x01\x02\x00\x01\x00',
};

function sendAndReset(text: string, afterMs: number): Promise<void> {
  const { hostname, port } = new URL(running?.url ?? '');
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.from(text, 'latin1'));
      setTimeout(() => socket.resetAndDestroy(), afterMs);
    });
    // the API may end the connection first
    socket.on('error', () => undefined).on('close', () => done());
  });
}

it.each(Object.keys(BEGINNINGS))(
  'after a reset of %s the same API goes on',
  async (name) => {
    const text = BEGINNINGS[name] ?? '';
    await Promise.all(Array.from({ length: 20 }, (_, index) => sendAndReset(text, index * 5)));
    // a socket that nobody took is looked after a second later
    await wait(1200);
    expect(running?.process.exitCode).toBeNull();
    expect((await fetch(`${running?.url}/api/health/live`)).status).toBe(200);
  },
  30_000,
);
