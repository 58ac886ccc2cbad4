// What POST /jobs takes: a kind and its parameters, checked per kind.
import { Transform, Type } from 'class-transformer';
import {
  IsDateString,
  IsObject,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IsId, IsOptionalId, IsWholeNumber } from './fields';
import { AUTO_GENERATE_PAUSE_SECONDS, JOB_KINDS, type JobKind, type JobParams } from './jobs';

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

class SchedulePdfParams {
  @IsId()
  tournament_id: number;

  @IsOptional()
  @blankIsAbsent
  @IsDateString({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  date?: string;

  @IsOptionalId()
  arena_id?: number;

  @IsOptional()
  @blankIsAbsent
  @IsIn(['tanding', 'seni'])
  kind?: 'tanding' | 'seni';
}

class BracketParams {
  @IsId()
  pool_id: number;
}

class RecapParams {
  @IsId()
  tournament_id: number;
}

/** One class per kind: its instances are the kind's JobParams. */
const PARAM_CLASSES: { readonly [K in JobKind]: new () => JobParams[K] } = {
  'auto-generate': AutoGenerateParams,
  'team-members-export': TeamMembersExportParams,
  'contingents-export': ContingentsExportParams,
  'schedule-pdf': SchedulePdfParams,
  'bracket-pdf': BracketParams,
  'bracket-png': BracketParams,
  'recap-export': RecapParams,
  'recap-pdf': RecapParams,
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
