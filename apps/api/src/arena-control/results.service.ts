// Recording, correcting and withdrawing the result of a match; the winner moves on in the same transaction.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  MatchStepAnswer,
  ResultRequest,
  WalkoverRequest,
  WithdrawResultRequest,
} from '@gelanggang/contract/arena-control';
import { streams } from '@gelanggang/contract/events';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { databaseNow, findClock, saveClock } from '@gelanggang/database/queries/match-clock.queries';
import { correctResult, decideMatch, withdrawResult } from '@gelanggang/domain/draw/advance';
import { stopClock } from '@gelanggang/domain/results/match-clock';
import { checkOutcome, type Outcome, takeStep } from '@gelanggang/domain/results/match-steps';
import { lockBracket } from '@gelanggang/drawing/bracket-state';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { lockMatch, type LockedMatch, standingResult } from './locked-match';
import { readStandingResults } from './standing-result.queries';
import { advanceRefused, outcomeRefused } from './result-refusals';
import { saveAdvance } from '@gelanggang/drawing/save-advance';
import { nameOf, stepRefused } from './what-happened';

@Injectable()
export class ResultsService {
  constructor(private readonly dataSource: DataSource) {}

  record(matchId: number, body: ResultRequest, accountId: number): Promise<MatchStepAnswer> {
    const outcome: Outcome = {
      isWalkover: false,
      winner: body.winner,
      winKind: body.win_kind,
      blueScore: body.blue_score ?? null,
      redScore: body.red_score ?? null,
    };
    const corrects = body.corrects_result_id;
    return this.decide(matchId, accountId, outcome, { corrects, reason: null });
  }

  /** Without a winner both are absent; the next opponent then advances (domain-rules, Running the day). */
  walkover(matchId: number, body: WalkoverRequest, accountId: number): Promise<MatchStepAnswer> {
    const outcome: Outcome = {
      isWalkover: true,
      winner: body.winner ?? null,
      winKind: null,
      blueScore: null,
      redScore: null,
    };
    return this.decide(matchId, accountId, outcome, { corrects: undefined, reason: body.reason ?? null });
  }

  withdraw(matchId: number, body: WithdrawResultRequest, accountId: number): Promise<MatchStepAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, accountId);
      await this.refuseOtherResult(manager, match, body.result_id);
      const before = await lockBracket(manager, match.poolId);
      const after = withdrawResult(before, match.id);
      if (!after.ok) throw advanceRefused(after, match);
      await withdrawStanding(manager, match.id, accountId, body.reason ?? null);
      await saveAdvance(manager, before, after.changed, match.id, accountId);
      return answer(manager, emit, match, changedIds(after.changed), `Hasil ${nameOf(match).toLowerCase()} ditarik.`);
    });
  }

  private decide(
    matchId: number,
    accountId: number,
    outcome: Outcome,
    { corrects, reason }: { corrects: number | undefined; reason: string | null },
  ): Promise<MatchStepAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, accountId);
      if (corrects === undefined) {
        const taken = takeStep(match, outcome.isWalkover ? 'walkover' : 'finish');
        if (!taken.ok) throw await stepRefused(manager, match);
      } else {
        await this.refuseOtherResult(manager, match, corrects);
      }
      const checked = checkOutcome(match, outcome);
      if (!checked.ok) throw outcomeRefused(checked);
      const before = await lockBracket(manager, match.poolId);
      const change = corrects === undefined ? decideMatch : correctResult;
      const after = change(before, match.id, outcome);
      if (!after.ok) throw advanceRefused(after, match);
      if (corrects !== undefined) await withdrawStanding(manager, match.id, accountId, 'Dikoreksi.');
      await saveAdvance(manager, before, after.changed, match.id, accountId);
      if (match.status === 'ongoing') await endClock(manager, match.id, accountId);
      await manager.query(
        `insert into result (match_id, winner_corner, win_kind, blue_score, red_score, is_walkover, reason, recorded_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          match.id,
          outcome.winner,
          outcome.winKind,
          outcome.blueScore,
          outcome.redScore,
          outcome.isWalkover,
          reason,
          accountId,
        ],
      );
      return answer(manager, emit, match, changedIds(after.changed), `Hasil ${nameOf(match).toLowerCase()} tersimpan.`);
    });
  }

  /** 409 unless this very result stands: what somebody saw before they asked must still be so. */
  private async refuseOtherResult(manager: EntityManager, match: LockedMatch, resultId: number): Promise<void> {
    const standing = await standingResult(manager, match.id);
    if (standing?.id !== resultId) throw await stepRefused(manager, match);
  }
}

/** What had been fought when the match ended stays readable. */
async function endClock(manager: EntityManager, matchId: number, accountId: number): Promise<void> {
  const saved = await findClock(manager, matchId);
  if (!saved) return;
  const at = await databaseNow(manager);
  const stopped = stopClock(saved.clock, saved.plan, at);
  await saveClock(manager, matchId, stopped, { step: 'stop', at, reason: null, accountId });
}

function changedIds(changed: readonly { id: number }[]): number[] {
  return changed.map((match) => match.id);
}

async function withdrawStanding(
  manager: EntityManager,
  matchId: number,
  accountId: number,
  reason: string | null,
): Promise<void> {
  await manager.query(
    `update result set withdrawn_at = now(), withdrawn_by = $2, withdrawn_reason = $3
     where match_id = $1 and withdrawn_at is null`,
    [matchId, accountId, reason],
  );
}

async function answer(
  manager: EntityManager,
  emit: Emit,
  match: LockedMatch,
  changedMatchIds: number[],
  message: string,
): Promise<MatchStepAnswer> {
  const changed = await readLiveMatches(manager, { matchIds: [...new Set([match.id, ...changedMatchIds])] });
  const after = changed.find((one) => one.id === match.id);
  if (!after) throw new Error(`Match ${match.id} is gone within its own transaction.`);
  emit(streams.tournament(match.tournamentId), 'matches.changed', { matches: changed });
  const [result] = await readStandingResults(manager, [match.id]);
  return { message, data: { match: after, changed, result: result ?? null } };
}
