// Team members: the athletes of contingents.
import { Module } from '@nestjs/common';
import { KnownAthletesQueries } from './known-athletes.queries';
import { MemberPhotoService } from './member-photo.service';
import { TeamMembersController } from './team-members.controller';
import { TeamMembersQueries } from './team-members.queries';
import { TeamMembersService } from './team-members.service';

@Module({
  controllers: [TeamMembersController],
  providers: [TeamMembersQueries, KnownAthletesQueries, MemberPhotoService, TeamMembersService],
})
export class TeamMembersModule {}
