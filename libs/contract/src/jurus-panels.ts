// What judges, the council and the desk enter for a performance on the mat, and what each of them is shown.
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import {
  type CouncilItem,
  COUNCIL_ITEMS,
  type Disqualification,
  DISQUALIFICATIONS,
  type Jurus,
  JURUS,
  type JurusRules,
  MOST_JURUS,
} from '@gelanggang/domain/rules/jurus-rules';
import type { DrawnLot } from '@gelanggang/domain/rules/rules-of-performance';
import { CARD_OUTCOMES, type CardOutcome } from '@gelanggang/domain/scoring/protest-cards';
import { JURUS_CARD_CLAIMS, type JurusCardClaim } from '@gelanggang/domain/seni/jurus-cards';
import { CRITERIA_COUNT, CRITERION, STEADINESS } from '@gelanggang/domain/seni/judge-entry';
import { MAX_JUDGE_SCORE, MIN_JUDGE_SCORE } from '@gelanggang/domain/seni/performance-score';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import { IsId, IsMeasure, IsOptionalId, IsOptionalText, IsWholeNumber } from './fields';
import type { LiveJurusCard, LiveMatch } from './live';
import { MOST_MISTAKES } from './scoring-options';
import { says, validationSentences } from './validation-sentences';

const TAB = /^[a-z0-9]{8,24}$/;
const KEY = /^[a-z0-9-]{8,40}$/;
const LONGEST_MS = 3_600_000;

/**
 * POST /panel/score: a judge's whole entry, in the form of the event. Sent again it is the same one, and until the desk has
 * recorded the performance another one takes its place.
 */
export class JudgeScoreRequest {
  @Matches(TAB, { message: says(() => validationSentences.pageMark) })
  tab: string;

  /** The performance that the judge saw, and which start of it. */
  @IsId()
  match_id: number;

  @IsISO8601()
  started_at: string;

  /** Form `moves`: milliseconds of the performance's clock, one a mistake. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_MISTAKES, { message: says(() => validationSentences.mostMistakes(MOST_MISTAKES)) })
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(LONGEST_MS, { each: true })
  mistakes?: number[];

  /** Form `moves`: in which jurus each of them was seen; null: not said. As many as mistakes, or left out. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_MISTAKES, { message: says(() => validationSentences.mostMistakes(MOST_MISTAKES)) })
  @IsIn([null, ...Array.from({ length: MOST_JURUS }, (_, index) => index + 1)], {
    each: true,
    message: says(() => validationSentences.jurusNumber),
  })
  places?: (number | null)[];

  @IsOptional()
  @IsMeasure(STEADINESS.min / 100, STEADINESS.max / 100)
  steadiness?: number;

  /** Form `criteria`: points, one each. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(CRITERIA_COUNT)
  @IsNumber({ maxDecimalPlaces: 2 }, { each: true, message: says(() => validationSentences.elementScore) })
  @Min(CRITERION.min / 100, { each: true, message: says(() => validationSentences.elementScore) })
  @Max(CRITERION.max / 100, { each: true, message: says(() => validationSentences.elementScore) })
  criteria?: number[];

  /** Form `whole`: points. */
  @IsOptional()
  @IsMeasure(MIN_JUDGE_SCORE / 100, MAX_JUDGE_SCORE / 100)
  score?: number;
}

/** What a judge gave, in points; what it came out of by the form of the panel. */
export interface JudgeScore {
  score: number;
  mistakes: number[];
  /** In which jurus each was seen; empty where nothing was said. */
  places: (number | null)[];
  steadiness: number | null;
  criteria: number[];
}

export interface JudgeScoreAnswer {
  message: string;
  data: PanelPerformance;
}

/** POST /panel/jurus-items. */
export class JurusItemRequest {
  @IsId()
  match_id: number;

  @IsIn(COUNCIL_ITEMS, { message: says(() => validationSentences.unknownPenalty) })
  item: CouncilItem;

  /** Milliseconds of the performance's clock. */
  @IsOptional()
  @IsWholeNumber(0, LONGEST_MS)
  at?: number;

  /** Of one press of a button: sent again after an answer that was lost, it is entered once. */
  @Matches(KEY, { message: says(() => validationSentences.pressMark) })
  key: string;
}

/** POST /panel/jurus-disqualifications. */
export class JurusDisqualificationRequest {
  @IsId()
  match_id: number;

  @IsIn(DISQUALIFICATIONS, { message: says(() => validationSentences.chooseReason) })
  reason: Disqualification;

  /** How many jurus were shown. */
  @IsOptional()
  @IsWholeNumber(0, 99)
  reached?: number;

  @Matches(KEY, { message: says(() => validationSentences.pressMark) })
  key: string;
}

/** POST /panel/jurus-cards: after the performance, before its score is saved. */
export class JurusCardRequest {
  @IsId()
  match_id: number;

  @IsIn(JURUS_CARD_CLAIMS, { message: says(() => validationSentences.unknownProtest) })
  claim: JurusCardClaim;

  /** The item of the council that is questioned; left out: one that was not given. */
  @IsOptionalId()
  item_id?: number;

  @Matches(KEY, { message: says(() => validationSentences.pressMark) })
  key: string;
}

/** POST /panel/jurus-cards/{id}/decide. */
export class JurusCardDecisionRequest {
  @IsIn(CARD_OUTCOMES, { message: says(() => validationSentences.unknownDecision) })
  outcome: CardOutcome;

  /** What is taken off where it was right that something was missed; left out of a description: the judges put theirs right. */
  @IsOptional()
  @IsIn(COUNCIL_ITEMS, { message: says(() => validationSentences.unknownPenalty) })
  item?: CouncilItem;

  /** By the judges' verification, which the chair leads once the commission's time is over. */
  @IsOptional()
  @IsBoolean({ message: says(() => validationSentences.yesOrNo) })
  is_by_judges?: boolean;

  @IsOptionalText(200)
  note?: string;
}

/** What the council has entered and not taken back. */
export interface CouncilEntries {
  items: { id: number; item: CouncilItem; at: number | null }[];
  disqualified: { id: number; reason: Disqualification; reached: number | null } | null;
}

export interface JurusCouncilAnswer {
  message: string;
  data: PanelPerformance;
}

/** GET /matches/{id}/judge-scores: for the desk, which records the performance. */
export interface JudgeScores extends CouncilEntries {
  judges: number;
  scores: (JudgeScore & { seat: number })[];
}

/** Of a performance on the mat, for one panel: what others gave stays with the desk until it is recorded. */
export interface PanelPerformance extends CouncilEntries {
  /** How many judge it: seats 1 and up. */
  judges: number;
  /** Seats that have given their score. */
  entered: number[];
  own: JudgeScore | null;
  /** For the council, once all judges have given theirs. */
  scores: { seat: number; score: number }[] | null;
  rules: JurusRules;
  card: LiveJurusCard | null;
  /** When its clock was stopped; null while it runs, and before it has. */
  stopped_at: string | null;
}

/** POST /matches/{id}/jurus-lot: without a winner it is drawn from a seed that is kept. */
export class JurusLotRequest {
  /** Whom the chair's own lot named. */
  @IsOptional()
  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  winner?: Corner;

  /** Why a lot that was drawn is replaced. */
  @IsOptionalText(200)
  reason?: string;
}

/** POST /matches/{id}/jurus-choice: what the winner of the lot chose. */
export class JurusChoiceRequest {
  @IsIn(CORNERS, { message: says(() => validationSentences.whoFirst) })
  first: Corner;

  @IsOptional()
  @IsIn(JURUS, { message: says(() => validationSentences.unknownJurus) })
  jurus?: Jurus;
}

export interface JurusLotAnswer {
  message: string;
  data: { lot: DrawnLot; changed: LiveMatch[] };
}
