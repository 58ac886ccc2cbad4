// Team members: the athletes of contingents.
import { Module } from '@nestjs/common';
import { TeamMembersController } from './team-members.controller';
import { TeamMembersQueries } from './team-members.queries';

@Module({ controllers: [TeamMembersController], providers: [TeamMembersQueries] })
export class TeamMembersModule {}
