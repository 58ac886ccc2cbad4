// Team members: the athletes of contingents.
import { Module } from '@nestjs/common';
import { TeamMembersController } from './team-members.controller';
import { TeamMembersQueries } from './team-members.queries';
import { TeamMembersService } from './team-members.service';

@Module({ controllers: [TeamMembersController], providers: [TeamMembersQueries, TeamMembersService] })
export class TeamMembersModule {}
