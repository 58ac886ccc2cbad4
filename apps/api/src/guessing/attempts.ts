// What can be guessed, and how often it may be tried: one page for all of it. Counted in PostgreSQL, for all processes.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  takeAttemptBack,
} from '@gelanggang/database/queries/attempt.queries';
import type { RequestAccount } from '../http/current-account';
import { TooEarly } from '../http/refusals';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/**
 * By what is tried, and whose tries are counted together. A hall is one address, so no limit of an address waits long, and
 * none of them holds for a device that has signed in to this account before.
 */
const LIMITS = {
  /** One device at one account: nobody else can use these tries up. */
  'sign-in of a known device': { free: 10, firstWait: 1, longestWait: 5 * MINUTES, forgottenAfter: 15 * MINUTES },
  /** All other devices together, from wherever: after the free ones at most some thirty tries an hour. */
  'sign-in of unknown devices': { free: 10, firstWait: 1, longestWait: 5 * MINUTES, forgottenAfter: 1 * HOURS },
  /** One common password at each of many accounts. */
  'sign-in from an address': { free: 200, firstWait: 1, longestWait: 10, forgottenAfter: 15 * MINUTES },
  'sign-up from an address': { free: 100, firstWait: 1, longestWait: 1 * MINUTES, forgottenAfter: 1 * HOURS },
  /** It tells whether the e-mail is taken. */
  'sign-up with an e-mail': { free: 10, firstWait: 1, longestWait: 5 * MINUTES, forgottenAfter: 1 * HOURS },
  'forgotten password from an address': { free: 50, firstWait: 1, longestWait: 1 * MINUTES, forgottenAfter: 1 * HOURS },
  'forgotten password of an e-mail': { free: 10, firstWait: 1, longestWait: 5 * MINUTES, forgottenAfter: 1 * HOURS },
  /** From a session that was left open. */
  'own password of a session': { free: 10, firstWait: 1, longestWait: 15 * MINUTES, forgottenAfter: 15 * MINUTES },
  /** A mail each, to an address that may be anybody's as long as nobody has confirmed it. */
  'new passwords of an account': { free: 5, firstWait: 60, longestWait: 12 * HOURS, forgottenAfter: 24 * HOURS },
  /** A mail each, to an address that somebody types. */
  'new addresses of an account': { free: 5, firstWait: 60, longestWait: 12 * HOURS, forgottenAfter: 24 * HOURS },
  /** A message each, to a number that somebody types: few of an account, few to a number. */
  'message codes of an account': { free: 5, firstWait: 60, longestWait: 12 * HOURS, forgottenAfter: 24 * HOURS },
  'message codes to a number': { free: 3, firstWait: 60, longestWait: 12 * HOURS, forgottenAfter: 24 * HOURS },
  /** A million codes, a quarter of an hour each. */
  'message code that is typed': { free: 5, firstWait: 10, longestWait: 15 * MINUTES, forgottenAfter: 24 * HOURS },
  /** Nothing is guessed: each takes the place of another one that waits for its name. */
  'new screen from an address': { free: 60, firstWait: 1, longestWait: 1 * MINUTES, forgottenAfter: 1 * HOURS },
  /** Nothing is guessed: each device is told what it follows, and a full tournament lets another one go for it. */
  'new follower from an address': { free: 1000, firstWait: 1, longestWait: 5, forgottenAfter: 1 * HOURS },
  /** 850 thousand million codes, a quarter of an hour each. */
  'arena code from an address': { free: 60, firstWait: 1, longestWait: 5, forgottenAfter: 10 * MINUTES },
  /** 31 to the 12th codes, while there is no admin. */
  'first admin code from an address': { free: 30, firstWait: 1, longestWait: 10, forgottenAfter: 15 * MINUTES },
  /** A signature of 512 bits: right ones do not count. */
  'payment notification from an address': { free: 60, firstWait: 1, longestWait: 60, forgottenAfter: 10 * MINUTES },
  /** 900 million codes, half an hour each. */
  'panel code from an address': { free: 60, firstWait: 1, longestWait: 5, forgottenAfter: 10 * MINUTES },
  /** A mail each, to an address that somebody types: as many as an office of many contingents sends in a day. */
  'invitations of an account': { free: 300, firstWait: 10, longestWait: 1 * HOURS, forgottenAfter: 24 * HOURS },
  /** Nothing is guessed: anybody has an account for nothing, and these stand on public pages. A list comes as one file. */
  'new contingents of an account': { free: 300, firstWait: 10, longestWait: 1 * HOURS, forgottenAfter: 24 * HOURS },
  'new entries of an account': { free: 3000, firstWait: 2, longestWait: 10 * MINUTES, forgottenAfter: 24 * HOURS },
  /** A row, an event and often a file each, also where it is cancelled at once and asked for again. */
  'jobs of an account': { free: 1000, firstWait: 2, longestWait: 1 * MINUTES, forgottenAfter: 24 * HOURS },
  /** Each is told to the whole office. */
  'claims of an account': { free: 30, firstWait: 60, longestWait: 1 * HOURS, forgottenAfter: 24 * HOURS },
  'corrections of an account': { free: 500, firstWait: 10, longestWait: 10 * MINUTES, forgottenAfter: 24 * HOURS },
  /** Nobody else can use these up. */
  'invitations of an account to an e-mail': {
    ...{ free: 20, firstWait: 60, longestWait: 12 * HOURS, forgottenAfter: 24 * HOURS },
  },
} as const satisfies Record<string, AttemptLimit>;

export interface Attempt {
  of: keyof typeof LIMITS;
  whose: string;
}

/** Of whoever invites somebody by a mail. */
export const invitation = ({ id }: { id: number }, email: string): Attempt[] => [
  { of: 'invitations of an account', whose: String(id) },
  { of: 'invitations of an account to an e-mail', whose: `${id} ${email}` },
];

/** Of whoever enters contingents and athletes, or has papers made; an office, which works on everybody's, has no bound. */
export const ownEntry = (
  of: 'new contingents of an account' | 'new entries of an account' | 'jobs of an account',
  { id, rights }: RequestAccount,
): Attempt[] => (rights.anywhere().has('manage contingents') ? [] : [{ of, whose: String(id) }]);

@Injectable()
export class Attempts {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts the tries before they are looked at, so that many at once cannot slip through; 429 when one is too early. */
  async begin(...attempts: readonly Attempt[]): Promise<void> {
    for (const { of, whose } of attempts) {
      const seconds = await countAttempt(this.dataSource.manager, of, whose, LIMITS[of]);
      if (seconds !== null) throw new TooEarly(seconds);
    }
  }

  /** They were right: they do not count, wrong ones before them do. */
  async succeed(...attempts: readonly Attempt[]): Promise<void> {
    for (const { of, whose } of attempts) await takeAttemptBack(this.dataSource.manager, of, whose);
  }

  /** They were right, and nobody else's tries are among those before: all are forgotten. */
  async forget(...attempts: readonly Attempt[]): Promise<void> {
    for (const { of, whose } of attempts) await forgetAttempts(this.dataSource.manager, of, whose);
  }
}
