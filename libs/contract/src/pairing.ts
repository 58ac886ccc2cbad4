// Opponents proposed where a rule set knows no weight classes (the product's own).
import { ArrayMaxSize, ArrayMinSize, ArrayNotEmpty, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import type { Difference, LeftReason } from '@gelanggang/domain/draw/pairing';
import type { Closeness } from '@gelanggang/domain/rules/rule-set';
import { AreIds, IsId } from './fields';
import { IsMatchDuration } from './drawing';
import { says, validationSentences } from './validation-sentences';

/** GET /tournaments/{id}/pairings: a proposal for each class of such an age with athletes in no pool yet. */
export interface ClassPairing {
  category_class_id: number;
  /** 'Usia Dini 1 Putra' */
  title: string;
  /** How far apart two may be, by the tournament's rule set. */
  limits: Closeness;
  pairs: (Difference & { athletes: [PairingAthlete, PairingAthlete]; is_one_contingent: boolean })[];
  left: { athlete: PairingAthlete; reason: LeftReason }[];
}

export interface PairingAthlete {
  /** Of the participant. */
  id: number;
  name: string;
  contingent: string;
  birth_date: string;
  cm: number | null;
  kg: number | null;
}

export class PairRequest {
  /** Two participants. */
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @AreIds()
  athletes: number[];
}

/** POST /tournaments/{id}/pairings: what was shown, as a pool of two each; refused where anything of it has changed since. */
export class PairingRequest {
  @IsId()
  category_class_id: number;

  @IsArray()
  @ArrayNotEmpty({ message: says(() => validationSentences.noPair) })
  @ArrayMaxSize(500, { message: says(() => validationSentences.mostPairs) })
  @ValidateNested({ each: true })
  @Type(() => PairRequest)
  pairs: PairRequest[];

  /** Seconds of one round; left out: those of the age. */
  @IsOptional()
  @IsMatchDuration()
  match_duration?: number;
}

export interface PairingAnswer {
  message: string;
  data: { drawing_id: number; pools: number };
}
