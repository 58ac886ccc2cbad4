// Who runs, who waits and who is refused.
import * as fc from 'fast-check';
import { LineRefused, WaitingLine } from './waiting-line';

function work() {
  let end!: (value?: unknown) => void;
  let fail!: (error: Error) => void;
  const ended = new Promise((done, failed) => ((end = done), (fail = failed)));
  const one = { isBegun: false, end, fail, run: () => ((one.isBegun = true), ended) };
  return one;
}
const settle = () => new Promise((done) => setImmediate(done));

describe('A waiting line', () => {
  it('runs so many at once, the others in the order in which they came', async () => {
    const line = new WaitingLine({ atOnce: 2, mostWaiting: 10 });
    const all = Array.from({ length: 5 }, work);
    const answers = all.map((one) => line.run(one.run, 1));
    await settle();
    expect(all.map((one) => one.isBegun)).toEqual([true, true, false, false, false]);
    all[1]?.end('b');
    await settle();
    expect(all.map((one) => one.isBegun)).toEqual([true, true, true, false, false]);
    all.forEach((one, at) => one.end(at));
    expect(await Promise.all(answers)).toEqual([0, 'b', 2, 3, 4]);
  });

  it('refuses what comes when as many wait as may', async () => {
    const line = new WaitingLine({ atOnce: 1, mostWaiting: 1 });
    const [first, second] = [work(), work()];
    const answers = [line.run(first.run, 1), line.run(second.run, 1)];
    await expect(line.run(work().run, 1)).rejects.toEqual(new LineRefused('full'));
    first.end();
    second.end();
    await Promise.all(answers);
    await expect(line.run(() => Promise.resolve('again'), 1)).resolves.toBe('again');
  });

  it('goes round between owners: who comes second waits for one of the first, not for all', async () => {
    const line = new WaitingLine({ atOnce: 1, mostWaiting: 20 });
    const order: string[] = [];
    const say = (name: string) => line.run(() => Promise.resolve(order.push(name)), name.charAt(0));
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(say));
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('takes as many of each owner as it may, waiting or running, and the next one after it', async () => {
    const line = new WaitingLine({ atOnce: 1, mostWaiting: 5, mostOfOwner: 1 });
    const first = work();
    const answer = line.run(first.run, 7);
    await expect(line.run(work().run, 7)).rejects.toEqual(new LineRefused('owner-waits'));
    const other = line.run(() => Promise.resolve('other'), 8);
    await expect(line.run(work().run, 8)).rejects.toEqual(new LineRefused('owner-waits'));
    first.end();
    await Promise.all([answer, other]);
    await expect(line.run(() => Promise.resolve('again'), 7)).resolves.toBe('again');
  });

  it('keeps no place for what failed', async () => {
    const line = new WaitingLine({ atOnce: 1, mostWaiting: 0 });
    await expect(line.run(() => Promise.reject(new Error('no')), 1)).rejects.toThrow('no');
    await expect(line.run(() => Promise.resolve(1), 1)).resolves.toBe(1);
  });

  it('never runs more than it may, and loses nobody, whatever comes and ends', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        fc.array(
          fc.record({
            owner: fc.integer({ min: 1, max: 5 }),
            fails: fc.boolean(),
            steps: fc.nat(4),
          }),
          { maxLength: 40 },
        ),
        async (atOnce, mostWaiting, all) => {
          const line = new WaitingLine({ atOnce, mostWaiting, mostOfOwner: 3 });
          let running = 0;
          const answers = await Promise.all(
            all.map(async ({ owner, fails, steps }, at) => {
              for (let step = 0; step < at % 5; step += 1) await Promise.resolve();
              return line
                .run(async () => {
                  running += 1;
                  expect(running).toBeLessThanOrEqual(atOnce);
                  for (let step = 0; step < steps; step += 1) await settle();
                  running -= 1;
                  if (fails) throw new Error('no');
                  return 'done';
                }, owner)
                .catch((error: Error) => (error instanceof LineRefused ? error.reason : 'failed'));
            }),
          );
          expect(answers).toHaveLength(all.length);
          expect([running, line.length]).toEqual([0, 0]);
          await expect(line.run(() => Promise.resolve('free'), 1)).resolves.toBe('free');
        },
      ),
    ));
});
