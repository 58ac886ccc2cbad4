// When this process looked at its network, as a regular timer tells: what it reads now may have lain there since then.

/** In milliseconds: how often it is written down, and what lies between two looks of a process that keeps up. */
export const LOOK_MS = 50;
/** Twice the timer, and what a busy thread adds: below that nothing has lain there for the process's sake. */
export const KEEPS_UP_MS = 4 * LOOK_MS;

/**
 * A thread that is kept busy reads what came in the meantime all at once, and the time at which it reads a call says nothing
 * of when the call came. Between the last two looks nothing was read; a connection that was only accepted then is read one
 * look later. So a call has come after the look before those two.
 */
export class NetworkLooks {
  private looks: [first: number, second: number, last: number];

  constructor(now: number) {
    this.looks = [now, now, now];
  }

  look(now: number): void {
    this.looks = [this.looks[1], this.looks[2], now];
  }

  /** The earliest moment at which what is read at `now` may have come; `now` itself while the process keeps up. */
  earliest(now: number): number {
    const [first] = this.looks;
    return now - first <= KEEPS_UP_MS ? now : first;
  }
}
