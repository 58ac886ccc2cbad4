// Of two who both may not fight a match that nobody has fought neither wins, whichever was found first, at the scales or for doping (rulebook 2025, art. 2.4.b, 11.6.g.6.e).
import type { EntityManager } from 'typeorm';
import { readBarredUnfought, readBarredUnits } from '@gelanggang/database/queries/barred.queries';
import { type BracketMatch, type CannotWin, correctResult } from '@gelanggang/domain/draw/advance';
import { type AdvanceOver, decideOver } from '@gelanggang/domain/draw/decide-over';
import { BARRED_REASONS, type BarredBy, decisionOver } from '@gelanggang/domain/results/barred';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { bindAgain, resultsAgain, withdrawBefore } from './results-again';
import { saveAdvance } from './save-advance';
import { readUnfought, type Unfought } from './unfought';
import { insertResults } from './write-results';

export interface BothLost {
  matchId: number;
  /** Of the match itself. */
  resultId: number;
  changed: readonly BracketMatch[];
}

/**
 * The first match that the unit has won since its opponent may not fight, and may not fight it either, as long as nothing that
 * follows was fought: what was given after it by the same rules is given anew. null: there is none.
 */
export async function loseBoth(
  manager: EntityManager,
  before: readonly BracketMatch[],
  unitId: number,
  { accountId, because }: { accountId: number; because: BarredBy },
): Promise<BothLost | null> {
  const won = before
    .filter(({ status, winner, ...match }) => status === 'walkover' && winner && match[winner].unitId === unitId)
    .filter((match) => CORNERS.every((corner) => match[corner].state === 'unit'))
    .sort((a, b) => a.round - b.round);
  const unfought = won.length === 0 ? new Map<number, Unfought>() : await readUnfought(manager, before);
  for (const { id: matchId, round } of won) {
    // over who did not come it stays won, whatever is found of both later
    if (!unfought.get(matchId)?.isGivenByRules || (await readBarredUnfought(manager, matchId)).length < CORNERS.length)
      continue;
    const after = await withoutWinner(manager, before, { matchId, round }, unfought);
    if (!after) continue;
    const decided = new Set([matchId, ...after.again.map((one) => one.matchId)]);
    const anew = after.changed.filter(({ id }) => decided.has(id));
    const again = await resultsAgain(manager, anew, unfought, accountId);
    await withdrawBefore(manager, again, accountId, BARRED_REASONS[because]);
    await saveAdvance(manager, before, after.changed, [...decided], accountId);
    const results = again.map(({ result }) =>
      result.matchId === matchId ? { ...result, reason: BARRED_REASONS[because] } : result,
    );
    const stored = await insertResults(manager, results);
    await bindAgain(manager, again, stored);
    return { matchId, resultId: stored.get(matchId)!, changed: after.changed };
  }
  return null;
}

async function withoutWinner(
  manager: EntityManager,
  before: readonly BracketMatch[],
  { matchId, round }: { matchId: number; round: number },
  unfought: ReadonlyMap<number, Unfought>,
): Promise<AdvanceOver | null> {
  const units = [...new Set(before.flatMap((match) => CORNERS.flatMap((corner) => match[corner].unitId ?? [])))];
  const later = before.filter((match) => match.round >= round);
  const pairs = later.flatMap(({ id }) => units.map((unitId) => ({ matchId: id, unitId })));
  const barred = new Set((await readBarredUnits(manager, pairs)).map((one) => `${one.matchId} ${one.unitId}`));
  const cannotWin: CannotWin = (match, unit) => barred.has(`${match} ${unit}`);
  const change = (matches: readonly BracketMatch[]) =>
    correctResult(matches, matchId, { winner: null, isWalkover: true }, cannotWin);
  const after = decideOver(before, matchId, change, {
    mayReopen: ({ id }) => unfought.get(id)?.isGivenByRules === true,
    decideAgain: (match) => decisionOver(match, cannotWin),
    cannotWin,
  });
  return after.ok ? after : null;
}
