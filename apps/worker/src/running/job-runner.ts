// Takes attempts from the queues and runs their handlers; what a handler's end means is decided here alone.
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { JOB_QUEUES, type JobKind, QUEUE_NAMES, type QueueName } from '@gelanggang/contract/jobs';
import type { ProgressMessage } from '@gelanggang/contract/events';
import { Env } from '@gelanggang/platform/env/env';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { JobCancelled, JobFailure, type JobHandler, JobInterrupted } from '@gelanggang/platform/jobs/job-handler';
import type { JobRow } from '@gelanggang/platform/jobs/job-row';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { JobTable, type Outcome } from '@gelanggang/platform/jobs/job-table';
import { createWorker, type QueueData } from '@gelanggang/platform/queue/backend';
import { keepRunning } from '@gelanggang/platform/queue/keep-running';
import { isDatabaseAway } from './database-away';
import { type HandlersByKind, handlersByKind, JOB_HANDLERS } from './handlers';
import { RunningJob } from './running-job';

/** What running jobs get to end by themselves when the worker stops; then they are interrupted. */
const LAST_WORDS_MS = 3000;
const GENERAL_FAILURE = 'Pekerjaan gagal karena kesalahan pada server. Silakan coba lagi.';

@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobRunner.name);
  private readonly handlers: HandlersByKind;
  private readonly workers = new Map<QueueName, Worker<QueueData>>();
  private readonly running = new Set<RunningJob>();
  private stopped = false;

  constructor(
    @Inject(JOB_HANDLERS) handlers: readonly JobHandler[],
    private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly table: JobTable,
    private readonly files: FileStore,
    private readonly sweeper: JobSweeper,
  ) {
    this.handlers = handlersByKind(handlers);
  }

  onApplicationBootstrap(): void {
    for (const name of QUEUE_NAMES) this.work(name);
    this.sweeper.start();
  }

  /** Before the connections close: what is interrupted here must still be put back. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const workers = [...this.workers.values()];
    const closing = Promise.allSettled(workers.map((worker) => worker.close()));
    const patience = setTimeout(() => {
      for (const job of this.running) job.interrupt('the worker stops');
    }, LAST_WORDS_MS);
    await Promise.race([closing, new Promise((done) => setTimeout(done, 2 * LAST_WORDS_MS).unref())]);
    clearTimeout(patience);
  }

  private work(name: QueueName): void {
    const worker = createWorker(this.env, name, (job) => this.take(job), this.env.JOB_CONCURRENCY);
    let lastFault = '';
    worker.on('error', (error) => {
      if (error.message !== lastFault) this.logger.warn(`queue ${name} has a fault`, error);
      lastFault = error.message;
      this.sweeper.sweepSoon();
    });
    this.workers.set(name, worker);
    void keepRunning(() => worker.run(), {
      isStopped: () => this.stopped,
      failed: (error) => this.logger.warn(`queue ${name} stopped; starting it again`, error),
    });
  }

  private async take(queued: Job<QueueData>): Promise<void> {
    const kind = queued.name as JobKind;
    const attempt = { id: queued.data.jobId, kind, attempt: queued.data.attempt };
    const row = await this.table.start(attempt);
    if (!row) return this.replace(attempt);

    const handler = this.handlers.get(kind);
    if (!handler || JOB_QUEUES[kind] === undefined) throw new Error(`no handler for '${kind}'`);
    const running = new RunningJob(row, {
      dataSource: this.dataSource,
      table: this.table,
      files: this.files,
      tell: (messages) => this.tell(queued, messages),
    });
    this.running.add(running);
    try {
      const outcome = await this.run(handler, running, row);
      if (outcome) await this.table.finish(attempt, outcome);
      else await this.replace(attempt);
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
      if (reason instanceof JobInterrupted || isDatabaseAway(error)) {
        this.logger.warn(`${name} was interrupted`, reason);
        return null;
      }
      this.logger.error(`${name} failed`, error);
      return { status: 'failed', error: error instanceof JobFailure ? error.message : GENERAL_FAILURE };
    }
  }

  /** The queue hands out an attempt again when its worker died, or ours was interrupted: a new attempt takes its place. */
  private async replace(attempt: { id: number; kind: JobKind; attempt: number }): Promise<void> {
    const next = await this.table.putBack(attempt);
    if (next?.status === 'queued') await this.sweeper.enqueue(next);
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
