// Who may not fight has not won as the last one left either, whichever came first (rulebook 2025, art. 2.4.b, 11.6.g.6.e).
import type { EntityManager } from 'typeorm';
import { readBarredUnits } from '@gelanggang/database/queries/barred.queries';
import { type BracketMatch, loseAlone, wonAlone } from '@gelanggang/domain/draw/advance';
import { decideUnbarred } from './decide-unbarred';

/**
 * Without the first match that the unit has won as the last one left and may not fight, as long as nothing that follows has
 * begun. What changes is the caller's to save; null: nothing does.
 */
export async function loseWonAlone(
  manager: EntityManager,
  before: readonly BracketMatch[],
  unitId: number,
): Promise<readonly BracketMatch[] | null> {
  const won = wonAlone(before, unitId).map((matchId) => ({ matchId, unitId }));
  const barred = won.length === 0 ? [] : await readBarredUnits(manager, won);
  const lost = won.find(({ matchId }) => barred.some((one) => one.matchId === matchId));
  if (!lost) return null;
  const after = await decideUnbarred(manager, lost.matchId, (cannotWin) => loseAlone(before, lost.matchId, cannotWin));
  return after.ok ? after.changed : null;
}
