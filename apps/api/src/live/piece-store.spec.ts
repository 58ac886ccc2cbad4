// Whoever waits for a piece leaves the place free on going away, and keeps nobody from pieces that there are.
import type { EventReader } from '@gelanggang/platform/events/event-reader';
import type { DataSource } from 'typeorm';
import { PieceStore } from './piece-store';
import type { ServerClock } from './server-clock';

const STREAM = 'tournament:1';
const stays = new AbortController().signal;

let pieces: PieceStore;
let last: number;
let tell: () => void;
let asked: string[];
beforeEach(() => {
  last = 3;
  asked = [];
  const told = new Promise<void>((now) => {
    tell = () => {
      last += 1;
      now();
    };
  });
  const reader = {
    lastSeq: () => Promise.resolve(last),
    replay: (_: string, since: number) => {
      asked.push('events');
      return Promise.resolve(since < last ? [{ seq: last }] : []);
    },
    nextEvent: (_: string, _after: number, signal: AbortSignal) =>
      Promise.race([told, new Promise<void>((done) => signal.addEventListener('abort', () => done()))]),
  };
  const query = () => {
    asked.push('epoch');
    return Promise.resolve([{ value: 'e' }]);
  };
  const dataSource = { query };
  pieces = new PieceStore(reader as unknown as EventReader, dataSource as unknown as DataSource, {} as ServerClock);
  pieces.places.most = 2;
});
afterEach(() => pieces.beforeApplicationShutdown());

const wait = (hold: number, gone: AbortSignal, network = 'hall') =>
  pieces.piece('e', STREAM, 4, { hold, network, gone });

it('has the places of those who have gone', async () => {
  const going = new AbortController();
  const waiting = [wait(0, going.signal), wait(1, going.signal)];
  await new Promise((go) => setTimeout(go, 20));
  await expect(wait(2, stays)).rejects.toMatchObject({ status: 503 });
  going.abort();
  await Promise.all(waiting);
  const next = wait(2, stays);
  await new Promise((go) => setTimeout(go, 20));
  pieces.beforeApplicationShutdown();
  expect(await next).toMatchObject({ isEmpty: true });
});

it('gives what there is to all, however many wait', async () => {
  const waiting = [wait(0, stays), wait(1, stays)];
  await new Promise((go) => setTimeout(go, 20));
  expect(await pieces.piece('e', STREAM, 3, { hold: undefined, network: 'hall', gone: stays })).toMatchObject({
    isEmpty: false,
  });
  pieces.beforeApplicationShutdown();
  await Promise.all(waiting);
});

it('asks once for all who wait, under whatever numbers', async () => {
  pieces.places.most = 100;
  const waiting = Array.from({ length: 100 }, (_, hold) => wait(hold, stays));
  await new Promise((go) => setTimeout(go, 20));
  asked = [];
  tell();
  const answers = await Promise.all(waiting);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatchObject({ isEmpty: false });
  expect(asked).toEqual(['events', 'epoch']);
});

it('asks for nothing where nothing came', async () => {
  pieces.places.most = 100;
  const waiting = Array.from({ length: 100 }, (_, hold) => wait(hold, stays));
  await new Promise((go) => setTimeout(go, 20));
  asked = [];
  pieces.beforeApplicationShutdown();
  const answers = await Promise.all(waiting);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatchObject({ isEmpty: true });
  expect(asked).toEqual([]);
});

it('has a place for another network where one has taken all: its oldest goes on with an empty piece', async () => {
  const flood = [wait(0, stays, 'flood'), wait(1, stays, 'flood')];
  await new Promise((go) => setTimeout(go, 20));
  const phone = wait(0, stays, 'phone');
  expect(await flood[0]).toMatchObject({ isEmpty: true });
  await expect(wait(2, stays, 'flood')).rejects.toMatchObject({ status: 503 });
  await expect(wait(2, stays, 'phone')).rejects.toMatchObject({ status: 503 });
  pieces.beforeApplicationShutdown();
  await Promise.all([...flood, phone]);
});
