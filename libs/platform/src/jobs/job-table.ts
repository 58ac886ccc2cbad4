// The table decides what a job is; the queue only wakes workers. Every step names the state and attempt that it expects,
// so a stale attempt changes nothing, and tells it (`job.changed`) in the same transaction.
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import {
  JOB_KINDS,
  JOBS,
  type JobKind,
  type JobLane,
  type JobParams,
  jobStreams,
  MOST_OPEN_FOR_ALL,
  MOST_WAITING_JOBS,
  NOBODY,
  SHARED_JOB_KINDS,
} from '@gelanggang/contract/jobs';
import type { Seen } from '@gelanggang/contract/member-roles';
import { type Emit, writeWithEvents } from '../events/event-log';
import { currentWording, inWording } from '../languages/wording';
import { currentRequestId } from '../logging/request-id';
import type { Attempt } from '../queue/job-queues';
import { type JobRow, selectJob, selectJobs, toJobAnswer, wordingOf } from './job-row';
import { jobStateTexts } from './texts';
import { lockAccount } from '../turns/lock-account';

/**
 * A job whose worker dies takes a new attempt; this many in a row and it has failed, so that one that kills its worker
 * does not do so for ever. A retry by a person begins a new row of attempts.
 */
const ATTEMPTS_IN_A_ROW = 10;

/** As many jobs of the account wait as may; of files for everybody, as many wait or run. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

export type Outcome =
  | { status: 'done'; result: JobRow['result'] }
  /** `lacksRoom`: what it was to write did not fit; with room it goes through. */
  | { status: 'failed'; error: string; lacksRoom: boolean }
  | { status: 'cancelled' };

/** `laneOf()` in SQL. */
const OWNER = `case when j.account_id is null or j.kind in (${SHARED_JOB_KINDS.map((kind) => `'${kind}'`).join(', ')})
  then 'tournament ' || coalesce(j.tournament_id::text, '') else 'account ' || j.account_id end`;

/** Whether one more of this account's jobs may wait; its asking for others waits for the end of the transaction. */
async function hasRoom(manager: EntityManager, accountId: number, except = 0): Promise<boolean> {
  if (accountId === NOBODY) return hasRoomForAll(manager, except);
  await lockAccount(manager, accountId);
  const [row] = (await manager.query(
    `select count(*)::int as waiting from job where account_id = $1 and status = 'queued' and id <> $2`,
    [accountId, except],
  )) as { waiting: number }[];
  return (row?.waiting ?? 0) < MOST_WAITING_JOBS;
}

/** Of files for everybody, whichever process was asked for them. */
async function hasRoomForAll(manager: EntityManager, except: number): Promise<boolean> {
  await manager.query(`select pg_advisory_xact_lock(hashtext('job.for-all'))`);
  const [row] = (await manager.query(
    `select count(*)::int as open from job where account_id is null and status in ('queued', 'running') and id <> $1`,
    [except],
  )) as { open: number }[];
  return (row?.open ?? 0) < MOST_OPEN_FOR_ALL;
}

@Injectable()
export class JobTable {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  find(id: number): Promise<JobRow | null> {
    return selectJob(this.dataSource, id);
  }

  /**
   * A new job; or the one with the same kind and params that stands for it (see `standingFor`).
   * Throws TooManyWaiting.
   */
  async insert<K extends JobKind>(
    kind: K,
    params: JobParams[K],
    accountId: number,
  ): Promise<{ job: JobRow; isNew: boolean }> {
    for (;;) {
      const job = await writeWithEvents(this.dataSource, async (manager, emit) => {
        const mayWait = await hasRoom(manager, accountId);
        const [row] = (await manager.query(
          `insert into job (kind, params, account_id, tournament_id, request_id, wording)
           values ($1, $2::jsonb, nullif($3, ${NOBODY}), ($2::jsonb->>'tournament_id')::bigint, $4, $5)
           on conflict do nothing returning id`,
          [
            kind,
            JSON.stringify(params),
            accountId,
            currentRequestId() ?? null,
            accountId === NOBODY ? null : currentWording(),
          ],
        )) as { id: number }[];
        if (row && !mayWait) throw new TooManyWaiting();
        return row ? this.tell(manager, emit, row.id) : null;
      });
      if (job) return { job, isNew: true };
      const standing = await this.standingFor(kind, params, accountId);
      // it may have ended between the two statements: then there is room for a new one
      if (standing) return { job: standing, isNew: false };
    }
  }

  /**
   * The job with the same kind and params that this account (shared kinds: anybody) has open. One that takes a list in
   * stands for it once it is done too, since the list goes then.
   */
  async standingFor(kind: JobKind, params: object, accountId: number): Promise<JobRow | null> {
    const states = 'list_id' in params ? `'queued', 'running', 'done'` : `'queued', 'running'`;
    const same = SHARED_JOB_KINDS.includes(kind)
      ? `j.tournament_id = ($2::jsonb->>'tournament_id')::bigint and $3::bigint is not null`
      : `md5(j.params::text) = md5($2::jsonb::text) and coalesce(j.account_id, ${NOBODY}) = $3`;
    const [standing] = await selectJobs(
      this.dataSource,
      `j.kind = $1 and ${same} and j.status in (${states}) limit 1`,
      [kind, JSON.stringify(params), accountId],
    );
    return standing ?? null;
  }

  /** The job that this attempt may now run; null when it is no longer wanted. */
  start(attempt: Attempt): Promise<JobRow | null> {
    return this.step(attempt, ['queued'], `status = 'running', started_at = now(), progress = 0, progress_text = ''`);
  }

  /** Keeps how far a running attempt is; tells nobody (the queue's own events do). */
  async saveProgress(attempt: Attempt, percent: number, text: string): Promise<void> {
    await this.dataSource.query(
      `update job set progress = $3, progress_text = $4 where id = $1 and attempt = $2 and status = 'running'`,
      [attempt.id, attempt.attempt, percent, text],
    );
  }

  /** Whether a running attempt may go on. */
  async verdict(attempt: Attempt): Promise<'go-on' | 'cancelled' | 'not-mine'> {
    const job = await this.find(attempt.id);
    if (!job || job.attempt !== attempt.attempt || job.status !== 'running') return 'not-mine';
    return job.cancelRequestedAt ? 'cancelled' : 'go-on';
  }

  /** Ends a running attempt; null when it was not the current one any more. */
  finish(attempt: Attempt, outcome: Outcome): Promise<JobRow | null> {
    const set = `status = $3, finished_at = now()`;
    if (outcome.status === 'done') {
      const done = `${set}, progress = 100, progress_text = '', error = null, result = $4::jsonb`;
      return this.step(attempt, ['running'], done, ['done', outcome.result ? JSON.stringify(outcome.result) : null]);
    }
    if (outcome.status === 'failed') {
      return this.step(attempt, ['running'], `${set}, error = $4, lacks_room = $5`, [
        'failed',
        outcome.error,
        outcome.lacksRoom,
      ]);
    }
    return this.step(attempt, ['running'], `${set}, progress_text = $4`, ['cancelled', jobStateTexts.cancelled]);
  }

  /** A running attempt was lost: a new one takes its place, unless it was cancelled or lost too often. */
  async putBack(attempt: Attempt): Promise<JobRow | null> {
    const job = await this.find(attempt.id);
    const gaveUp = job && inWording(wordingOf(job), () => jobStateTexts.gaveUp);
    const ends = `(cancel_requested_at is not null or attempt % ${ATTEMPTS_IN_A_ROW} = 0)`;
    return this.step(
      attempt,
      ['running'],
      `status = case when cancel_requested_at is not null then 'cancelled'
                     when attempt % ${ATTEMPTS_IN_A_ROW} = 0 then 'failed' else 'queued' end,
       finished_at = case when ${ends} then now() end,
       error = case when cancel_requested_at is null and attempt % ${ATTEMPTS_IN_A_ROW} = 0 then $3 end,
       attempt = case when ${ends} then attempt else attempt + 1 end`,
      [gaveUp],
    );
  }

  /** Cancels: a queued job at once, a running one at its next step; null when it is neither. */
  async cancel(id: number): Promise<JobRow | null> {
    const job = await this.find(id);
    if (!job) return null;
    const queued = await this.step(
      job,
      ['queued'],
      `status = 'cancelled', finished_at = now(), cancel_requested_at = now(), progress_text = $3`,
      [jobStateTexts.cancelled],
    );
    if (queued) return queued;
    return this.step(
      null,
      ['running'],
      `cancel_requested_at = coalesce(cancel_requested_at, now()), progress_text = $3`,
      [jobStateTexts.cancelling],
      id,
    );
  }

  /**
   * A new attempt of a failed or cancelled job; null when it is neither; 'open' when the same is open already.
   * Throws TooManyWaiting.
   */
  async retry(id: number): Promise<JobRow | null | 'open'> {
    const nextRow = `(attempt - 1) / ${ATTEMPTS_IN_A_ROW} * ${ATTEMPTS_IN_A_ROW} + ${ATTEMPTS_IN_A_ROW} + 1`;
    try {
      return await this.step(
        null,
        ['failed', 'cancelled'],
        `status = 'queued', attempt = ${nextRow}, progress = 0, progress_text = '', error = null, lacks_room = false, result = null,
         cancel_requested_at = null, started_at = null, finished_at = null`,
        [],
        id,
        async (manager, { accountId }) => {
          if (!(await hasRoom(manager, accountId, id))) throw new TooManyWaiting();
        },
      );
    } catch (error) {
      if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505') return 'open';
      throw error;
    }
  }

  /** Says what a queued job waits for. */
  async saveWaiting(attempt: Attempt, text: string): Promise<void> {
    await this.step(attempt, ['queued'], `progress_text = $3`, [text]);
  }

  /** Makes this file the job's; the one before it is returned, to be removed. Null: the attempt is stale. */
  async setFile(
    manager: EntityManager,
    attempt: Attempt,
    fileId: string,
    seen: Seen | null,
  ): Promise<{ before: string | null } | null> {
    const [before] = (await manager.query(
      `select file_id as "fileId" from job where id = $1 and attempt = $2 and status = 'running' for no key update`,
      [attempt.id, attempt.attempt],
    )) as { fileId: string | null }[];
    if (!before) return null;
    await manager.query('update job set file_id = $2, seen = $3 where id = $1', [attempt.id, fileId, seen]);
    return { before: before.fileId };
  }

  /** The job that stands first in its lane; null when one of the lane runs, or none waits. */
  async nextOf(lane: JobLane): Promise<JobRow | null> {
    const kinds = JOB_KINDS.filter((kind) => JOBS[kind].queue === lane.queue);
    const [first] = await selectJobs(
      this.dataSource,
      `j.status in ('queued', 'running') and j.kind = any($1) and ${OWNER} = $2 order by j.status desc, j.id limit 1`,
      [kinds, lane.owner],
    );
    return first?.status === 'queued' ? first : null;
  }

  open(): Promise<JobRow[]> {
    return selectJobs(this.dataSource, `j.status in ('queued', 'running') order by j.id`, []);
  }

  /** One step of a job: $1 id, $2 attempt (or null), then `parameters`. Null when the job is not where it should be. */
  private step(
    attempt: Pick<Attempt, 'id' | 'attempt'> | null,
    from: readonly string[],
    set: string,
    parameters: readonly unknown[] = [],
    id = attempt?.id,
    check?: (manager: EntityManager, job: JobRow) => Promise<void>,
  ): Promise<JobRow | null> {
    const states = from.map((status) => `'${status}'`).join(', ');
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [rows] = (await manager.query(
        `update job set ${set}
         where id = $1 and ($2::integer is null or attempt = $2) and status in (${states}) returning id`,
        [id, attempt?.attempt ?? null, ...parameters],
      )) as [{ id: number }[], number];
      const [row] = rows;
      if (!row) return null;
      const job = await this.tell(manager, emit, row.id);
      await check?.(manager, job);
      return job;
    });
  }

  private async tell(manager: EntityManager, emit: Emit, id: number): Promise<JobRow> {
    const job = await selectJob(manager, id);
    if (!job) throw new Error(`job ${id} is gone`);
    for (const stream of jobStreams(job)) emit(stream, 'job.changed', { job: toJobAnswer(job) });
    return job;
  }
}
