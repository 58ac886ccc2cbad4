// The own account: name, password, open sessions. GET /user is with signing in.
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type { CurrentUserAnswer } from '@gelanggang/contract/auth';
import { OwnAccountRequest, OwnPasswordRequest, type SessionAnswer } from '@gelanggang/contract/users';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { OwnAccountService } from './own-account.service';
import { UsersQueries } from './users.queries';

@Controller('user')
export class OwnAccountController {
  constructor(
    private readonly users: UsersQueries,
    private readonly service: OwnAccountService,
  ) {}

  @Put()
  rename(@Body() body: OwnAccountRequest, @CurrentAccount() account: RequestAccount): Promise<CurrentUserAnswer> {
    return this.service.rename(body.name, account);
  }

  @Put('password')
  changePassword(
    @Body() body: OwnPasswordRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<{ message: string }> {
    return this.service.changePassword(body, account);
  }

  @Get('sessions')
  sessions(@CurrentAccount() { id, sessionId }: RequestAccount): Promise<SessionAnswer[]> {
    return this.users.openSessions(id, sessionId);
  }

  @Delete('sessions')
  endOtherSessions(@CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.service.endOtherSessions(account);
  }

  @Delete('sessions/:id')
  endSession(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.service.endSession(id, account);
  }
}
