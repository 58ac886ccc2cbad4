// What is told of whom somebody follows: the bracket is there, a match is close, is called, has another place, has a result. Each
// once, by its key.
import type { MatchStatus } from '../results/match-steps';

/** A match is close with this many before it … */
export const CLOSE_BEFORE = 2;
/** … and this soon, or once its mat has begun: early in the morning the first of the day are not. */
export const CLOSE_MS = 30 * 60_000;

/** Moments in milliseconds since 1970. */
export interface FollowedMatch {
  id: number;
  status: MatchStatus;
  calledAt: string | null;
  finishedAt: string | null;
  /** Matches that come before it on its mat today; null where it does not wait there today. */
  before: number | null;
  plannedAt: number | null;
  /** Whether something of its mat has run today. */
  hasMatBegun: boolean;
  /** Where it stands now, as one text, if that is elsewhere than announced. */
  movedTo: string | null;
}

export const FOLLOWED_NEWS = ['drawn', 'close', 'called', 'moved', 'result'] as const;
export type FollowedNews = (typeof FOLLOWED_NEWS)[number];

/** What the server alone tells: an open page knows the matches to come. */
export const TOLD_BY_SERVER: readonly FollowedNews[] = ['drawn', 'result'];

export interface News {
  kind: Exclude<FollowedNews, 'drawn'>;
  /** The same news of the same match has the same key; another call, place or result another one. */
  key: string;
}

/** That whom one follows stands in this pool: once, however far they come in it; a new draw makes new pools. */
export const drawnKey = (poolId: number): string => `pool ${poolId} drawn`;

export function newsOf(match: FollowedMatch, now: number): News[] {
  const { id, status } = match;
  if (status === 'finished' || status === 'walkover') {
    return match.finishedAt === null ? [] : [{ kind: 'result', key: `${id} result ${match.finishedAt}` }];
  }
  if (status === 'ongoing') return [];
  const moved: News[] = match.movedTo === null ? [] : [{ kind: 'moved', key: `${id} moved ${match.movedTo}` }];
  // who is called after a call was taken back is told again
  if (status === 'called') return [...moved, { kind: 'called', key: `${id} called ${match.calledAt ?? ''}` }];
  return isClose(match, now) ? [...moved, { kind: 'close', key: `${id} close` }] : moved;
}

function isClose({ before, plannedAt, hasMatBegun }: FollowedMatch, now: number): boolean {
  if (before === null || before > CLOSE_BEFORE) return false;
  return hasMatBegun || (plannedAt !== null && plannedAt - now <= CLOSE_MS);
}
