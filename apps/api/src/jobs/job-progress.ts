// Hears from the queue how far running jobs are, and hands it to the sockets of this instance.
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { QueueEvents } from 'bullmq';
import type { ProgressMessage } from '@gelanggang/contract/events';
import { QUEUE_NAMES, type QueueName } from '@gelanggang/contract/jobs';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { KeepRunning } from '@gelanggang/platform/queue/keep-running';
import { QueueConnection } from '@gelanggang/platform/queue/queue-connection';
import { LiveGateway } from '../live/live.gateway';

@Injectable()
export class JobProgress implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobProgress.name);
  private readonly listening: KeepRunning<QueueEvents>[] = [];
  private lastFault = '';

  constructor(
    private readonly queue: QueueConnection,
    private readonly live: LiveGateway,
    private readonly sweeper: JobSweeper,
  ) {}

  onApplicationBootstrap(): void {
    for (const name of QUEUE_NAMES) {
      const listening = new KeepRunning(
        () => this.listenTo(name),
        (error) => this.tell(error),
      );
      this.listening.push(listening);
      void listening.run();
    }
    this.sweeper.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.listening.map((listening) => listening.stop()));
  }

  private listenTo(name: QueueName): QueueEvents {
    const events = this.queue.events(name);
    events.on('error', (error) => this.tell(error));
    events.on('progress', ({ data }) => {
      this.lastFault = '';
      for (const message of messagesOf(data)) this.live.sendProgress(message);
    });
    return events;
  }

  /** The same fault is told once, not with every attempt to reconnect. */
  private tell(error: unknown): void {
    const fault = error instanceof Error ? error.message : String(error);
    if (fault !== this.lastFault) this.logger.warn('no progress of jobs for now', error);
    this.lastFault = fault;
    this.sweeper.sweepSoon();
  }
}

/** What JobRunner of the worker sends. */
function messagesOf(data: unknown): ProgressMessage[] {
  return typeof data === 'object' && data !== null && 'messages' in data ? (data.messages as ProgressMessage[]) : [];
}
