// The operator's calls: GET /arenas, GET /arenas/{id} and the steps of a match.
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  type ArenaQueue,
  ArenaQuery,
  type ArenaRow,
  ArenaStepRequest,
  ClockStepRequest,
  type MatchStepAnswer,
  ResultRequest,
  WalkoverRequest,
  WithdrawResultRequest,
} from '@gelanggang/contract/arena-control';
import type { Data } from '@gelanggang/contract/http';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ArenaQueueQueries } from './arena-queue.queries';
import { MatchClockService } from './match-clock.service';
import { MatchStepsService } from './match-steps.service';
import { ResultsService } from './results.service';

@Controller()
export class ArenaControlController {
  constructor(
    private readonly queries: ArenaQueueQueries,
    private readonly steps: MatchStepsService,
    private readonly clock: MatchClockService,
    private readonly results: ResultsService,
  ) {}

  @Get('arenas')
  async arenas(@CurrentAccount() account: RequestAccount): Promise<Data<ArenaRow[]>> {
    return { data: await this.queries.arenas(account.id) };
  }

  @Get('arenas/:id')
  async queue(
    @Param('id', IdPipe) id: number,
    @Query() query: ArenaQuery,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<ArenaQueue>> {
    return { data: await this.queries.queue(id, account.id, query.date) };
  }

  @Post('matches/:id/call')
  @HttpCode(200)
  call(
    @Param('id', IdPipe) id: number,
    @Body() body: ArenaStepRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'call', account.id, body?.arena_id);
  }

  @Post('matches/:id/skip')
  @HttpCode(200)
  skip(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'skip', account.id);
  }

  @Post('matches/:id/start')
  @HttpCode(200)
  start(
    @Param('id', IdPipe) id: number,
    @Body() body: ArenaStepRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'start', account.id, body?.arena_id);
  }

  @Post('matches/:id/unstart')
  @HttpCode(200)
  unstart(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'stop', account.id);
  }

  @Post('matches/:id/clock')
  @HttpCode(200)
  stepClock(
    @Param('id', IdPipe) id: number,
    @Body() body: ClockStepRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<MatchStepAnswer> {
    return this.clock.step(id, body, account.id);
  }

  @Post('matches/:id/result')
  @HttpCode(200)
  record(
    @Param('id', IdPipe) id: number,
    @Body() body: ResultRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<MatchStepAnswer> {
    return this.results.record(id, body, account.id);
  }

  @Post('matches/:id/walkover')
  @HttpCode(200)
  walkover(
    @Param('id', IdPipe) id: number,
    @Body() body: WalkoverRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<MatchStepAnswer> {
    return this.results.walkover(id, body ?? {}, account.id);
  }

  @Post('matches/:id/result/withdraw')
  @HttpCode(200)
  withdraw(
    @Param('id', IdPipe) id: number,
    @Body() body: WithdrawResultRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<MatchStepAnswer> {
    return this.results.withdraw(id, body, account.id);
  }
}
