// /contingent-claims: managers ask for contingents that the office made, the office answers.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as contingentClaimCalls from '@gelanggang/contract/calls/contingent-claims';
import {
  ClaimContingentRequest,
  OfferedContingentsQuery,
  RefuseClaimRequest,
} from '@gelanggang/contract/contingent-owners';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { seenBy } from '../http/own-rows';
import { ContingentClaimsService } from './contingent-claims.service';

@Controller()
export class ContingentClaimsController {
  constructor(private readonly service: ContingentClaimsService) {}

  @Answers(contingentClaimCalls.offered)
  async offered(@Query() query: OfferedContingentsQuery, @CurrentAccount() account: RequestAccount) {
    return { data: await this.service.offered(query, account) };
  }

  @Answers(contingentClaimCalls.own)
  async own(@CurrentAccount() account: RequestAccount) {
    return { data: await this.service.own(account) };
  }

  @Answers(contingentClaimCalls.waiting)
  async waiting(@CurrentAccount() account: RequestAccount) {
    return { data: await this.service.waiting(seenBy(account, undefined)) };
  }

  @Answers(contingentClaimCalls.claim)
  claim(@Body() body: ClaimContingentRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.claim(body, account);
  }

  @Answers(contingentClaimCalls.withdraw)
  withdraw(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.withdraw(id, account);
  }

  @Answers(contingentClaimCalls.accept)
  accept(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.accept(id, account);
  }

  @Answers(contingentClaimCalls.refuse)
  refuse(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: RefuseClaimRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.service.refuse(id, reason, account);
  }
}
