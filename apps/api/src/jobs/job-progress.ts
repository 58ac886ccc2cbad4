// Hears from the queue how far running jobs are, and hands it to the sockets of this instance.
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { QueueEvents } from 'bullmq';
import type { ProgressMessage } from '@gelanggang/contract/events';
import { QUEUE_NAMES, type QueueName } from '@gelanggang/contract/jobs';
import { Env } from '@gelanggang/platform/env/env';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { createQueueEvents } from '@gelanggang/platform/queue/backend';
import { keepRunning } from '@gelanggang/platform/queue/keep-running';
import { LiveGateway } from '../live/live.gateway';

/** A queue that is away cannot say goodbye. */
const CLOSED_WITHIN_MS = 2000;

@Injectable()
export class JobProgress implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobProgress.name);
  private readonly listening: QueueEvents[] = [];
  private stopped = false;

  constructor(
    private readonly env: Env,
    private readonly live: LiveGateway,
    private readonly sweeper: JobSweeper,
  ) {}

  onApplicationBootstrap(): void {
    for (const name of QUEUE_NAMES) this.listen(name);
    this.sweeper.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const closing = Promise.allSettled(this.listening.map((events) => events.close()));
    await Promise.race([closing, new Promise((done) => setTimeout(done, CLOSED_WITHIN_MS).unref())]);
  }

  private listen(name: QueueName): void {
    const events = createQueueEvents(this.env, name);
    let lastFault = '';
    events.on('error', (error) => {
      if (error.message !== lastFault) this.logger.warn(`no progress of queue ${name} for now`, error);
      lastFault = error.message;
      this.sweeper.sweepSoon();
    });
    events.on('progress', ({ data }) => {
      lastFault = '';
      for (const message of messagesOf(data)) this.live.sendProgress(message);
    });
    this.listening.push(events);
    void keepRunning(() => events.run(), {
      isStopped: () => this.stopped,
      failed: (error) => this.logger.warn(`no progress of queue ${name} for now`, error),
    });
  }
}

/** What JobRunner of the worker sends. */
function messagesOf(data: unknown): ProgressMessage[] {
  return typeof data === 'object' && data !== null && 'messages' in data ? (data.messages as ProgressMessage[]) : [];
}
