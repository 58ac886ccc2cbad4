// A decision on a protest over matches after it that nobody has fought: they follow it (rulebook 2025, art. 15.4.c).
import type { EntityManager } from 'typeorm';
import type { BracketMatch } from '@gelanggang/domain/draw/advance';
import { type AdvanceOver, lostStill, type Over } from '@gelanggang/domain/draw/decide-over';
import { type Again, resultsAgain, withdrawBefore } from '@gelanggang/drawing/results-again';
import { readUnfought, type Unfought } from '@gelanggang/drawing/unfought';

export interface OverUnfought extends Over {
  unfought: ReadonlyMap<number, Unfought>;
}

/** The desk changes a result as long as no match after it is decided: it takes that one back first. */
export const ONLY_OPEN: OverUnfought = {
  unfought: new Map(),
  mayReopen: () => false,
  decideAgain: () => null,
  cannotWin: () => false,
};

/** Who had lost such a match has lost it to whoever comes now; one that was lost by whoever does not come any more is to be fought. */
export async function overUnfought(manager: EntityManager, before: readonly BracketMatch[]): Promise<OverUnfought> {
  const unfought = await readUnfought(manager, before);
  return { ...ONLY_OPEN, unfought, mayReopen: ({ id }) => unfought.has(id), decideAgain: lostStill };
}

/** What stood of the matches that are decided without a fight again is withdrawn; their results are the caller's to store. */
export async function withdrawnAgain(
  manager: EntityManager,
  after: AdvanceOver,
  { unfought }: OverUnfought,
  { accountId, reason }: { accountId: number | null; reason: string },
): Promise<Again[]> {
  const ids = new Set(after.again.map(({ matchId }) => matchId));
  const matches = after.changed.filter(({ id }) => ids.has(id));
  if (matches.length === 0) return [];
  const again = await resultsAgain(manager, matches, unfought, accountId);
  await withdrawBefore(manager, again, accountId, reason);
  return again;
}
