// The auto-schedule's plan of a tournament: what the form begins with, the board, and its end.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  type AutoScheduleAnswer,
  type AutoScheduleOptions,
  type MovedSlotsAnswer,
  MoveSlotsRequest,
  type TakenPlanAnswer,
  TakePlanRequest,
} from '@gelanggang/contract/auto-schedule';
import type { Data } from '@gelanggang/contract/http';
import { IdPipe } from '../http/id.pipe';
import { AutoScheduleQueries } from './auto-schedule.queries';
import { AutoScheduleService } from './auto-schedule.service';

@Controller()
export class AutoScheduleController {
  constructor(
    private readonly plans: AutoScheduleQueries,
    private readonly service: AutoScheduleService,
  ) {}

  @Get('tournaments/:id/auto-schedule')
  async open(@Param('id', IdPipe) id: number): Promise<Data<AutoScheduleAnswer | null>> {
    return { data: await this.plans.open(id) };
  }

  @Get('tournaments/:id/auto-schedule/options')
  async options(@Param('id', IdPipe) id: number): Promise<Data<AutoScheduleOptions>> {
    return { data: await this.plans.options(id) };
  }

  @Post('tournaments/:id/match-schedules/publish')
  @HttpCode(200)
  publish(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.service.publishDrafts(id);
  }

  @Put('auto-schedules/:id/slots')
  move(@Param('id', IdPipe) id: number, @Body() body: MoveSlotsRequest): Promise<MovedSlotsAnswer> {
    return this.service.move(id, body);
  }

  @Post('auto-schedules/:id/take')
  @HttpCode(200)
  take(@Param('id', IdPipe) id: number, @Body() body: TakePlanRequest): Promise<TakenPlanAnswer> {
    return this.service.take(id, body.version);
  }

  @Delete('auto-schedules/:id')
  discard(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.service.discard(id);
  }
}
