// Puts back from the table what the queue lost (flushed, given up, never reached): at start, every minute, and soon
// after the queue was away. Any number of sweepers may run; each step names the state it expects.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type JobKind, laneOf } from '@gelanggang/contract/jobs';
import { inWording } from '../languages/wording';
import { JobQueues, QueueAway } from '../queue/job-queues';
import { LookAgain } from '../turns/look-again';
import { type JobRow, wordingOf } from './job-row';
import { JobTable } from './job-table';
import { jobStateTexts } from './texts';

const EVERY_MS = 60_000;
const SOON_MS = 2000;

@Injectable()
export class JobSweeper implements OnApplicationShutdown {
  private readonly logger = new Logger(JobSweeper.name);
  private readonly looking = new LookAgain(
    EVERY_MS,
    () => this.sweep(),
    (error) => this.logger.warn('could not compare the jobs with the queue; trying again until it answers', error),
    { soonMs: SOON_MS },
  );

  constructor(
    @Inject(JobTable) private readonly table: JobTable,
    @Inject(JobQueues) private readonly queues: JobQueues,
  ) {}

  start(): void {
    this.looking.within(0);
  }

  /** Something went wrong with the queue: look again soon. */
  sweepSoon(): void {
    this.looking.within(SOON_MS);
  }

  onApplicationShutdown(): Promise<void> {
    return this.looking.stop();
  }

  /**
   * Puts the job into the queue that stands first in the lane of this one, if none of the lane runs: the queue holds one of
   * each lane, so lanes take turns. False while the queue is away: the row says so, and the sweeper goes on trying.
   * Called after what changed the lane is in the table: whoever comes later sees it.
   */
  async enqueueNext(of: { kind: JobKind; accountId: number; tournamentId: number | null }): Promise<boolean> {
    const job = await this.table.nextOf(laneOf(of));
    if (!job) return true;
    try {
      // adding an attempt that is already there changes nothing
      await this.queues.add(job);
      return true;
    } catch (error) {
      if (!(error instanceof QueueAway)) throw error;
      this.logger.warn(`job ${job.id} waits for the queue`, error);
      const waits = waitsText(job);
      if (job.progressText !== waits) await this.table.saveWaiting(job, waits);
      this.sweepSoon();
      return false;
    }
  }

  async sweep(): Promise<void> {
    const open = await this.table.open();
    const isRunning = ({ status }: JobRow) => status === 'running';
    const lanes = new Set<string>();
    for (const job of [...open.filter(isRunning), ...open.filter((one) => !isRunning(one))]) {
      const { queue, owner } = laneOf(job);
      const lane = `${queue} ${owner}`;
      // it waits in the table: one of its lane runs, or stands before it
      if (job.status === 'queued' && lanes.has(lane)) continue;
      lanes.add(lane);
      if (await this.queues.holds(job)) continue;
      if (job.status === 'queued') await this.add(job);
      else await this.replace(job);
    }
  }

  /** Its attempt never began, so the same attempt may enter the queue again: begun twice, the second does nothing. */
  private async add(job: JobRow): Promise<void> {
    await this.queues.add(job);
    if (job.progressText === waitsText(job)) await this.table.saveWaiting(job, '');
  }

  private async replace(job: JobRow): Promise<void> {
    const next = await this.table.putBack(job);
    if (!next) return;
    this.logger.warn(
      `the queue lost job ${job.id} in attempt ${job.attempt}: now ${next.status}, attempt ${next.attempt}`,
    );
    await this.enqueueNext(next);
  }
}

const waitsText = (job: JobRow): string => inWording(wordingOf(job), () => jobStateTexts.waitsForQueue);
