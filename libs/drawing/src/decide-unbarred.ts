// Decides a match so that nobody wins one after it without an opponent who may not fight it (rulebook 2025, art. 2.4.b, 11.6.g.6.e).
import type { EntityManager } from 'typeorm';
import { readBarredUnits } from '@gelanggang/database/queries/barred.queries';
import type { Advance, BracketMatch, CannotWin } from '@gelanggang/domain/draw/advance';
import type { Refused } from '@gelanggang/domain/refusal';

/**
 * What `decide` says, with all who may not fight among those whom it lets win as the last one left: of them nothing is asked
 * where it lets nobody win so, as nearly always.
 */
export async function decideUnbarred<Code extends string, Decided extends Advance>(
  manager: EntityManager,
  matchId: number,
  decide: (cannotWin: CannotWin) => Decided | Refused<Code>,
): Promise<Decided | Refused<Code>> {
  const barred = new Set<string>();
  for (;;) {
    const after = decide((match, unit) => barred.has(`${match} ${unit}`));
    if (!after.ok) return after;
    const won = wonAlone(after.changed, matchId);
    const found = won.length === 0 ? [] : await readBarredUnits(manager, won);
    if (found.length === 0) return after;
    for (const one of found) barred.add(`${one.matchId} ${one.unitId}`);
  }
}

/** Of the matches that follow, those that somebody has won without an opponent. */
function wonAlone(changed: readonly BracketMatch[], decided: number) {
  return changed.flatMap((match) => {
    const { id: matchId, status, winner } = match;
    const unitId = status === 'walkover' && winner !== null ? match[winner].unitId : null;
    return matchId === decided || unitId === null ? [] : [{ matchId, unitId }];
  });
}
