// The operator's calls: GET /arenas, GET /arenas/{id} and the steps of a match.
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  type ArenaQueue,
  ArenaQuery,
  type ArenaRow,
  ArenaStepRequest,
  ClockStepRequest,
  type CorrectionPreview,
  CorrectionPreviewRequest,
  type MatchStepAnswer,
  MoveMatchRequest,
  ResultRequest,
  UndoResultRequest,
  WalkoverRequest,
  WithdrawResultRequest,
} from '@gelanggang/contract/arena-control';
import type { Data } from '@gelanggang/contract/http';
import { type Action, CurrentAction } from '../http/action-key';
import { IdPipe } from '../http/id.pipe';
import { ArenaQueueQueries } from './arena-queue.queries';
import { MatchClockService } from './match-clock.service';
import { CorrectionPreviewQueries } from './correction-preview.queries';
import { MatchStepsService } from './match-steps.service';
import { MoveMatchService } from './move-match.service';
import { ResultsService } from './results.service';

@Controller()
export class ArenaControlController {
  constructor(
    private readonly queries: ArenaQueueQueries,
    private readonly steps: MatchStepsService,
    private readonly clock: MatchClockService,
    private readonly results: ResultsService,
    private readonly corrections: CorrectionPreviewQueries,
    private readonly moves: MoveMatchService,
  ) {}

  @Get('arenas')
  async arenas(@CurrentAction() operator: Action): Promise<Data<ArenaRow[]>> {
    return { data: await this.queries.arenas(operator) };
  }

  @Get('arenas/:id')
  async queue(
    @Param('id', IdPipe) id: number,
    @Query() query: ArenaQuery,
    @CurrentAction() operator: Action,
  ): Promise<Data<ArenaQueue>> {
    return { data: await this.queries.queue(id, operator, query.date) };
  }

  @Post('matches/:id/call')
  @HttpCode(200)
  call(
    @Param('id', IdPipe) id: number,
    @Body() body: ArenaStepRequest,
    @CurrentAction() action: Action,
  ): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'call', action, body?.arena_id);
  }

  @Post('matches/:id/skip')
  @HttpCode(200)
  skip(@Param('id', IdPipe) id: number, @CurrentAction() action: Action): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'skip', action);
  }

  @Post('matches/:id/start')
  @HttpCode(200)
  start(
    @Param('id', IdPipe) id: number,
    @Body() body: ArenaStepRequest,
    @CurrentAction() action: Action,
  ): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'start', action, body?.arena_id);
  }

  @Post('matches/:id/unstart')
  @HttpCode(200)
  unstart(@Param('id', IdPipe) id: number, @CurrentAction() action: Action): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'stop', action);
  }

  @Post('matches/:id/clock')
  @HttpCode(200)
  stepClock(
    @Param('id', IdPipe) id: number,
    @Body() body: ClockStepRequest,
    @CurrentAction() action: Action,
  ): Promise<MatchStepAnswer> {
    return this.clock.step(id, body, action);
  }

  @Post('matches/:id/result')
  @HttpCode(200)
  record(
    @Param('id', IdPipe) id: number,
    @Body() body: ResultRequest,
    @CurrentAction() action: Action,
  ): Promise<MatchStepAnswer> {
    return this.results.record(id, body, action);
  }

  @Post('matches/:id/walkover')
  @HttpCode(200)
  walkover(
    @Param('id', IdPipe) id: number,
    @Body() body: WalkoverRequest,
    @CurrentAction() action: Action,
  ): Promise<MatchStepAnswer> {
    return this.results.walkover(id, body ?? {}, action);
  }

  @Post('matches/:id/result/withdraw')
  @HttpCode(200)
  withdraw(
    @Param('id', IdPipe) id: number,
    @Body() body: WithdrawResultRequest,
    @CurrentAction() action: Action,
  ): Promise<MatchStepAnswer> {
    return this.results.withdraw(id, body, action);
  }

  @Post('matches/:id/result/preview')
  @HttpCode(200)
  async preview(
    @Param('id', IdPipe) id: number,
    @Body() body: CorrectionPreviewRequest,
    @CurrentAction() operator: Action,
  ): Promise<Data<CorrectionPreview>> {
    return { data: await this.corrections.preview(id, body, operator) };
  }

  @Post('matches/:id/result/undo')
  @HttpCode(200)
  undo(
    @Param('id', IdPipe) id: number,
    @Body() body: UndoResultRequest,
    @CurrentAction() action: Action,
  ): Promise<MatchStepAnswer> {
    return this.results.undo(id, body, action);
  }

  @Post('matches/:id/bring-back')
  @HttpCode(200)
  bringBack(@Param('id', IdPipe) id: number, @CurrentAction() action: Action): Promise<MatchStepAnswer> {
    return this.steps.step(id, 'bring-back', action);
  }

  @Post('matches/:id/move')
  @HttpCode(200)
  move(
    @Param('id', IdPipe) id: number,
    @Body() body: MoveMatchRequest,
    @CurrentAction() action: Action,
  ): Promise<MatchStepAnswer> {
    return this.moves.move(id, body.arena_id, action);
  }
}
