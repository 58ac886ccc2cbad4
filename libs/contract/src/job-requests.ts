// What POST /jobs takes: a kind and its parameters, checked per kind.
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsObject, IsIn, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { BILLING_STATUSES, type BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { MATCH_KINDS, type MatchKind } from '@gelanggang/domain/words/labels';
import { GENDERS, type Gender } from '@gelanggang/domain/words/genders';
import { BLANK_SIZES, type BlankSize } from './draw-options';
import { IsId, IsOptionalFlag, IsOptionalId, IsWholeNumber, IsDay, IsOptionalDay } from './fields';
import { AuditFilters } from './audit';
import { AutoScheduleParams } from './auto-schedule';
import { InsightFilters } from './insight';
import {
  AUTO_GENERATE_PAUSE_SECONDS,
  CERTIFICATES_FOR,
  type CertificatesFor,
  JOB_KINDS,
  type JobKind,
  type JobParams,
} from './jobs';

/** Blank filters of forms count as not given, so that the same wish is the same job. */
const blankIsAbsent = Transform(({ value }: { value: unknown }) => {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' || text === null ? undefined : text;
});

class AutoGenerateParams {
  @IsId()
  tournament_id: number;

  @IsWholeNumber(0, 60)
  pause_seconds: number = AUTO_GENERATE_PAUSE_SECONDS;
}

class TeamMembersExportParams {
  @IsOptionalId()
  tournament_id?: number;

  @IsOptionalId()
  match_category_id?: number;

  @IsOptionalId()
  age_category_id?: number;

  @IsOptionalId()
  category_class_id?: number;

  @IsOptionalId()
  contingent_id?: number;

  @IsOptional()
  @blankIsAbsent
  @IsIn(['paid', 'unpaid'])
  payment_status?: 'paid' | 'unpaid';

  @IsOptional()
  @blankIsAbsent
  @IsString()
  @MaxLength(200)
  search?: string;
}

class ContingentsExportParams {
  @IsOptionalId()
  tournament_id?: number;

  @IsOptional()
  @blankIsAbsent
  @IsString()
  @MaxLength(200)
  search?: string;
}

class ScheduleFileParams {
  @IsId()
  tournament_id: number;

  @IsOptionalDay()
  date?: string;

  @IsOptionalId()
  arena_id?: number;

  @IsOptional()
  @blankIsAbsent
  @IsIn(MATCH_KINDS)
  kind?: MatchKind;
}

class SchedulePdfParams extends ScheduleFileParams {
  @IsOptional()
  @blankIsAbsent
  @IsIn(['public', 'table'])
  layout?: 'public' | 'table';
}

class WeighInParams {
  @IsId()
  tournament_id: number;

  @IsDay()
  date: string;
}

class BracketParams {
  @IsId()
  pool_id: number;
}

class BracketPdfParams extends BracketParams {
  @IsOptionalFlag()
  is_blank?: boolean;
}

class BracketsPdfParams {
  @IsId()
  tournament_id: number;

  @IsOptionalId()
  age_category_id?: number;

  @IsOptional()
  @blankIsAbsent
  @IsIn(GENDERS)
  gender?: Gender;

  @IsOptionalId()
  category_class_id?: number;

  @IsOptionalFlag()
  is_blank?: boolean;
}

class BlankBracketParams {
  @IsId()
  tournament_id: number;

  @IsIn(BLANK_SIZES, { message: `Ukuran bagan harus ${BLANK_SIZES.join(', ')}.` })
  size: BlankSize;
}

class RecapParams {
  @IsId()
  tournament_id: number;
}

class ScoreSheetsParams extends RecapParams {
  @IsOptionalId()
  match_id?: number;

  @IsOptionalId()
  arena_id?: number;

  @IsOptionalDay()
  date?: string;
}

class EntriesImportParams {
  @IsId()
  tournament_id: number;

  @IsUUID()
  list_id: string;

  @IsOptional()
  @IsBoolean()
  with_payments?: boolean;
}

class BillingParams {
  @IsId()
  billing_id: number;
}

class BillingsExportParams {
  @IsOptionalId()
  tournament_id?: number;

  @IsOptional()
  @blankIsAbsent
  @IsIn(BILLING_STATUSES)
  status?: BillingStatus;

  @IsOptional()
  @blankIsAbsent
  @IsString()
  @MaxLength(200)
  search?: string;
}

class InsightParams extends InsightFilters {
  @IsId()
  tournament_id: number;
}

class SeniPdfParams extends RecapParams {
  @IsOptionalId()
  pool_id?: number;
}

class AthleteCardsParams extends RecapParams {
  @IsOptionalId()
  contingent_id?: number;
}

class CertificatesParams extends RecapParams {
  @IsIn(CERTIFICATES_FOR)
  for: CertificatesFor;

  @IsOptionalId()
  contingent_id?: number;
}

/** One class per kind: its instances are the kind's JobParams. */
const PARAM_CLASSES: { readonly [K in JobKind]: new () => JobParams[K] } = {
  'auto-generate': AutoGenerateParams,
  'auto-schedule': AutoScheduleParams,
  'team-members-export': TeamMembersExportParams,
  'contingents-export': ContingentsExportParams,
  'schedule-pdf': SchedulePdfParams,
  'schedule-export': ScheduleFileParams,
  'weigh-in-pdf': WeighInParams,
  'athlete-cards-pdf': AthleteCardsParams,
  'bracket-pdf': BracketPdfParams,
  'brackets-pdf': BracketsPdfParams,
  'blank-bracket-pdf': BlankBracketParams,
  'bracket-png': BracketParams,
  'recap-export': RecapParams,
  'recap-pdf': RecapParams,
  'score-sheets-export': ScoreSheetsParams,
  'score-sheets-pdf': ScoreSheetsParams,
  'seni-pdf': SeniPdfParams,
  'seni-png': BracketParams,
  'seni-export': RecapParams,
  'medals-export': RecapParams,
  'medals-pdf': RecapParams,
  'certificates-pdf': CertificatesParams,
  'entries-import': EntriesImportParams,
  'invoice-pdf': BillingParams,
  'receipt-pdf': BillingParams,
  'billings-export': BillingsExportParams,
  'audit-export': AuditFilters,
  'insight-export': InsightParams,
  'insight-pdf': InsightParams,
};

/** Of an unknown kind, which is refused by itself. */
class UnknownParams {}

export class CreateJobRequest {
  @IsIn(JOB_KINDS)
  kind: JobKind;

  @IsObject()
  @ValidateNested()
  @Type((options) => {
    const { kind } = (options?.object ?? {}) as Partial<CreateJobRequest>;
    return JOB_KINDS.find((known) => known === kind) ? PARAM_CLASSES[kind as JobKind] : UnknownParams;
  })
  params: JobParams[JobKind];
}
