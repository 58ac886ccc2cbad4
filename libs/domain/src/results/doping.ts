// Whose medals move when somebody is disqualified for doping, also after the event (rulebook 2025, art. 11.6.g.6.e).
import { type BracketMatch, isDecided } from '../draw/advance';
import type { BracketMedals } from './medals';
import { type Corner, CORNERS, otherCorner } from '../words/corners';

/**
 * The matches as they count for medals: who is disqualified gives its place to the one it had beaten last, who gives its
 * own to the one that the disqualified had beaten before that, and so on. What was fought stays as it was; nobody fights
 * again. A place that nobody is left for is the next one's. In a battle for the third place who moved up leaves bronze to
 * the other one.
 */
export function withoutDisqualified(
  found: readonly BracketMatch[],
  disqualified: ReadonlySet<number>,
): readonly BracketMatch[] {
  if (disqualified.size === 0) return found;
  const matches = withLoneWinners(found, disqualified);
  const feeders = new Map(
    matches.flatMap((one) => (one.next ? [[`${one.next.matchId} ${one.next.corner}`, one]] : [])),
  );
  const isOut = (unitId: number | null): boolean => unitId !== null && disqualified.has(unitId);
  /** Of the match that led to a corner: who takes the place of its disqualified winner. */
  const heirAt = (match: BracketMatch, corner: Corner): number | null => {
    const feeder = feeders.get(`${match.id} ${corner}`);
    return feeder ? placesOf(feeder)[0] : null;
  };
  /** Nobody has won the match that it led to: there is no place in it to take. */
  const hasNoPlace = ({ next }: BracketMatch): boolean => {
    const after = next && matches.find((one) => one.id === next.matchId);
    return after !== null && after !== undefined && isDecided(after) && after.winner === null;
  };
  const placesOf = (match: BracketMatch): [first: number | null, second: number | null] => {
    if (!isDecided(match) || match.winner === null) return [null, null];
    const [won, lost] = [match.winner, otherCorner(match.winner)];
    const heldBy = (corner: Corner): number | null => {
      const { unitId } = match[corner];
      return isOut(unitId) ? heirAt(match, corner) : unitId;
    };
    if (!isOut(match[won].unitId)) return [match[won].unitId, heldBy(lost)];
    const heirs = [heldBy(lost), heirAt(match, won)].filter((id) => id !== null);
    return hasNoPlace(match) ? [null, heirs[0] ?? null] : [heirs[0] ?? null, heirs[1] ?? null];
  };
  const promoted = new Set(matches.filter((one) => !one.next && !one.isThirdPlace).flatMap((one) => placesOf(one)));
  return matches.map((match) => {
    if (!isDecided(match) || match.winner === null) return match;
    const won = match.winner;
    const [first, second] = match.isThirdPlace ? thirdOf(match, won) : placesOf(match);
    const lost = otherCorner(won);
    return { ...match, [won]: { ...match[won], unitId: first }, [lost]: { ...match[lost], unitId: second } };
  });

  function thirdOf(match: BracketMatch, won: Corner): [number | null, number | null] {
    const left = [match[won].unitId, match[otherCorner(won)].unitId].filter((id) => !isOut(id) && !promoted.has(id));
    return [left[0] ?? null, left[1] ?? null];
  }
}

/**
 * Who was the last one left in a match and could not win it is read as its winner: that place goes on too, so that no medal
 * hangs on whether the doping or the empty match was found first. In the next match it stands where nobody came.
 */
function withLoneWinners(matches: readonly BracketMatch[], disqualified: ReadonlySet<number>): BracketMatch[] {
  const all = new Map(matches.map((match) => [match.id, match]));
  for (const { id } of [...matches].sort((a, b) => a.round - b.round)) {
    const match = all.get(id);
    if (!match || !isDecided(match) || match.winner !== null) continue;
    const [alone, other] = CORNERS.filter((corner) => match[corner].unitId !== null);
    if (!alone || other || !disqualified.has(match[alone].unitId ?? 0)) continue;
    all.set(id, { ...match, winner: alone });
    const next = match.next && all.get(match.next.matchId);
    if (match.next && next) all.set(next.id, { ...next, [match.next.corner]: match[alone] });
  }
  return [...all.values()];
}

/** Who had nobody to fight and is disqualified takes nothing either, and nobody comes in its place. */
export const withoutLone = (medals: BracketMedals, disqualified: ReadonlySet<number>): BracketMedals => ({
  ...medals,
  alone: medals.alone.filter((id) => !disqualified.has(id)),
});
