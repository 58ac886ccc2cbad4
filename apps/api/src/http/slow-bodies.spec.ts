// A body that does not come to its end ends with its connection; one that comes slowly is waited for.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { endSlowBodies } from './slow-bodies';

let server: Server;
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/unread') return void response.writeHead(404).end('{}');
    if (request.url === '/later') return;
    request.resume().once('end', () => response.end('taken'));
  });
  endSlowBodies(server, { silenceMs: 200, longestMs: 700 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const FORM = 'multipart/form-data; boundary=x';

/** Sends a letter each `pauseMs`; answers what came back, and whether the server ended it, within `forMs`. */
async function send(path: string, type: string, { letters = 1000, pauseMs = 1e6, forMs = 1500 }) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let [answer, isOver] = ['', false];
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
  socket.on('close', () => (isOver = true));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${letters}\r\n\r\n`);
  const until = performance.now() + forMs;
  for (let sent = 0; sent < letters && performance.now() < until && !isOver; sent += 1) {
    socket.write('x');
    await wait(Math.min(pauseMs, until - performance.now()));
  }
  while (performance.now() < until && !isOver && !answer) await wait(20);
  socket.destroy();
  return { answer, isOver };
}

it('one whose sender falls silent', async () => {
  expect(await send('/', 'application/json', {})).toEqual({ answer: '', isOver: true });
});

it('one that trickles', async () => {
  expect(await send('/', 'application/json', { pauseMs: 50 })).toEqual({ answer: '', isOver: true });
});

it('what is left of one that is answered already, of a form too', async () => {
  for (const type of ['application/json', FORM]) {
    const { answer, isOver } = await send('/unread', type, { pauseMs: 50 });
    expect(answer).toContain('404');
    expect(isOver).toBe(true);
  }
});

it('one that comes slowly is taken, and the connection stays', async () => {
  const { answer, isOver } = await send('/', 'application/json', { letters: 8, pauseMs: 50 });
  expect(answer).toContain('taken');
  expect(isOver).toBe(false);
});

it('a form that waits for its turn is not ended', async () => {
  expect(await send('/later', FORM, { forMs: 1200 })).toEqual({ answer: '', isOver: false });
});
