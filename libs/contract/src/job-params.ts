// The parameters of background jobs, one class for each sort; the rows of jobs.ts name theirs.
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { MATCH_KINDS, type MatchKind } from '@gelanggang/domain/words/labels';
import { GENDERS, type Gender } from '@gelanggang/domain/words/genders';
import {
  AUTO_GENERATE_PAUSE_SECONDS,
  BLANK_SIZES,
  type BlankSize,
  MATCH_CHARTS,
  type MatchChart,
} from './draw-options';
import { toChart } from './drawing';
import {
  All,
  blankIsAbsent,
  IsDay,
  IsId,
  IsOptionalDay,
  IsOptionalFlag,
  IsOptionalId,
  IsOptionalText,
  IsWholeNumber,
} from './fields';
import { AuditFilters } from './audit';
import { AutoScheduleParams } from './auto-schedule';
import { BillingFilters } from './billings';
import { ContingentFilters } from './contingents';
import { InsightFilters } from './insight';
import { TeamMemberFilters } from './team-members';
import { STAFF_CARDS_FOR, type StaffCardsFor } from './cards';
import { CERTIFICATES_FOR, type CertificatesFor } from './print';
import { says, validationSentences } from './validation-sentences';

export { AuditFilters, AutoScheduleParams };

/** Blank filters of forms count as not given, so that the same wish is the same job. */
const IsOptionalIn = (values: readonly string[]) => All(IsOptional(), Transform(blankIsAbsent), IsIn(values));

export class TournamentParams {
  @IsId()
  tournament_id: number;
}

export class AutoGenerateParams extends TournamentParams {
  /** Between two pools; 0: none. */
  @IsWholeNumber(0, 60)
  pause_seconds: number = AUTO_GENERATE_PAUSE_SECONDS;

  /** First of all every class of which nothing is divided yet is divided by this chart; left out: none is. */
  @IsOptional()
  @Transform(toChart)
  @IsIn(MATCH_CHARTS, { message: says(() => validationSentences.chart) })
  match_chart?: MatchChart;

  /** Nothing is drawn: the pools wait for the technical meeting. */
  @IsOptionalFlag()
  only_divides?: boolean;
}

export class TeamMembersExportParams extends TeamMemberFilters {
  @IsOptionalText(200)
  search?: string;
}

export class ContingentsExportParams extends ContingentFilters {
  @IsOptionalText(200)
  search?: string;
}

/** One tournament, optionally one day, one arena, one kind. */
export class ScheduleFileParams extends TournamentParams {
  @IsOptionalDay()
  date?: string;

  @IsOptionalId()
  arena_id?: number;

  @IsOptionalIn(MATCH_KINDS)
  kind?: MatchKind;
}

export class SchedulePdfParams extends ScheduleFileParams {
  /** `table`: sheets for the table of each arena, with room to write scores and the winner. */
  @IsOptionalIn(['public', 'table'])
  layout?: 'public' | 'table';
}

export class WeighInParams extends TournamentParams {
  @IsDay()
  date: string;
}

export class MatchParams {
  @IsId()
  match_id: number;
}

export class ProtestParams {
  @IsId()
  protest_id: number;
}

export class SignatureParams {
  @IsId()
  signature_id: number;
}

export class PoolParams {
  @IsId()
  pool_id: number;
}

export class BracketPdfParams extends PoolParams {
  /** Without results, to be filled in at the referee's table. */
  @IsOptionalFlag()
  is_blank?: boolean;
}

export class BracketsPdfParams extends TournamentParams {
  @IsOptionalId()
  age_category_id?: number;

  @IsOptionalIn(GENDERS)
  gender?: Gender;

  @IsOptionalId()
  category_class_id?: number;

  /** Without results, to be filled in at the referee's table. */
  @IsOptionalFlag()
  is_blank?: boolean;
}

export class BlankBracketParams extends TournamentParams {
  @IsIn(BLANK_SIZES, { message: says(() => validationSentences.blankSizes(BLANK_SIZES.join(', '))) })
  size: BlankSize;
}

/** One match, or all that panels scored: of a tournament, an arena, a day. */
export class ScoreSheetsParams extends TournamentParams {
  @IsOptionalId()
  match_id?: number;

  @IsOptionalId()
  arena_id?: number;

  @IsOptionalDay()
  date?: string;
}

export class EntriesImportParams extends TournamentParams {
  /** As POST /entry-imports gave it. */
  @IsUUID()
  list_id: string;

  @IsOptional()
  @IsBoolean()
  with_payments?: boolean;
}

export class BillingParams {
  @IsId()
  billing_id: number;
}

export class BillingsExportParams extends BillingFilters {
  @IsOptionalText(200)
  search?: string;
}

export class InsightParams extends InsightFilters {
  @IsId()
  tournament_id: number;
}

export class SeniPdfParams extends TournamentParams {
  @IsOptionalId()
  pool_id?: number;
}

export class AthleteCardsParams extends TournamentParams {
  @IsOptionalId()
  contingent_id?: number;
}

export class StaffCardsParams extends TournamentParams {
  @IsIn(STAFF_CARDS_FOR)
  for: StaffCardsFor;
}

export class CertificatesParams extends TournamentParams {
  @IsIn(CERTIFICATES_FOR)
  for: CertificatesFor;

  @IsOptionalId()
  contingent_id?: number;

  /** Part of a name, in any case: one is printed again, without the others. */
  @IsOptionalText(200)
  search?: string;
}
