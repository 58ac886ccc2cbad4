// How much an account that works for no office may change: anybody has one for nothing, and each change is a row of the audit,
// which is kept for ever, and an event. Counted by each process for itself: exact to the row it need not be.
import { Injectable } from '@nestjs/common';
import { OF_THE_DAY, OFFICE_PERMISSIONS } from '@gelanggang/contract/member-roles';
import type { RequestAccount } from './current-account';
import { Newest } from './kept-answers';

export interface Pace {
  /** Changes at once: more than a contingent of some hundred athletes with all their papers. */
  free: number;
  /** Of these so many come back in a second. */
  perSecond: number;
}

export const PACE: Pace = { free: 5000, perSecond: 1 };
/** Of accounts that have changed something: whoever is forgotten begins anew. */
const MOST_ACCOUNTS = 20_000;

const OF_AN_OFFICE = [...OFFICE_PERMISSIONS, ...OF_THE_DAY];

/** It enters its own contingents, or nothing. */
export const worksForNoOffice = ({ rights }: Pick<RequestAccount, 'rights'>): boolean => {
  const held = rights.anywhere();
  return !OF_AN_OFFICE.some((one) => held.has(one));
};

@Injectable()
export class OwnPace {
  private readonly spent = new Newest<{ count: number; at: number }>(MOST_ACCOUNTS);

  /** Seconds until this account may change something again; null: now. */
  waitOf(accountId: number, now = performance.now()): number | null {
    const over = this.countOf(accountId, now) + 1 - PACE.free;
    return over > 0 ? Math.ceil(over / PACE.perSecond) : null;
  }

  /** It has changed something. */
  count(accountId: number, now = performance.now()): void {
    this.spent.put(String(accountId), { count: this.countOf(accountId, now) + 1, at: now });
  }

  private countOf(accountId: number, now: number): number {
    const known = this.spent.get(String(accountId));
    return known ? Math.max(0, known.count - ((now - known.at) / 1000) * PACE.perSecond) : 0;
  }
}
