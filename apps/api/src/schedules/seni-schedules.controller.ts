// The calls of the seni schedule form (spec 2 §7 "Seni").
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import type { AvailableRoundsAnswer } from '@gelanggang/contract/schedules';
import { type SchedulableSeniGroup, SeniMatchListQuery, SeniRoundsQuery } from '@gelanggang/contract/seni-schedules';
import { IdPipe } from '../http/id.pipe';
import { SchedulableSeniQueries } from './schedulable-seni.queries';

@Controller('seni')
export class SeniSchedulesController {
  constructor(private readonly schedulable: SchedulableSeniQueries) {}

  @Get('match-list')
  async matches(@Query() query: SeniMatchListQuery): Promise<Data<SchedulableSeniGroup[]>> {
    return { data: await this.schedulable.groups(query) };
  }

  @Get('tournament/:id/available-rounds')
  rounds(@Param('id', IdPipe) id: number, @Query() query: SeniRoundsQuery): Promise<AvailableRoundsAnswer> {
    return this.schedulable.rounds(id, query);
  }
}
