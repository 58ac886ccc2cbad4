// Actions on a bad network: sent in order, again under the same key, kept over a reload, and told why where they are refused.
import { KeptQueue } from './kept-queue';

class Answered extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Action {
  key: string;
  isTried?: boolean;
}

let sent: string[] = [];
let answer: (key: string) => unknown = () => undefined;
let names = 0;
const offline = () => {
  throw new TypeError('Failed to fetch');
};
const queueOf = (storage = `test-${(names += 1)}`, isOwn: (action: Action) => boolean = () => true) =>
  new KeptQueue<Action>({
    storage,
    isOwn,
    answerOf: (error) => (error instanceof Answered ? error : null),
    send: async ({ key }) => {
      sent.push(key);
      await Promise.resolve(answer(key));
    },
  });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const keysOf = (queue: KeptQueue<Action>) => queue.current().pending.map(({ key }) => key);

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  answer = () => undefined;
});
afterEach(() => jest.useRealTimers());

it('sends in the order of the presses, each once', async () => {
  const queue = queueOf();
  for (const key of ['a', 'b', 'c']) queue.take({ key });
  await pass(0);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(queue.current()).toMatchObject({ pending: [], refused: [], isStuck: false });
});

it('keeps all of them while the server is away, and sends the first again under its key before the others', async () => {
  const queue = queueOf();
  answer = offline;
  queue.take({ key: 'a' });
  queue.take({ key: 'b' });
  await pass(5_000);
  expect(new Set(sent)).toEqual(new Set(['a']));
  expect(sent.length).toBeGreaterThan(1);
  expect(queue.current()).toMatchObject({ isStuck: true, wasStuck: true });
  expect(keysOf(queue)).toEqual(['a', 'b']);
  answer = () => undefined;
  sent = [];
  queue.tryNow();
  await pass(0);
  expect(sent).toEqual(['a', 'b']);
  expect(queue.current()).toMatchObject({ pending: [], wasStuck: false });
});

it.each([500, 503, 429, 401])('waits also where the server answers %i', async (status) => {
  const queue = queueOf();
  answer = () => {
    throw new Answered(status, 'nanti');
  };
  queue.take({ key: 'a' });
  await pass(3_000);
  expect(queue.current()).toMatchObject({ refused: [], pending: [{ key: 'a', isTried: true }] });
});

it('says why the server refuses one, and goes on with the next', async () => {
  const queue = queueOf();
  answer = (key) => {
    if (key === 'a') throw new Answered(409, 'Partai 5 sudah selesai.');
  };
  queue.take({ key: 'a' });
  queue.take({ key: 'b' });
  await pass(0);
  expect(queue.current()).toMatchObject({ pending: [], refused: [{ key: 'a', message: 'Partai 5 sudah selesai.' }] });
  queue.dismiss('a');
  expect(queue.current().refused).toEqual([]);
});

it('is there again after a reload, and sends what waits once somebody listens', async () => {
  const queue = queueOf('reload');
  answer = offline;
  queue.take({ key: 'a' });
  await pass(100);
  const opened = queueOf('reload');
  expect(keysOf(opened)).toEqual(['a']);
  expect(opened.current().wasStuck).toBe(true);
  answer = () => undefined;
  const settled: string[] = [];
  opened.onSettled(({ key }) => settled.push(key));
  await pass(0);
  expect(settled).toEqual(['a']);
  expect(keysOf(opened)).toEqual([]);
});

it('sends nothing that was taken back, and what took its place instead', async () => {
  const queue = queueOf();
  answer = offline;
  for (const key of ['a', 'b', 'c']) queue.take({ key });
  await pass(10);
  queue.drop('b');
  queue.replace('a', { key: 'undo-a' });
  answer = () => undefined;
  sent = [];
  queue.tryNow();
  await pass(0);
  expect(sent).toEqual(['undo-a', 'c']);
});

it('leaves what belongs to another session where it is', async () => {
  const queue = queueOf('other', ({ key }) => key !== 'a');
  queue.take({ key: 'a' });
  queue.take({ key: 'b' });
  await pass(0);
  expect(sent).toEqual(['b']);
  expect(keysOf(queue)).toEqual(['a']);
});
