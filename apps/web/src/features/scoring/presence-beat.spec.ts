// A panel notices that the network is gone, and above all that it is back.
import { PresenceBeat } from './presence-beat';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const BEAT_MS = 5_000;

function panel() {
  const seen = { isThere: true, back: 0 };
  const calls: { isFirst: boolean; answer(): void; fail(): void }[] = [];
  let mode: 'answers' | 'fails' | 'hangs' = 'answers';
  const beat = new PresenceBeat({
    beatMs: BEAT_MS,
    say: (isFirst, timeoutMs) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('no answer'));
        calls.push({ isFirst, answer: resolve, fail });
        if (mode === 'answers') resolve();
        if (mode === 'fails') fail();
        if (mode === 'hangs') setTimeout(fail, timeoutMs);
      }),
    onHeard: (isBack) => {
      seen.isThere = true;
      seen.back += isBack ? 1 : 0;
    },
    onLost: () => {
      seen.isThere = false;
    },
  });
  return { beat, seen, calls, set: (next: typeof mode) => (mode = next) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('takes the seat first, then says every few seconds that it is there', async () => {
  const { beat, seen, calls } = panel();
  beat.now();
  await pass(2 * BEAT_MS);
  expect(calls.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
  expect(seen).toEqual({ isThere: true, back: 0 });
  beat.close();
  await pass(2 * BEAT_MS);
  expect(calls).toHaveLength(3);
});

it('asks every second while the server is away, and knows within that second that it is back', async () => {
  const { beat, seen, set } = panel();
  beat.now();
  await pass(0);
  set('fails');
  await pass(BEAT_MS);
  expect(seen.isThere).toBe(false);
  set('answers');
  await pass(1_000);
  expect(seen).toEqual({ isThere: true, back: 1 });
  beat.close();
});

it('is not told away by a call from before that ends later than the one that was answered', async () => {
  const { beat, seen, calls, set } = panel();
  beat.now();
  await pass(0);
  set('hangs');
  await pass(BEAT_MS);
  set('answers');
  beat.now();
  await pass(0);
  const asked = calls.length;
  calls[1]?.fail();
  await pass(0);
  expect(seen.isThere).toBe(true);
  // and the one that is too late begins no second row of beats
  await pass(2 * BEAT_MS);
  expect(calls).toHaveLength(asked + 2);
  beat.close();
});

it('asks at once where a tap got no answer, and says that the server is there once it answers', async () => {
  const { beat, seen, calls } = panel();
  beat.now();
  await pass(0);
  beat.maybeBack();
  expect(calls).toHaveLength(1);
  beat.doubt();
  await pass(0);
  expect(calls).toHaveLength(2);
  expect(seen).toEqual({ isThere: true, back: 1 });
  beat.close();
});
