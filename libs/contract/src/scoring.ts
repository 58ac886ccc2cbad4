// Digital scoring: what everybody sees of a running match's score, and the calls of judges, council and operator.
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import type { BarredCorner } from '@gelanggang/domain/results/barred';
import { MOST_JUDGES, WITHIN_MS } from '@gelanggang/domain/scoring/agreement';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { type HitKind, type JudgedKind, JUDGED_KINDS } from '@gelanggang/domain/scoring/hit-kinds';
import type { GivenPenalty } from '@gelanggang/domain/scoring/penalties';
import type { PenaltyStep } from '@gelanggang/domain/scoring/penalty-steps';
import type { CardClaim, CardOutcome } from '@gelanggang/domain/scoring/protest-cards';
import type { ProposedResult } from '@gelanggang/domain/scoring/proposed-result';
import type { StopKind } from '@gelanggang/domain/scoring/stops';
import type { TimerKind, TimerOutcome } from '@gelanggang/domain/scoring/table-timers';
import { VERDICTS, type Verdict, type VerificationKind } from '@gelanggang/domain/scoring/verdicts';
import { MAX_JUDGES, MIN_JUDGES } from '@gelanggang/domain/seni/performance-score';
import type { CountedBy } from '@gelanggang/domain/scoring/counted-by';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { IsText, IsWholeNumber } from './fields';
import type { PanelPerformance } from './jurus-panels';
import type { LiveArena, LiveMatch, LiveTournament } from './live';
import { MOST_TAPS_AT_ONCE } from './scoring-options';
import { says, validationSentences } from './validation-sentences';

export interface LivePoint {
  id: number;
  corner: Corner;
  kind: HitKind;
  /** By the match's rules. */
  worth: number;
  round: number;
  at: string;
  /** Seats of the judges who gave it. */
  judges: number[];
  /** Keys of their taps: a judge's panel finds its own. */
  taps: string[];
  /** A throw that the judges verified on the council's question. */
  is_verified: boolean;
  /** The council entered it: a throw for the referee, a hand or a foot where no judges sit. */
  is_by_council: boolean;
  /** The phone that counts alone entered it. */
  is_by_phone: boolean;
  withdrawn_reason: string | null;
}

export interface LiveCornerScore {
  score: number;
  /** In the order given; withdrawn ones are left out. */
  penalties: GivenPenalty[];
  /** How far the referee counted, each time. */
  knockdowns: number[];
}

/** A time at the table beside the clock of the match. */
export interface LiveTimer {
  id: number;
  kind: TimerKind;
  corner: Corner;
  /** When it began. */
  at: string;
}

/** A protest card; `claim` is null on older sheets. */
export interface LiveCard {
  id: number;
  corner: Corner;
  claim: CardClaim | null;
  requested_at: string;
}

/** The score of the match on an arena's mat, or of the last one: GET /arenas/{id}/score, event `score.changed`. */
export interface LiveScore {
  sheet_id: number;
  /** Grows with each entry, withdrawal and decision of the sheet: of two scores of one sheet the higher one is newer. */
  revision: number;
  match_id: number;
  /** Of the match: it tells the sheet of a match that was started anew from the one before. */
  started_at: string;
  blue: LiveCornerScore;
  red: LiveCornerScore;
  /** The last ones, newest first. */
  points: LivePoint[];
  /** Who the points come from; `judges` while there are none. */
  counted_by: CountedBy;
  /** What the judges are being asked; `majority` stands once most of them say the same, and waits for the council. */
  verification: {
    id: number;
    kind: VerificationKind;
    asked_at: string;
    answered: number[];
    majority: Verdict | null;
  } | null;
  /** The protest card that waits for its decision: the match waits with it. */
  var_request: LiveCard | null;
  /** The last one that was decided; `thrower`: whose throw the judges saw where the outcome alone does not say it. */
  var_decision: (LiveCard & { outcome: CardOutcome; decided_at: string; thrower?: Corner }) | null;
  /** How many protest cards each corner still has. */
  cards: Record<Corner, number>;
  /** The time that is running at the table. */
  timer: LiveTimer | null;
}

/** GET /arenas/{id}/score, read at `seq` of stream `arena:{id}`. */
export interface ArenaScore {
  seq: number;
  /** null while nothing has been scored there. */
  score: LiveScore | null;
}

export interface ScoringRule {
  judges: number;
  agree: number;
  within_ms: number;
}

/** GET /tournaments/{id}/scoring-rule. */
export interface ScoringSettings extends ScoringRule {
  /** Of a performance: an even number. */
  seni_judges: number;
  /** A protest card that was right is given back. */
  card_returns: boolean;
  version: number;
}

/** PUT /tournaments/{id}/scoring-rule. */
export class ScoringRuleRequest {
  @IsWholeNumber(2, MOST_JUDGES)
  judges: number;

  @IsWholeNumber(2, MOST_JUDGES)
  agree: number;

  @IsWholeNumber(WITHIN_MS.min, WITHIN_MS.max)
  within_ms: number;

  /** Stays as it is when it is not given. */
  @IsOptional()
  @IsWholeNumber(MIN_JUDGES, MAX_JUDGES)
  @IsDivisibleBy(2, { message: says(() => validationSentences.evenJudges) })
  seni_judges?: number;

  /** Stays as it is when it is not given. */
  @IsOptional()
  @IsBoolean({ message: says(() => validationSentences.yesOrNo) })
  card_returns?: boolean;

  /** The version that the form has loaded: 409 when somebody else has saved since; 0 while there is none. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

/** POST /panel/sign-in. */
export class PanelSignInRequest {
  @IsText(40)
  code: string;
}

/** What the device keeps: it is told once. */
export interface PanelSignIn {
  token: string;
}

/** GET /panel and POST /panel/open. */
export interface PanelState {
  seat: number;
  arena: LiveArena;
  tournament: LiveTournament;
  rule: ScoringRule;
  /** By which the tanding match on the mat is fought; null without one. */
  rules: TandingRules | null;
  /** Ongoing, else called. */
  match: LiveMatch | null;
  score: LiveScore | null;
  /** Judges whose panels are there now: seats 1 and up. */
  judges: number[];
  has_camera: boolean;
  /** Of a match that is called: who is being called, and who was absent after the third call. */
  calls: (LiveTimer & { outcome: TimerOutcome | null })[];
  /** Of a match that is called: who may not fight it, and so does not win by an absence. */
  barred: BarredCorner[];
  /** While a performance is on. */
  performance: PanelPerformance | null;
}

/** POST /panel/seen: whether this page is the one that counts, and which judges are there. */
export interface PanelSeen {
  counts: boolean;
  judges: number[];
  /** A camera films the arena. */
  has_camera: boolean;
}

const TAB = /^[a-z0-9]{8,24}$/;

/** POST /panel/open and /panel/seen: of several pages on one device the one that opened last counts. */
export class PanelTabRequest {
  @Matches(TAB, { message: says(() => validationSentences.pageMark) })
  tab: string;
}

export class TapRequest {
  /** From 1, in the order of the taps on this page: the same number again is the same tap. */
  @IsWholeNumber(1, 999_999_999)
  number: number;

  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  corner: Corner;

  /** A throw is the council's to enter. */
  @IsIn(JUDGED_KINDS, { message: says(() => validationSentences.judgedKinds) })
  kind: JudgedKind;

  /** When it was pressed, on the server's clock, in milliseconds since 1970. */
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  at: number;
}

/** POST /panel/taps. */
export class TapsRequest {
  @Matches(TAB, { message: says(() => validationSentences.pageMark) })
  tab: string;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_TAPS_AT_ONCE)
  @ValidateNested({ each: true })
  @Type(() => TapRequest)
  taps: TapRequest[];
}

/**
 * `kept`: it counts as soon as enough judges agree. `clock`: no round was on; `late`: it came after the judges' time to
 * agree; both are kept and never count. `no-match`: there is no match that it could belong to.
 */
export type TapFate = 'kept' | 'clock' | 'late' | 'no-match';
export interface TapAnswer {
  number: number;
  fate: TapFate;
}

/** POST /panel/verifications/{id}/answer. */
export class VerificationAnswerRequest {
  @IsIn(VERDICTS, { message: says(() => validationSentences.unknownAnswer) })
  answer: Verdict;
}

interface Withdrawable {
  id: number;
  corner: Corner;
  round: number;
  at: string;
  withdrawn_reason: string | null;
}

/** Everything on the sheet of one start of a match, oldest first. */
export interface ScoreSheet {
  sheet_id: number;
  /** As in `LiveScore`. */
  revision: number;
  match_id: number;
  arena_id: number;
  started_at: string;
  rule: ScoringRule;
  points: LivePoint[];
  /** By which it is fought; null on sheets from before it was kept. */
  rules: TandingRules | null;
  lot: { winner: Corner; seed: string | null } | null;
  penalties: (Withdrawable & {
    step: PenaltyStep;
    /** Points, 0 or less. */
    worth: number;
    /** Of the rulebook's list; null on older sheets. */
    fault: string | null;
    proposed_step: PenaltyStep | null;
    /** Why it is another step than the proposed one. */
    reason: string | null;
  })[];
  knockdowns: (Withdrawable & { count: number; is_own_fall: boolean })[];
  stops: (Withdrawable & { kind: StopKind })[];
  /** What the desk counted by itself; below zero: taken back. */
  counted: { id: number; corner: Corner; round: number; at: string; by: number }[];
  /** Calls before the match began as well. */
  timers: (Withdrawable & { kind: TimerKind; outcome: TimerOutcome | null; ended_at: string | null })[];
  verifications: {
    id: number;
    kind: VerificationKind;
    round: number;
    asked_at: string;
    verdict: Verdict | null;
    decided_at: string | null;
    answers: { seat: number; answer: Verdict }[];
  }[];
  var_requests: {
    id: number;
    corner: Corner;
    round: number;
    requested_at: string;
    /** As the four after it null on older sheets. */
    number: number | null;
    claim: CardClaim | null;
    /** The throw, or the penalty, that it is against, or that its decision gave. */
    point_id: number | null;
    penalty_id: number | null;
    /** In which the judges are asked about it. */
    verification_id: number | null;
    is_returned: boolean;
    outcome: CardOutcome | null;
    note: string | null;
    decided_at: string | null;
    withdrawn_reason: string | null;
  }[];
}

/** GET /matches/{id}/proposal and /panel/proposal: what the rules say now. The operator confirms it, or decides otherwise. */
export interface ResultProposal {
  blue_score: number;
  red_score: number;
  proposal: ProposedResult;
  /** Of the rulebook, by which somebody has won, or something else comes first; null where there is time, or the chair decides. */
  article: string | null;
}
