// The own account: name, password, open sessions. GET /user is with signing in.
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import { OwnAccountRequest, OwnEmailRequest, OwnLanguageRequest, OwnPasswordRequest } from '@gelanggang/contract/users';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Devices } from '../guessing/devices';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { OwnAccountService } from './own-account.service';
import { UsersQueries } from './users.queries';

@Controller()
export class OwnAccountController {
  constructor(
    private readonly users: UsersQueries,
    private readonly service: OwnAccountService,
    private readonly devices: Devices,
  ) {}

  @Answers(ownAccountCalls.rename)
  rename(@Body() body: OwnAccountRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.rename(body.name, account);
  }

  @Answers(ownAccountCalls.changeEmail)
  async changeEmail(
    @Body() body: OwnEmailRequest,
    @CurrentAccount() account: RequestAccount,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const answer = await this.service.changeEmail(body, account);
    // it has signed in to this account, whatever the account is called
    this.devices.remember(this.devices.of(request), body.email, reply);
    return answer;
  }

  @Answers(ownAccountCalls.changePassword)
  changePassword(@Body() body: OwnPasswordRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.changePassword(body, account);
  }

  @Answers(ownAccountCalls.language)
  async language(@CurrentAccount() { id }: RequestAccount) {
    return { data: await this.service.language(id) };
  }

  @Answers(ownAccountCalls.chooseLanguage)
  async chooseLanguage(@Body() body: OwnLanguageRequest, @CurrentAccount() { id }: RequestAccount) {
    return { data: await this.service.chooseLanguage(body.language, id) };
  }

  @Answers(ownAccountCalls.sessions)
  sessions(@CurrentAccount() { id, sessionId }: RequestAccount) {
    return this.users.openSessions(id, sessionId);
  }

  @Answers(ownAccountCalls.endOtherSessions)
  endOtherSessions(@CurrentAccount() account: RequestAccount) {
    return this.service.endOtherSessions(account);
  }

  @Answers(ownAccountCalls.endSession)
  endSession(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.endSession(id, account);
  }
}
