// The calls of a big screen (POST /displays, /displays/{code}/seen) and of the desk that aims it.
import { Body, Controller, Ip, Param } from '@nestjs/common';
import * as displayCalls from '@gelanggang/contract/calls/displays';
import { DisplayRequest, DisplaySeenRequest } from '@gelanggang/contract/displays';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { DisplayCodePipe } from './display-code.pipe';
import { DisplaysQueries } from './displays.queries';
import { DisplaysService } from './displays.service';
import { displaysTexts } from './texts';

@Controller()
export class DisplaysController {
  constructor(
    private readonly queries: DisplaysQueries,
    private readonly service: DisplaysService,
  ) {}

  @Answers(displayCalls.register)
  async register(@Ip() address: string) {
    return { data: await this.service.register(address) };
  }

  @Answers(displayCalls.seen)
  async seen(@Param('code', DisplayCodePipe) code: string, @Body() body: DisplaySeenRequest) {
    return { data: await this.service.seen(code, body) };
  }

  @Answers(displayCalls.list)
  async list(@CurrentAccount() { rights }: RequestAccount) {
    return { data: await this.queries.rows(rights.tournamentsWith('manage schedule')) };
  }

  @Answers(displayCalls.aim)
  async aim(@Param('code', DisplayCodePipe) code: string, @Body() body: DisplayRequest) {
    const data = await this.service.aim(code, body);
    return { message: displaysTexts.directed(data.name), data };
  }

  @Answers(displayCalls.reload)
  async reload(@Param('code', DisplayCodePipe) code: string) {
    await this.service.reload(code);
    return { message: displaysTexts.reloaded };
  }

  @Answers(displayCalls.remove)
  async remove(@Param('code', DisplayCodePipe) code: string) {
    await this.service.remove(code);
    return { message: displaysTexts.removed };
  }
}
