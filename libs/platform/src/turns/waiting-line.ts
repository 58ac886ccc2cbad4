// Work that takes much of the machine waits its turn: so many at once, so many waiting, turns going round between owners.

/** `full`: as many wait as may. `owner-waits`: this owner has as much in the line as it may. */
export class LineRefused extends Error {
  constructor(readonly reason: 'full' | 'owner-waits') {
    super(`The line refused: ${reason}`);
  }
}

interface Bounds {
  /** How many run beside one another. */
  atOnce: number;
  /** How many more may stand in line. */
  mostWaiting: number;
  /** How many of one owner may run and wait; as many as there are places, where nothing is said. */
  mostOfOwner?: number;
}

export class WaitingLine {
  /** By owner, in the order of their turns. */
  private readonly waiting = new Map<string | number, (() => void)[]>();
  private readonly inside = new Map<string | number, number>();
  private waitingCount = 0;
  private running = 0;

  constructor(private readonly bounds: Bounds) {}

  /** How many wait now. */
  get length(): number {
    return this.waitingCount;
  }

  /** Answers with what `work` answers; throws LineRefused when it is not taken. */
  async run<T>(work: () => Promise<T>, owner: string | number): Promise<T> {
    const { atOnce, mostWaiting, mostOfOwner = Infinity } = this.bounds;
    const own = this.inside.get(owner) ?? 0;
    if (own >= mostOfOwner) throw new LineRefused('owner-waits');
    if (this.running >= atOnce && this.waitingCount >= mostWaiting) throw new LineRefused('full');
    this.inside.set(owner, own + 1);
    try {
      await this.turnOf(owner);
      try {
        return await work();
      } finally {
        this.next();
      }
    } finally {
      const left = (this.inside.get(owner) ?? 1) - 1;
      if (left > 0) this.inside.set(owner, left);
      else this.inside.delete(owner);
    }
  }

  private turnOf(owner: string | number): Promise<void> | void {
    if (this.running < this.bounds.atOnce) {
      this.running += 1;
      return;
    }
    // whoever ends hands on its place
    return new Promise((done) => {
      this.waitingCount += 1;
      const own = this.waiting.get(owner);
      if (own) own.push(done);
      else this.waiting.set(owner, [done]);
    });
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [owner, turns] = first;
    const turn = turns.shift();
    // behind all others: a map keeps the order in which its keys came
    this.waiting.delete(owner);
    if (turns.length > 0) this.waiting.set(owner, turns);
    this.waitingCount -= 1;
    turn?.();
  }
}
