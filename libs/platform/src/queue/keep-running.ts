// Runs what should never end (a worker's or listener's main loop), made anew after each failure, until it is stopped.
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_AFTER_MS = 1000;
/** What cannot reach its server cannot say goodbye either. */
const CLOSED_WITHIN_MS = 2000;

interface Loop {
  run(): Promise<void>;
  close(): Promise<void>;
}

export class KeepRunning<T extends Loop> {
  private current: T | null = null;
  private stopped = false;

  /** `failed` hears every failure of the loop; what happens after stop() is no failure. */
  constructor(
    private readonly make: () => T,
    private readonly failed: (error: unknown) => void,
  ) {}

  async run(): Promise<void> {
    while (!this.stopped) {
      this.current = this.make();
      try {
        await this.current.run();
      } catch (error) {
        if (!this.stopped) this.failed(error);
      }
      if (this.stopped) return;
      await this.close(CLOSED_WITHIN_MS);
      await wait(AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }

  /** Ends the loop and waits for what it does, at most so long. */
  async stop(patienceMs = CLOSED_WITHIN_MS): Promise<void> {
    this.stopped = true;
    await this.close(patienceMs);
  }

  private async close(patienceMs: number): Promise<void> {
    const closing = this.current?.close().catch((error: unknown) => {
      if (!this.stopped) this.failed(error);
    });
    await Promise.race([closing, wait(patienceMs, undefined, { ref: false })]);
  }
}
