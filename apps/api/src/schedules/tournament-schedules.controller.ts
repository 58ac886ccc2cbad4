// What hangs on a tournament: its public schedule, and for the forms its rounds and matches.
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  type PartaiNumbersAnswer,
  type RenumberAnswer,
  RenumberRequest,
  type ScheduleContext,
} from '@gelanggang/contract/schedule-context';
import {
  type AvailableRoundsAnswer,
  type PublicSchedule,
  SchedulableMatchesQuery,
  type SchedulablePool,
} from '@gelanggang/contract/schedules';
import { IdPipe } from '../http/id.pipe';
import { PartaiNumbersService } from './partai-numbers.service';
import { PublicScheduleQueries } from './public-schedule.queries';
import { ScheduleContextQueries } from './schedule-context.queries';
import { SchedulableMatchesQueries } from './schedulable-matches.queries';

@Controller('tournaments/:id')
export class TournamentSchedulesController {
  constructor(
    private readonly schedulable: SchedulableMatchesQueries,
    private readonly published: PublicScheduleQueries,
    private readonly around: ScheduleContextQueries,
    private readonly numbers: PartaiNumbersService,
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

  @Get('schedule-context')
  async context(@Param('id', IdPipe) id: number): Promise<Data<ScheduleContext>> {
    return { data: await this.around.read(id) };
  }

  @Get('partai-numbers')
  async partaiNumbers(@Param('id', IdPipe) id: number): Promise<Data<PartaiNumbersAnswer>> {
    return { data: await this.numbers.read(id) };
  }

  @Put('partai-numbers')
  renumber(@Param('id', IdPipe) id: number, @Body() body: RenumberRequest): Promise<RenumberAnswer> {
    return this.numbers.renumber(id, body.numbering);
  }

  @Get('match-schedules')
  async schedule(@Param('id', IdPipe) id: number): Promise<Data<PublicSchedule[]>> {
    return { data: await this.published.read(id) };
  }
}
