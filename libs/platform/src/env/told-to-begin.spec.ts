// A program that is held begins once it is told, and leaves without a word when nobody is there to tell it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const PROGRAM = `
  const { toldToBegin } = require(${JSON.stringify(join(__dirname, 'told-to-begin.ts'))});
  toldToBegin().then(() => console.log('begun', process.env.TOLD_LATER));
  process.send?.('loaded');
`;

function start(isHeld: boolean): { child: ChildProcess; text(): string } {
  const child = spawn(process.execPath, ['-r', join(root, 'test/setup/run-typescript.cjs'), '-e', PROGRAM], {
    cwd: root,
    env: { ...process.env, ...(isHeld ? { BEGIN_WHEN_TOLD: 'true' } : {}) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let text = '';
  child.stdout?.on('data', (data: Buffer) => (text += data.toString()));
  return { child, text: () => text };
}

it('begins at once where nobody holds it, and ends by itself', async () => {
  const { child, text } = start(false);
  await once(child, 'close');
  expect(text()).toBe('begun undefined\n');
});

it('begins when it is told, with what it is told, and then ends by itself', async () => {
  const { child, text } = start(true);
  await once(child, 'message');
  expect(text()).toBe('');
  child.send('something else');
  child.send({ begin: { TOLD_LATER: 'an address' } });
  await once(child, 'close');
  expect(text()).toBe('begun an address\n');
});

it('leaves when whoever held it is gone', async () => {
  const { child, text } = start(true);
  await once(child, 'message');
  child.disconnect();
  await once(child, 'exit');
  expect([text(), child.exitCode]).toEqual(['', 0]);
});
