// Asks for jobs, cancels and repeats them, and decides who may see which (realtime-and-jobs, Jobs).
import type { TournamentRights } from '@gelanggang/contract/member-roles';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { billingOwnerFor } from '@gelanggang/domain/billing/billing-sight';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { ENTRY_LIST_TYPE } from '@gelanggang/contract/entry-imports';
import { type JobKind, type JobParams, jobRow, makesFile, SHARED_JOB_KINDS } from '@gelanggang/contract/jobs';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { type JobRow, selectJobs } from '@gelanggang/platform/jobs/job-row';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { JobTable } from '@gelanggang/platform/jobs/job-table';
import { JobQueues, QueueAway } from '@gelanggang/platform/queue/job-queues';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import { Attempts, ownEntry } from '../guessing/attempts';
import type { RequestAccount } from '../http/current-account';
import { draftsWorkedIn, worksInDraft } from '../http/draft-doors';
import { conflict, forbidden, invalid, notFound } from '../http/refusals';
import { checkPlanRules } from './check-plan-rules';
import { checkThings } from './check-things';
import { requireUploadRoom } from '../http/upload-room';
import { mayHave } from './job-sight';
import { jobSights } from './job-sight.queries';
import { jobsSentences } from './sentences';
import { thingSentences, commonSentences } from '../http/sentences';

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
    private readonly attempts: Attempts,
  ) {}

  /** `isQueued`: false while the queue is away; the job then waits in its table. */
  async create<K extends JobKind>(
    kind: K,
    params: JobParams[K],
    account: RequestAccount,
  ): Promise<{ job: JobRow; isQueued: boolean }> {
    await this.requireRight(kind, params, account);
    // a list goes once it is in: who asks again, since no answer came, is told of the job that took it
    const earlier = 'list_id' in params ? await this.table.standingFor(kind, params, account.id) : null;
    if (earlier) return { job: earlier, isQueued: true };
    await this.checkSubject(kind, params, account);
    if (makesFile(kind)) await requireUploadRoom(this.dataSource, account);
    const attempts = ownEntry('jobs of an account', account);
    await this.attempts.begin(...attempts);
    const { job, isNew } = await this.table.insert(kind, params, account.id);
    if (!isNew) await this.attempts.succeed(...attempts);
    return { job, isQueued: isNew ? await this.sweeper.enqueueNext(job) : true };
  }

  /** Refuses what the account may not ask for now, or what is not there any more: that may have changed since it asked. */
  async checkAgain<K extends JobKind>(kind: K, params: JobParams[K], asked: RequestAccount): Promise<void> {
    const account = { ...asked, rights: await rightsOfAccount(this.dataSource, asked.id) };
    await this.requireRight(kind, params, account);
    await this.checkSubject(kind, params, account);
  }

  /** Newest first: the account's own, and the shared ones of its tournaments for who may stop them. */
  async list({ id, rights }: RequestAccount): Promise<JobRow[]> {
    const shared = SHARED_JOB_KINDS.map((kind) => ({ kind, tournaments: sharedIn(kind, rights) }));
    const jobs = await selectJobs(
      this.dataSource,
      `j.account_id = $1 or exists (
         select from jsonb_to_recordset($2::jsonb) as s (kind text, tournaments bigint[])
         where s.kind = j.kind and (s.tournaments is null or j.tournament_id = any(s.tournaments)))
       order by j.id desc limit ${LISTED}`,
      [id, JSON.stringify(shared)],
    );
    return this.thoseOf({ id, rights }, jobs);
  }

  async find(id: number, account: RequestAccount): Promise<JobRow> {
    const job = await this.table.find(id);
    const [seen] = job ? await this.thoseOf(account, [job]) : [];
    if (!seen) throw notFound(thingSentences.job);
    return seen;
  }

  async cancel(id: number, account: RequestAccount): Promise<JobRow> {
    const job = await this.find(id, account);
    const cancelled = await this.table.cancel(job.id);
    if (!cancelled) throw conflict(jobsSentences.isDone);
    if (cancelled.status === 'cancelled') {
      await this.forget(cancelled);
      await this.sweeper.enqueueNext(cancelled);
    }
    return cancelled;
  }

  async retry(id: number, account: RequestAccount): Promise<JobRow> {
    const { kind, params, status } = await this.find(id, account);
    await this.requireRight(kind, params, account);
    await this.attempts.begin(...ownEntry('jobs of an account', account));
    const job = await this.table.retry(id);
    if (job === 'open') throw conflict(commonSentences.sameJobRuns);
    if (!job) throw conflict(status === 'done' ? jobsSentences.isDone : jobsSentences.isRunning);
    await this.sweeper.enqueueNext(job);
    return job;
  }

  /** In the tournament that it is about; a list over several holds what its account sees of each. */
  private async requireRight(kind: JobKind, params: JobParams[JobKind], account: RequestAccount): Promise<void> {
    const needed = jobRow(kind).access;
    if (needed === 'signed-in') return;
    const { rights } = account;
    if (!rights.anywhere().has(needed)) throw forbidden();
    const tournaments = await tournamentsOf(this.dataSource, params);
    if (tournaments.every((id) => rights.in(id).has(needed))) return;
    throw tournaments.some((id) => rights.isMember(id)) ? forbidden() : notFound();
  }

  /** Those that the account may have now, in one statement however many they are. */
  private async thoseOf(account: Pick<RequestAccount, 'id' | 'rights'>, jobs: readonly JobRow[]): Promise<JobRow[]> {
    const ids = jobs.map(({ id }) => id);
    const contingentsIn = account.rights.tournamentsWith('manage contingents');
    const sights = await jobSights(this.dataSource, ids, account.id, contingentsIn);
    const byId = new Map(sights.map((sight) => [sight.id, sight]));
    return jobs.filter((job) => {
      const sight = byId.get(job.id);
      return sight !== undefined && mayHave(job, sight, account);
    });
  }

  /** What the job is about must be there. */
  private async checkSubject(kind: JobKind, params: JobParams[JobKind], account: RequestAccount): Promise<void> {
    if ('list_id' in params) await this.checkImport(params, account);
    await checkThings(this.dataSource, kind, params, account);
    if ('billing_id' in params) {
      const [billing] = await this.dataSource.query<
        { status: BillingStatus; tournamentId: number; accountId: number }[]
      >(
        `select b.status, b.tournament_id as "tournamentId", b.account_id as "accountId"
         from billing b join tournament t on t.id = b.tournament_id and t.deleted_at is null where b.id = $1`,
        [params.billing_id],
      );
      const owner = billing && billingOwnerFor(account.id, account.rights.in(billing.tournamentId));
      if (!billing || (owner !== null && owner !== billing.accountId)) throw notFound(jobsSentences.billNotFound);
      if (kind === 'receipt-pdf' && billing.status !== 'paid') throw conflict(jobsSentences.receiptAfterPayment);
    } else if ('pool_id' in params) {
      const pools: unknown[] = await this.dataSource.query(
        `select 1 from pool p join tournament t on t.id = p.tournament_id and t.deleted_at is null
         where p.id = $1 and (t.was_active or $2::bigint[] is null or t.id = any($2))`,
        [params.pool_id, draftsWorkedIn(account)],
      );
      if (pools.length === 0) throw invalid({ 'params.pool_id': [drawingRefusalSentences['drawing-not-found']] });
    } else if ('tournament_id' in params && params.tournament_id !== undefined) {
      const tournaments: unknown[] = await this.dataSource.query(
        'select 1 from tournament where id = $1 and deleted_at is null and (was_active or $2)',
        [params.tournament_id, worksInDraft(account, params.tournament_id)],
      );
      if (tournaments.length === 0) throw invalid({ 'params.tournament_id': [thingSentences.event] });
      if ('arena_ids' in params) {
        await this.checkArenas(params.tournament_id, params);
        await checkPlanRules(this.dataSource.manager, params);
      }
    }
  }

  /** Those of the sessions too must be the tournament's. */
  private async checkArenas(tournamentId: number, params: JobParams['auto-schedule']): Promise<void> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      'select id from tournament_arena where tournament_id = $1',
      [tournamentId],
    );
    const isForeign = (id: number) => !rows.some((row) => row.id === id);
    if ([...params.arena_ids, ...params.sessions.flatMap((session) => session.arena_ids)].some(isForeign)) {
      throw invalid({ 'params.arena_ids': [thingSentences.arenaOfTournament] });
    }
  }

  /** An entry list that the account stored itself, for a tournament that it may bring entries into. */
  private async checkImport(params: JobParams['entries-import'], account: RequestAccount): Promise<void> {
    const lists = await this.dataSource.query<unknown[]>(
      'select 1 from file where id = $1 and account_id = $2 and content_type = $3',
      [params.list_id, account.id, ENTRY_LIST_TYPE],
    );
    if (lists.length === 0) throw invalid({ 'params.list_id': [jobsSentences.listNotFound] });
    if (params.with_payments && !account.rights.in(params.tournament_id).has('confirm payment')) throw forbidden();
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

/** Whoever may ask for a shared job in a tournament sees everybody's of it; null: in all. */
function sharedIn(kind: JobKind, rights: TournamentRights): number[] | null {
  const { access: needed } = jobRow(kind);
  return needed === 'signed-in' ? [] : rights.tournamentsWith(needed);
}

/** Those that the parameters name, by themselves or by what hangs on them. */
async function tournamentsOf(dataSource: DataSource, params: JobParams[JobKind]): Promise<number[]> {
  const named = params as Partial<Record<'tournament_id' | 'pool_id' | 'match_id' | 'protest_id', number>>;
  const rows = await dataSource.query<{ id: number }[]>(
    `select id from tournament where id = $1
     union select tournament_id from pool where id = $2
     union select tournament_id from match where id = $3
     union select tournament_id from protest where id = $4`,
    [named.tournament_id ?? null, named.pool_id ?? null, named.match_id ?? null, named.protest_id ?? null],
  );
  return rows.map(({ id }) => id);
}
