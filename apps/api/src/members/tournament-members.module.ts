// Who works in a tournament: its members with their roles, and invitations to become one.
import { Module } from '@nestjs/common';
import { MemberInvitationsService } from './member-invitations.service';
import { TournamentMembersController } from './tournament-members.controller';
import { TournamentMembersService } from './tournament-members.service';

@Module({
  controllers: [TournamentMembersController],
  providers: [TournamentMembersService, MemberInvitationsService],
})
export class TournamentMembersModule {}
