// /contingent-claims: managers ask for contingents that the office made, the office answers.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ClaimContingentRequest,
  type ContingentGlimpse,
  OfferedContingentsQuery,
  type OwnClaimRow,
  RefuseClaimRequest,
  type WaitingClaimRow,
} from '@gelanggang/contract/contingent-owners';
import type { Data } from '@gelanggang/contract/http';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ContingentClaimsService } from './contingent-claims.service';

@Controller('contingent-claims')
export class ContingentClaimsController {
  constructor(private readonly service: ContingentClaimsService) {}

  @Get('offered')
  async offered(
    @Query() query: OfferedContingentsQuery,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<ContingentGlimpse[]>> {
    return { data: await this.service.offered(query, account) };
  }

  @Get()
  async own(@CurrentAccount() account: RequestAccount): Promise<Data<OwnClaimRow[]>> {
    return { data: await this.service.own(account) };
  }

  @Get('waiting')
  async waiting(): Promise<Data<WaitingClaimRow[]>> {
    return { data: await this.service.waiting() };
  }

  @Post()
  @HttpCode(201)
  claim(
    @Body() body: ClaimContingentRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<{ message: string; id: number }> {
    return this.service.claim(body, account);
  }

  @Delete(':id')
  withdraw(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.service.withdraw(id, account);
  }

  @Post(':id/accept')
  @HttpCode(200)
  accept(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.service.accept(id, account);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  refuse(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: RefuseClaimRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<{ message: string }> {
    return this.service.refuse(id, reason, account);
  }
}
