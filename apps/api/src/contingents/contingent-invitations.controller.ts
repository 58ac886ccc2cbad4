// /contingents/{id}/ownership and /contingent-invitations: the office offers a contingent, one account accepts it.
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  AnswerInvitationRequest,
  type InvitationAnswer,
  type InvitationRow,
  type InvitedAnswer,
  InviteManagerRequest,
  LookAtInvitationRequest,
  type OwnershipAnswer,
} from '@gelanggang/contract/contingent-owners';
import type { Data } from '@gelanggang/contract/http';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ContingentInvitationsService } from './contingent-invitations.service';

@Controller()
export class ContingentInvitationsController {
  constructor(private readonly service: ContingentInvitationsService) {}

  @Get('contingents/:id/ownership')
  ownership(@Param('id', IdPipe) id: number): Promise<OwnershipAnswer> {
    return this.service.ownership(id);
  }

  @Post('contingents/:id/invitations')
  @HttpCode(201)
  invite(
    @Param('id', IdPipe) id: number,
    @Body() { email }: InviteManagerRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<InvitedAnswer> {
    return this.service.invite(id, email, account);
  }

  @Delete('contingent-invitations/:id')
  withdraw(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.service.withdraw(id, account);
  }

  @Get('contingent-invitations')
  async own(@CurrentAccount() account: RequestAccount): Promise<Data<InvitationRow[]>> {
    return { data: await this.service.own(account) };
  }

  @Post('contingent-invitations/look')
  @HttpCode(200)
  look(@Body() { token }: LookAtInvitationRequest): Promise<InvitationAnswer> {
    return this.service.look(token);
  }

  @Post('contingent-invitations/accept')
  @HttpCode(200)
  accept(
    @Body() body: AnswerInvitationRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<{ message: string; contingent_id: number }> {
    return this.service.accept(body, account);
  }

  @Post('contingent-invitations/decline')
  @HttpCode(200)
  decline(
    @Body() body: AnswerInvitationRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<{ message: string }> {
    return this.service.decline(body, account);
  }
}
