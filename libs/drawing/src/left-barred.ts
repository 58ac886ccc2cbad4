// Of two who both might not fight one may after all: that one wins, as long as the other still may not (rulebook 2025, art. 2.4.b, 11.6.g.6.e).
import type { EntityManager } from 'typeorm';
import { bindToWeighIns, readBarred } from '@gelanggang/database/queries/barred.queries';
import { decideMatch } from '@gelanggang/domain/draw/advance';
import { BARRED_REASONS, winnerOver, WON_BY } from '@gelanggang/domain/results/barred';
import { lockBracket } from './bracket-state';
import { decideUnbarred } from './decide-unbarred';
import { saveWalkover } from './save-walkover';

/** Of a match that is open again. Ids of the matches that change; none where both may fight it. */
export async function loseWhoIsBarred(
  manager: EntityManager,
  { poolId, matchId }: { poolId: number; matchId: number },
  accountId: number,
): Promise<number[]> {
  const barred = await readBarred(manager, [matchId]);
  const [lost] = barred;
  if (!lost) return [];
  const before = await lockBracket(manager, poolId);
  const decision = { winner: winnerOver(barred), isWalkover: true };
  const after = await decideUnbarred(manager, matchId, (cannotWin) =>
    decideMatch(before, matchId, decision, cannotWin),
  );
  if (!after.ok) throw new Error(`A walkover of match ${matchId} was refused: ${after.code}`);
  const why = { reason: BARRED_REASONS[lost.by], winReason: WON_BY[lost.by], accountId };
  const resultId = await saveWalkover(manager, before, after.changed, { matchId, decision, ...why });
  await bindToWeighIns(manager, resultId, barred);
  return after.changed.map(({ id }) => id);
}
