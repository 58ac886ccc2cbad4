// What hangs on a tournament: its public schedule, and for the forms its rounds and matches.
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  type AvailableRoundsAnswer,
  type PublicSchedule,
  SchedulableMatchesQuery,
  type SchedulablePool,
} from '@gelanggang/contract/schedules';
import { IdPipe } from '../http/id.pipe';
import { PublicScheduleQueries } from './public-schedule.queries';
import { SchedulableMatchesQueries } from './schedulable-matches.queries';

@Controller('tournaments/:id')
export class TournamentSchedulesController {
  constructor(
    private readonly schedulable: SchedulableMatchesQueries,
    private readonly published: PublicScheduleQueries,
  ) {}

  @Get('available-rounds')
  rounds(@Param('id', IdPipe) id: number): Promise<AvailableRoundsAnswer> {
    return this.schedulable.rounds(id);
  }

  @Get('matches')
  async matches(
    @Param('id', IdPipe) id: number,
    @Query() query: SchedulableMatchesQuery,
  ): Promise<Data<SchedulablePool[]>> {
    return { data: await this.schedulable.pools(id, query.include_scheduled ?? false) };
  }

  @Get('match-schedules')
  async schedule(@Param('id', IdPipe) id: number): Promise<Data<PublicSchedule[]>> {
    return { data: await this.published.read(id) };
  }
}
