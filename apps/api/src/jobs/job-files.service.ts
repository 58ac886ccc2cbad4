// The file of a job as an answer: when it is done already, or by waiting for it (spec calls that answer a file directly).
import { setTimeout as wait } from 'node:timers/promises';
import { HttpStatus, Injectable, StreamableFile } from '@nestjs/common';
import type { JobKind, JobParams } from '@gelanggang/contract/jobs';
import { FileStore } from '@gelanggang/platform/files/file-store';
import type { JobRow } from '@gelanggang/platform/jobs/job-row';
import { JobTable } from '@gelanggang/platform/jobs/job-table';
import { attachment } from '../http/attachment';
import type { RequestAccount } from '../http/current-account';
import { DISK_FULL } from '../http/database-errors';
import { conflict, notFound, refusal, Refusal } from '../http/refusals';
import { JobsService } from './jobs.service';
import { jobsSentences } from './sentences';
import { thingSentences } from '../http/sentences';

/** realtime-and-jobs, Jobs: after 60 s the file comes to the tray instead. */
const WAITED_MS = 60_000;

/** Most files are there within a second; what takes longer is looked for less often. */
export const pauseAfter = (waitedMs: number): number => Math.min(1000, Math.max(150, waitedMs / 10));

@Injectable()
export class JobFiles {
  constructor(
    private readonly jobs: JobsService,
    private readonly table: JobTable,
    private readonly files: FileStore,
  ) {}

  /**
   * Runs the job and answers its file; 503 with the job's id when the queue is away or it takes too long. `gone`: nobody waits
   * for it any more.
   */
  async run<K extends JobKind>(
    kind: K,
    params: JobParams[K],
    account: RequestAccount,
    gone: AbortSignal,
  ): Promise<StreamableFile> {
    const { job, isQueued } = await this.jobs.create(kind, params, account);
    if (!isQueued) throw later(job);
    const began = performance.now();
    for (;;) {
      const now = await this.table.find(job.id);
      if (!now) throw notFound(thingSentences.job);
      // one that stood already may hold what the account may have no more
      if (now.status === 'done') return this.answer(await this.jobs.find(now.id, account));
      if (now.status === 'failed') {
        // what the worker refused is refused here by its own status
        await this.jobs.checkAgain(kind, params, account);
        if (now.lacksRoom)
          throw new Refusal(HttpStatus.SERVICE_UNAVAILABLE, now.error ?? DISK_FULL, undefined, { job_id: now.id });
        throw refusal(HttpStatus.INTERNAL_SERVER_ERROR, now.error ?? '');
      }
      if (now.status === 'cancelled') throw conflict(jobsSentences.exportCancelled);
      const waited = performance.now() - began;
      if (waited > WAITED_MS || !(await passed(pauseAfter(waited), gone))) throw later(job);
    }
  }

  async answer(job: JobRow): Promise<StreamableFile> {
    const file = job.status === 'done' && job.fileId !== null ? await this.files.open(job.fileId) : null;
    if (!file) throw notFound(jobsSentences.noFile);
    return new StreamableFile(file.stream, {
      type: file.contentType,
      length: file.size,
      disposition: attachment(file.name),
    });
  }
}

/** False: ended before. */
const passed = (ms: number, ended: AbortSignal): Promise<boolean> =>
  wait(ms, true, { signal: ended }).catch((error: unknown) => {
    if (ended.aborted) return false;
    throw error;
  });

/** 503 with the job's id. */
function later(job: JobRow): Refusal {
  return new Refusal(HttpStatus.SERVICE_UNAVAILABLE, jobsSentences.fileNotReady, undefined, { job_id: job.id });
}
