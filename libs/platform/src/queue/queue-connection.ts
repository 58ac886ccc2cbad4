// BullMQ on Redis when REDIS_URL is set, else on PostgreSQL: the one place that knows the difference.
import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import {
  createPostgresBackend,
  type Processor,
  Queue,
  QueueEvents,
  type QueueEventsOptions,
  type QueueOptions,
  runMigrations,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Client, Pool } from 'pg';
import type { Env } from '../env/env';

/** What the queue carries; everything else of a job is in table `job`. */
export interface QueueData {
  jobId: number;
  attempt: number;
}

const PREFIX = 'gelanggang';
const SCHEMA = 'bullmq';
/** One listening connection per queue, and a few for what is asked meanwhile. */
const MOST_CONNECTIONS = 8;
const MOST_LISTENERS = 50;
const LONGEST_RETRY_MS = 2000;

export type QueueBackend = 'redis' | 'postgres';

export const queueBackend = (env: Env): QueueBackend => (env.REDIS_URL ? 'redis' : 'postgres');

export class QueueConnection implements BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueConnection.name);
  private isLeaving = false;

  private constructor(
    private readonly env: Env,
    private readonly pool: Pool | null,
  ) {}

  /** On PostgreSQL the queue's own schema is made here, once and before anything uses it. */
  static async open(env: Env): Promise<QueueConnection> {
    if (env.REDIS_URL) return new QueueConnection(env, null);
    await makeSchema(env.DATABASE_URL);
    const pool = new Pool({
      connectionString: env.DATABASE_URL,
      options: `-c search_path=${SCHEMA}`,
      application_name: 'gelanggang-queue',
      max: MOST_CONNECTIONS,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    // each queue that is open listens to it, and each worker
    pool.setMaxListeners(MOST_LISTENERS);
    const connection = new QueueConnection(env, pool);
    // a connection that breaks must be a failed query, never an unhandled event that ends the process
    pool.on('connect', (client) => client.on('error', () => undefined));
    pool.on('error', (error) => connection.logger.debug('a connection of the queue broke', error));
    return connection;
  }

  /** On PostgreSQL a queue whose first connection failed never recovers: it must be made anew. */
  get mustRemake(): boolean {
    return this.pool !== null;
  }

  queue(name: string): Queue<QueueData> {
    const own: Partial<QueueOptions> = {
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    };
    if (!this.pool) return new Queue<QueueData>(name, { ...own, ...this.redis(true) });
    const queue = leavingNothing(
      this.pool,
      (connection) => new Queue(name, { ...own, connection }, createPostgresBackend),
    );
    return queue as unknown as Queue<QueueData>;
  }

  events(name: string): QueueEvents {
    const own: Partial<QueueEventsOptions> = { autorun: false };
    if (!this.pool) return new QueueEvents(name, { ...own, ...this.redis(false) });
    const events = leavingNothing(
      this.pool,
      (connection) => new QueueEvents(name, { ...own, connection }, createPostgresBackend),
    );
    return events as unknown as QueueEvents;
  }

  worker(name: string, processor: Processor<QueueData>): Worker<QueueData> {
    const lockDuration = this.env.JOB_LOCK_SECONDS * 1000;
    const own: Partial<WorkerOptions> = {
      autorun: false,
      concurrency: this.env.JOB_CONCURRENCY,
      lockDuration,
      stalledInterval: lockDuration / 2,
      // the job table counts attempts; the queue must never give one up by itself
      maxStalledCount: 1_000_000,
      drainDelay: 5,
    };
    if (!this.pool) return new Worker<QueueData>(name, processor, { ...own, ...this.redis(false) });
    const worker = leavingNothing(
      this.pool,
      (connection) => new Worker(name, processor, { ...own, connection }, createPostgresBackend),
    );
    return worker as unknown as Worker<QueueData>;
  }

  /** A connection that is away would otherwise be waited for, and keep the process alive. */
  beforeApplicationShutdown(): void {
    this.isLeaving = true;
  }

  /** After everything that used it is closed. */
  async close(): Promise<void> {
    await this.pool?.end();
  }

  /** `failFast`: a producer must not hold up a request while Redis is away. */
  private redis(failFast: boolean) {
    return {
      prefix: PREFIX,
      connection: {
        url: this.env.REDIS_URL,
        retryStrategy: (times: number) => (this.isLeaving ? null : Math.min(times * 100, LONGEST_RETRY_MS)),
        ...(failFast ? { enableOfflineQueue: false } : {}),
      },
    };
  }
}

/**
 * BullMQ listens to the faults of a pool that it is given, and keeps listening after its close: while PostgreSQL is away, what
 * is made anew every few seconds would never be let go of.
 */
function leavingNothing<Made extends { close(...how: unknown[]): Promise<void> }>(
  pool: Pool,
  make: (pool: Pool) => Made,
): Made {
  const before = new Set(pool.listeners('error'));
  const made = make(pool);
  const own = pool.listeners('error').filter((listener) => !before.has(listener));
  const close = made.close.bind(made);
  made.close = async (...how: unknown[]) => {
    try {
      await close(...how);
    } finally {
      for (const listener of own) pool.off('error', listener as () => void);
    }
  };
  return made;
}

async function makeSchema(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}
