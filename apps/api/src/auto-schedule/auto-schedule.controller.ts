// The auto-schedule's plan of a tournament: what the form begins with, the board, and its end.
import { Body, Controller, Param } from '@nestjs/common';
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import { MoveSlotsRequest, TakePlanRequest } from '@gelanggang/contract/auto-schedule';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { AutoScheduleQueries } from './auto-schedule.queries';
import { AutoScheduleService } from './auto-schedule.service';
import { PlanWarningQueries } from './plan-warnings.queries';

@Controller()
export class AutoScheduleController {
  constructor(
    private readonly plans: AutoScheduleQueries,
    private readonly warned: PlanWarningQueries,
    private readonly service: AutoScheduleService,
  ) {}

  @Answers(autoScheduleCalls.open)
  async open(@Param('id', IdPipe) id: number) {
    return { data: await this.plans.open(id) };
  }

  @Answers(autoScheduleCalls.options)
  async options(@Param('id', IdPipe) id: number) {
    return { data: await this.plans.options(id) };
  }

  @Answers(autoScheduleCalls.warnings)
  async warnings(@Param('id', IdPipe) id: number) {
    return { data: await this.warned.of(id) };
  }

  @Answers(autoScheduleCalls.publish)
  publish(@Param('id', IdPipe) id: number) {
    return this.service.publishDrafts(id);
  }

  @Answers(autoScheduleCalls.publishOne)
  publishOne(@Param('id', IdPipe) id: number) {
    return this.service.publishDraft(id);
  }

  @Answers(autoScheduleCalls.move)
  move(@Param('id', IdPipe) id: number, @Body() body: MoveSlotsRequest) {
    return this.service.move(id, body);
  }

  @Answers(autoScheduleCalls.take)
  take(@Param('id', IdPipe) id: number, @Body() body: TakePlanRequest) {
    return this.service.take(id, body);
  }

  @Answers(autoScheduleCalls.discard)
  discard(@Param('id', IdPipe) id: number) {
    return this.service.discard(id);
  }
}
