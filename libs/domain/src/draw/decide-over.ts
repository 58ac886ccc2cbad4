// Decides a match anew over matches after it that nobody has fought (rulebook 2025, art. 2.4.b, 11.6.g.5, 11.6.g.6.e, 15.4.c).
import type { Refused } from '../refusal';
import { CORNERS } from '../words/corners';
import {
  type Advance,
  type BracketMatch,
  type CannotWin,
  decideMatch,
  type Decision,
  isDecided,
  leftEmpty,
  withdrawResult,
} from './advance';

export interface AdvanceOver extends Advance {
  /** Matches after it that were decided without a fight before and are so again: their results are written anew. */
  again: { matchId: number; decision: Decision }[];
}

export interface Over {
  /** Whether a match that was decided without a fight may be opened again. */
  mayReopen: (match: BracketMatch) => boolean;
  /** Once both who meet in it are known; null: it is to be fought. */
  decideAgain: (match: BracketMatch, before: BracketMatch) => Decision | null;
  cannotWin: CannotWin;
}

/**
 * What `change` does to a match. Where it is refused since a match after it has been decided, and all of those were decided
 * without a fight, they are opened again first, and those in which both are known then are decided anew.
 */
export function decideOver<Code extends string>(
  before: readonly BracketMatch[],
  matchId: number,
  change: (matches: readonly BracketMatch[]) => Advance | Refused<Code>,
  { mayReopen, decideAgain, cannotWin }: Over,
): AdvanceOver | Refused<Code> {
  const plain = change(before);
  if (plain.ok) return { ...plain, again: [] };
  if (plain.code !== 'next-match-started') return plain;
  const was = byId(before);
  const unfought = [...decidedAfter(was, matchId)].sort((a, b) => b.round - a.round);
  let now = before;
  const reopened: BracketMatch[] = [];
  for (const match of unfought) {
    if (match.status !== 'walkover') return plain;
    const opened = withdrawResult(now, match.id);
    // what merely followed falls with what it followed from
    if (!opened.ok && opened.code === 'not-decided') continue;
    if (!opened.ok || !mayReopen(match)) return plain;
    reopened.push(match);
    now = withChanges(now, opened);
  }
  const changed = change(now);
  if (!changed.ok) return plain;
  now = withChanges(now, changed);
  const again: AdvanceOver['again'] = [];
  for (const old of reopened.reverse()) {
    const match = byId(now).get(old.id);
    if (!match || isDecided(match) || CORNERS.some((corner) => match[corner].state !== 'unit')) continue;
    const decision = decideAgain(match, old);
    if (!decision) continue;
    const { winner } = decision;
    const isBarred = winner !== null && cannotWin(match.id, match[winner].unitId ?? 0);
    const decided = isBarred ? { ...decision, winner: null } : decision;
    const after = decideMatch(now, match.id, decided, cannotWin);
    if (!after.ok) return plain;
    again.push({ matchId: match.id, decision: decided });
    now = withChanges(now, after);
  }
  return { ok: true, changed: differing(before, now, matchId), again };
}

/** Who had lost a match without a fight, by an absence or at the scales, has lost it to whoever comes to it as well. */
export function lostStill(match: BracketMatch, before: BracketMatch): Decision | null {
  const lost = CORNERS.filter((corner) => corner !== before.winner).flatMap((corner) => before[corner].unitId ?? []);
  const stillLost = CORNERS.filter((corner) => lost.includes(match[corner].unitId ?? 0));
  if (stillLost.length === 0) return null;
  const [winner = null] = CORNERS.filter((corner) => !stillLost.includes(corner));
  return { winner, isWalkover: true };
}

const byId = (matches: readonly BracketMatch[]) => new Map(matches.map((match) => [match.id, match]));

function withChanges(matches: readonly BracketMatch[], { changed }: Advance): readonly BracketMatch[] {
  const now = byId(changed);
  return matches.map((match) => now.get(match.id) ?? match);
}

/** Decided matches to which a match leads, by its winner or its loser. */
function decidedAfter(matches: ReadonlyMap<number, BracketMatch>, matchId: number): Set<BracketMatch> {
  const found = new Set<BracketMatch>();
  const from = [matches.get(matchId)];
  for (const match of from) {
    for (const ref of [match?.next, match?.loser]) {
      const after = ref && matches.get(ref.matchId);
      if (!after || found.has(after) || (!isDecided(after) && after.status !== 'ongoing')) continue;
      found.add(after);
      from.push(after);
    }
  }
  return found;
}

/** The one asked about first. */
function differing(before: readonly BracketMatch[], now: readonly BracketMatch[], matchId: number): BracketMatch[] {
  const was = byId(before);
  const [wasEmpty, isEmpty] = [leftEmpty(before), leftEmpty(now)];
  const differs = (match: BracketMatch) =>
    JSON.stringify(match) !== JSON.stringify(was.get(match.id)) ||
    CORNERS.some((corner) => wasEmpty(match.id, corner) !== isEmpty(match.id, corner));
  const own = now.filter(({ id }) => id === matchId);
  return [...own, ...now.filter((match) => match.id !== matchId && differs(match))];
}
