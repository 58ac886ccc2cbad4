// Looks for what is to be done, again and again, until it is stopped; a look that fails is told, and tried again.

interface Options {
  /** After a look that failed; as after every look where nothing is said. */
  soonMs?: number;
  /** The part of its time that it looks, at most: after a look that took long it waits longer. */
  share?: number;
}

export class LookAgain {
  private timer: NodeJS.Timeout | null = null;
  private dueAt = Infinity;
  private running: Promise<void> | null = null;
  /** What was told while it looked may have come after the last look. */
  private askedMs = Infinity;
  private isTroubled = false;
  private stopped = false;

  /**
   * @param everyMs from the end of a look to the next one
   * @param tell of a fault: once, not with every look that follows
   */
  constructor(
    private readonly everyMs: number,
    private readonly look: () => Promise<unknown>,
    private readonly tell: (error: unknown) => void,
    private readonly options: Options = {},
  ) {}

  /** A look that goes on for long asks it, and ends. */
  get isStopped(): boolean {
    return this.stopped;
  }

  start(): void {
    this.within(this.everyMs);
  }

  /** Looks so soon at the latest; while it looks already, so soon after that look at the latest. */
  within(ms: number): void {
    if (this.stopped) return;
    if (this.running) {
      this.askedMs = Math.min(this.askedMs, ms);
      return;
    }
    const dueAt = performance.now() + ms;
    if (this.timer && this.dueAt <= dueAt) return;
    if (this.timer) clearTimeout(this.timer);
    this.dueAt = dueAt;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.running = this.run();
    }, ms);
  }

  /** Once the look that is under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    let next = this.everyMs;
    let soonest = 0;
    const began = performance.now();
    try {
      await this.look();
      this.isTroubled = false;
    } catch (error) {
      if (!this.stopped && !this.isTroubled) this.tell(error);
      this.isTroubled = true;
      next = soonest = this.options.soonMs ?? this.everyMs;
    }
    this.running = null;
    next = Math.min(next, Math.max(this.askedMs, soonest));
    this.askedMs = Infinity;
    const { share = 1 } = this.options;
    this.within(Math.max(next, (performance.now() - began) * (1 / share - 1)));
  }
}
