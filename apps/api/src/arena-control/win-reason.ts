// Why a result is won, by the rulebook: kept with it, so that every page says it alike.
import type { EntityManager } from 'typeorm';
import type { Outcome } from '@gelanggang/domain/results/match-steps';
import type { Reason } from '@gelanggang/domain/scoring/proposed-result';
import { type Corner, otherCorner } from '@gelanggang/domain/words/corners';
import { standingProposal } from '../scoring/proposal.queries';
import type { LockedMatch } from './locked-match';

/** null where the desk decides otherwise than the rules propose, or by what no sheet says. */
export async function winReasonOf(
  manager: EntityManager,
  match: LockedMatch,
  { winner, winKind, isWalkover, blueScore, redScore }: Outcome,
): Promise<Reason | null> {
  if (winner === null) return null;
  if (isWalkover) {
    return (await wasAbsent(manager, match.id, otherCorner(winner))) ? 'absent' : null;
  }
  const proposed = match.status === 'ongoing' ? (await standingProposal(manager, match.id))?.proposal : undefined;
  if (proposed?.winner === winner && proposed.winKind === winKind) return proposed.reason;
  const lead = (blueScore ?? 0) - (redScore ?? 0);
  return winKind === 'angka' && lead !== 0 ? 'points' : null;
}

/** After the third call at the table. */
export async function wasAbsent(manager: EntityManager, matchId: number, corner: Corner): Promise<boolean> {
  const absent = await manager.query<unknown[]>(
    `select 1 from table_timer where match_id = $1 and corner = $2 and kind = 'calls' and outcome = 'late'
       and withdrawn_at is null`,
    [matchId, corner],
  );
  return absent.length > 0;
}
