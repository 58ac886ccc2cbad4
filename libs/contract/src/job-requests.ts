// What POST /jobs takes: a kind and its parameters, checked per kind.
import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateNested } from 'class-validator';
import * as classes from './job-params';
import { JOB_KINDS, type JobKind, type JobParams, JOBS } from './jobs';

/** Of an unknown kind, which is refused by itself. */
class UnknownParams {}

export class CreateJobRequest {
  @IsIn(JOB_KINDS)
  kind: JobKind;

  @IsObject()
  @ValidateNested()
  @Type((options) => {
    const { kind } = (options?.object ?? {}) as Partial<CreateJobRequest>;
    const known = JOB_KINDS.find((one) => one === kind);
    return known ? classes[JOBS[known].params] : UnknownParams;
  })
  params: JobParams[JobKind];
}
