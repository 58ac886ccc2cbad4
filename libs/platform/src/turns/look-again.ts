// Looks for what is to be done, again and again, until it is stopped; a look that fails is told, and tried again.
export class LookAgain {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
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
  ) {}

  /** A look that goes on for long asks it, and ends. */
  get isStopped(): boolean {
    return this.stopped;
  }

  start(): void {
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, this.everyMs);
  }

  /** Once the look that is under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      await this.look();
      this.isTroubled = false;
    } catch (error) {
      if (!this.isTroubled) this.tell(error);
      this.isTroubled = true;
    }
    if (!this.stopped) this.start();
  }
}
