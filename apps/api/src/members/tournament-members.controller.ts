// /tournaments/{id}/members and /tournament-invitations: who works in a tournament.
import { Body, Controller, Param } from '@nestjs/common';
import * as memberCalls from '@gelanggang/contract/calls/tournament-members';
import {
  InviteMemberRequest,
  MemberInvitationRequest,
  MemberRoleRequest,
} from '@gelanggang/contract/tournament-members';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { MemberInvitationsService } from './member-invitations.service';
import { TournamentMembersService } from './tournament-members.service';

@Controller()
export class TournamentMembersController {
  constructor(
    private readonly members: TournamentMembersService,
    private readonly invitations: MemberInvitationsService,
  ) {}

  @Answers(memberCalls.list)
  async list(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.members.list(id, account) };
  }

  @Answers(memberCalls.change)
  change(
    @Param('id', IdPipe) id: number,
    @Param('accountId', IdPipe) accountId: number,
    @Body() body: MemberRoleRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.members.change(id, accountId, body, account);
  }

  @Answers(memberCalls.remove)
  remove(
    @Param('id', IdPipe) id: number,
    @Param('accountId', IdPipe) accountId: number,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.members.remove(id, accountId, account);
  }

  @Answers(memberCalls.invite)
  invite(
    @Param('id', IdPipe) id: number,
    @Body() body: InviteMemberRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.invitations.invite(id, body, account);
  }

  @Answers(memberCalls.withdraw)
  withdraw(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.invitations.withdraw(id, account);
  }

  @Answers(memberCalls.look)
  async look(@Body() { token }: MemberInvitationRequest) {
    return { data: await this.invitations.look(token) };
  }

  @Answers(memberCalls.accept)
  accept(@Body() { token }: MemberInvitationRequest, @CurrentAccount() account: RequestAccount) {
    return this.invitations.accept(token, account);
  }

  @Answers(memberCalls.decline)
  decline(@Body() { token }: MemberInvitationRequest, @CurrentAccount() account: RequestAccount) {
    return this.invitations.decline(token, account);
  }
}
