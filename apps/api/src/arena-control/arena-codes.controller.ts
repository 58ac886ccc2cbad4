// GET, POST /arena-codes, DELETE /arena-codes/{id}; POST /arena-codes/sign-in.
import { Body, Controller, Header, Param, Query, Req } from '@nestjs/common';
import * as arenaCodeCalls from '@gelanggang/contract/calls/arena-codes';
import type { FastifyRequest } from 'fastify';
import { ArenaCodeRequest, ArenaCodesQuery, ArenaSignInRequest } from '@gelanggang/contract/arena-codes';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ArenaCodesService } from './arena-codes.service';

@Controller()
export class ArenaCodesController {
  constructor(private readonly codes: ArenaCodesService) {}

  @Answers(arenaCodeCalls.list)
  async list(@Query() query: ArenaCodesQuery, @CurrentAccount() { rights }: RequestAccount) {
    return { data: await this.codes.list(query.arena_id, rights.tournamentsWith('manage schedule')) };
  }

  @Answers(arenaCodeCalls.make)
  @Header('cache-control', 'no-store')
  make(@Body() body: ArenaCodeRequest, @CurrentAccount() account: RequestAccount) {
    return this.codes.make(body.arena_id, account);
  }

  @Answers(arenaCodeCalls.revoke)
  revoke(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.codes.revoke(id, account.id);
  }

  @Answers(arenaCodeCalls.signIn)
  @Header('cache-control', 'no-store')
  signIn(@Body() body: ArenaSignInRequest, @Req() request: FastifyRequest) {
    return this.codes.signIn(body.code, { address: request.ip, userAgent: request.headers['user-agent'] });
  }
}
