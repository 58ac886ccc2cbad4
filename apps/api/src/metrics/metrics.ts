// The figures that Prometheus reads: requests, live sockets and their lag, jobs, the database pool, the event loop.
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';

interface JobCounts {
  kind: string;
  status: string;
  count: number;
  oldest: number;
}

/** All figures of one reading are looked up within this time. */
const SAME_READING_MS = 500;

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'gelanggang_http_request_seconds',
    help: 'How long answers took, by the pattern of the route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers: [this.registry],
  });
  private readonly eventLag = new Histogram({
    name: 'gelanggang_event_lag_seconds',
    help: 'From the beginning of the transaction that wrote an event until this process handed it to its sockets',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
    registers: [this.registry],
  });

  private counted: { at: number; jobs: Promise<JobCounts[] | null> } = { at: -Infinity, jobs: Promise.resolve(null) };

  constructor(private readonly dataSource: DataSource) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('gelanggang_db_pool_open', 'Connections to PostgreSQL that this process holds', () => this.pool().open);
    this.gauge('gelanggang_db_pool_idle', 'Those of them that nobody uses', () => this.pool().idle);
    this.gauge('gelanggang_db_pool_waiting', 'Requests that wait for a connection', () => this.pool().waiting);
    this.watchJobs();
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  eventsHandedOut(writtenAt: string): void {
    this.eventLag.observe(Math.max(0, (Date.now() - Date.parse(writtenAt)) / 1000));
  }

  /** A figure that is looked up when somebody asks for it. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  pool(): { open: number; idle: number; waiting: number } {
    const { master } = this.dataSource.driver as unknown as { master: Pool };
    return { open: master.totalCount, idle: master.idleCount, waiting: master.waitingCount };
  }

  /** From the table, which decides what a job is; the same on every instance. */
  private watchJobs(): void {
    const counted = () => this.countedJobs();
    const common = { labelNames: ['kind', 'status'], registers: [this.registry] };
    new Gauge({
      name: 'gelanggang_database_up',
      help: 'Whether PostgreSQL answers',
      registers: [this.registry],
      async collect() {
        this.set((await counted()) ? 1 : 0);
      },
    });
    new Gauge({
      ...common,
      name: 'gelanggang_jobs',
      help: 'Jobs that wait or run, and those that failed within the last hour',
      async collect() {
        this.reset();
        for (const { kind, status, count } of (await counted()) ?? []) this.set({ kind, status }, count);
      },
    });
    new Gauge({
      ...common,
      name: 'gelanggang_job_oldest_seconds',
      help: 'How long the oldest job of its kind waits or runs',
      async collect() {
        this.reset();
        const open = ((await counted()) ?? []).filter(({ status }) => status !== 'failed');
        for (const { kind, status, oldest } of open) this.set({ kind, status }, oldest);
      },
    });
  }

  /** Once for all figures of one reading; null while the database is away. */
  private countedJobs(): Promise<JobCounts[] | null> {
    const now = performance.now();
    if (now - this.counted.at > SAME_READING_MS) this.counted = { at: now, jobs: this.countJobs().catch(() => null) };
    return this.counted.jobs;
  }

  private countJobs(): Promise<JobCounts[]> {
    return this.dataSource.query(
      `select kind, status, count(*)::int as count, extract(epoch from now() - min(coalesce(started_at, created_at)))::float8 as oldest
       from job where status in ('queued', 'running') or (status = 'failed' and finished_at > now() - interval '1 hour')
       group by kind, status`,
    );
  }
}
