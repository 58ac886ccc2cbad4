// The weigh-in of a day: who is still to come, what the scales said, and what follows for the opponent.
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import type { PaperKind } from '@gelanggang/domain/athletes/papers';
import { HEAVIEST, LIGHTEST, type WeighInOutcome, type WeighInState } from '@gelanggang/domain/athletes/weigh-in';
import { eachLine, IsId, IsMeasure, IsText, IsDay, IsOptionalDay } from './fields';
import type { LiveArena, LiveMatch, LiveTournament } from './live';
import { says, validationSentences } from './validation-sentences';

/** GET /tournaments/{id}/weigh-in */
export class WeighInQuery {
  /** Without it, today in the tournament's time zone, else the next day that has tanding, else the last. */
  @IsOptionalDay()
  date?: string;
}

/** `{data: WeighInDay}`: everybody who is weighed and whose tanding match of the day is scheduled, by arena and time. */
export interface WeighInDay {
  tournament: LiveTournament;
  date: string;
  /** Days that have tanding. */
  dates: string[];
  arenas: LiveArena[];
  athletes: WeighInAthlete[];
}

export interface WeighInAthlete {
  participant_id: number;
  name: string;
  contingent: string;
  /** 'Dewasa Putra A' */
  class_name: string;
  weight_min: number | null;
  weight_max: number | null;
  includes_min: boolean;
  /** First match of the day. */
  number: number;
  /** 'A24' */
  partai: string;
  time: string;
  arena_id: number;
  state: WeighInState;
  record: WeighInRecord | null;
  /** Papers that are not handed in yet. */
  lacks: PaperKind[];
  /** What the athlete stands in that is still to be fought; null when out, or alone in the pool. */
  open_match: { partai: string | null; opponent: string | null } | null;
}

export interface WeighInRecord {
  id: number;
  outcome: WeighInOutcome;
  /** kg; null for who did not come. */
  weight: number | null;
  recorded_by: string | null;
  recorded_at: string;
  /** Of the athlete's team, who stood by. */
  officials: string[];
  /** Its walkover stands. */
  gave_walkover: boolean;
}

/** GET /tournaments/{id}/athlete-cards/{code}: whose card that is, as participants of tanding (`{data: CardHolder}`). */
export interface CardHolder {
  name: string;
  contingent: string;
  participant_ids: number[];
}

/** POST /weigh-ins and /weigh-ins/preview. `weight` left out: did not come. */
export class WeighInRequest {
  @IsId()
  participant_id: number;

  @IsDay()
  date: string;

  @IsOptional()
  @IsMeasure(LIGHTEST, HEAVIEST)
  weight?: number;

  /** Names of the team's officials who stand by, two at most; a missing one does not void the weigh-in. */
  @IsOptional()
  @Transform(eachLine)
  @IsArray({ message: says(() => validationSentences.officialsAsList) })
  @ArrayMaxSize(2, { message: says(() => validationSentences.twoOfficials) })
  @IsString({ each: true, message: says(() => validationSentences.officialIsText) })
  @MaxLength(100, { each: true, message: says(() => validationSentences.officialLength) })
  officials?: string[];
}

/** POST /weigh-ins/{id}/correct: in place of what was recorded. */
export class WeighInCorrection {
  @IsOptional()
  @IsMeasure(LIGHTEST, HEAVIEST)
  weight?: number;

  @IsText(300)
  reason: string;
}

/** What a weigh-in changes. Of the preview: what it would, and nothing is written. */
export interface WeighInAnswer {
  message: string;
  data: {
    outcome: WeighInOutcome;
    /** Sentences: who moves on, and what becomes of later matches. */
    effects: string[];
    changed: LiveMatch[];
    record: WeighInRecord | null;
  };
}
