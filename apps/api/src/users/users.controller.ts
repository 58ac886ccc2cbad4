// Accounts as administrators keep them.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as userCalls from '@gelanggang/contract/calls/users';
import { AccountRequest, NewAccountRequest, NewPasswordRequest, UsersQuery } from '@gelanggang/contract/users';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { UsersQueries } from './users.queries';
import { UsersService } from './users.service';
import { usersSentences } from './sentences';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersQueries,
    private readonly service: UsersService,
  ) {}

  @Answers(userCalls.list)
  async list(@Query() query: UsersQuery, @RequestUrl() url: string) {
    const { rows, total } = await this.users.page(query);
    return paginated(rows, total, query, url);
  }

  @Answers(userCalls.count)
  async count() {
    return { total_users: await this.users.countActive() };
  }

  @Answers(userCalls.arenas)
  async arenas() {
    return { data: await this.users.arenas() };
  }

  @Answers(userCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    const data = await this.users.byId(id);
    if (!data) throw notFound(usersSentences.notFound);
    return { data };
  }

  @Answers(userCalls.create)
  create(@Body() body: NewAccountRequest, @CurrentAccount() by: RequestAccount) {
    return this.service.create(body, by);
  }

  @Answers(userCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: AccountRequest, @CurrentAccount() by: RequestAccount) {
    return this.service.update(id, body, by);
  }

  @Answers(userCalls.activate)
  activate(@Param('id', IdPipe) id: number, @CurrentAccount() by: RequestAccount) {
    return this.service.setActive(id, true, by);
  }

  @Answers(userCalls.deactivate)
  deactivate(@Param('id', IdPipe) id: number, @CurrentAccount() by: RequestAccount) {
    return this.service.setActive(id, false, by);
  }

  @Answers(userCalls.setPassword)
  setPassword(@Param('id', IdPipe) id: number, @Body() body: NewPasswordRequest, @CurrentAccount() by: RequestAccount) {
    return this.service.setPassword(id, body.password, by);
  }

  @Answers(userCalls.invite)
  invite(@Param('id', IdPipe) id: number, @CurrentAccount() by: RequestAccount) {
    return this.service.invite(id, by);
  }

  @Answers(userCalls.revokeSessions)
  revokeSessions(@Param('id', IdPipe) id: number, @CurrentAccount() by: RequestAccount) {
    return this.service.revokeSessions(id, by);
  }
}
