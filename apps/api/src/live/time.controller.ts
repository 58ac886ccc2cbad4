// GET /time: devices set the clocks that they show by it.
import { Controller, Get, Header } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import type { ServerTime } from '@gelanggang/contract/live';
import { ServerClock } from './server-clock';

@Controller('time')
export class TimeController {
  constructor(private readonly clock: ServerClock) {}

  @Get()
  @Header('cache-control', 'no-store')
  time(): Data<ServerTime> {
    return { data: { now: this.clock.now() } };
  }
}
