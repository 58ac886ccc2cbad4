// Who takes which medal of a pool's bracket (domain-rules, Draw (tanding); rulebook 2025: two shared bronzes).
import type { BracketMatch } from '../draw/advance';
import { isBye, isDecided } from '../draw/advance';
import { CORNERS, otherCorner } from '../words/corners';
import type { MatchKind } from '../words/labels';

/** Unit ids. Several of a kind where pairs are each their own final. */
export interface PoolMedals {
  gold: number[];
  silver: number[];
  bronze: number[];
}

/** Those who had nobody to fight stand apart: what they take is the organiser's rule (lone-entrants). */
export interface BracketMedals extends PoolMedals {
  alone: number[];
}

/**
 * Medals known so far. Bronze goes to both losing semifinalists, or to the winner of the third-place match where there is
 * one. A dummy never wins a medal, and nobody moves up for it. A unit
 * whose final is its only match, with a bye or a dummy in the other corner, is alone.
 */
export function medalsOf(matches: readonly BracketMatch[], dummyUnitIds: ReadonlySet<number>): BracketMedals {
  const medals: BracketMedals = { gold: [], silver: [], bronze: [], alone: [] };
  const finals = matches.filter((match) => !match.next && !match.isThirdPlace);
  const finalIds = new Set(finals.map((match) => match.id));
  const fedIds = new Set(matches.flatMap((match) => match.next?.matchId ?? []));
  for (const final of finals) {
    const units = CORNERS.flatMap((corner) => final[corner].unitId ?? []);
    const real = units.filter((id) => !dummyUnitIds.has(id));
    // nobody came to it from another match: whoever is its only athlete never had an opponent
    if (!fedIds.has(final.id) && real.length === 1 && (isBye(final) || units.length > 1)) {
      if (isBye(final) || isDecided(final)) medals.alone.push(...real);
      continue;
    }
    medals.gold.push(...(isBye(final) ? real : winnerOf(final)));
    medals.silver.push(...loserOf(final));
  }
  const thirdPlace = matches.find((match) => match.isThirdPlace);
  const semifinals = matches.filter((match) => match.next && finalIds.has(match.next.matchId));
  medals.bronze.push(...(thirdPlace ? winnerOf(thirdPlace) : semifinals.flatMap(loserOf)));
  const real = (ids: number[]) => ids.filter((id) => !dummyUnitIds.has(id));
  return {
    gold: real(medals.gold),
    silver: real(medals.silver),
    bronze: real(medals.bronze),
    alone: medals.alone,
  };
}

/** Who has nobody to fight takes what the organiser says (lone-entrants). */
export const MIN_ENTRANTS_FOR_MEDALS = 2;
/** An event of jurus of two is held and gives its medals, which do not count in the medal table (art. 12.1.b.6). */
export const MIN_SENI_ENTRANTS_IN_TABLE = 3;

/** `entrantCount`: of the event, pairs and teams counted once. */
export function seniCountsInTally(entrantCount: number): boolean {
  return entrantCount >= MIN_SENI_ENTRANTS_IN_TABLE;
}

/** Whether the medals of an event count in the table; the gold of who is alone does where the organiser gives it. */
export function countsInTable(kind: MatchKind, entrantCount: number): boolean {
  return kind === 'tanding' || entrantCount < MIN_ENTRANTS_FOR_MEDALS || seniCountsInTally(entrantCount);
}

function winnerOf(match: BracketMatch): number[] {
  if (!isDecided(match) || match.winner === null) return [];
  return [match[match.winner].unitId].filter((id) => id !== null);
}

function loserOf(match: BracketMatch): number[] {
  if (!isDecided(match) || match.winner === null) return [];
  return [match[otherCorner(match.winner)].unitId].filter((id) => id !== null);
}
