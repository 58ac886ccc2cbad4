// Starting, pausing, ending and setting the clock of a running match (domain-rules, Running the day).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ClockStepRequest, MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { ClockStep, ClockTarget } from '@gelanggang/domain/results/match-clock';
import { MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { type Action, writeOnce } from '../http/action-key';
import { conflict, invalid, type Said } from '../http/refusals';
import { takeClockStep } from './clock-step';
import { lockMatch, type LockedMatch } from './locked-match';
import { stepAnswer } from './result-answer';
import { commonSentences } from '../http/sentences';
import { arenaControlSentences } from './sentences';
import { arenaControlTexts } from './texts';

@Injectable()
export class MatchClockService {
  constructor(private readonly dataSource: DataSource) {}

  step(matchId: number, body: ClockStepRequest, action: Action): Promise<MatchStepAnswer> {
    const target = targetOf(body);
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action, { kinds: MATCH_KINDS });
      refuseRounds(match, body.step);
      const { accountId } = action;
      const told = await takeClockStep(manager, emit, match, body.step, {
        ...{ pressedAt: body.pressed_at, target, reason: body.reason ?? null, accountId },
      });
      const isPerformance = match.kind === 'seni' && body.step === 'start';
      const done = isPerformance ? arenaControlTexts.performanceBegun : arenaControlTexts.clockSteps[body.step];
      return stepAnswer(match.id, told, `${partaiSubject(match.partai)}: ${done}`);
    });
  }
}

/** A performance has one clock that counts up, and no rounds. */
function refuseRounds({ kind }: LockedMatch, step: ClockStep): void {
  const isOfRounds = step === 'end-round' || step === 'next-round' || step === 'extra-round';
  if (kind === 'seni' && isOfRounds) throw conflict(arenaControlSentences.seniHasNoRounds);
}

/** 422 on the fields that a set clock needs. */
function targetOf({ step, round, remaining_ms: remainingMs, reason }: ClockStepRequest): ClockTarget | undefined {
  if (step !== 'set') return undefined;
  const errors: Record<string, Said[]> = {};
  if (round === undefined) errors.round = [arenaControlSentences.roundRequired];
  if (remainingMs === undefined) errors.remaining_ms = [arenaControlSentences.remainingRequired];
  if (reason === undefined) errors.reason = [commonSentences.reasonRequired];
  if (round === undefined || remainingMs === undefined || reason === undefined) throw invalid(errors);
  return { round, remainingMs };
}
