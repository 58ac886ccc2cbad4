// Writes a walkover that follows from who may not fight: the bracket moves on, and the result says why.
import type { EntityManager } from 'typeorm';
import type { BracketMatch, Decision } from '@gelanggang/domain/draw/advance';
import type { Reason } from '@gelanggang/domain/scoring/reasons';
import { saveAdvance } from './save-advance';
import { insertResults } from './write-results';

interface Walkover {
  matchId: number;
  decision: Decision;
  /** In words, and of the rulebook's reasons. */
  reason: string;
  winReason: Reason | null;
  accountId: number;
}

/** `changed` of `before`, by the decision; answers with the result's id. */
export async function saveWalkover(
  manager: EntityManager,
  before: readonly BracketMatch[],
  changed: readonly BracketMatch[],
  { matchId, decision, reason, winReason, accountId }: Walkover,
): Promise<number> {
  await saveAdvance(manager, before, changed, [matchId], accountId);
  const outcome = { ...decision, isWalkover: true, winKind: null, blueScore: null, redScore: null };
  const ids = await insertResults(manager, [{ matchId, outcome, reason, winReason, replaces: null, accountId }]);
  return ids.get(matchId)!;
}

/** Units of a pool that never win: dummies, and who is disqualified. */
export async function readNeverWinning(manager: EntityManager, poolId: number): Promise<Set<number>> {
  const rows = await manager.query<{ id: number }[]>(
    `select u.id from pool_unit u where u.pool_id = $1
       and (u.is_dummy or exists (select 1 from disqualified_unit q where q.unit_id = u.id))`,
    [poolId],
  );
  return new Set(rows.map((row) => row.id));
}
