// What overlays ask, and how an office sets broadcasts and the language of its screens.
import { Body, Controller, Param } from '@nestjs/common';
import { BroadcastRequest, ScreenLanguageRequest } from '@gelanggang/contract/broadcast';
import * as broadcastCalls from '@gelanggang/contract/calls/broadcast';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { BroadcastService } from './broadcast.service';

@Controller()
export class BroadcastController {
  constructor(private readonly service: BroadcastService) {}

  @Answers(broadcastCalls.ofArena)
  async ofArena(@Param('id', IdPipe) id: number) {
    return { data: await this.service.ofArena(id) };
  }

  @Answers(broadcastCalls.set)
  set(@Param('id', IdPipe) id: number, @Body() body: BroadcastRequest) {
    return this.service.set(id, body);
  }

  @Answers(broadcastCalls.setLanguage)
  setLanguage(@Param('id', IdPipe) id: number, @Body() body: ScreenLanguageRequest) {
    return this.service.setLanguage(id, body.language ?? null);
  }
}
