// Questions that follow news: at once, and with a rest that is nine times as long as their answer took.
import { sparing } from './sparing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const taking = (ms: number) => jest.fn(() => new Promise<void>((done) => setTimeout(done, ms)));

it('asks at once, and rests nine times as long as the answer took', async () => {
  const question = taking(100);
  const { ask, stop } = sparing(question);
  ask();
  expect(question).toHaveBeenCalledTimes(1);
  await passed(50);
  ask();
  ask();
  await passed(949);
  expect(question).toHaveBeenCalledTimes(1);
  await passed(1);
  expect(question).toHaveBeenCalledTimes(2);
  await passed(5000);
  expect(question).toHaveBeenCalledTimes(2);
  ask();
  expect(question).toHaveBeenCalledTimes(3);
  stop();
});

it('rests ten seconds at most', async () => {
  const question = taking(4000);
  const { ask, stop } = sparing(question);
  ask();
  ask();
  await passed(13_999);
  expect(question).toHaveBeenCalledTimes(1);
  await passed(1);
  expect(question).toHaveBeenCalledTimes(2);
  stop();
});

it('asks nothing more once it is stopped', async () => {
  const question = taking(100);
  const { ask, stop } = sparing(question);
  ask();
  ask();
  stop();
  ask();
  await passed(20_000);
  expect(question).toHaveBeenCalledTimes(1);
});
