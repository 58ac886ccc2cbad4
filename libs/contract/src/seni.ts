// What the calls of seni take (spec 2 §3, §7 "Seni"; domain-rules, Draw (seni)).
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsNumber, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import {
  COUNCIL_ITEMS,
  type CouncilItem,
  type Disqualification,
  DISQUALIFICATIONS,
} from '@gelanggang/domain/rules/jurus-rules';
import { PERFORMANCE_OUTCOMES, type PerformanceOutcome } from '@gelanggang/domain/seni/performance-score';
import { SENI_MODES } from '@gelanggang/domain/words/labels';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';
import { FULL_PRESTASI } from './draw-options';
import { blankIsAbsent, IsId, IsMeasure, IsOptionalId, IsOptionalText, IsWholeNumber } from './fields';
import { BRACKET_TYPES, type BracketType, SENI_CATEGORY_IDS, type SeniMode } from './seni-options';
import { says, validationSentences } from './validation-sentences';

/** Blank means not given; 0 is Full Prestasi (spec 2 §9). */
const toBracketType = (given: TransformFnParams): unknown => {
  const value = blankIsAbsent(given);
  if (value === 0 || value === '0') return FULL_PRESTASI;
  return typeof value === 'number' ? String(value) : value;
};

/** What is drawn as one: a kind of seni, an age, an event where there are several, a gender. */
class SeniEventRequest {
  @IsId()
  tournament_id: number;

  /** Spec 2 §5: 2 to 5. */
  @IsId()
  @IsIn([...SENI_CATEGORY_IDS], { message: says(() => validationSentences.classOfSeni) })
  match_category_id: number;

  @IsId()
  age_category_id: number;

  /** The event within the category (`GET /fetch-nomor`); left out: those who are entered without one. */
  @IsOptionalText(40)
  nomor?: string;
}

/** GET /seni/participant-counts. */
export class ParticipantCountsQuery extends SeniEventRequest {
  /** Edit mode: those of this drawing count too. */
  @IsOptionalId()
  drawing_id?: number;
}

class SeniGenderRequest extends SeniEventRequest {
  @IsIn(GENDERS, { message: says(() => validationSentences.chooseGender) })
  gender: Gender;
}

/** POST /seni/generate-match, PUT /seni/edit-match/{id}. */
export class SeniDrawRequest extends SeniGenderRequest {
  @IsOptionalText(100)
  name?: string;

  @IsIn(SENI_MODES, { message: says(() => validationSentences.poolOrBattle) })
  mode: SeniMode;

  /** Mode battle only. */
  @IsOptional()
  @Transform(toBracketType)
  @IsIn(BRACKET_TYPES, { message: says(() => validationSentences.chart) })
  bracket_type?: BracketType;

  /** Mode default only: performances of one pool. */
  @IsOptional()
  @IsWholeNumber(1, 10_000)
  pool_size?: number;

  /** Mode default only: how many of each pool go on; left out, its pools are finals. */
  @IsOptional()
  @IsWholeNumber(1, 100)
  advance_count?: number;

  /** Of an edit: the version that the form has loaded, 409 when somebody else has drawn again since. */
  @IsOptionalId()
  version?: number;
}

/** POST /seni/matches/regenerate. */
export class SeniRegenerateRequest extends SeniGenderRequest {
  @IsIn(SENI_MODES, { message: says(() => validationSentences.poolOrBattle) })
  mode: SeniMode;

  /** The specification's client always sends full_prestasi for battles; the drawing keeps its own bracket. */
  @IsOptional()
  @Transform(toBracketType)
  @IsIn(BRACKET_TYPES, { message: says(() => validationSentences.chart) })
  bracket_type?: BracketType;

  /** The stage that is drawn again; left out, the latest in this mode. */
  @IsOptional()
  @IsWholeNumber(1, 9)
  stage?: number;

  @IsOptionalText(500)
  reason?: string;
}

/** POST /seni/matches/{poolId}/regenerate-pool. */
export class SeniRedrawRequest {
  @IsOptionalText(500)
  reason?: string;

  /** The draw that the asker saw: 409 when somebody else has drawn again since. */
  @IsOptionalId()
  draw_number?: number;
}

/** POST /seni/drawings/{id}/advance. */
export class SeniAdvanceRequest {
  /** `default`: a final pool. */
  @IsIn(SENI_MODES, { message: says(() => validationSentences.poolOrBattle) })
  mode: SeniMode;

  @IsOptional()
  @Transform(toBracketType)
  @IsIn(BRACKET_TYPES, { message: says(() => validationSentences.chart) })
  bracket_type?: BracketType;
}

/** GET /seni/matches, GET /seni/match-list and the like. */
export class SeniMatchesQuery {
  @IsId()
  tournament_id: number;
}

/** GET /seni/units. */
export class SeniUnitsQuery extends SeniGenderRequest {}

/** PUT /seni/units: who of one contingent performs with whom. */
export class SeniTeamsRequest extends SeniGenderRequest {
  @IsId()
  contingent_id: number;

  /** Participant ids, team by team; every undrawn one of the contingent exactly once. */
  @IsArray()
  @ArrayMaxSize(500)
  @IsArray({ each: true })
  @IsTeams()
  teams: number[][];
}

function IsTeams(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }): unknown => {
    if (!Array.isArray(value)) return value;
    const isTeam = (team: unknown) => Array.isArray(team) && team.length <= 100 && team.every(Number.isSafeInteger);
    // one that is no list of ids fails the check of the lists
    return value.map((team: unknown) => (isTeam(team) ? team : null));
  });
}

/** How many jurus a performance has at most. */
export const MOST_REACHED = 99;

export class TakenOffRequest {
  @IsIn(COUNCIL_ITEMS, { message: says(() => validationSentences.unknownPenalty) })
  item: CouncilItem;

  /** Milliseconds of the performance's clock. */
  @IsOptional()
  @IsWholeNumber(0, 3_600_000)
  at?: number;
}

/** POST /seni/matches/{id}/performance. Scores in hundredths' decimals: 9.55. */
export class PerformanceRequest {
  @IsIn(PERFORMANCE_OUTCOMES, { message: says(() => validationSentences.performanceState) })
  outcome: PerformanceOutcome;

  /** One per judge, an even number from 4; empty unless performed. */
  @IsOptional()
  @IsArray({ message: says(() => validationSentences.everyJudge) })
  @ArrayMaxSize(100)
  @IsNumber({ maxDecimalPlaces: 2 }, { each: true, message: says(() => validationSentences.judgeScore) })
  @Min(9, { each: true, message: says(() => validationSentences.judgeScore) })
  @Max(10, { each: true, message: says(() => validationSentences.judgeScore) })
  scores?: number[];

  /** Without what the time costs; where the items are not told, their sum. */
  @IsOptional()
  @IsMeasure(0, 10)
  penalty?: number;

  /** What the council took off, each 0.50. */
  @IsOptional()
  @IsArray({ message: says(() => validationSentences.penaltyList) })
  @ArrayMaxSize(20, { message: says(() => validationSentences.mostPenalties) })
  @ValidateNested({ each: true })
  @Type(() => TakenOffRequest)
  items?: TakenOffRequest[];

  /** Of one that is disqualified. */
  @IsOptional()
  @IsIn(DISQUALIFICATIONS, { message: says(() => validationSentences.chooseReason) })
  reason?: Disqualification;

  /** Of one that is disqualified: how many jurus had been shown. */
  @IsOptional()
  @IsWholeNumber(0, MOST_REACHED)
  reached?: number;

  @IsOptional()
  @IsInt({ message: says(() => validationSentences.minutesAndSeconds) })
  @Min(0)
  @Max(1800, { message: says(() => validationSentences.longestTime) })
  seconds?: number;

  /** A correction: the record that it replaces. 409 when that one no longer stands. */
  @IsOptionalId()
  corrects_id?: number;
}

/** POST /seni/matches/{id}/performance/withdraw. */
export class WithdrawPerformanceRequest {
  @IsId()
  performance_id: number;

  @IsOptionalText(500)
  reason?: string;
}
