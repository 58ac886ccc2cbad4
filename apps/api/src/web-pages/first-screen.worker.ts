// Draws first screens beside the server's own thread: a page with many rows takes longer than an answer may wait.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { FirstScreen } from '@gelanggang/contract/first-screen';
import type { Drawing, Drawn } from './page-drawer';

interface Renderer {
  render(screen: FirstScreen): Promise<Drawn>;
}

// built with the web app, found at run time
const { render } = createRequire(__filename)(String(workerData)) as Renderer;

parentPort?.on('message', ({ id, screen }: Drawing) => {
  render(screen).then(
    (drawn) => parentPort?.postMessage({ id, drawn }),
    (error: unknown) => parentPort?.postMessage({ id, failed: String(error) }),
  );
});
