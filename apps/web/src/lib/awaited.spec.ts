// A write whose answer does not come: it is said, sent again only under its key, and never kept busy against one's will.
import { awaited, oneSentence, SLOW_MS, Unanswered } from './awaited';

const isBroken = (error: unknown) => error instanceof Error && error.message === 'broken';
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A network that takes what is sent and answers once `answer` is called. */
function network() {
  const sent: { answer(text: string): void; fail(error: Error): void }[] = [];
  return {
    sent,
    send: (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        sent.push({ answer: resolve, fail: reject });
      }),
  };
}

function teller() {
  const said: ('again' | (() => void))[] = [];
  return {
    said,
    say: (stop?: () => void) => {
      const one = stop ?? ('again' as const);
      said.push(one);
      return () => {
        said.splice(said.indexOf(one), 1);
      };
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says nothing of an answer that comes in time', async () => {
  const { sent, send } = network();
  const { said, say } = teller();
  const answer = awaited({ send, say, isBroken, isOnce: false });
  await pass(SLOW_MS - 1);
  sent[0]?.answer('ok');
  await expect(answer).resolves.toBe('ok');
  await pass(SLOW_MS);
  expect(said).toEqual([]);
});

it('says that the answer is awaited, sends nothing again without a key, and takes it back with the answer', async () => {
  const { sent, send } = network();
  const { said, say } = teller();
  const answer = awaited({ send, say, isBroken, isOnce: false });
  await pass(10 * SLOW_MS);
  expect(sent).toHaveLength(1);
  expect(said).toEqual([expect.any(Function)]);
  sent[0]?.answer('late');
  await expect(answer).resolves.toBe('late');
  expect(said).toEqual([]);
});

it('is left when one stops waiting', async () => {
  const { send } = network();
  const { said, say } = teller();
  const answer = awaited({ send, say, isBroken, isOnce: false });
  const left = expect(answer).rejects.toBeInstanceOf(Unanswered);
  await pass(SLOW_MS);
  const [stop] = said;
  if (typeof stop === 'function') stop();
  await left;
  expect(said).toEqual([]);
});

it('sends again by itself what has a key, and may be left once that did not help', async () => {
  const { sent, send } = network();
  const { said, say } = teller();
  const answer = awaited({ send, say, isBroken, isOnce: true });
  const left = expect(answer).rejects.toBeInstanceOf(Unanswered);
  await pass(SLOW_MS);
  expect(sent).toHaveLength(2);
  expect(said).toEqual(['again']);
  await pass(SLOW_MS);
  expect(sent).toHaveLength(3);
  await pass(10 * SLOW_MS);
  expect(sent).toHaveLength(3);
  expect(said).toEqual([expect.any(Function)]);
  const [stop] = said;
  if (typeof stop === 'function') stop();
  await left;
});

it('gives the answer to the second sending as if it were the first', async () => {
  const { sent, send } = network();
  const { said, say } = teller();
  const answer = awaited({ send, say, isBroken, isOnce: true });
  await pass(SLOW_MS);
  sent[1]?.answer('ok');
  await expect(answer).resolves.toBe('ok');
  expect(said).toEqual([]);
});

it('tells why it failed, as it was', async () => {
  const { sent, send } = network();
  const { said, say } = teller();
  const answer = awaited({ send, say, isBroken, isOnce: true });
  const failed = expect(answer).rejects.toThrow('refused');
  await pass(SLOW_MS);
  sent[1]?.fail(new Error('refused'));
  await failed;
  expect(sent).toHaveLength(2);
  expect(said).toEqual([]);
});

it('may have been taken where the connection breaks after a while, and not where there was none', async () => {
  const { sent, send } = network();
  const { say } = teller();
  const atOnce = expect(awaited({ send, say, isBroken, isOnce: false })).rejects.toThrow('broken');
  sent[0]?.fail(new Error('broken'));
  await atOnce;
  const late = expect(awaited({ send, say, isBroken, isOnce: false })).rejects.toBeInstanceOf(Unanswered);
  await pass(SLOW_MS);
  sent[1]?.fail(new Error('broken'));
  await late;
});

it('is one sentence however many wait, and leaves all of them at once', () => {
  const shown: ((() => void) | undefined)[] = [];
  const say = oneSentence((stopAll) => {
    shown.push(stopAll);
    return () => {
      shown.splice(shown.indexOf(stopAll), 1);
    };
  });
  const stopped: string[] = [];
  const first = say(() => stopped.push('a'));
  const second = say(() => stopped.push('b'));
  const third = say();
  expect(shown).toHaveLength(1);
  shown[0]?.();
  expect(stopped).toEqual(['a', 'b']);
  first();
  second();
  expect(shown).toEqual([undefined]);
  third();
  expect(shown).toEqual([]);
});
