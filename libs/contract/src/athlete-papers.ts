// Papers before the first match, and the first weigh-in before the draw (the product's own).
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import type { PaperKind } from '@gelanggang/domain/athletes/papers';
import { HEAVIEST, LIGHTEST, type WeighInState } from '@gelanggang/domain/athletes/weigh-in';
import { blankIsAbsent, IsMeasure, IsWholeNumber, IsOptionalDay } from './fields';
import { says, validationSentences } from './validation-sentences';

const dayMessage = says(() => validationSentences.enterDate);

/** GET /tournaments/{id}/athlete-papers (`{data: AthletePapers}`). */
export interface AthletePapers {
  tournament: { id: number; name: string; start_date: string; end_date: string };
  /** `YYYY-MM-DD` in the tournament's time zone. */
  today: string;
  settings: PaperSettings;
  /** Everybody whose bill is paid: by contingent, then by name. */
  athletes: PaperRow[];
}

export interface PaperSettings {
  /** When papers are due: what was set, else the day before the start. */
  due_on: string;
  is_due_set: boolean;
  /** null: only the scales of each day. */
  first_weigh_in_on: string | null;
  /** 0 while nobody has set anything. */
  version: number;
}

export interface PaperRow {
  participant_id: number;
  name: string;
  contingent: string;
  /** 'Dewasa Putri A'; of seni the event. */
  entered_as: string;
  health_letter_on: string | null;
  /** null: nobody asks for it. */
  has_statement: boolean | null;
  lacks: PaperKind[];
  /** Of tanding where the age is weighed; null else, and where there is no first weigh-in. */
  first_weigh_in: {
    state: WeighInState;
    weight: number | null;
    weight_min: number | null;
    weight_max: number | null;
  } | null;
  version: number;
}

/** PUT /athlete-papers/{participantId}: all of it, as the row shows it. */
export class PaperRequest {
  @IsOptionalDay(dayMessage)
  health_letter_on?: string;

  @IsBoolean()
  has_statement: boolean;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsMeasure(LIGHTEST, HEAVIEST)
  first_weight?: number;

  /** The version that the row has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

/** PUT /tournaments/{id}/athlete-papers */
export class PaperSettingsRequest {
  @IsOptionalDay(dayMessage)
  due_on?: string;

  @IsOptionalDay(dayMessage)
  first_weigh_in_on?: string;

  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

export interface PaperAnswer {
  message: string;
  data: PaperRow;
}
