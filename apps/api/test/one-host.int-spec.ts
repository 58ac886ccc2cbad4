// A request says once to which host it goes.
import { connect } from 'node:net';
import { testApi } from '../../../test/setup/api';

const api = testApi();

/** All that comes on one connection until the server ends it. */
function talk(head: string): Promise<string> {
  const { hostname, port } = new URL(api.url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', fail).on('end', () => done(text));
  });
}

const WEBSOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

it.each([
  ['a call', `GET /api/health/live HTTP/1.1\r\nHost: satu\r\nHost: dua\r\n\r\n`],
  ['a call that names the same one twice', `GET /api/health/live HTTP/1.1\r\nHost: satu\r\nhost: satu\r\n\r\n`],
  ['a page', `GET / HTTP/1.1\r\nHost: satu\r\nAccept: text/html\r\nHOST: dua\r\n\r\n`],
  ['the live socket', `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: satu\r\nHost: dua\r\n\r\n`],
  [
    'an upgrade to the live socket',
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: satu\r\nHost: dua\r\n${WEBSOCKET}\r\n\r\n`,
  ],
])('%s with two hosts is 400, and its connection ends', async (_what, head) => {
  expect(await talk(head)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

it('says so in the language that is asked for', async () => {
  const answer = await talk(
    'GET /api/health/live HTTP/1.1\r\nHost: satu\r\nHost: dua\r\nAccept-Language: en\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toContain('{"message":"The request could not be read.","code":"request.unreadable"}');
});

it('one host is enough, and one without a name', async () => {
  for (const host of ['Host: satu', 'Host:']) {
    const answer = await talk(`GET /api/health/live HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  }
});
