// Which match a unit loses that may not fight, and to whom (domain-rules, Running the day: walkover).
import { CORNERS, type Corner } from '../words/corners';
import { refused, type Refused } from '../refusal';
import { type BracketMatch, type Decision, isBye, isDecided } from './advance';

export interface Forfeit {
  ok: true;
  matchId: number;
  decision: Decision;
}

export type ForfeitRefusal = Refused<'no-open-match' | 'opponent-unknown' | 'match-running'>;

/**
 * The match that the unit stands in and that is not decided yet. Its opponent wins, unless it is of `cannotWin`: a dummy,
 * which never moves on, or who may not fight on that day either. `no-open-match`: it is out already, or alone in its pool.
 * `opponent-unknown`: the walkover is given once the opponent is known.
 */
export function forfeitOf(
  matches: readonly BracketMatch[],
  unitId: number,
  cannotWin: ReadonlySet<number>,
): Forfeit | ForfeitRefusal {
  const open = matches.find((match) => !isDecided(match) && !isBye(match) && cornerOf(match, unitId) !== null);
  const corner = open && cornerOf(open, unitId);
  if (!open || !corner) return refused('no-open-match');
  if (open.status === 'ongoing') return refused('match-running');
  const opponent = corner === 'blue' ? 'red' : 'blue';
  const opponentId = open[opponent].unitId;
  if (opponentId === null) return refused('opponent-unknown');
  const winner = cannotWin.has(opponentId) ? null : opponent;
  return { ok: true, matchId: open.id, decision: { winner, isWalkover: true } };
}

function cornerOf(match: BracketMatch, unitId: number): Corner | null {
  return CORNERS.find((corner) => match[corner].unitId === unitId) ?? null;
}
