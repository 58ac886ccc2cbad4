// What POST /jobs takes: a kind and its parameters, checked per kind.
import {
  IsDateString,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { AUTO_GENERATE_PAUSE_SECONDS, JOB_KINDS, type JobKind, type JobParams } from './jobs';

export class CreateJobRequest {
  @IsIn(JOB_KINDS)
  kind: JobKind;

  @IsObject()
  params: Record<string, unknown> = {};
}

const isId = (target: object, name: string) => {
  IsInt()(target, name);
  Min(1)(target, name);
  Max(Number.MAX_SAFE_INTEGER)(target, name);
};

class AutoGenerateParams {
  @isId
  tournament_id: number;

  @IsInt()
  @Min(0)
  @Max(60)
  pause_seconds: number = AUTO_GENERATE_PAUSE_SECONDS;
}

class TeamMembersExportParams {
  @IsOptional()
  @isId
  tournament_id?: number;

  @IsOptional()
  @isId
  match_category_id?: number;

  @IsOptional()
  @isId
  age_category_id?: number;

  @IsOptional()
  @isId
  category_class_id?: number;

  @IsOptional()
  @IsIn(['paid', 'unpaid'])
  payment_status?: 'paid' | 'unpaid';

  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string;
}

class ContingentsExportParams {
  @IsOptional()
  @isId
  tournament_id?: number;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string;
}

class SchedulePdfParams {
  @isId
  tournament_id: number;

  @IsOptional()
  @IsDateString({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  date?: string;

  @IsOptional()
  @isId
  arena_id?: number;

  @IsOptional()
  @IsIn(['tanding', 'seni'])
  kind?: 'tanding' | 'seni';
}

/** One class per kind: its instances are the kind's JobParams. */
export const JOB_PARAM_CLASSES: { readonly [K in JobKind]: new () => JobParams[K] } = {
  'auto-generate': AutoGenerateParams,
  'team-members-export': TeamMembersExportParams,
  'contingents-export': ContingentsExportParams,
  'schedule-pdf': SchedulePdfParams,
};
