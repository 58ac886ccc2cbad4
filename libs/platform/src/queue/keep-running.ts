// Runs what should never end (a worker's or reader's main loop) again after it failed, until it is told to stop.
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_AFTER_MS = 1000;

export async function keepRunning(
  run: () => Promise<void>,
  options: { isStopped: () => boolean; failed: (error: unknown) => void },
): Promise<void> {
  while (!options.isStopped()) {
    try {
      await run();
    } catch (error) {
      if (!options.isStopped()) options.failed(error);
    }
    if (!options.isStopped()) await wait(AGAIN_AFTER_MS, undefined, { ref: false });
  }
}
