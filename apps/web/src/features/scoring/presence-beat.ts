// Says that a panel is there, and hears that the server is: soon again while it is not, at once when it may be back.

export interface PresenceBeatOptions {
  /** Rejects where no answer came in time. `isFirst`: it takes the seat. */
  say(isFirst: boolean, timeoutMs: number): Promise<void>;
  /** `isBack`: it was lost before. */
  onHeard(isBack: boolean): void;
  onLost(): void;
  beatMs: number;
}

const ANSWER_MS = 8_000;
/** While it is lost: a connection that hangs from before is not waited for. */
const ANSWER_WHILE_LOST_MS = 3_000;
const RETRY_MS = 1_000;

export class PresenceBeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the call whose answer counts; those before it are too late to say anything. */
  private run = 0;
  private isClaimed = false;
  private isLost = false;

  constructor(private readonly options: PresenceBeatOptions) {}

  /** The network is back, or may be. */
  now(): void {
    clearTimeout(this.timer);
    this.run += 1;
    void this.beat(this.run);
  }

  /** The live connection is back: no need to ask where nothing was lost. */
  maybeBack(): void {
    if (this.isLost) this.now();
  }

  /** Something else of this panel got no answer. */
  doubt(): void {
    this.isLost = true;
    this.now();
  }

  close(): void {
    clearTimeout(this.timer);
    this.run = -1;
  }

  private async beat(run: number): Promise<void> {
    const { say, onHeard, onLost, beatMs } = this.options;
    const wasClaimed = this.isClaimed;
    try {
      await say(!wasClaimed, this.isLost ? ANSWER_WHILE_LOST_MS : ANSWER_MS);
      this.isClaimed = true;
      if (run !== this.run) return;
      const isBack = this.isLost;
      this.isLost = false;
      onHeard(isBack);
    } catch {
      if (run !== this.run) return;
      this.isLost = true;
      onLost();
    }
    this.timer = setTimeout(() => this.now(), this.isLost ? RETRY_MS : beatMs);
  }
}
