// Classes drawn together, and who may be seeded in a class.
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { MATCH_CHARTS, type MatchChart } from './draw-options';
import { PoolLockRequest } from './draw-trust';
import { AreIds, AreUnique, IsId, IsOptionalId } from './fields';
import { IsMatchDuration, toChart } from './drawing';
import { says, validationSentences } from './validation-sentences';

/** POST /drawings/merge. */
export class MergeClassesRequest extends PoolLockRequest {
  @IsId()
  tournament_id: number;

  @IsId()
  age_category_id: number;

  @IsArray({ message: says(() => validationSentences.twoClasses) })
  @ArrayMinSize(2, { message: says(() => validationSentences.twoClasses) })
  @ArrayMaxSize(20)
  @AreUnique({ message: says(() => validationSentences.classTwice) })
  @AreIds()
  category_class_ids: number[];

  @Transform(toChart)
  @IsIn(MATCH_CHARTS, { message: says(() => validationSentences.chart) })
  match_chart: MatchChart;

  /** Seconds of one round; left out: as the rules have it. */
  @IsOptional()
  @IsMatchDuration()
  match_duration?: number;

  /** The drawing of these same classes that is divided anew; without it they are not merged twice. */
  @IsOptionalId()
  replaces?: number;
}

/** GET /drawings/participants. */
export class DrawableQuery {
  @IsId()
  tournament_id: number;

  @IsId()
  age_category_id: number;

  @IsId()
  category_class_id: number;

  /** Whose pools are divided anew: those in them count too. */
  @IsOptionalId()
  drawing_id?: number;
}

/** A row of GET /drawings/participants (`{data: DrawableParticipant[]}`). */
export interface DrawableParticipant {
  participant_id: number;
  name: string;
  contingent: string;
  seed_rank: number | null;
}

/** Answer of POST /drawings/{id}/dissolve. */
export interface DissolveAnswer {
  message: string;
  tournament_id: number;
}
