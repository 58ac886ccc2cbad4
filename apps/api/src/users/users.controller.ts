// Accounts as administrators keep them.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { UserCountAnswer } from '@gelanggang/contract/auth';
import type { Data, Paginated } from '@gelanggang/contract/http';
import {
  AccountRequest,
  type AccountRow,
  type ArenaName,
  NewAccountRequest,
  NewPasswordRequest,
  type SavedAccountAnswer,
  UsersQuery,
} from '@gelanggang/contract/users';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { UsersQueries } from './users.queries';
import { UsersService } from './users.service';

@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersQueries,
    private readonly service: UsersService,
  ) {}

  @Get()
  async list(@Query() query: UsersQuery, @RequestUrl() url: string): Promise<Paginated<AccountRow>> {
    const { rows, total } = await this.users.page(query);
    return paginated(rows, total, query, url);
  }

  @Get('count')
  async count(): Promise<UserCountAnswer> {
    return { total_users: await this.users.countActive() };
  }

  @Get('arenas')
  async arenas(): Promise<Data<ArenaName[]>> {
    return { data: await this.users.arenas() };
  }

  @Get(':id')
  async read(@Param('id', IdPipe) id: number): Promise<Data<AccountRow>> {
    const data = await this.users.byId(id);
    if (!data) throw notFound('Pengguna tidak ditemukan.');
    return { data };
  }

  @Post()
  create(@Body() body: NewAccountRequest, @CurrentAccount() by: RequestAccount): Promise<SavedAccountAnswer> {
    return this.service.create(body, by);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: AccountRequest,
    @CurrentAccount() by: RequestAccount,
  ): Promise<SavedAccountAnswer> {
    return this.service.update(id, body, by);
  }

  @Post(':id/activate')
  @HttpCode(200)
  activate(@Param('id', IdPipe) id: number, @CurrentAccount() by: RequestAccount): Promise<SavedAccountAnswer> {
    return this.service.setActive(id, true, by);
  }

  @Post(':id/deactivate')
  @HttpCode(200)
  deactivate(@Param('id', IdPipe) id: number, @CurrentAccount() by: RequestAccount): Promise<SavedAccountAnswer> {
    return this.service.setActive(id, false, by);
  }

  @Post(':id/password')
  @HttpCode(200)
  setPassword(
    @Param('id', IdPipe) id: number,
    @Body() body: NewPasswordRequest,
    @CurrentAccount() by: RequestAccount,
  ): Promise<SavedAccountAnswer> {
    return this.service.setPassword(id, body.password, by);
  }

  @Post(':id/invite')
  @HttpCode(200)
  invite(@Param('id', IdPipe) id: number, @CurrentAccount() by: RequestAccount): Promise<SavedAccountAnswer> {
    return this.service.invite(id, by);
  }

  @Delete(':id/sessions')
  revokeSessions(@Param('id', IdPipe) id: number, @CurrentAccount() by: RequestAccount): Promise<SavedAccountAnswer> {
    return this.service.revokeSessions(id, by);
  }
}
