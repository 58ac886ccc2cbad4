// What one connection asks for at once is answered in its order, and looked at one after the other.
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { answerOneByOne } from './one-by-one';
import { untilSo } from '../../../../test/setup/until';

let server: FastifyInstance;
let began: string[];
let release: (() => void)[];
beforeEach(async () => {
  [began, release] = [[], []];
  server = fastify();
  answerOneByOne(server);
  server.all('/:name', async (request) => {
    const { name } = request.params as { name: string };
    began.push(name);
    await new Promise<void>((done) => release.push(done));
    return `<${name}>`;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const done of release) done();
  return server.close();
});

const opened = (): Socket =>
  connect((server.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
const asking = (...names: string[]) =>
  names.map((name) => `POST /${name} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`).join('');

it('begins with the next one when the one before is answered', async () => {
  const socket = opened();
  let answers = '';
  socket.on('data', (chunk) => (answers += chunk.toString()));
  socket.write(asking('a', 'b', 'c'));
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await untilSo(() => began.length > at);
    await wait(30);
    expect(began).toHaveLength(at + 1);
    release[at]?.();
    await untilSo(() => answers.includes(`<${name}>`));
  }
  expect(answers.match(/<.>/g)).toEqual(['<a>', '<b>', '<c>']);
  socket.destroy();
});

it('does not begin with what nobody waits for any more', async () => {
  const socket = opened();
  socket.write(asking('a', 'b', 'c'));
  await untilSo(() => began.length > 0);
  socket.resetAndDestroy();
  await wait(50);
  release[0]?.();
  await wait(50);
  expect(began).toEqual(['a']);
});

it('lets connections run beside one another', async () => {
  const [one, other] = [opened(), opened()];
  one.write(asking('a'));
  other.write(asking('b'));
  await untilSo(() => began.length === 2);
  expect(began.toSorted()).toEqual(['a', 'b']);
  one.destroy();
  other.destroy();
});
