// Work on passwords: slow by intent, with 64 MB each. It waits in a line of its own, and no connection of the database waits
// with it; who signs in from a device that did so before waits behind such devices only.
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { hashPassword } from './password-hash';

/** In each of the two lines: the other half of the processors answers pages. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** At some 80 ms each the last one waits a quarter of a minute; more than these are told to come again. */
const MOST_WAITING = 200;
/** Of one address, so that there is room for others. */
const MOST_OF_ADDRESS = 100;

@Injectable()
export class Passwords {
  private readonly known = new WaitingLine({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  private readonly unknown = new WaitingLine({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    mostOfOwner: MOST_OF_ADDRESS,
  });

  /** `work` with a password, once it is its turn; `from`: the address, or the account of who is signed in. */
  inTurn<T>(who: { isKnown: boolean; from: string | number }, work: () => Promise<T>): Promise<T> {
    return (who.isKnown ? this.known : this.unknown).run(work, who.from);
  }

  /** The hash of a password that somebody chooses. */
  hash(password: string, who: { isKnown: boolean; from: string | number }): Promise<string> {
    return this.inTurn(who, () => hashPassword(password));
  }
}
