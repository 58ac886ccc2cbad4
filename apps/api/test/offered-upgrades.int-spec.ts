// Clients that offer another protocol are answered in the one they speak.
import { connect } from 'node:net';
import { testApi } from '../../../test/setup/api';

const api = testApi();

/** All that comes on one connection until the server ends it. */
function talk(...parts: string[]): Promise<string> {
  const { hostname, port } = new URL(api.url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', fail).on('end', () => done(text));
    for (const part of parts) socket.write(part);
  });
}

const OFFER = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n';
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

it('an offer of h2c is answered as if it had not been made, and the connection goes on', async () => {
  const answer = await talk(
    `GET /api/health/live HTTP/1.1\r\nHost: satu\r\n${OFFER}\r\n`,
    'GET /api/tidak-ada HTTP/1.1\r\nHost: satu\r\nConnection: close\r\n\r\n',
  );
  expect(statuses(answer)).toEqual([200, 404]);
});

it('its body is read whole, also where it comes with the head', async () => {
  const body = JSON.stringify({ email: 'tidak@ada.test', name: 'x'.repeat(20) });
  const head = `POST /api/login HTTP/1.1\r\nHost: satu\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const last = 'GET /api/health/live HTTP/1.1\r\nHost: satu\r\nConnection: close\r\n\r\n';
  const answer = await talk(`${head}${OFFER}\r\n${body.slice(0, 10)}`, `${body.slice(10)}${last}`);
  expect(statuses(answer)).toEqual([422, 200]);
  expect(answer).toContain('"password"');
});

it.each(['h2c', 'TLS/1.0', 'foo/2, h2c'])(
  '%s on the path of the live socket is no web socket either',
  async (offer) => {
    const answer = await talk(
      `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: satu\r\nConnection: upgrade, close\r\nUpgrade: ${offer}\r\n\r\n`,
    );
    expect(statuses(answer)[0]).toBeGreaterThanOrEqual(200);
  },
);
