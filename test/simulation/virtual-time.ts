// The time of a simulated day: what this process takes for now, and the longer timers of our own code, stand still until the
// simulation turns them on. Short waits and those of packages (a connection, an answer) go on as they are.
import { AsyncResource } from 'node:async_hooks';
import { livesHere, skewNow } from './instances';

const RealDate = Date;
const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const realSetInterval = globalThis.setInterval;
const realClearInterval = globalThis.clearInterval;

/** Shorter waits are no rules of the day: a burst's gathering, a retry after a lost connection. */
const SHORTEST_MS = 1_000;
/** Second by second no longer than this: what rings every second would ring a hundred thousand times a day. */
const LONGEST_AWAKE_MS = 5_000;
/** In real time. */
const ANSWER_MS = 10;
/** A file that is of ours. */
const OURS = /\/(apps|libs)\/[a-z]+\/src\//;

interface Waiting {
  at: number;
  /** Later ones with the same moment come later. */
  order: number;
  everyMs: number | null;
  run: () => void;
  /** Whether the process that waits is still there. */
  lives: () => boolean;
}

/** What `setTimeout` answers with, as far as our code uses it. */
class VirtualTimer {
  constructor(readonly id: number) {}
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return false;
  }
  [Symbol.toPrimitive](): number {
    return this.id;
  }
}

type Callback = (...given: unknown[]) => void;

export class VirtualTime {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** @param at milliseconds since 1970 */
  constructor(private at: number) {}

  get now(): number {
    return this.at;
  }

  get nowText(): string {
    return new RealDate(this.at).toISOString();
  }

  /** From here on `Date` and the timers of this process are the simulation's. */
  install(): void {
    const now = () => this.at + skewNow();
    globalThis.Date = class Date extends RealDate {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }

      static override now(): number {
        return now();
      }
    } as DateConstructor;
    const timer = (real: typeof realSetTimeout | typeof realSetInterval, repeats: boolean) =>
      ((callback: Callback, ms = 0, ...given: unknown[]) => {
        if (ms < SHORTEST_MS || !calledByUs()) return real(callback, ms, ...given);
        return this.wait(() => callback(...given), ms, repeats);
      }) as unknown as typeof setTimeout;
    const clear = (real: (one: NodeJS.Timeout) => void) =>
      ((one: unknown) => {
        if (one instanceof VirtualTimer) this.waiting.delete(one.id);
        else real(one as NodeJS.Timeout);
      }) as typeof clearTimeout;
    globalThis.setTimeout = Object.assign(timer(realSetTimeout, false), realSetTimeout);
    globalThis.setInterval = timer(realSetInterval, true) as unknown as typeof setInterval;
    globalThis.clearTimeout = clear(realClearTimeout);
    globalThis.clearInterval = clear(realClearInterval);
  }

  uninstall(): void {
    globalThis.Date = RealDate;
    globalThis.setTimeout = realSetTimeout;
    globalThis.setInterval = realSetInterval;
    globalThis.clearTimeout = realClearTimeout;
    globalThis.clearInterval = realClearInterval;
    this.waiting.clear();
  }

  /** To this moment: what waits until then runs in its order, `turned` after each. An earlier moment changes nothing. */
  async turnTo(moment: number, turned: () => Promise<void>): Promise<void> {
    const before = this.last;
    // over a longer pause everybody sleeps, as a closed laptop does, and what was due rings once
    if (moment - this.at > LONGEST_AWAKE_MS) {
      this.at = moment;
      await turned();
    }
    for (let due = this.nextDue(moment); due; due = this.nextDue(moment)) {
      const [id, one] = due;
      // what began in this turn may be answered first: a connection that was asked whether it is alive
      if (id > before) await new Promise((done) => realSetTimeout(done, ANSWER_MS));
      if (!this.waiting.has(id)) continue;
      if (!one.lives()) {
        this.waiting.delete(id);
        continue;
      }
      const isLater = one.at > this.at;
      this.at = Math.max(this.at, one.at);
      if (one.everyMs === null) this.waiting.delete(id);
      // a timer that nobody looked at for hours rings once, as after a laptop's sleep
      else one.at = this.at + one.everyMs;
      if (isLater) await turned();
      one.run();
    }
    if (moment <= this.at) return;
    this.at = moment;
    await turned();
  }

  private nextDue(moment: number): [number, Waiting] | undefined {
    return [...this.waiting]
      .filter(([, { at }]) => at <= moment)
      .sort(([, a], [, b]) => a.at - b.at || a.order - b.order)[0];
  }

  private wait(run: () => void, ms: number, repeats: boolean): VirtualTimer {
    this.last += 1;
    const lives = livesHere();
    // it rings in the process that waits
    const rings = AsyncResource.bind(run);
    this.waiting.set(this.last, {
      ...{ at: this.at + ms, order: this.last, everyMs: repeats ? ms : null },
      ...{ run: () => lives() && rings(), lives },
    });
    return new VirtualTimer(this.last);
  }
}

/** Whether the line that asks for a timer is of ours, not of a package. Its file alone is read: writing stacks took a tenth. */
function calledByUs(): boolean {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = 3;
  Error.prepareStackTrace = (_, sites) => sites;
  // [0] is this, [1] the replaced function, [2] who called it
  const sites = new Error().stack as unknown as NodeJS.CallSite[];
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  const file = sites[2]?.getFileName() ?? '';
  return OURS.test(file) && !file.includes('node_modules');
}
