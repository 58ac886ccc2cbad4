// GET /system and the repeat of anybody's failed job.
import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { IdPipe } from '../http/id.pipe';
import { SystemService } from './system.service';

@Controller('system')
export class SystemController {
  constructor(private readonly system: SystemService) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async look(): Promise<Data<SystemAnswer>> {
    return { data: await this.system.look() };
  }

  @Post('jobs/:id/retry')
  @HttpCode(202)
  async retry(@Param('id', IdPipe) id: number): Promise<Data<JobAnswer>> {
    return { data: await this.system.retry(id) };
  }
}
