// Finds the one handler of each kind of job, or says why the worker must not start.
import { JOB_KINDS, type JobKind } from '@gelanggang/contract/jobs';
import type { JobHandler } from '@gelanggang/platform/jobs/job-handler';

/** Nest's token for the list of all handlers. */
export const JOB_HANDLERS = Symbol('JOB_HANDLERS');

export type HandlersByKind = ReadonlyMap<JobKind, JobHandler>;

export function handlersByKind(handlers: readonly JobHandler[]): HandlersByKind {
  const byKind = new Map<JobKind, JobHandler>();
  for (const handler of handlers) {
    if (byKind.has(handler.kind)) throw new Error(`Two handlers for the job '${handler.kind}'.`);
    byKind.set(handler.kind, handler);
  }
  const missing = JOB_KINDS.filter((kind) => !byKind.has(kind));
  if (missing.length > 0) throw new Error(`No handler for the job '${missing.join("', '")}'.`);
  return byKind;
}
