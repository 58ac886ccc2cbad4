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
  pieces.mostHeld = 2;
});
afterEach(() => pieces.beforeApplicationShutdown());

const wait = (hold: number, gone: AbortSignal) => pieces.piece('e', STREAM, 4, hold, gone);

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
  expect(await pieces.piece('e', STREAM, 3, undefined, stays)).toMatchObject({ isEmpty: false });
  pieces.beforeApplicationShutdown();
  await Promise.all(waiting);
});
