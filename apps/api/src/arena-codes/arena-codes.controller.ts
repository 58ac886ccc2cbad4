// GET, POST /arena-codes, DELETE /arena-codes/{id}; POST /arena-codes/sign-in.
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type ArenaCode,
  ArenaCodeRequest,
  type ArenaCodeRow,
  ArenaCodesQuery,
  type ArenaSignInAnswer,
  ArenaSignInRequest,
} from '@gelanggang/contract/arena-codes';
import type { Data } from '@gelanggang/contract/http';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ArenaCodesService } from './arena-codes.service';

@Controller('arena-codes')
export class ArenaCodesController {
  constructor(private readonly codes: ArenaCodesService) {}

  @Get()
  async list(@Query() query: ArenaCodesQuery): Promise<Data<ArenaCodeRow[]>> {
    return { data: await this.codes.list(query.arena_id) };
  }

  @Post()
  @Header('cache-control', 'no-store')
  make(
    @Body() body: ArenaCodeRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<ArenaCode> & { message: string }> {
    return this.codes.make(body.arena_id, account);
  }

  @Delete(':id')
  revoke(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.codes.revoke(id, account.id);
  }

  @Post('sign-in')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  signIn(@Body() body: ArenaSignInRequest, @Req() request: FastifyRequest): Promise<ArenaSignInAnswer> {
    return this.codes.signIn(body.code, { address: request.ip, userAgent: request.headers['user-agent'] });
  }
}
