// Whoever waits for a piece leaves the place free on going away, and keeps nobody from pieces that there are.
import type { EventReader } from '@gelanggang/platform/events/event-reader';
import type { DataSource } from 'typeorm';
import { PieceStore } from './piece-store';
import type { ServerClock } from './server-clock';

const STREAM = 'tournament:1';
const stays = new AbortController().signal;

let pieces: PieceStore;
beforeEach(() => {
  const reader = {
    lastSeq: () => Promise.resolve(3),
    replay: (_: string, since: number) => Promise.resolve(since < 3 ? [{ seq: 3 }] : []),
    nextEvent: (_: string, _after: number, signal: AbortSignal) =>
      new Promise<void>((done) => signal.addEventListener('abort', () => done())),
  };
  const dataSource = { query: () => Promise.resolve([{ value: 'e' }]) };
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
