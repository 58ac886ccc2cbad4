// The calls of the seni schedule form (spec 2 §7 "Seni").
import { Controller, Param, Query } from '@nestjs/common';
import * as seniScheduleCalls from '@gelanggang/contract/calls/seni-schedules';
import { SeniMatchListQuery, SeniRoundsQuery } from '@gelanggang/contract/seni-schedules';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { SchedulableSeniQueries } from './schedulable-seni.queries';

@Controller()
export class SeniSchedulesController {
  constructor(private readonly schedulable: SchedulableSeniQueries) {}

  @Answers(seniScheduleCalls.matches)
  async matches(@Query() query: SeniMatchListQuery) {
    return { data: await this.schedulable.groups(query) };
  }

  @Answers(seniScheduleCalls.rounds)
  rounds(@Param('id', IdPipe) id: number, @Query() query: SeniRoundsQuery) {
    return this.schedulable.rounds(id, query);
  }
}
