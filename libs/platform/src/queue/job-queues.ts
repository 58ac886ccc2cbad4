// Puts attempts of jobs into BullMQ and asks what became of them. The queue being away is an answer, never a hang.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { JOB_QUEUES, type JobKind, type QueueName } from '@gelanggang/contract/jobs';
import { Env } from '../env/env';
import { createQueue, type QueueData } from './backend';

/** Longer than this nobody waits for the queue. */
const ANSWER_WITHIN_MS = 2000;

export class QueueAway extends Error {
  override name = 'QueueAway';
}

/** An attempt of a job, as the queue knows it. */
export interface Attempt {
  id: number;
  kind: JobKind;
  attempt: number;
}

/** BullMQ takes no integer ids and no ':'. */
export const queueJobId = ({ id, attempt }: Pick<Attempt, 'id' | 'attempt'>) => `job-${id}-${attempt}`;

@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private readonly queues = new Map<QueueName, Queue<QueueData>>();
  private lastFault = '';

  constructor(@Inject(Env) private readonly env: Env) {}

  /** Adding an attempt that is already there changes nothing. */
  async add(job: Attempt): Promise<void> {
    const data: QueueData = { jobId: job.id, attempt: job.attempt };
    await this.within(this.queue(job.kind).add(job.kind, data, { jobId: queueJobId(job) }));
  }

  /** Whether the queue still holds the attempt, waiting or active. */
  async holds(job: Attempt): Promise<boolean> {
    return Boolean(await this.within(this.queue(job.kind).getJob(queueJobId(job))));
  }

  /** Takes a waiting attempt out; one that is active stays. */
  async remove(job: Attempt): Promise<void> {
    await this.within(this.queue(job.kind).remove(queueJobId(job)));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => this.within(queue.close())));
    // a connection that never stood cannot be closed politely
    await Promise.allSettled([...this.queues.values()].map((queue) => this.within(queue.disconnect())));
  }

  private queue(kind: JobKind): Queue<QueueData> {
    const name = JOB_QUEUES[kind];
    const known = this.queues.get(name);
    if (known) return known;
    const queue = createQueue(this.env, name);
    queue.on('error', (error) => this.tell(error));
    this.queues.set(name, queue);
    return queue;
  }

  /** The same fault is told once, not with every attempt to reconnect. */
  private tell(error: Error): void {
    const fault = 'code' in error ? String(error.code) : error.message;
    if (fault === this.lastFault) return;
    this.lastFault = fault;
    this.logger.warn('the queue is away; jobs wait in their table', error);
  }

  private async within<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new QueueAway('the queue does not answer')), ANSWER_WITHIN_MS);
    });
    try {
      const value = await Promise.race([answer, late]);
      this.lastFault = '';
      return value;
    } catch (error) {
      answer.catch(() => undefined);
      throw error instanceof QueueAway ? error : new QueueAway('the queue is away', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}
