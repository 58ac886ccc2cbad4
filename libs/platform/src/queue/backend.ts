// BullMQ on Redis when REDIS_URL is set, else on PostgreSQL: the one place that knows the difference.
import {
  createPostgresBackend,
  type Processor,
  Queue,
  QueueEvents,
  type QueueEventsOptions,
  type QueueOptions,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import type { Env } from '../env/env';

/** What the queue carries; everything else of a job is in table `job`. */
export interface QueueData {
  jobId: number;
  attempt: number;
}

const PREFIX = 'gelanggang';
/** Connections per queue, apart from the one that listens. */
const POOL_PER_QUEUE = 2;
const LONGEST_RETRY_MS = 2000;

export type QueueBackend = 'redis' | 'postgres';

export const queueBackend = (env: Env): QueueBackend => (env.REDIS_URL ? 'redis' : 'postgres');

/** `failFast`: a producer must not hold up a request while Redis is away. */
function redisOptions(url: string, failFast: boolean) {
  return {
    prefix: PREFIX,
    connection: {
      url,
      retryStrategy: (times: number) => Math.min(times * 100, LONGEST_RETRY_MS),
      ...(failFast ? { enableOfflineQueue: false } : {}),
    },
  };
}

const postgresConnection = (url: string) => ({
  connectionString: url,
  migrate: true,
  schema: 'bullmq',
  max: POOL_PER_QUEUE,
});

/** The classes are the same on both backends; only their type parameter differs. */
export function createQueue(env: Env, name: string): Queue<QueueData> {
  const defaults = {
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
  } satisfies Partial<QueueOptions>;
  if (env.REDIS_URL) return new Queue<QueueData>(name, { ...defaults, ...redisOptions(env.REDIS_URL, true) });
  return new Queue(
    name,
    { ...defaults, connection: postgresConnection(env.DATABASE_URL) },
    createPostgresBackend,
  ) as unknown as Queue<QueueData>;
}

export function createQueueEvents(env: Env, name: string): QueueEvents {
  const own = { autorun: false } satisfies Partial<QueueEventsOptions>;
  if (env.REDIS_URL) return new QueueEvents(name, { ...own, ...redisOptions(env.REDIS_URL, false) });
  return new QueueEvents(
    name,
    { ...own, connection: postgresConnection(env.DATABASE_URL) },
    createPostgresBackend,
  ) as unknown as QueueEvents;
}

export function createWorker(
  env: Env,
  name: string,
  processor: Processor<QueueData>,
  concurrency: number,
): Worker<QueueData> {
  const lockDuration = env.JOB_LOCK_SECONDS * 1000;
  const own = {
    autorun: false,
    concurrency,
    lockDuration,
    stalledInterval: lockDuration / 2,
    // the job table counts attempts; the queue must never give one up by itself
    maxStalledCount: 1_000_000,
    drainDelay: 5,
  } satisfies Partial<WorkerOptions>;
  if (env.REDIS_URL) return new Worker<QueueData>(name, processor, { ...own, ...redisOptions(env.REDIS_URL, false) });
  return new Worker(
    name,
    processor,
    { ...own, connection: postgresConnection(env.DATABASE_URL) },
    createPostgresBackend,
  ) as unknown as Worker<QueueData>;
}
