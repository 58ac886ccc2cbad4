// The operator's calls: GET /arenas, GET /arenas/{id} and the steps of a match.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as arenaControlCalls from '@gelanggang/contract/calls/arena-control';
import {
  ArenaQuery,
  ArenaStepRequest,
  ClockStepRequest,
  CorrectionPreviewRequest,
  DoctorLeaveRequest,
  MoveMatchRequest,
  ResultRequest,
  UndoResultRequest,
  WalkoverRequest,
  WithdrawResultRequest,
} from '@gelanggang/contract/arena-control';
import { JurusChoiceRequest, JurusLotRequest } from '@gelanggang/contract/jurus-panels';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { type Action, CurrentAction } from '../http/action-key';
import { IdPipe } from '../http/id.pipe';
import { ArenaQueueQueries } from './arena-queue.queries';
import { JurusLotsService } from './jurus-lots.service';
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
    private readonly lots: JurusLotsService,
  ) {}

  @Answers(arenaControlCalls.arenas)
  async arenas(@CurrentAction() operator: Action, @CurrentAccount() { rights }: RequestAccount) {
    return { data: await this.queries.arenas(operator, rights.tournamentsWith('operate arena')) };
  }

  @Answers(arenaControlCalls.queue)
  async queue(@Param('id', IdPipe) id: number, @Query() query: ArenaQuery, @CurrentAction() operator: Action) {
    return { data: await this.queries.queue(id, operator, query.date) };
  }

  @Answers(arenaControlCalls.callUp)
  call(@Param('id', IdPipe) id: number, @Body() body: ArenaStepRequest, @CurrentAction() action: Action) {
    return this.steps.step(id, 'call', action, body?.arena_id);
  }

  @Answers(arenaControlCalls.skip)
  skip(@Param('id', IdPipe) id: number, @CurrentAction() action: Action) {
    return this.steps.step(id, 'skip', action);
  }

  @Answers(arenaControlCalls.start)
  start(@Param('id', IdPipe) id: number, @Body() body: ArenaStepRequest, @CurrentAction() action: Action) {
    return this.steps.step(id, 'start', action, body?.arena_id);
  }

  @Answers(arenaControlCalls.announce)
  announce(@Param('id', IdPipe) id: number, @CurrentAction() action: Action) {
    return this.steps.announce(id, action);
  }

  @Answers(arenaControlCalls.unstart)
  unstart(@Param('id', IdPipe) id: number, @CurrentAction() action: Action) {
    return this.steps.step(id, 'stop', action);
  }

  @Answers(arenaControlCalls.stepClock)
  stepClock(@Param('id', IdPipe) id: number, @Body() body: ClockStepRequest, @CurrentAction() action: Action) {
    return this.clock.step(id, body, action);
  }

  @Answers(arenaControlCalls.record)
  record(@Param('id', IdPipe) id: number, @Body() body: ResultRequest, @CurrentAction() action: Action) {
    return this.results.record(id, body, action);
  }

  @Answers(arenaControlCalls.walkover)
  walkover(@Param('id', IdPipe) id: number, @Body() body: WalkoverRequest, @CurrentAction() action: Action) {
    return this.results.walkover(id, body ?? {}, action);
  }

  @Answers(arenaControlCalls.doctorLeave)
  doctorLeave(@Param('id', IdPipe) id: number, @Body() body: DoctorLeaveRequest, @CurrentAction() action: Action) {
    return this.steps.leave(id, body, action);
  }

  @Answers(arenaControlCalls.withdraw)
  withdraw(@Param('id', IdPipe) id: number, @Body() body: WithdrawResultRequest, @CurrentAction() action: Action) {
    return this.results.withdraw(id, body, action);
  }

  @Answers(arenaControlCalls.preview)
  async preview(
    @Param('id', IdPipe) id: number,
    @Body() body: CorrectionPreviewRequest,
    @CurrentAction() operator: Action,
  ) {
    return { data: await this.corrections.preview(id, body, operator) };
  }

  @Answers(arenaControlCalls.undo)
  undo(@Param('id', IdPipe) id: number, @Body() body: UndoResultRequest, @CurrentAction() action: Action) {
    return this.results.undo(id, body, action);
  }

  @Answers(arenaControlCalls.bringBack)
  bringBack(@Param('id', IdPipe) id: number, @CurrentAction() action: Action) {
    return this.steps.step(id, 'bring-back', action);
  }

  @Answers(arenaControlCalls.drawLot)
  drawLot(@Param('id', IdPipe) id: number, @Body() body: JurusLotRequest, @CurrentAction() action: Action) {
    return this.lots.draw(id, body ?? {}, action);
  }

  @Answers(arenaControlCalls.choose)
  choose(@Param('id', IdPipe) id: number, @Body() body: JurusChoiceRequest, @CurrentAction() action: Action) {
    return this.lots.choose(id, body, action);
  }

  @Answers(arenaControlCalls.move)
  move(@Param('id', IdPipe) id: number, @Body() body: MoveMatchRequest, @CurrentAction() action: Action) {
    return this.moves.move(id, body.arena_id, action);
  }
}
