// Saves a result of a match, the first one or another in place of it: the bracket moves on and everybody is told.
import type { AuditedAction } from '@gelanggang/contract/audit';
import type { EntityManager } from 'typeorm';
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import { type ClockNow, endClocks, findClockNow } from '@gelanggang/database/queries/match-clock.queries';
import { type BracketMatch, correctResult, decideMatch, withdrawResult } from '@gelanggang/domain/draw/advance';
import { movedParts } from '@gelanggang/domain/draw/moved-parts';
import { checkOutcome, type Outcome } from '@gelanggang/domain/results/match-steps';
import { decideOver } from '@gelanggang/domain/draw/decide-over';
import { lockBracket } from '@gelanggang/drawing/bracket-state';
import { decideUnbarred } from '@gelanggang/drawing/decide-unbarred';
import { bindAgain } from '@gelanggang/drawing/results-again';
import { saveAdvance } from '@gelanggang/drawing/save-advance';
import { insertResults, type NewResult, withdrawStanding } from '@gelanggang/drawing/write-results';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import type { AfterTelling, Emit } from '@gelanggang/platform/events/event-log';
import { partaiObject } from '@gelanggang/domain/schedule/partai-names';
import type { LockedMatch } from './locked-match';
import { endWithResult, type Running, stillRunning } from './end-with-result';
import { refuseOpenCard } from './open-card';
import { ONLY_OPEN, overUnfought, withdrawnAgain } from './over-unfought';
import { resultAnswer } from './result-answer';
import { advanceRefused, outcomeRefused } from './result-refusals';
import { findResult } from './result-rows';
import { tellScore } from '../scoring/open-sheet';
import { winReasonOf } from './win-reason';
import { arenaControlTexts } from './texts';

/** What a result is recorded for: the first of a match, or in place of another. */
export interface Recording {
  reason: string | null;
  /** The standing result that is corrected. */
  corrects: number | null;
  /** The result whose outcome is taken up again; its row says what it replaces. */
  replaces: number | null;
  audited: 'result.corrected' | 'result.restored' | null;
  /** Of a result that is taken up again, or as the desk names it; else it is read from the sheet and the calls. */
  winReason?: string | null;
  /** By a decision on a protest: also over matches after it that nobody has fought. */
  isRuled?: boolean;
}

export const FIRST: Recording = { reason: null, corrects: null, replaces: null, audited: null };

/** Who saves it: an account at the desk, or the council's panel by one press. */
export interface SavedBy {
  accountId: number | null;
  panel?: { deviceId: number; key: string };
}

/** 422 for an outcome that this match cannot have, 409 where the bracket has gone on. The match is held by `lockMatch`. */
export async function putResult(
  manager: EntityManager,
  emit: Emit,
  match: LockedMatch,
  { accountId, panel }: SavedBy,
  outcome: Outcome,
  { reason, corrects, replaces, audited, winReason: kept, isRuled }: Recording,
): Promise<AfterTelling<MatchStepAnswer>> {
  const checked = checkOutcome(match, outcome);
  if (!checked.ok && checked.code !== 'winner-behind-on-points') throw outcomeRefused(checked);
  const corrected = corrects === null ? null : await findResult(manager, match.id, corrects);
  const clock = match.status === 'ongoing' ? findClockNow(manager, match.id) : undefined;
  const [before, winReason, saved = null, , running = []] = await Promise.all([
    lockBracket(manager, match.poolId),
    kept !== undefined ? kept : winReasonOf(manager, match, outcome, corrected, clock),
    clock,
    corrects === null ? refuseOpenCard(manager, match.id) : null,
    corrects === null ? stillRunning(manager, [match.id]) : undefined,
  ]);
  // fewer points win by few reasons, which the sheet tells
  const reasoned = checkOutcome(match, outcome, winReason);
  if (!reasoned.ok) throw outcomeRefused(reasoned);
  const change = corrects === null ? decideMatch : correctResult;
  const over = isRuled ? await overUnfought(manager, before) : ONLY_OPEN;
  const after = await decideUnbarred(manager, match.id, (cannotWin) =>
    decideOver(before, match.id, (all) => change(all, match.id, outcome, cannotWin), { ...over, cannotWin }),
  );
  if (!after.ok) throw advanceRefused(after, match);
  const again = await withdrawnAgain(manager, after, over, { accountId, reason: reason ?? 'Dikoreksi.' });
  const withdrawn = corrects !== null && withdrawStanding(manager, match.id, accountId, reason ?? 'Dikoreksi.');
  const written = Promise.all([
    withdrawn,
    ...saveResults(manager, before, after.changed, [
      { matchId: match.id, outcome, reason, winReason, replaces, accountId, ...panel, clock: saved, running },
      ...again.map(({ result }) => ({ ...result, clock: null, running: [] })),
    ]),
  ]);
  if (again.length > 0) await bindAgain(manager, again, (await written)[1]);
  const changed = after.changed.map((one) => one.id);
  if (audited) {
    const [, stored] = await written;
    const resultId = stored.get(match.id);
    await auditResult(manager, { accountId }, audited, match, {
      ...{ result_id: resultId, replaces, reason, changed },
      ...{ winner: outcome.winner, win_kind: outcome.winKind, is_walkover: outcome.isWalkover },
      ...{ blue_score: outcome.blueScore, red_score: outcome.redScore },
    });
  }
  for (const { sheet } of running) if (sheet) tellScore(emit, sheet);
  const moved = movedParts(before, after.changed, match.id);
  return resultAnswer(manager, emit, match, moved, arenaControlTexts.resultSaved(partaiObject(match.partai)), [
    written,
  ]);
}

/** A result with what ends by it: the clock as it is, null where none was kept, and what still runs at the table. */
export interface EndingResult extends NewResult {
  clock: ClockNow | null;
  running: readonly Running[];
}

/** `before`: the matches of the pools as they were, `changed`: those that are another now. First the ids of the results, by match. */
export function saveResults(
  manager: EntityManager,
  before: readonly BracketMatch[],
  changed: readonly BracketMatch[],
  results: readonly EndingResult[],
): [stored: Promise<Map<number, number>>, ...others: Promise<unknown>[]] {
  const decided = results.map(({ matchId }) => matchId);
  const [first] = results;
  const ended = results.flatMap(({ clock, matchId, accountId }) =>
    clock ? [{ saved: clock, matchId, accountId }] : [],
  );
  // in this order, whoever waits for them
  const others = [
    saveAdvance(manager, before, changed, decided, first?.accountId ?? null),
    endClocks(manager, ended),
    endWithResult(
      manager,
      results.flatMap(({ running }) => running),
    ),
  ];
  return [insertResults(manager, results), ...others];
}

/** Takes the standing result away: the match waits again. 409 where the bracket has gone on. */
export async function takeResultBack(
  manager: EntityManager,
  emit: Emit,
  match: LockedMatch,
  accountId: number,
  { resultId, reason, isRuled }: { resultId: number; reason: string } & Pick<Recording, 'isRuled'>,
): Promise<AfterTelling<MatchStepAnswer>> {
  const before = await lockBracket(manager, match.poolId);
  const over = isRuled ? await overUnfought(manager, before) : ONLY_OPEN;
  const after = decideOver(before, match.id, (all) => withdrawResult(all, match.id), over);
  if (!after.ok) throw advanceRefused(after, match);
  await withdrawStanding(manager, match.id, accountId, reason);
  await saveAdvance(manager, before, after.changed, [match.id], accountId);
  const changed = after.changed.map((one) => one.id);
  await auditResult(manager, { accountId }, 'result.withdrawn', match, { result_id: resultId, reason, changed });
  const moved = movedParts(before, after.changed, match.id);
  return resultAnswer(manager, emit, match, moved, arenaControlTexts.resultWithdrawn(partaiObject(match.partai)));
}

export function auditResult(
  manager: EntityManager,
  { accountId }: Pick<SavedBy, 'accountId'>,
  what: AuditedAction,
  match: LockedMatch,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeAuditOfCall(manager, { accountId, action: what, subjectType: 'match', subjectId: match.id, detail });
}
