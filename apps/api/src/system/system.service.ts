// Gathers how the running system does, and puts failed jobs back for their owners.
import { mkdir, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { Env, s3Place } from '@gelanggang/platform/env/env';
import { toJobAnswer } from '@gelanggang/platform/jobs/job-row';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { JobTable } from '@gelanggang/platform/jobs/job-table';
import { JobQueues, QueueAway } from '@gelanggang/platform/queue/job-queues';
import { queueBackend } from '@gelanggang/platform/queue/queue-connection';
import { conflict, notFound } from '../http/refusals';
import { LiveGateway } from '../live/live.gateway';
import { Metrics } from '../metrics/metrics';
import { productVersion } from './product-version';
import { SLOW_QUERY_MS, SlowQueries } from './slow-queries';
import { SystemQueries } from './system.queries';
import { systemSentences } from './sentences';
import { commonSentences, thingSentences } from '../http/sentences';

const LOOP_RESOLUTION_MS = 20;
const NANOSECONDS_PER_MS = 1e6;

@Injectable()
export class SystemService implements OnApplicationShutdown {
  private readonly loop: IntervalHistogram = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  private readonly product = productVersion();

  constructor(
    private readonly env: Env,
    private readonly queries: SystemQueries,
    private readonly slowQueries: SlowQueries,
    private readonly metrics: Metrics,
    private readonly live: LiveGateway,
    private readonly table: JobTable,
    private readonly queues: JobQueues,
    private readonly sweeper: JobSweeper,
  ) {
    this.loop.enable();
  }

  onApplicationShutdown(): void {
    this.loop.disable();
  }

  async look(): Promise<SystemAnswer> {
    const [counts, processes, byKind, failed, unsent, migrations, disk, isAway] = await Promise.all([
      this.queries.counts(),
      this.queries.processes(),
      this.queries.openByKind(),
      this.queries.failed(),
      this.queries.unsentMails(),
      this.queries.migrations(),
      this.disk(),
      this.queueIsAway(),
    ]);
    return {
      at: new Date().toISOString(),
      versions: { product: this.product, node: process.versions.node, postgres: counts.postgres },
      migrations,
      instance: this.instance(),
      processes,
      queue: { backend: queueBackend(this.env), is_away: isAway },
      jobs: {
        queued: counts.queued,
        running: counts.running,
        oldest_seconds: counts.oldest_queued,
        by_kind: byKind,
        failed,
      },
      live: {
        ...this.live.audience(),
        screens: { online: counts.screens_online, named: counts.screens_named },
      },
      database: {
        size_bytes: counts.database_bytes,
        connections: counts.connections,
        max_connections: counts.max_connections,
      },
      slow_queries: this.slowQueries.list().map(({ sql, count, longestMs, lastAt }) => ({
        sql,
        count,
        longest_ms: longestMs,
        last_at: lastAt.toISOString(),
      })),
      slow_from_ms: SLOW_QUERY_MS,
      disk: { ...disk, files: counts.files, files_bytes: counts.files_bytes },
      mail: {
        waiting: counts.mail_waiting,
        failed: counts.mail_failed,
        oldest_seconds: counts.mail_oldest,
        leaves: this.env.SMTP_URL !== undefined,
        unsent,
      },
      upkeep: counts.upkeep,
    };
  }

  /** Anybody's failed job, as its owner would repeat it. */
  async retry(id: number): Promise<JobAnswer> {
    const found = await this.table.find(id);
    if (!found) throw notFound(thingSentences.job);
    const job = found.status === 'failed' ? await this.table.retry(id) : null;
    if (job === 'open') throw conflict(commonSentences.sameJobRuns);
    if (!job) throw conflict(systemSentences.notFailed);
    await this.sweeper.enqueueNext(job);
    return toJobAnswer(job);
  }

  private instance(): SystemAnswer['instance'] {
    return {
      host: hostname(),
      pid: process.pid,
      started_at: this.slowQueries.since.toISOString(),
      memory_bytes: process.memoryUsage.rss(),
      // what Node measures contains the pause between two looks
      event_loop_ms: Math.max(0, Math.round(this.loop.percentile(99) / NANOSECONDS_PER_MS - LOOP_RESOLUTION_MS)),
      pool: this.metrics.pool(),
    };
  }

  private async disk(): Promise<{ free_bytes: number; total_bytes: number }> {
    // with the files in a bucket, only logs and mail are written here
    const folder = s3Place(this.env) ? this.env.DATA_DIR : this.env.FILES_DIR;
    await mkdir(folder, { recursive: true });
    const { bsize, bavail, blocks } = await statfs(folder);
    return { free_bytes: bsize * bavail, total_bytes: bsize * blocks };
  }

  private async queueIsAway(): Promise<boolean> {
    try {
      // any question will do; no job has this number
      await this.queues.holds({ id: 0, kind: 'auto-generate', attempt: 0 });
      return false;
    } catch (error) {
      if (error instanceof QueueAway) return true;
      throw error;
    }
  }
}
