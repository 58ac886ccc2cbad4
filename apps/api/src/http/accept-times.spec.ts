// What a connection that is accepted now is taken to have waited.
import { EventEmitter } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AcceptTimes } from './accept-times';
import { KEEPS_UP_MS } from './network-looks';

const socketOf = (remotePort: number) =>
  Object.assign(new EventEmitter(), { remoteAddress: '203.0.113.7', remotePort }) as unknown as Socket;

async function watched(server: Server): Promise<AcceptTimes> {
  const times = new AcceptTimes();
  times.watch(server);
  times.needed();
  await pause(50);
  return times;
}

it('is nothing while the line is worked off, and nothing of a server that cannot be reached', async () => {
  const server = createServer((socket) => socket.resume());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const times = await watched(server);
  server.emit('connection', Object.assign(socketOf(1), { resume: () => undefined }));
  expect(times.takeFirst(socketOf(1))).toBeNull();
  times.stop();
  await new Promise((done) => server.close(done));

  const gone = Object.assign(new EventEmitter(), {
    address: () => ({ port: 1, family: 'IPv4', address: '127.0.0.1' }),
  }) as unknown as Server;
  const unknown = await watched(gone);
  await pause(KEEPS_UP_MS + 100);
  gone.emit('connection', socketOf(2));
  expect(unknown.takeFirst(socketOf(2))).toBeNull();
  unknown.stop();
});

it('is at most the time since the last connection of its own that was accepted, for the first call alone', async () => {
  const server = createServer((socket) => socket.resume());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const times = await watched(server);
  const emit = server.emit.bind(server);
  // from here on probes are not seen to be accepted
  server.emit = ((name: string, ...given: unknown[]) => {
    if (name !== 'connection') return emit(name, ...given);
    (given[0] as Socket).resume();
    return true;
  }) as Server['emit'];
  const before = performance.now();
  await pause(KEEPS_UP_MS + 300);
  emit('connection', Object.assign(socketOf(3), { resume: () => undefined }));
  const earliest = times.takeFirst(socketOf(3));
  expect(earliest).not.toBeNull();
  expect(earliest!).toBeLessThan(before + KEEPS_UP_MS);
  expect(times.takeFirst(socketOf(3))).toBeNull();
  times.stop();
  await new Promise((done) => server.close(done));
});
