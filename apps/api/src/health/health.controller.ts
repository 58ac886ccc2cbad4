// GET /health for people, /health/live and /health/ready for what restarts and balances processes.
import { Controller, Logger } from '@nestjs/common';
import * as healthCalls from '@gelanggang/contract/calls/health';
import { DataSource } from 'typeorm';
import { JobQueues, QueueAway } from '@gelanggang/platform/queue/job-queues';
import { Answers } from '../http/answers';
import { unavailable } from '../http/refusals';
import { healthSentences } from './sentences';

@Controller()
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
  ) {}

  /** The process answers; says nothing about what it needs. */
  @Answers(healthCalls.live)
  live() {
    return { status: 'ok' as const };
  }

  /** Whether calls can be answered: that needs the database. */
  @Answers(healthCalls.ready)
  async ready() {
    try {
      await this.dataSource.query('select 1');
    } catch (error) {
      this.logger.warn('not ready: the database does not answer', error);
      throw unavailable(healthSentences.databaseAway);
    }
    return { status: 'ok' as const, database: 'ok' as const };
  }

  /** The same, and the queue: without it jobs wait, and everything else goes on. */
  @Answers(healthCalls.health)
  async health() {
    return { ...(await this.ready()), queue: (await this.queueAnswers()) ? ('ok' as const) : ('away' as const) };
  }

  private async queueAnswers(): Promise<boolean> {
    try {
      // any question will do; no job has this number
      await this.queues.holds({ id: 0, kind: 'auto-generate', attempt: 0 });
      return true;
    } catch (error) {
      if (error instanceof QueueAway) return false;
      throw error;
    }
  }
}
