// Asks for jobs, cancels and repeats them, and decides who may see which (realtime-and-jobs, Jobs).
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JOB_PERMISSIONS, type JobKind, type JobParams, SHARED_JOB_KINDS } from '@gelanggang/contract/jobs';
import { type JobRow, selectJobs } from '@gelanggang/platform/jobs/job-row';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { JobTable } from '@gelanggang/platform/jobs/job-table';
import { JobQueues, QueueAway } from '@gelanggang/platform/queue/job-queues';
import type { RequestAccount } from '../http/current-account';
import { conflict, forbidden, invalid, notFound } from '../http/refusals';

/** The tray shows this many of an account's jobs. */
const LISTED = 50;

@Injectable()
export class JobsService {
  private readonly logger = new Logger(JobsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly table: JobTable,
    private readonly queues: JobQueues,
    private readonly sweeper: JobSweeper,
  ) {}

  /** `isQueued`: false while the queue is away; the job then waits in its table. */
  async create<K extends JobKind>(
    kind: K,
    params: JobParams[K],
    account: RequestAccount,
  ): Promise<{ job: JobRow; isQueued: boolean }> {
    const needed = JOB_PERMISSIONS[kind];
    if (needed !== 'signed-in' && !account.permissions.has(needed)) throw forbidden();
    await this.checkSubject(params);
    const { job, isNew } = await this.table.insert(kind, params, account.id);
    return { job, isQueued: isNew ? await this.sweeper.enqueue(job) : true };
  }

  /** Newest first: the account's own, and the shared ones for who may stop them. */
  list(account: RequestAccount): Promise<JobRow[]> {
    return selectJobs(
      this.dataSource,
      `j.account_id = $1 or ($2 and j.kind = any($3)) order by j.id desc limit ${LISTED}`,
      [account.id, seesShared(account), SHARED_JOB_KINDS],
    );
  }

  async find(id: number, account: RequestAccount): Promise<JobRow> {
    const job = await this.table.find(id);
    if (!job || !maySee(job, account)) throw notFound('Pekerjaan tidak ditemukan.');
    return job;
  }

  async cancel(id: number, account: RequestAccount): Promise<JobRow> {
    const job = await this.find(id, account);
    const cancelled = await this.table.cancel(job.id);
    if (!cancelled) throw conflict('Pekerjaan ini sudah selesai.');
    if (cancelled.status === 'cancelled') await this.forget(cancelled);
    return cancelled;
  }

  async retry(id: number, account: RequestAccount): Promise<JobRow> {
    const { kind, status } = await this.find(id, account);
    const needed = JOB_PERMISSIONS[kind];
    if (needed !== 'signed-in' && !account.permissions.has(needed)) throw forbidden();
    const job = await this.table.retry(id);
    if (job === 'open') throw conflict('Pekerjaan yang sama sedang berjalan.');
    if (!job) throw conflict(status === 'done' ? 'Pekerjaan ini sudah selesai.' : 'Pekerjaan ini sedang berjalan.');
    await this.sweeper.enqueue(job);
    return job;
  }

  /** What the job is about must be there. */
  private async checkSubject(params: JobParams[JobKind]): Promise<void> {
    if ('pool_id' in params) {
      const pools: unknown[] = await this.dataSource.query(
        `select 1 from pool p join tournament t on t.id = p.tournament_id and t.deleted_at is null where p.id = $1`,
        [params.pool_id],
      );
      if (pools.length === 0) throw invalid({ 'params.pool_id': ['Pool tidak ditemukan.'] });
    } else if (params.tournament_id !== undefined) {
      const tournaments: unknown[] = await this.dataSource.query(
        'select 1 from tournament where id = $1 and deleted_at is null',
        [params.tournament_id],
      );
      if (tournaments.length === 0) throw invalid({ 'params.tournament_id': ['Kejuaraan tidak ditemukan.'] });
    }
  }

  /** A worker would drop it anyway; taking it out now only spares it the look. */
  private async forget(job: JobRow): Promise<void> {
    try {
      await this.queues.remove(job);
    } catch (error) {
      if (!(error instanceof QueueAway)) throw error;
      this.logger.debug(`job ${job.id} stays in the queue until a worker drops it`, error);
    }
  }
}

const seesShared = (account: RequestAccount) => account.permissions.has('manage drawing');

function maySee(job: JobRow, account: RequestAccount): boolean {
  return job.accountId === account.id || (SHARED_JOB_KINDS.includes(job.kind) && seesShared(account));
}
