// What is waited for only so long.
import { inTime } from './in-time';

const late = () => new Error('late');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what comes in time is given, and nothing is waited for afterwards', async () => {
  await expect(inTime(Promise.resolve('here'), 1000, late)).resolves.toBe('here');
  await expect(inTime(Promise.reject(new Error('broken')), 1000, late)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('what has not come when the time is over is given up', async () => {
  const waiting = inTime(new Promise(() => undefined), 1000, late);
  const told = expect(waiting).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(1000);
  await told;
});
