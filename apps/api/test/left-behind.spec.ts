// The files of a process share all that is around them: what one leaves there fails it.
import { createServer, type Server } from 'node:net';
import SharedEnvironment from '../../../test/runner/shared-environment.cjs';

const ofFile = { errors: [], children: [] };

/** What the file is told that does this, as one that began now and ends with it. */
async function toldAfter(work: () => unknown, patienceMs = 50): Promise<string[]> {
  const environment = new SharedEnvironment({}, { testPath: 'a-file.spec.ts' });
  environment.patienceMs = patienceMs;
  const state = { unhandledErrors: [] as Error[], rootDescribeBlock: ofFile };
  await environment.handleTestEvent({ name: 'run_start' }, state);
  await work();
  await environment.handleTestEvent({ name: 'run_finish' }, state);
  return state.unhandledErrors.map(({ message }) => message);
}

let server: Server | undefined;
let timers: ReturnType<typeof setTimeout>[] = [];
const listener = () => undefined;
afterEach(() => {
  jest.useRealTimers();
  delete process.env.LEFT_BEHIND;
  Reflect.deleteProperty(globalThis, 'leftBehind');
  process.off('SIGUSR2', listener);
  server?.close();
  timers.forEach(clearTimeout);
});

it('says nothing of a file that gives everything back, be it a moment later', async () => {
  expect(await toldAfter(() => setTimeout(() => undefined, 20), 20_000)).toEqual([]);
});

it.each([
  ['a variable', "the environment's LEFT_BEHIND has changed", () => (process.env.LEFT_BEHIND = 'x')],
  ['a global', 'a global leftBehind', () => Object.assign(globalThis, { leftBehind: 1 })],
  ['a listener', 'a listener to SIGUSR2 of the process', () => process.on('SIGUSR2', listener)],
  // more than jest itself has at the moment
  ['timers', 'open: Timeout', () => (timers = [1, 2, 3, 4, 5].map(() => setTimeout(() => undefined, 60_000)))],
  [
    'an open server',
    'open: TCPServerWrap',
    () => new Promise<void>((done) => (server = createServer().listen(0, '127.0.0.1', done))),
  ],
])('fails a file that leaves %s', async (_, words, work) => {
  const [told = ''] = await toldAfter(work);
  expect(told).toContain(words);
});
