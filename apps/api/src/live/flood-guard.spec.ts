// When a flooding socket is cut, and when its address waits.
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Untaken } from '../http/untaken';
import { FloodGuard, MOST_PACKETS, MOST_UNTAKEN, type RawSocket } from './flood-guard';

/** For answers that are not taken. */
const ROOM = 1000;

const from = (address: string) => ({ socket: { remoteAddress: address }, headers: {} }) as IncomingMessage;

function setUp() {
  let now = 0;
  const room = new Untaken(ROOM);
  const guard = new FloodGuard(
    (request) => request.socket.remoteAddress ?? '',
    () => now,
    (network, text, giveWay) => room.hold(network, text, giveWay),
  );
  const open = (address: string) => {
    const raw = Object.assign(new EventEmitter(), {
      request: null,
      isCut: false,
      writeBuffer: [] as unknown[],
      transport: Object.assign(new EventEmitter(), {
        name: 'websocket',
        socket: { terminate: () => (raw.isCut = true) },
      }),
      close: () => undefined,
    });
    guard.watch(raw as unknown as RawSocket, from(address));
    return raw;
  };
  const flood = (address: string) => {
    const raw = open(address);
    for (let sent = 0; sent <= MOST_PACKETS; sent += 1) raw.emit('packet');
    return raw;
  };
  return { guard, room, open, flood, pass: (ms: number) => (now += ms) };
}

describe('A live socket', () => {
  it('is cut with the packet that is one too many in ten seconds, and not before', () => {
    const { open, pass } = setUp();
    const raw = open('203.0.113.7');
    for (let sent = 0; sent < MOST_PACKETS; sent += 1) raw.emit('packet');
    expect(raw.isCut).toBe(false);
    pass(10_001);
    for (let sent = 0; sent < MOST_PACKETS; sent += 1) raw.emit('packet');
    expect(raw.isCut).toBe(false);
    raw.emit('packet');
    expect(raw.isCut).toBe(true);
  });

  it('is cut when it takes nothing of what it is sent, without its address waiting for that', () => {
    const { guard, open } = setUp();
    const raw = open('203.0.113.7');
    for (let told = 0; told < MOST_UNTAKEN; told += 1) {
      raw.emit('packetCreate', {});
      raw.writeBuffer.push(told);
    }
    expect(raw.isCut).toBe(false);
    raw.emit('packetCreate', {});
    expect(raw.isCut).toBe(true);
    expect(guard.isOpenFor(from('203.0.113.7'))).toBe(true);
  });

  it('is cut when it takes nothing of large answers, where there is no more room for them', () => {
    const { open, room } = setUp();
    const [hostile, other, honest] = ['203.0.113.7', '203.0.113.7', '203.0.113.8'].map(open);
    const answer = (raw: typeof hostile, text: string) => {
      raw?.emit('packetCreate', { data: text });
      raw?.emit('flush');
    };
    answer(honest, 'x'.repeat(300));
    answer(hostile, 'x'.repeat(300));
    answer(other, 'x'.repeat(300));
    expect([hostile?.isCut, other?.isCut, honest?.isCut, room.bytes]).toEqual([false, false, false, 900]);
    // what all of a topic are told lies there once, whoever takes it
    honest?.emit('packetCreate', { data: 'x'.repeat(300), options: { wsPreEncodedFrame: [] } });
    honest?.transport.emit('drain');
    answer(honest, 'x'.repeat(500));
    expect([hostile?.isCut, other?.isCut, honest?.isCut, room.bytes]).toEqual([true, false, false, 800]);
    honest?.emit('close');
    expect(room.bytes).toBe(300);
  });

  it('is cut when it goes on trying another transport', () => {
    const { open } = setUp();
    const raw = open('203.0.113.7');
    for (let sent = 0; sent <= MOST_PACKETS; sent += 1) raw.emit('upgrading', raw.transport);
    expect(raw.isCut).toBe(true);
  });
});

describe('An address', () => {
  it('stays open to others after a flood or two: a hall is one address', () => {
    const { guard, flood } = setUp();
    flood('203.0.113.7');
    flood('203.0.113.7');
    expect(guard.isOpenFor(from('203.0.113.7'))).toBe(true);
  });

  it('from which floods go on waits twice as long each time, at most a minute, and no other address does', () => {
    const { guard, flood, pass } = setUp();
    const waits: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      flood('203.0.113.7');
      let waited = 0;
      while (!guard.isOpenFor(from('203.0.113.7'))) {
        expect(guard.isOpenFor(from('203.0.113.8'))).toBe(true);
        pass(1000);
        waited += 1;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([0, 0, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]);
  });

  it('that was quiet for ten minutes begins anew', () => {
    const { guard, flood, pass } = setUp();
    for (let at = 0; at < 8; at += 1) flood('203.0.113.7');
    pass(10 * 60_000);
    flood('203.0.113.7');
    expect(guard.isOpenFor(from('203.0.113.7'))).toBe(true);
  });

  it('never cuts a socket that others of it opened before', () => {
    const { open, flood } = setUp();
    const honest = open('203.0.113.7');
    for (let at = 0; at < 8; at += 1) flood('203.0.113.7');
    honest.emit('packet');
    expect(honest.isCut).toBe(false);
  });
});
