// What else in a bracket changes when a result is corrected, withdrawn or restored: told before it is done.
import type { BracketMatch } from '../draw/advance';
import { type Corner, CORNERS } from '../words/corners';
import type { MatchStatus } from './match-steps';

/** A corner of another match that gets somebody else, or nobody. */
export interface CornerEffect {
  corner: Corner;
  /** Unit ids; null: nobody is known there. */
  before: number | null;
  after: number | null;
}

export interface MatchEffect {
  matchId: number;
  corners: CornerEffect[];
  statusBefore: MatchStatus;
  statusAfter: MatchStatus;
}

/** Of every match but the one that is asked about; in order of round and id. */
export function correctionEffects(
  before: readonly BracketMatch[],
  changed: readonly BracketMatch[],
  matchId: number,
): MatchEffect[] {
  const was = new Map(before.map((match) => [match.id, match]));
  return [...changed]
    .sort((a, b) => a.round - b.round || a.id - b.id)
    .flatMap((after) => {
      const old = was.get(after.id);
      if (!old || after.id === matchId) return [];
      const corners = CORNERS.filter((corner) => old[corner].unitId !== after[corner].unitId).map((corner) => ({
        corner,
        before: old[corner].unitId,
        after: after[corner].unitId,
      }));
      if (corners.length === 0 && old.status === after.status) return [];
      return [{ matchId: after.id, corners, statusBefore: old.status, statusAfter: after.status }];
    });
}
