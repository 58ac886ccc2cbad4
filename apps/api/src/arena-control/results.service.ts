// Recording a result, correcting, withdrawing and restoring it; the bracket moves in the same transaction.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  MatchStepAnswer,
  ResultRequest,
  UndoResultRequest,
  WalkoverRequest,
  WithdrawResultRequest,
} from '@gelanggang/contract/arena-control';
import { type Outcome, takeStep } from '@gelanggang/domain/results/match-steps';
import { reasonFits } from '@gelanggang/domain/scoring/reason-fits';
import { REASONS_OF } from '@gelanggang/domain/scoring/reasons-of-kinds';
import { LEFT } from '@gelanggang/platform/turns/together';
import { type Action, writeOnce } from '../http/action-key';
import { conflict, invalid } from '../http/refusals';
import { refuseFought } from './fought-walkover';
import { barredLosers, bindBarred, refuseBarredUnfought, whyBarred } from './barred-walkover';
import { lockMatch, type LockedMatch, type Standing, standingResult } from './locked-match';
import { FIRST, putResult, type Recording, takeResultBack } from './put-result';
import { findResult } from './result-rows';
import { ResultsTogetherService } from './results-together.service';
import { refuseBeforeExtraRound, refuseOtherWinner, refuseUndoOfRuling } from './ruled-result';
import { partaiObject } from '@gelanggang/domain/schedule/partai-names';
import { stepRefused } from './what-happened';
import { arenaControlSentences } from './sentences';
import { commonSentences } from '../http/sentences';

@Injectable()
export class ResultsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly together: ResultsTogetherService,
  ) {}

  async record(matchId: number, body: ResultRequest, action: Action): Promise<MatchStepAnswer> {
    const outcome: Outcome = {
      isWalkover: false,
      winner: body.winner,
      winKind: body.win_kind,
      blueScore: body.blue_score ?? null,
      redScore: body.red_score ?? null,
    };
    const named = body.win_reason;
    if (named !== undefined && !REASONS_OF[body.win_kind].includes(named)) {
      throw invalid({ win_reason: [arenaControlSentences.reasonOfOtherMethod] });
    }
    if (named !== undefined && !reasonFits(named, outcome)) {
      throw invalid({ win_reason: [arenaControlSentences.reasonAgainstPoints] });
    }
    const winReason = named === undefined ? {} : { winReason: named };
    const corrects = body.corrects_result_id ?? null;
    if (corrects === null) {
      const answer = await this.together.take({ matchId, outcome, winReason: named, action });
      return answer === LEFT ? this.decide(matchId, action, outcome, { ...FIRST, ...winReason }) : answer;
    }
    if (body.reason === undefined) throw invalid({ reason: [commonSentences.reasonRequired] });
    const { reason } = body;
    return this.decide(matchId, action, outcome, {
      ...{ reason, corrects, replaces: corrects, audited: 'result.corrected', ...winReason },
    });
  }

  /** Without a winner both are absent; the next opponent then advances (domain-rules, Running the day). */
  walkover(matchId: number, body: WalkoverRequest, action: Action): Promise<MatchStepAnswer> {
    const outcome: Outcome = {
      isWalkover: true,
      winner: body.winner ?? null,
      winKind: null,
      blueScore: null,
      redScore: null,
    };
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action);
      const taken = takeStep(match, 'walkover');
      if (!taken.ok) throw await stepRefused(manager, match);
      // who is still to come would come into a match that is over, and a bye is none
      if (match.blueUnitId === null || match.redUnitId === null) {
        throw conflict(arenaControlSentences.notComplete(partaiObject(match.partai)));
      }
      const lost = await barredLosers(manager, match, outcome.winner);
      // whoever may not fight has lost so, whatever was fought
      if (lost.length === 0) await refuseFought(manager, match, outcome.winner);
      const recording = whyBarred(lost, outcome.winner, { ...FIRST, reason: body.reason ?? null });
      const saved = await putResult(manager, emit, match, action, outcome, recording);
      await bindBarred(manager, match.id, lost);
      return saved;
    });
  }

  withdraw(matchId: number, body: WithdrawResultRequest, action: Action): Promise<MatchStepAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action);
      const standing = await this.refuseOtherResult(manager, match, body.result_id);
      await refuseOtherWinner(manager, match, standing, undefined);
      const { result_id: resultId, reason } = body;
      return takeResultBack(manager, emit, match, action.accountId, { resultId, reason });
    });
  }

  /** Takes a correction back, or restores the result that was withdrawn last. */
  undo(matchId: number, body: UndoResultRequest, action: Action): Promise<MatchStepAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action);
      const asked = await findResult(manager, match.id, body.result_id);
      const standing = await standingResult(manager, match.id);
      const isAsked = standing ? standing.id === asked?.id : asked?.isLast && match.status === 'scheduled';
      if (!asked || !isAsked) throw await stepRefused(manager, match);
      if (!standing && !asked.hasSameOpponents) {
        throw conflict(arenaControlSentences.entrantsChanged(partaiObject(match.partai)));
      }
      const restored = standing ? await findResult(manager, match.id, asked.replacesId ?? 0) : asked;
      if (!restored) throw conflict(arenaControlSentences.notACorrection(partaiObject(match.partai)));
      if (standing) {
        await refuseUndoOfRuling(manager, match, standing.id);
        await refuseOtherWinner(manager, match, standing, restored.outcome.winner);
      } else {
        await refuseBeforeExtraRound(manager, match, restored.id);
      }
      return putResult(manager, emit, match, action, restored.outcome, {
        reason: standing ? 'Koreksi diurungkan.' : 'Penarikan diurungkan.',
        corrects: standing?.id ?? null,
        // restored as it was: a correction as one
        replaces: standing?.id ?? asked.replacesId,
        audited: 'result.restored',
        winReason: restored.winReason,
      });
    });
  }

  private decide(matchId: number, action: Action, outcome: Outcome, recording: Recording): Promise<MatchStepAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action);
      if (recording.corrects === null) {
        const taken = takeStep(match, 'finish');
        if (!taken.ok) throw await stepRefused(manager, match);
      } else {
        const standing = await this.refuseOtherResult(manager, match, recording.corrects);
        await refuseOtherWinner(manager, match, standing, outcome.winner);
        await refuseBarredUnfought(manager, match, outcome.winner);
      }
      return putResult(manager, emit, match, action, outcome, recording);
    });
  }

  /** 409 unless this very result stands: what somebody saw before they asked must still be so. */
  private async refuseOtherResult(manager: EntityManager, match: LockedMatch, resultId: number): Promise<Standing> {
    const standing = await standingResult(manager, match.id);
    if (standing?.id !== resultId) throw await stepRefused(manager, match);
    return standing;
  }
}
