// Team members: the athletes of contingents.
import { Module } from '@nestjs/common';
import { AthleteProposalsQueries } from './athlete-proposals.queries';
import { AthletesController } from './athletes.controller';
import { AthletesQueries } from './athletes.queries';
import { AthletesService } from './athletes.service';
import { EnterAthletesService } from './enter-athletes.service';
import { KnownAthletesQueries } from './known-athletes.queries';
import { MemberPhotoService } from './member-photo.service';
import { MemberWishesService } from './member-wishes.service';
import { RegisterPapersService } from './register-papers.service';
import { SamePersonService } from './same-person.service';
import { TeamMembersController } from './team-members.controller';
import { TeamMembersQueries } from './team-members.queries';
import { TeamMembersService } from './team-members.service';

@Module({
  controllers: [TeamMembersController, AthletesController],
  providers: [
    TeamMembersQueries,
    KnownAthletesQueries,
    MemberPhotoService,
    MemberWishesService,
    SamePersonService,
    TeamMembersService,
    AthletesQueries,
    AthletesService,
    AthleteProposalsQueries,
    EnterAthletesService,
    RegisterPapersService,
  ],
})
export class TeamMembersModule {}
