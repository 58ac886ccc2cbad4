// An upload whose sender falls silent ends, and with it whatever waits for it.
import { connect, type AddressInfo, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { readMultipart } from './multipart-form';
import { UploadsUnderWay } from './uploads-under-way';
import { untilSo } from '../../../../test/setup/until';

let server: FastifyInstance;
let sender: Socket;
let ended: Promise<unknown>;
let silenceMs: number;
let longestMs: number;
let room: UploadsUnderWay;

beforeEach(async () => {
  [silenceMs, longestMs] = [60_000, 60_000];
  room = new UploadsUnderWay({ ofOwner: 1500, together: 3000 });
  server = Fastify();
  await server.register(multipart);
  ended = new Promise((end) => {
    server.post('/', async (request) => {
      const form = readMultipart(request, { file: 'file', maxBytes: 1000, tooLarge: '', silenceMs, longestMs, room });
      form.then(end, end);
      return form;
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  sender = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  // it may be cut while it sends
  sender.on('error', () => undefined);
});
afterEach(async () => {
  sender.destroy();
  await server.close();
});

const HEAD = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const TAIL = '\r\n--b--\r\n';
const send = (text: string, bytes = 4) => {
  const length = HEAD.length + bytes + TAIL.length;
  sender.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n${text}`,
  );
};

it('is refused, and its connection closed, once nothing has come for so long', async () => {
  silenceMs = 50;
  const closed = new Promise((done) => sender.once('close', done));
  send(`${HEAD}No`);
  expect(await ended).toMatchObject({ status: 400 });
  await closed;
});

it('is refused, and its connection closed, once it has taken too long, byte by byte', async () => {
  [silenceMs, longestMs] = [300, 200];
  const closed = new Promise((done) => sender.once('close', done));
  send(HEAD, 900);
  const trickle = setInterval(() => sender.write('x'), 60);
  expect(await ended).toMatchObject({ status: 400 });
  clearInterval(trickle);
  await closed;
});

it('of a sender who is done is read, and its connection lives on', async () => {
  send(`${HEAD}Nama${TAIL}`);
  expect(await ended).toMatchObject({ file: Buffer.from('Nama') });
  expect(server.server.listening && !sender.destroyed).toBe(true);
});

it('is refused while as much of its sender comes in as may, and what comes in is not', async () => {
  send(HEAD, 900);
  await untilSo(() => room.bytes > 900);
  const form = new FormData();
  form.append('file', new Blob(['x'.repeat(900)]), 'a.csv');
  const { port } = server.server.address() as AddressInfo;
  const second = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form });
  expect(second.status).toBe(429);
  sender.write(`${'x'.repeat(900)}${TAIL}`);
  await untilSo(() => room.bytes === 0);
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })).status).toBe(200);
});

it('with a second file, in whatever field, is refused at the field of the file', async () => {
  const { port } = server.server.address() as AddressInfo;
  for (const field of ['file', 'other']) {
    const form = new FormData();
    form.append('file', new Blob(['Nama']), 'a.csv');
    form.append(field, new Blob(['Nama']), 'b.csv');
    const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form });
    expect([field, status]).toEqual([field, 422]);
    expect(await ended).toMatchObject({ faults: { file: [{ code: 'common.oneFile' }] } });
  }
});
