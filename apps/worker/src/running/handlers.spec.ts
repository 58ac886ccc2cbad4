// The worker starts only with exactly one handler per kind of job.
import { JOB_KINDS, type JobKind } from '@gelanggang/contract/jobs';
import type { JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { handlersByKind } from './handlers';

const handlerOf = (kind: JobKind): JobHandler => ({ kind, run: () => Promise.resolve() });
const all = JOB_KINDS.map(handlerOf);

describe('the handlers of jobs', () => {
  it('are found by kind when there is one each', () => {
    expect([...handlersByKind(all).keys()]).toEqual(JOB_KINDS);
  });
  it('are refused when a kind has none', () => {
    expect(() => handlersByKind(all.slice(1))).toThrow(`No handler for the job '${JOB_KINDS[0]}'`);
  });
  it('are refused when a kind has two', () => {
    expect(() => handlersByKind([...all, handlerOf('schedule-pdf')])).toThrow(
      "Two handlers for the job 'schedule-pdf'",
    );
  });
});
