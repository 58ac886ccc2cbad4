// What the council enters on the sheet of the match on the mat, and what it is answered.
import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { FAULT_IDS } from '@gelanggang/domain/scoring/faults';
import { PENALTY_STEPS, type PenaltyStep } from '@gelanggang/domain/scoring/penalty-steps';
import { FULL_COUNT } from '@gelanggang/domain/scoring/proposed-result';
import { CARD_CLAIMS, CARD_OUTCOMES, type CardClaim, type CardOutcome } from '@gelanggang/domain/scoring/protest-cards';
import { JUDGED_KINDS, type JudgedKind } from '@gelanggang/domain/scoring/hit-kinds';
import { STOP_KINDS, type StopKind } from '@gelanggang/domain/scoring/stops';
import {
  TIMER_KINDS,
  TIMER_OUTCOMES,
  type TimerKind,
  type TimerOutcome,
} from '@gelanggang/domain/scoring/table-timers';
import { VERIFICATION_KINDS, type VerificationKind } from '@gelanggang/domain/scoring/verdicts';
import { MOST_ROUNDS } from '@gelanggang/domain/results/match-clock';
import { WIN_KINDS, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { IsId, IsOptionalId, IsOptionalText, IsText, IsWholeNumber } from './fields';
import type { LiveScore } from './scoring';
import { says, validationSentences } from './validation-sentences';

/**
 * One press at the table. A panel without a network keeps what was pressed and sends it later: it then counts for the match
 * and the moment at which it was pressed, or not at all.
 */
class PressRequest {
  /** 409 when another match is on by now. */
  @IsOptionalId()
  match_id?: number;

  /** On the server's clock, in milliseconds since 1970; without it, when it arrives. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  pressed_at?: number;

  /** Of one press of a button: sent again after an answer that was lost, it is entered once. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{8,40}$/, { message: says(() => validationSentences.pressMark) })
  key?: string;
}

/** What the council enters for a corner. */
class CouncilEntryRequest extends PressRequest {
  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  corner: Corner;
}

/** What happened in a round. */
class RoundEntryRequest extends CouncilEntryRequest {
  /** In which it happened, where it is entered later; 422 for one that has not begun. Left out: the one that is on. */
  @IsOptional()
  @IsWholeNumber(1, MOST_ROUNDS)
  round?: number;
}

/** POST /panel/throws: worth 3. */
export class ThrowRequest extends RoundEntryRequest {}

/** POST /panel/hits: a hand or a foot, where too few judges sit at their panels to agree on one. */
export class HitRequest extends RoundEntryRequest {
  @IsIn(JUDGED_KINDS, { message: says(() => validationSentences.unknownAttack) })
  kind: JudgedKind;
}

/** Steps of the clock that the council's panel takes; setting it stays with the desk. */
export const PANEL_CLOCK_STEPS = ['start', 'pause', 'resume', 'end-round', 'next-round', 'extra-round'] as const;

/** POST /panel/clock. */
export class PanelClockRequest extends PressRequest {
  @IsIn(PANEL_CLOCK_STEPS, { message: says(() => validationSentences.clockStep) })
  step: (typeof PANEL_CLOCK_STEPS)[number];
}

/** POST /panel/timers: a time at the table begins; calls before the match has started, all others while it is on. */
export class TimerRequest extends CouncilEntryRequest {
  @IsIn(TIMER_KINDS, { message: says(() => validationSentences.unknownTimer) })
  kind: TimerKind;
}

/** POST /panel/timers/{id}/end: what follows by the rules is entered in the same step. */
export class TimerEndRequest {
  @IsIn(TIMER_OUTCOMES, { message: says(() => validationSentences.unknownTimerEnd) })
  outcome: TimerOutcome;
}

/**
 * POST /panel/penalties: the fault decides the step; another one needs its reason. One that the judges have just upheld is of
 * the round in which they were asked, or the card was raised, unless it names another.
 */
export class PenaltyRequest extends RoundEntryRequest {
  /** Of the list for the age category of the match. */
  @IsIn(FAULT_IDS, { message: says(() => validationSentences.chooseOffence) })
  fault: string;

  /** A heavy fault on purpose, against sportsmanship. */
  @IsOptional()
  @IsBoolean({ message: says(() => validationSentences.yesOrNo) })
  is_deliberate?: boolean;

  /** Left out: the step that the rules propose. */
  @IsOptional()
  @IsIn(PENALTY_STEPS, { message: says(() => validationSentences.unknownPenalty) })
  step?: PenaltyStep;

  @IsOptionalText(200)
  reason?: string;
}

/** POST /panel/knockdowns: a count to nine is a Teguran as well. */
export class KnockdownRequest extends RoundEntryRequest {
  @IsWholeNumber(1, FULL_COUNT)
  count: number;

  /** Fell by oneself, not by the opponent's attack. */
  @IsOptional()
  @IsBoolean({ message: says(() => validationSentences.yesOrNo) })
  is_own_fall?: boolean;
}

/** POST /panel/stops: `corner` does not go on. */
export class StopRequest extends CouncilEntryRequest {
  @IsIn(STOP_KINDS, { message: says(() => validationSentences.unknownStop) })
  kind: StopKind;
}

/** POST /panel/lot: without a winner it is drawn from a seed that the sheet keeps. */
export class LotRequest {
  /** Whom the chair's own lot named. */
  @IsOptional()
  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  winner?: Corner;
}

/** POST /panel/{points, penalties, knockdowns, stops, timers}/{id}/withdraw. */
export class SheetWithdrawRequest {
  @IsText(200)
  reason: string;
}

/** POST /panel/presses/{key}/withdraw: takes back what that press has entered, if it has arrived at all. */
export class PressWithdrawRequest extends PressRequest {}

/** POST /panel/result: what the rules say is saved by the table; whatever else is decided, the desk saves. */
export class PanelResultRequest {
  @IsId()
  match_id: number;

  @IsIn(CORNERS, { message: says(() => validationSentences.chooseWinner) })
  winner: Corner;

  /** Left out for an opponent who was absent after the third call. */
  @IsOptional()
  @IsIn(WIN_KINDS, { message: says(() => validationSentences.chooseWin) })
  win_kind?: WinKind;

  @Matches(/^[a-z0-9-]{8,40}$/, { message: says(() => validationSentences.pressMark) })
  key: string;
}

/** POST /panel/verifications: while a protest card waits, the judges are asked about that one, by its own kind. */
export class VerificationRequest {
  @IsIn(VERIFICATION_KINDS, { message: says(() => validationSentences.unknownVerification) })
  kind: VerificationKind;

  /** In which it happened; left out: that of the card, else the one that is on. */
  @IsOptional()
  @IsWholeNumber(1, MOST_ROUNDS)
  round?: number;
}

/** POST /panel/var-requests: a corner's protest card. The clock stands from then on. */
export class VarRequest extends RoundEntryRequest {
  @IsIn(CARD_CLAIMS, { message: says(() => validationSentences.unknownProtest) })
  claim: CardClaim;

  /** The throw of the opponent's that it is against. */
  @IsOptionalId()
  point_id?: number;

  /** The corner's penalty that it is against. */
  @IsOptionalId()
  penalty_id?: number;
}

/** POST /panel/var-requests/{id}/decide: what follows from a card that is right is entered in the same step. */
export class VarDecisionRequest {
  @IsIn(CARD_OUTCOMES, { message: says(() => validationSentences.unknownDecision) })
  outcome: CardOutcome;

  @IsOptionalText(200)
  note?: string;

  /** The opponent's, where the card says that it had one. */
  @IsOptional()
  @IsIn(FAULT_IDS, { message: says(() => validationSentences.chooseOffence) })
  fault?: string;

  @IsOptional()
  @IsBoolean({ message: says(() => validationSentences.yesOrNo) })
  is_deliberate?: boolean;

  /** Left out: the step that the rules propose. */
  @IsOptional()
  @IsIn(PENALTY_STEPS, { message: says(() => validationSentences.unknownPenalty) })
  step?: PenaltyStep;

  /** Why it is another step. */
  @IsOptionalText(200)
  reason?: string;
}

/** Whatever the council does answers with the score after it. */
export interface CouncilAnswer {
  message: string;
  data: LiveScore;
}
