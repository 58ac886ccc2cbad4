// What a handler holds while it runs: progress, cancellation, waiting and its file, all fenced by the attempt.
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import {
  type JobKind,
  type JobParams,
  jobStreams,
  type ListJobKind,
  NOBODY,
  type PersonsJobKind,
} from '@gelanggang/contract/jobs';
import type { ProgressMessage } from '@gelanggang/contract/events';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { JobCancelled, type JobContext, type JobFile, JobInterrupted } from '@gelanggang/platform/jobs/job-handler';
import type { JobRow } from '@gelanggang/platform/jobs/job-row';
import { JobTable } from '@gelanggang/platform/jobs/job-table';

/** The row keeps the progress this often at most; listeners hear of every step. */
const SAVED_EVERY_MS = 1000;
const TOLD_EVERY_MS = 100;
/** How often a running job looks whether somebody cancelled it, apart from its own steps. */
const LOOKS_EVERY_MS = 1000;

export interface RunningServices {
  dataSource: DataSource;
  table: JobTable;
  files: FileStore;
  /** Tells every API instance; may fail without harm. */
  tell(messages: ProgressMessage[]): Promise<void>;
}

interface Step {
  percent: number;
  text: string;
}

export class RunningJob<K extends JobKind = JobKind> implements JobContext<K> {
  readonly jobId: number;
  readonly kind: K;
  readonly accountId: number;
  readonly params: JobParams[K];
  readonly attempt: number;
  private readonly ending = new AbortController();
  private readonly looking: NodeJS.Timeout;
  private savedAt = 0;
  private toldAt = 0;
  private latest: Step | null = null;
  private saved: Step | null = null;
  private told: Step | null = null;

  constructor(
    private readonly row: JobRow,
    private readonly services: RunningServices,
  ) {
    this.jobId = row.id;
    this.kind = row.kind as K;
    this.accountId = row.accountId;
    this.params = row.params as JobParams[K];
    this.attempt = row.attempt;
    // a look that fails is made again a second later, and the handler's own steps fail loudly
    this.looking = setInterval(() => void this.lookAround().catch(() => undefined), LOOKS_EVERY_MS);
  }

  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** The worker stops: the handler ends at its next step, and another attempt does the rest. */
  interrupt(reason: string): void {
    this.ending.abort(new JobInterrupted(reason));
  }

  close(): void {
    clearInterval(this.looking);
  }

  async checkCancelled(): Promise<void> {
    await this.look();
    this.signal.throwIfAborted();
  }

  async progress(percent: number, text: string): Promise<void> {
    this.latest = { percent: Math.max(0, Math.min(100, Math.round(percent))), text };
    await this.passOn();
    await this.checkCancelled();
  }

  async pause(milliseconds: number): Promise<void> {
    await this.checkCancelled();
    try {
      await wait(milliseconds, undefined, { signal: this.signal });
    } catch (error) {
      this.signal.throwIfAborted();
      throw error;
    }
    await this.checkCancelled();
  }

  async saveFile(file: JobFile<K>): Promise<void> {
    await this.checkCancelled();
    let before: string | null = null;
    const stored = await this.services.files.put({
      ...file,
      accountId: this.accountId === NOBODY ? null : this.accountId,
      isPublic: this.accountId === NOBODY,
      commit: (insert) =>
        this.services.dataSource.transaction(async (manager) => {
          const id = await insert(manager);
          await recordHeld(manager, id, file);
          const seen = 'seen' in file ? (file as JobFile<ListJobKind>).seen : null;
          const taken = await this.services.table.setFile(manager, this.attemptRow, id, seen);
          if (!taken) throw new JobInterrupted('another attempt holds the job');
          before = taken.before;
        }),
    });
    if (before !== null && before !== stored.id) await this.services.files.remove(before);
  }

  private get attemptRow() {
    return { id: this.row.id, kind: this.row.kind, attempt: this.row.attempt };
  }

  private async lookAround(): Promise<void> {
    await this.look();
    await this.passOn();
  }

  /** Keeps and tells the latest progress, unless that was done a moment ago: then the next look does it. */
  private async passOn(): Promise<void> {
    const { latest } = this;
    if (!latest || this.signal.aborted) return;
    const now = performance.now();
    if (latest !== this.saved && now - this.savedAt >= SAVED_EVERY_MS) {
      this.saved = latest;
      this.savedAt = now;
      await this.services.table.saveProgress(this.attemptRow, latest.percent, latest.text);
    }
    if (latest !== this.told && now - this.toldAt >= TOLD_EVERY_MS) {
      this.told = latest;
      this.toldAt = now;
      const message = { job_id: this.jobId, progress: latest.percent, progress_text: latest.text };
      await this.services.tell(jobStreams(this.row).map((topic) => ({ topic, ...message })));
    }
  }

  private async look(): Promise<void> {
    if (this.signal.aborted) return;
    const verdict = await this.services.table.verdict(this.attemptRow);
    if (verdict === 'cancelled') this.ending.abort(new JobCancelled('cancelled'));
    if (verdict === 'not-mine') this.interrupt('another attempt holds the job');
  }
}

/** Whose people's data the file holds: erasing theirs removes it. */
async function recordHeld(manager: EntityManager, fileId: string, file: object): Promise<void> {
  if (!('contingentIds' in file)) return;
  const { contingentIds } = file as JobFile<PersonsJobKind>;
  await manager.query(
    `insert into file_contingent (file_id, contingent_id)
     select distinct $1::uuid, c.id from contingent c where c.id = any($2::bigint[])`,
    [fileId, [...(await contingentIds())]],
  );
}
