// Why a result is won, by the rulebook: kept with it, so that every page says it alike.
import type { EntityManager } from 'typeorm';
import type { ResultProposal } from '@gelanggang/contract/scoring';
import type { ClockNow } from '@gelanggang/database/queries/match-clock.queries';
import { stateOf } from '@gelanggang/database/queries/score-sheet.queries';
import type { Outcome } from '@gelanggang/domain/results/match-steps';
import { whyNobody } from '@gelanggang/domain/scoring/proposed-result';
import { reasonFits } from '@gelanggang/domain/scoring/reason-fits';
import type { Reason } from '@gelanggang/domain/scoring/reasons';
import { type Corner, CORNERS, otherCorner } from '@gelanggang/domain/words/corners';
import { currentSheet } from '../scoring/panel-state.queries';
import { endedProposal, standingProposal } from '../scoring/proposal.queries';
import type { LockedMatch } from './locked-match';
import type { ResultRow } from './result-rows';

/**
 * null where the desk decides otherwise than the rules propose, or by what no sheet says. `before`: the result that this one
 * corrects, whose reason stays where winner and kind do. `clock`: what is being read of that of a match that is on.
 */
export async function winReasonOf(
  manager: EntityManager,
  match: LockedMatch,
  outcome: Outcome,
  before: ResultRow | null = null,
  clock?: Promise<ClockNow | null>,
): Promise<string | null> {
  const { winner, isWalkover } = outcome;
  if (winner === null) return reasonWithoutWinner(manager, match);
  if (isWalkover) {
    const lost = otherCorner(winner);
    if (match.dummyCorner === lost) return null;
    return (await absentCorners(manager, match.id)).includes(lost) ? 'absent' : 'no-show';
  }
  if (before && isKept(before, outcome)) return before.winReason;
  const asked = before ? endedProposal(manager, match.id) : standingProposal(manager, match.id, clock);
  return reasonAsProposed(outcome, await asked);
}

/** Of a match that was fought: the rules' own reason where the desk decides as they propose, else what the points say. */
export function reasonAsProposed(
  { winner, winKind, blueScore, redScore }: Outcome,
  said: ResultProposal | null,
): string | null {
  const proposed = said?.proposal;
  const isProposed = proposed?.winner && proposed.winner === winner && proposed.winKind === winKind;
  // the desk may save other points than the sheet's
  if (isProposed && reasonFits(proposed.reason, { winner, blueScore, redScore })) return proposed.reason;
  const lead = (blueScore ?? 0) - (redScore ?? 0);
  return winKind === 'angka' && lead !== 0 ? 'points' : null;
}

/** null where the desk knows it alone. */
async function reasonWithoutWinner(
  manager: EntityManager,
  { id, status, dummyCorner }: LockedMatch,
): Promise<Reason | null> {
  // over a dummy nobody has won, whatever the sheet says of the other one
  if (dummyCorner !== null) return null;
  if (status === 'ongoing') {
    const sheet = await currentSheet(manager, id);
    return sheet && whyNobody(stateOf(sheet));
  }
  return (await absentCorners(manager, id)).length === CORNERS.length ? 'both-absent' : null;
}

/** The same winner in the same way; on points with the same points, which are the reason. */
function isKept({ outcome, winReason }: ResultRow, now: Omit<Outcome, 'isWalkover'>): boolean {
  if (winReason === null || outcome.winner !== now.winner || outcome.winKind !== now.winKind) return false;
  return now.winKind !== 'angka' || (outcome.blueScore === now.blueScore && outcome.redScore === now.redScore);
}

/** After the third call at the table. */
export async function absentCorners(manager: EntityManager, matchId: number): Promise<Corner[]> {
  const absent = await manager.query<{ corner: Corner }[]>(
    `select distinct corner from table_timer where match_id = $1 and kind = 'calls' and outcome = 'late'
       and withdrawn_at is null`,
    [matchId],
  );
  return absent.map(({ corner }) => corner);
}
