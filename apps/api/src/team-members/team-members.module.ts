// Team members: the athletes of contingents.
import { Module } from '@nestjs/common';
import { AthleteProposalsQueries } from './athlete-proposals.queries';
import { AthletesController } from './athletes.controller';
import { AthletesQueries } from './athletes.queries';
import { AthletesService } from './athletes.service';
import { EnterAthletesService } from './enter-athletes.service';
import { KnownAthletesQueries } from './known-athletes.queries';
import { MemberInitialsService } from './member-initials.service';
import { MemberPhotoService } from './member-photo.service';
import { RegisterPapersService } from './register-papers.service';
import { TeamMembersController } from './team-members.controller';
import { TeamMembersQueries } from './team-members.queries';
import { TeamMembersService } from './team-members.service';

@Module({
  controllers: [TeamMembersController, AthletesController],
  providers: [
    TeamMembersQueries,
    KnownAthletesQueries,
    MemberPhotoService,
    MemberInitialsService,
    TeamMembersService,
    AthletesQueries,
    AthletesService,
    AthleteProposalsQueries,
    EnterAthletesService,
    RegisterPapersService,
  ],
})
export class TeamMembersModule {}
