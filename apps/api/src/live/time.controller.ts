// GET /time: devices set the clocks that they show by it.
import { Controller, Header } from '@nestjs/common';
import * as timeCalls from '@gelanggang/contract/calls/time';
import { Answers } from '../http/answers';
import { ServerClock } from './server-clock';

@Controller()
export class TimeController {
  constructor(private readonly clock: ServerClock) {}

  @Answers(timeCalls.time)
  @Header('cache-control', 'no-store')
  time() {
    return { data: { now: this.clock.now() } };
  }
}
