// Puts attempts of jobs into BullMQ and asks what became of them. The queue being away is an answer, never a hang.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { type JobKind, JOBS, type QueueName } from '@gelanggang/contract/jobs';
import { type QueueData, QueueConnection } from './queue-connection';

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

  constructor(@Inject(QueueConnection) private readonly connection: QueueConnection) {}

  /** Adding an attempt that is already there changes nothing. */
  async add(job: Attempt): Promise<void> {
    const data: QueueData = { jobId: job.id, attempt: job.attempt };
    await this.ask(job, (queue) => queue.add(job.kind, data, { jobId: queueJobId(job) }));
  }

  /** Whether the queue still holds the attempt, waiting or active. */
  async holds(job: Attempt): Promise<boolean> {
    return Boolean(await this.ask(job, (queue) => queue.getJob(queueJobId(job))));
  }

  /** Takes a waiting attempt out; one that is active stays. */
  async remove(job: Attempt): Promise<void> {
    await this.ask(job, (queue) => queue.remove(queueJobId(job)));
  }

  async onApplicationShutdown(): Promise<void> {
    const queues = [...this.queues.values()];
    this.queues.clear();
    await Promise.allSettled(queues.map((queue) => within(queue.close())));
    await Promise.allSettled([within(this.connection.close())]);
  }

  private queue(kind: JobKind): Queue<QueueData> {
    const name = JOBS[kind].queue;
    const known = this.queues.get(name);
    if (known) return known;
    const queue = this.connection.queue(name);
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

  private async ask<T>({ kind }: Attempt, question: (queue: Queue<QueueData>) => Promise<T>): Promise<T> {
    const queue = this.queue(kind);
    try {
      const answer = await within(question(queue));
      this.lastFault = '';
      return answer;
    } catch (error) {
      if (this.connection.mustRemake) {
        this.queues.delete(JOBS[kind].queue);
        queue.close().catch(() => undefined);
      }
      throw error;
    }
  }
}

/** The answer, or QueueAway: at once when the queue says so, else after a while. */
async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueAway('the queue does not answer')), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    answer.catch(() => undefined);
    throw error instanceof QueueAway ? error : new QueueAway('the queue is away', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
