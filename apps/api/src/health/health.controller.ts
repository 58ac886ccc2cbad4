// GET /health for people, /health/live and /health/ready for what restarts and balances processes.
import { Controller, Get, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueues, QueueAway } from '@gelanggang/platform/queue/job-queues';
import { unavailable } from '../http/refusals';

@Controller('health')
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
  ) {}

  /** The process answers; says nothing about what it needs. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Whether calls can be answered: that needs the database. */
  @Get('ready')
  async ready(): Promise<{ status: 'ok'; database: 'ok' }> {
    try {
      await this.dataSource.query('select 1');
    } catch (error) {
      this.logger.warn('not ready: the database does not answer', error);
      throw unavailable('Basis data sedang tidak dapat dihubungi.');
    }
    return { status: 'ok', database: 'ok' };
  }

  /** The same, and the queue: without it jobs wait, and everything else goes on. */
  @Get()
  async health(): Promise<{ status: 'ok'; database: 'ok'; queue: 'ok' | 'away' }> {
    return { ...(await this.ready()), queue: (await this.queueAnswers()) ? 'ok' : 'away' };
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
