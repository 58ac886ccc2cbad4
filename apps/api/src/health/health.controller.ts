// GET /health, /health/live, /health/ready.
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unavailable } from '../http/refusals';

@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  /** The process answers; says nothing about what it needs. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get(['', 'ready'])
  async ready(): Promise<{ status: 'ok'; database: 'ok' }> {
    if (!(await this.databaseAnswers())) throw unavailable('Basis data sedang tidak dapat dihubungi.');
    return { status: 'ok', database: 'ok' };
  }

  private async databaseAnswers(): Promise<boolean> {
    try {
      await this.dataSource.query('select 1');
      return true;
    } catch {
      // the answer itself says it: 503
      return false;
    }
  }
}
