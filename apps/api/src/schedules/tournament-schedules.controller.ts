// What hangs on a tournament: its public schedule, and for the forms its rounds and matches.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as tournamentScheduleCalls from '@gelanggang/contract/calls/tournament-schedules';
import { CarryMatchesRequest, RenumberRequest } from '@gelanggang/contract/schedule-context';
import { SchedulableMatchesQuery } from '@gelanggang/contract/schedules';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { CarryMatchesService } from './carry-matches.service';
import { PartaiNumbersService } from './partai-numbers.service';
import { PublicScheduleStore } from './public-schedule-store';
import { ScheduleContextQueries } from './schedule-context.queries';
import { SchedulableMatchesQueries } from './schedulable-matches.queries';

@Controller()
export class TournamentSchedulesController {
  constructor(
    private readonly schedulable: SchedulableMatchesQueries,
    private readonly published: PublicScheduleStore,
    private readonly around: ScheduleContextQueries,
    private readonly numbers: PartaiNumbersService,
    private readonly carries: CarryMatchesService,
  ) {}

  @Answers(tournamentScheduleCalls.rounds)
  rounds(@Param('id', IdPipe) id: number) {
    return this.schedulable.rounds(id);
  }

  @Answers(tournamentScheduleCalls.matches)
  async matches(@Param('id', IdPipe) id: number, @Query() query: SchedulableMatchesQuery) {
    return { data: await this.schedulable.pools(id, query.include_scheduled ?? false) };
  }

  @Answers(tournamentScheduleCalls.context)
  async context(@Param('id', IdPipe) id: number) {
    return { data: await this.around.read(id) };
  }

  @Answers(tournamentScheduleCalls.partaiNumbers)
  async partaiNumbers(@Param('id', IdPipe) id: number) {
    return { data: await this.numbers.read(id) };
  }

  @Answers(tournamentScheduleCalls.renumber)
  renumber(@Param('id', IdPipe) id: number, @Body() body: RenumberRequest) {
    return this.numbers.renumber(id, body.numbering);
  }

  @Answers(tournamentScheduleCalls.carry)
  carry(@Param('id', IdPipe) id: number, @Body() body: CarryMatchesRequest) {
    return this.carries.carry(id, body);
  }

  @Answers(tournamentScheduleCalls.schedule)
  async schedule(@Param('id', IdPipe) id: number) {
    return { data: await this.published.read(id) };
  }
}
