// Work that takes much of the machine waits its turn: so many at once, so many waiting, and one place for each owner.

/** `full`: as many wait as may. `owner-waits`: this owner has work in the line already. */
export class LineRefused extends Error {
  constructor(readonly reason: 'full' | 'owner-waits') {
    super(`The line refused: ${reason}`);
  }
}

export class WaitingLine {
  private readonly waiting: (() => void)[] = [];
  private readonly owners = new Set<string | number>();
  private running = 0;

  /** `atOnce`: how many run beside one another. `mostWaiting`: how many more may stand in line. */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** How many wait now. */
  get length(): number {
    return this.waiting.length;
  }

  /** Answers with what `work` answers; throws LineRefused when it is not taken. With an owner: one at a time for it. */
  async run<T>(work: () => Promise<T>, owner?: string | number): Promise<T> {
    if (owner !== undefined && this.owners.has(owner)) throw new LineRefused('owner-waits');
    if (this.running >= this.atOnce && this.waiting.length >= this.mostWaiting) throw new LineRefused('full');
    if (owner !== undefined) this.owners.add(owner);
    try {
      await this.turn();
      try {
        return await work();
      } finally {
        this.next();
      }
    } finally {
      if (owner !== undefined) this.owners.delete(owner);
    }
  }

  private turn(): Promise<void> | void {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    // whoever ends hands on its place
    return new Promise((done) => this.waiting.push(done));
  }

  private next(): void {
    const first = this.waiting.shift();
    if (first) first();
    else this.running -= 1;
  }
}
