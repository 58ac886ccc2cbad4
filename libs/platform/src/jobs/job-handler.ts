// What does one kind of job.
import type { Readable } from 'node:stream';
import type { JobAnswer, JobKind, JobParams, ListJobKind, PersonsJobKind } from '@gelanggang/contract/jobs';
import type { Seen } from '@gelanggang/contract/member-roles';

/** `contingentIds`: whose people's data it holds, asked once the content is whole; `seen`: by what its rows were chosen. */
export type JobFile<K extends JobKind = JobKind> = {
  name: string;
  contentType: string;
  source: Readable | Uint8Array;
} & ([K] extends [PersonsJobKind] ? { contingentIds: () => Iterable<number> | Promise<Iterable<number>> } : unknown) &
  ([K] extends [ListJobKind] ? { seen: Seen } : unknown);

export interface JobContext<K extends JobKind = JobKind> {
  readonly jobId: number;
  readonly kind: K;
  /** Who asked; what the job reads is bounded by this account's permissions. */
  readonly accountId: number;
  readonly params: JobParams[K];
  /** 1 on the first run; more after a crash, a retry or a lost queue: what earlier attempts did stands. */
  readonly attempt: number;
  /** Aborted when the job is cancelled, given to another attempt, or the worker stops. */
  readonly signal: AbortSignal;
  /** How far the job is, 0–100, and a sentence about it; shown in the tray. Also checks for a cancellation. */
  progress(percent: number, text: string): Promise<void>;
  /** Throws when somebody cancelled the job, or this attempt is not the current one; call it before each step. */
  checkCancelled(): Promise<void>;
  /** Waits; ends at once, throwing, when the signal is aborted. */
  pause(milliseconds: number): Promise<void>;
  /** Keeps the job's file; a second one of the same attempt replaces the first. */
  saveFile(file: JobFile<K>): Promise<void>;
}

export interface JobHandler<K extends JobKind = JobKind> {
  /** Does the job; running it again does no harm. What it returns is kept as the job's `result`. */
  run(context: JobContext<K>): Promise<JobAnswer['result'] | void>;
  /** Clears away what only this job needed, once its end stands: until then another attempt may need it. */
  afterwards?(params: JobParams[K]): Promise<void>;
}

/** A failure that people can read: its sentence is shown with the job. Any other error shows a general one. */
export class JobFailure extends Error {
  override name = 'JobFailure';
}

/** Somebody cancelled the job; handlers let it pass. */
export class JobCancelled extends Error {
  override name = 'JobCancelled';
}

/** The attempt ended without a verdict: another one holds the job, or the worker stops; handlers let it pass. */
export class JobInterrupted extends Error {
  override name = 'JobInterrupted';
}
