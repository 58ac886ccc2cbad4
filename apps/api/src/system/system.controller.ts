// GET /system and the repeat of anybody's failed job.
import { Controller, Header, Param } from '@nestjs/common';
import * as systemCalls from '@gelanggang/contract/calls/system';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { SystemService } from './system.service';

@Controller()
export class SystemController {
  constructor(private readonly system: SystemService) {}

  @Answers(systemCalls.look)
  @Header('cache-control', 'private, no-store')
  async look() {
    return { data: await this.system.look() };
  }

  @Answers(systemCalls.retry)
  async retry(@Param('id', IdPipe) id: number) {
    return { data: await this.system.retry(id) };
  }
}
