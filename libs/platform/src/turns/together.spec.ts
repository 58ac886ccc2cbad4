// What waits for the same thing is done together: each is answered once, and a failure is nobody else's.
import { LEFT, orLeft, Together } from './together';

interface Batch {
  key: string;
  items: readonly number[];
  answer: () => void;
  fail: () => void;
}

function watched(most = 10) {
  const batches: Batch[] = [];
  const together = new Together<string, number, number>(
    (key, items) =>
      new Promise((done, failed) =>
        batches.push({
          key,
          items,
          answer: () => done(items.map((item) => -item)),
          fail: () => failed(new Error('not this time')),
        }),
      ),
    most,
  );
  return { batches, together };
}
const turn = () => new Promise((done) => setImmediate(done));

it('goes at once where nothing is under way; what comes meanwhile goes together, in order, after it', async () => {
  const { batches, together } = watched();
  const answers = [1, 2, 3].map((item) => together.run('A', item));
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.answer();
  expect(await answers[0]).toBe(-1);
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  batches[1]?.answer();
  expect(await Promise.all(answers)).toEqual([-1, -2, -3]);
  void together.run('A', 4);
  expect(batches[2]?.items).toEqual([4]);
});

it('for one thing does not wait for another', () => {
  const { batches, together } = watched();
  void together.run('A', 1);
  void together.run('B', 2);
  expect(batches.map(({ key }) => key)).toEqual(['A', 'B']);
});

it('is done in several parts where more wait than go together', async () => {
  const { batches, together } = watched(2);
  const answers = [1, 2, 3, 4].map((item) => together.run('A', item));
  for (const at of [0, 1, 2]) {
    batches[at]?.answer();
    await turn();
  }
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]);
  expect(await Promise.all(answers)).toEqual([-1, -2, -3, -4]);
});

it('that fails is told to those who were in it, and those who wait go on', async () => {
  const { batches, together } = watched();
  const first = together.run('A', 1);
  const second = together.run('A', 2);
  batches[0]?.fail();
  await expect(first).rejects.toThrow('not this time');
  await turn();
  batches[1]?.answer();
  expect(await second).toBe(-2);
});

it('that fails is left for whoever asked for it, and told', async () => {
  const failures: unknown[] = [];
  const work = orLeft(
    (_: string, items: readonly number[]) =>
      items.includes(13) ? Promise.reject(new Error('not thirteen')) : Promise.resolve(items.map((item) => -item)),
    (error) => failures.push(error),
  );
  expect(await work('a', [1, 2])).toEqual([-1, -2]);
  expect(failures).toEqual([]);
  expect(await work('a', [1, 13])).toEqual([LEFT, LEFT]);
  expect(failures).toEqual([new Error('not thirteen')]);
});
