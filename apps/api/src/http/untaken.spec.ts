// Answers that nobody takes: how much of them lies in memory, and who gives way.
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { boundUntaken, Untaken } from './untaken';
import { untilSo } from '../../../../test/setup/until';

const MB = 1024 ** 2;

describe('Room for what is not taken', () => {
  it('is taken from whoever holds most, what it was given first', () => {
    const room = new Untaken(100);
    const gone: string[] = [];
    const hold = (owner: string, name: string, bytes: number) =>
      room.hold(owner, 'x'.repeat(bytes), () => gone.push(name));
    hold('many', 'first', 30);
    hold('one', 'honest', 35);
    hold('many', 'second', 30);
    expect(gone).toEqual([]);
    hold('many', 'third', 30);
    expect([gone, room.bytes]).toEqual([['first'], 95]);
    hold('late', 'late', 20);
    expect([gone, room.bytes]).toEqual([['first', 'second'], 85]);
  });

  it('is as much as lies in memory: the same bytes for a whole hall lie there once', () => {
    const room = new Untaken(100);
    const gone: string[] = [];
    const same = Buffer.alloc(60);
    const leaves = Array.from({ length: 50 }, (_, at) => room.hold(`phone ${at % 2}`, same, () => gone.push('phone')));
    expect(room.bytes).toBe(60);
    for (let at = 0; at < 5; at += 1) room.hold('hostile', Buffer.alloc(30), () => gone.push('hostile'));
    expect([new Set(gone), room.bytes]).toEqual([new Set(['hostile']), 90]);
    for (const leave of leaves) leave();
    expect(room.bytes).toBe(30);
  });

  it('is free again once, however often somebody says that it was taken', () => {
    const room = new Untaken(100);
    const leave = room.hold('one', 'x'.repeat(60), () => undefined);
    room.hold('one', 'x'.repeat(10), () => undefined);
    leave();
    leave();
    expect(room.bytes).toBe(10);
  });
});

describe('Large answers over many connections that read nothing', () => {
  const ANSWER = 16 * MB;
  const ROOM = 40 * MB;
  const room = new Untaken(ROOM);
  let server: FastifyInstance;
  let asked = 0;
  const idle: Socket[] = [];
  beforeAll(async () => {
    server = Fastify({ trustProxy: 'loopback' });
    boundUntaken(server, room);
    // each is another text
    server.get('/', () => `${(asked += 1)} ${'x'.repeat(ANSWER)}`);
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const one of idle) one.destroy();
    await server.close();
  });

  it('hold no more than there is room for, and keep nobody else from an answer', async () => {
    const { port } = server.server.address() as AddressInfo;
    let ended = 0;
    for (let at = 0; at < 6; at += 1) {
      const one = connect(port, '127.0.0.1').pause();
      one.on('error', () => undefined).once('close', () => (ended += 1));
      one.write('GET / HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 203.0.113.9\r\n\r\n');
      idle.push(one);
      await untilSo(() => asked > at);
      expect(room.bytes).toBeLessThanOrEqual(ROOM);
    }
    expect(room.bytes).toBeGreaterThan(ANSWER);
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '203.0.113.200' } });
    expect((await answer.text()).length).toBeGreaterThan(ANSWER);
    for (const one of idle) one.resume();
    // two had room, and one of them gave way to who came from elsewhere
    await untilSo(() => ended >= 5 && room.bytes === 0);
  });
});
