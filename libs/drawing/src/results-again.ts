// Results of matches that are decided without a fight once more, since somebody else comes to them: why, by what is known now.
import type { EntityManager } from 'typeorm';
import {
  type BarredInMatch,
  type BarredUnit,
  bindToWeighIns,
  readBarredUnits,
} from '@gelanggang/database/queries/barred.queries';
import type { BracketMatch } from '@gelanggang/domain/draw/advance';
import { BARRED_REASONS, whyNeither, WON_BY } from '@gelanggang/domain/results/barred';
import type { Reason } from '@gelanggang/domain/scoring/reasons';
import { CORNERS } from '@gelanggang/domain/words/corners';
import type { Unfought } from './unfought';
import { type NewResult, withdrawStanding } from './write-results';

export interface Again {
  result: NewResult;
  barred: BarredInMatch[];
}

/** Of `matches` as they are from now on; `was` is what stood. */
export async function resultsAgain(
  manager: EntityManager,
  matches: readonly BracketMatch[],
  was: ReadonlyMap<number, Unfought>,
  accountId: number | null,
): Promise<Again[]> {
  const units = matches.flatMap((match) =>
    CORNERS.flatMap((corner) => {
      const { unitId } = match[corner];
      return unitId === null ? [] : [{ matchId: match.id, unitId }];
    }),
  );
  const known = units.length === 0 ? [] : await readBarredUnits(manager, units);
  return matches.map((match) => {
    const barred = barredIn(match, known);
    const outcome = { winner: match.winner, isWalkover: true, winKind: null, blueScore: null, redScore: null };
    const why = whyAgain(match, barred, was.get(match.id));
    return { result: { matchId: match.id, outcome, ...why, replaces: null, accountId }, barred };
  });
}

function barredIn(match: BracketMatch, known: readonly BarredUnit[]): BarredInMatch[] {
  return CORNERS.flatMap((corner) => {
    const found = known.find((one) => one.matchId === match.id && one.unitId === match[corner].unitId);
    return found ? [{ match_id: match.id, corner, by: found.by }] : [];
  });
}

/** By the scales or for doping before an absence, which stays what it was. */
function whyAgain(
  { winner }: BracketMatch,
  barred: readonly BarredInMatch[],
  was: Unfought | undefined,
): { reason: string | null; winReason: Reason | null } {
  const [lost] = barred;
  const reason = lost ? BARRED_REASONS[lost.by] : (was?.reason ?? null);
  if (lost && winner !== null) return { reason, winReason: WON_BY[lost.by] };
  if (lost && barred.length > 1) return { reason, winReason: whyNeither(barred.map(({ by }) => by)) };
  if (lost) return { reason, winReason: lost.by === 'doping' ? 'alone-barred' : null };
  return {
    reason,
    winReason: winner !== null && was?.winReason === 'both-absent' ? 'absent' : (was?.winReason ?? null),
  };
}

/** What stood, before the bracket is written. */
export async function withdrawBefore(
  manager: EntityManager,
  again: readonly Again[],
  accountId: number | null,
  reason: string,
): Promise<void> {
  for (const { result } of again) await withdrawStanding(manager, result.matchId, accountId, reason);
}

/** Once the results are stored: who may fight after all takes its walkover back. */
export async function bindAgain(
  manager: EntityManager,
  again: readonly Again[],
  stored: ReadonlyMap<number, number>,
): Promise<void> {
  for (const { result, barred } of again) {
    const resultId = stored.get(result.matchId);
    if (resultId !== undefined && barred.length > 0) await bindToWeighIns(manager, resultId, barred);
  }
}
