// /contingents/{id}/ownership and /contingent-invitations: the office offers a contingent, one account accepts it.
import { Body, Controller, Param } from '@nestjs/common';
import * as contingentInvitationCalls from '@gelanggang/contract/calls/contingent-invitations';
import {
  AnswerInvitationRequest,
  InviteManagerRequest,
  LookAtInvitationRequest,
} from '@gelanggang/contract/contingent-owners';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ContingentInvitationsService } from './contingent-invitations.service';

@Controller()
export class ContingentInvitationsController {
  constructor(private readonly service: ContingentInvitationsService) {}

  @Answers(contingentInvitationCalls.ownership)
  ownership(@Param('id', IdPipe) id: number) {
    return this.service.ownership(id);
  }

  @Answers(contingentInvitationCalls.invite)
  invite(
    @Param('id', IdPipe) id: number,
    @Body() { email }: InviteManagerRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.service.invite(id, email, account);
  }

  @Answers(contingentInvitationCalls.withdraw)
  withdraw(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.withdraw(id, account);
  }

  @Answers(contingentInvitationCalls.own)
  async own(@CurrentAccount() account: RequestAccount) {
    return { data: await this.service.own(account) };
  }

  @Answers(contingentInvitationCalls.look)
  look(@Body() { token }: LookAtInvitationRequest) {
    return this.service.look(token);
  }

  @Answers(contingentInvitationCalls.accept)
  accept(@Body() body: AnswerInvitationRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.accept(body, account);
  }

  @Answers(contingentInvitationCalls.decline)
  decline(@Body() body: AnswerInvitationRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.decline(body, account);
  }
}
