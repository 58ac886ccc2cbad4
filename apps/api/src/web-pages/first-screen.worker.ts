// Draws first screens beside the server's own thread: a page with many rows takes longer than an answer may wait.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { FirstScreen } from '@gelanggang/contract/first-screen';
import type { Answered, Asked } from '@gelanggang/platform/turns/asked-thread';
import type { Drawn } from './page-drawer';

interface Renderer {
  render(screen: FirstScreen): Promise<Drawn>;
}

// built with the web app, found at run time
const { render } = createRequire(__filename)(String(workerData)) as Renderer;

const send = (message: Answered<Drawn>) => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, question: screen }: Asked<FirstScreen>) => {
  render(screen).then(
    (answer) => send({ id, answer }),
    (error: unknown) => send({ id, failed: `A first screen could not be drawn: ${String(error)}` }),
  );
});
