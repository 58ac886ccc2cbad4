// Takes attempts from the queues and runs their handlers; what a handler's end means is decided here alone.
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Job, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { type JobKind, QUEUE_NAMES, type QueueName } from '@gelanggang/contract/jobs';
import type { ProgressMessage } from '@gelanggang/contract/events';
import { inWording } from '@gelanggang/platform/languages/wording';
import { FilesAway } from '@gelanggang/platform/files/file-contents';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { isNoRoom } from '@gelanggang/platform/files/no-room';
import { JobCancelled, JobFailure, type JobHandler, JobInterrupted } from '@gelanggang/platform/jobs/job-handler';
import { type JobRow, wordingOf } from '@gelanggang/platform/jobs/job-row';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { JobTable, type Outcome } from '@gelanggang/platform/jobs/job-table';
import { withRequestId } from '@gelanggang/platform/logging/request-id';
import { KeepRunning } from '@gelanggang/platform/queue/keep-running';
import { QueueConnection, type QueueData } from '@gelanggang/platform/queue/queue-connection';
import { isConnectionLost } from '@gelanggang/database/connection-lost';
import { handlerOf } from './handlers';
import { RunningJob } from './running-job';
import { runTexts } from './texts';

/** What running jobs get to end by themselves when the worker stops; then they are interrupted. */
const LAST_WORDS_MS = 3000;
/** The store of files gets so long to come back before a job tries again; a job tries ten times. */
const FILES_AGAIN_MS = 10_000;

@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobRunner.name);
  private readonly workers: KeepRunning<Worker<QueueData>>[] = [];
  private readonly running = new Set<RunningJob>();
  private lastFault = '';

  constructor(
    private readonly modules: ModuleRef,
    private readonly queue: QueueConnection,
    private readonly dataSource: DataSource,
    private readonly table: JobTable,
    private readonly files: FileStore,
    private readonly sweeper: JobSweeper,
  ) {}

  onApplicationBootstrap(): void {
    for (const name of QUEUE_NAMES) {
      const worker = new KeepRunning(
        () => this.workOn(name),
        (error) => this.tellFault(error),
      );
      this.workers.push(worker);
      void worker.run();
    }
    this.sweeper.start();
  }

  /** Before the connections close: what is interrupted here must still be put back. */
  async beforeApplicationShutdown(): Promise<void> {
    const patience = setTimeout(() => {
      for (const job of this.running) job.interrupt('the worker stops');
    }, LAST_WORDS_MS);
    await Promise.all(this.workers.map((worker) => worker.stop(2 * LAST_WORDS_MS)));
    clearTimeout(patience);
  }

  private workOn(name: QueueName): Worker<QueueData> {
    const worker = this.queue.worker(name, (job) => this.take(job));
    worker.on('error', (error) => this.tellFault(error));
    // with the database away too, nobody could put its job back
    worker.on('failed', () => this.sweeper.sweepSoon());
    // the queue may have been emptied under a running job
    worker.on('lockRenewalFailed', () => this.sweeper.sweepSoon());
    return worker;
  }

  /** The same fault is told once, not with every attempt to reconnect. */
  private tellFault(error: unknown): void {
    const fault = error instanceof Error ? error.message : String(error);
    if (fault !== this.lastFault) this.logger.warn('the queue has a fault', error);
    this.lastFault = fault;
    this.sweeper.sweepSoon();
  }

  private async take(queued: Job<QueueData>): Promise<void> {
    const kind = queued.name as JobKind;
    const attempt = { id: queued.data.jobId, kind, attempt: queued.data.attempt };
    const row = await this.table.start(attempt);
    if (!row) return this.replace(attempt);
    try {
      await inWording(wordingOf(row), () => this.runAttempt(queued, attempt, row));
    } finally {
      // whatever became of it, its lane goes on
      await this.sweeper.enqueueNext(row);
    }
  }

  private async runAttempt(
    queued: Job<QueueData>,
    attempt: { id: number; kind: JobKind; attempt: number },
    row: JobRow,
  ): Promise<void> {
    const { kind } = attempt;

    const handler = this.modules.get(handlerOf(kind));
    const running = new RunningJob(row, {
      dataSource: this.dataSource,
      table: this.table,
      files: this.files,
      tell: (messages) => this.tell(queued, messages),
    });
    this.running.add(running);
    try {
      const outcome = await withRequestId(row.requestId ?? `job-${row.id}`, () => this.run(handler, running, row));
      if (outcome) {
        const ended = await this.table.finish(attempt, outcome);
        if (ended?.status === 'done') await this.clearAway(handler, ended);
      } else await this.replace(attempt);
    } finally {
      running.close();
      this.running.delete(running);
    }
  }

  /** How the attempt ended; null when it was interrupted and another one must do the rest. */
  private async run(handler: JobHandler, running: RunningJob, row: JobRow): Promise<Outcome | null> {
    const name = `job ${row.id} (${row.kind}), attempt ${row.attempt}`;
    const began = performance.now();
    this.logger.log(`${name} begins`);
    try {
      const result = await handler.run(running);
      this.logger.log(`${name} done in ${Math.round(performance.now() - began)} ms`);
      return { status: 'done', result: result ?? null };
    } catch (error) {
      // whatever a handler makes of it, an aborted signal is the reason
      const reason: unknown = running.signal.aborted ? running.signal.reason : error;
      if (reason instanceof JobCancelled) return { status: 'cancelled' };
      if (reason instanceof JobInterrupted || error instanceof FilesAway || isConnectionLost(error)) {
        this.logger.warn(`${name} was interrupted`, reason);
        // ten attempts in a row would be over in a second, and the store still away
        if (error instanceof FilesAway) await pauseUnlessStopped(FILES_AGAIN_MS, running.signal);
        return null;
      }
      this.logger.error(`${name} failed`, error);
      return { status: 'failed', error: sentenceOf(error), lacksRoom: isNoRoom(error) };
    }
  }

  /** What stays behind goes with upkeep. */
  private async clearAway(handler: JobHandler, { id, params }: JobRow): Promise<void> {
    await handler
      .afterwards?.(params)
      .catch((error: unknown) => this.logger.warn(`could not clear away what job ${id} needed`, error));
  }

  /** The queue hands out an attempt again when its worker died, or ours was interrupted: a new attempt takes its place. */
  private async replace(attempt: { id: number; kind: JobKind; attempt: number }): Promise<void> {
    const job = (await this.table.putBack(attempt)) ?? (await this.table.find(attempt.id));
    if (job) await this.sweeper.enqueueNext(job);
  }

  private async tell(queued: Job<QueueData>, messages: ProgressMessage[]): Promise<void> {
    try {
      await queued.updateProgress({ messages });
    } catch (error) {
      // the queue lost the job or is away: the table knows how far it is, and the sweeper what to do
      this.logger.debug('progress could not be told', error);
      this.sweeper.sweepSoon();
    }
  }
}

const pauseUnlessStopped = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined);

function sentenceOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  return isNoRoom(error) ? runTexts.noRoom : runTexts.failed;
}
