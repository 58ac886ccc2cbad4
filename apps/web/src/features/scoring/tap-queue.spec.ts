// Taps on a bad network: sent again while they can count, held back afterwards, never twice, and shown as they ended.
import type { LivePoint, TapAnswer } from '@gelanggang/contract/scoring';
import { TapQueue } from './tap-queue';

let now = 0;
let isOnline = true;
let sent: { number: number; at: number }[][] = [];
let queue: TapQueue;
beforeEach(() => {
  jest.useFakeTimers();
  now = 1_000_000;
  isOnline = true;
  sent = [];
  queue = new TapQueue({
    tab: 'testtab0',
    now: () => now,
    withinMs: () => 3000,
    send: (taps) => {
      sent.push(taps);
      return isOnline
        ? Promise.resolve(taps.map(({ number }): TapAnswer => ({ number, fate: 'kept' })))
        : Promise.reject(new Error('offline'));
    },
    isFinal: () => false,
    onChange: () => undefined,
  });
});
afterEach(() => {
  queue.close();
  jest.useRealTimers();
});

/** Time goes on, in the steps in which the queue looks. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    now += 100;
    await jest.advanceTimersByTimeAsync(100);
  }
}
const states = () => queue.taps.map((tap) => tap.state);
const point = (taps: string[], reason: string | null = null) => ({ taps, withdrawn_reason: reason }) as LivePoint;

it('goes at once, waits for the other judges, and ends as counted or not', async () => {
  queue.tap('blue', 'kick');
  expect(sent).toHaveLength(1);
  await pass(100);
  expect(states()).toEqual(['waiting']);
  queue.tap('red', 'punch');
  queue.show([point(['testtab0-1', 'other-7'])]);
  await pass(4800);
  expect(states()).toEqual(['uncounted', 'counted']);
  queue.show([point(['testtab0-1', 'other-7'], 'salah sudut')]);
  expect(states()).toEqual(['uncounted', 'withdrawn']);
  expect(sent).toHaveLength(2);
});

it('is sent again with its number and its time while the network comes back soon enough', async () => {
  isOnline = false;
  queue.tap('blue', 'kick');
  await pass(1200);
  expect(queue.isUnreachable).toBe(true);
  isOnline = true;
  await pass(800);
  expect(states()).toEqual(['waiting']);
  expect(queue.isUnreachable).toBe(false);
  expect(new Set(sent.flat().map(({ number, at }) => `${number} ${at}`))).toEqual(new Set(['1 1000000']));
});

it('is held back and not sent any more once it could not count', async () => {
  isOnline = false;
  queue.tap('blue', 'kick');
  await pass(3600);
  expect(states()).toEqual(['held']);
  isOnline = true;
  const before = sent.length;
  await pass(2000);
  expect(sent).toHaveLength(before);
});

it('is not sent again while the first attempt is still under way', async () => {
  let answer: (answers: TapAnswer[]) => void = () => undefined;
  const slow = new TapQueue({
    tab: 'testtab0',
    now: () => now,
    withinMs: () => 3000,
    send: (taps) => {
      sent.push(taps);
      return new Promise((resolve) => (answer = resolve));
    },
    isFinal: () => false,
    onChange: () => undefined,
  });
  slow.tap('red', 'kick');
  await pass(2000);
  expect(sent).toHaveLength(1);
  answer([{ number: 1, fate: 'clock' }]);
  await pass(100);
  expect(slow.taps[0]?.state).toBe('clock');
  slow.close();
});

it('is no longer told away once the server has answered something else, and sends at once what can still count', async () => {
  isOnline = false;
  queue.tap('blue', 'kick');
  await pass(300);
  expect(queue.isUnreachable).toBe(true);
  isOnline = true;
  queue.reached();
  expect(queue.isUnreachable).toBe(false);
  await pass(100);
  expect(states()).toEqual(['waiting']);
  isOnline = false;
  queue.tap('red', 'kick');
  await pass(3_500);
  expect(states()[0]).toBe('held');
  expect(queue.isUnreachable).toBe(true);
  isOnline = true;
  const before = sent.length;
  queue.reached();
  expect(queue.isUnreachable).toBe(false);
  await pass(1_000);
  expect(sent).toHaveLength(before);
});
