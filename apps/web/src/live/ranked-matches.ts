// Who stands where in an order of performance, by the same rule as the judges' table (rulebook 2025, Seni: ties).
import type { LiveMatch, LiveSeni } from '@gelanggang/contract/live';
import { rankPerformances, type TieBreak } from '@gelanggang/domain/seni/ranking';

interface Performed {
  id: number;
  seni?: Pick<LiveSeni, 'outcome' | 'worth' | 'unit_id' | 'seed'>;
}

export interface RankedMatch<Match = LiveMatch> {
  match: Match;
  /** From 1; null for who has not performed, was disqualified or did not come. */
  rank: number | null;
  /** What parted it from the one before it, where both have the same score. */
  tieBreak: TieBreak | null;
}

/** Best first; those without a rank stand last, in the order of performance. */
export function rankedMatches<Match extends Performed>(matches: readonly Match[]): RankedMatch<Match>[] {
  const byUnit = new Map(matches.map((match) => [match.seni?.unit_id ?? -match.id, match]));
  const performers = [...byUnit].map(([unitId, { seni }]) => ({
    unitId,
    outcome: seni?.outcome ?? null,
    worth: seni?.worth
      ? {
          final: seni.worth.final,
          penalty: seni.worth.penalty,
          secondsOff: seni.worth.seconds_off,
          deviation: seni.worth.deviation,
        }
      : null,
  }));
  const seed = matches[0]?.seni?.seed ?? '';
  return rankPerformances(performers, seed).flatMap(({ unitId, rank, tieBreak }) => {
    const match = byUnit.get(unitId);
    return match ? { match, rank, tieBreak } : [];
  });
}
