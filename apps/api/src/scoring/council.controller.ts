// The calls of the council's panel for the match on the mat.
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  type CouncilAnswer,
  HitRequest,
  KnockdownRequest,
  LotRequest,
  PanelClockRequest,
  PenaltyRequest,
  SheetWithdrawRequest,
  StopRequest,
  ThrowRequest,
  TimerEndRequest,
  TimerRequest,
  VarDecisionRequest,
  VarRequest,
  VerificationRequest,
} from '@gelanggang/contract/council';
import type { ResultProposal, ScoreSheet } from '@gelanggang/contract/scoring';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { CouncilService } from './council.service';
import { PanelClockService } from './panel-clock.service';
import { PanelStateQueries } from './panel-state.queries';
import { ProposalQueries } from './proposal.queries';
import { QuestionsService } from './questions.service';
import { type TimerAnswer, TableTimersService } from './table-timers.service';
import { WithdrawalsService } from './withdrawals.service';

@Controller('panel')
export class CouncilController {
  constructor(
    private readonly states: PanelStateQueries,
    private readonly clocks: PanelClockService,
    private readonly council: CouncilService,
    private readonly questions: QuestionsService,
    private readonly timers: TableTimersService,
    private readonly withdrawals: WithdrawalsService,
    private readonly proposals: ProposalQueries,
  ) {}

  @Get('sheet')
  async sheet(@CurrentPanel() panel: PanelDevice): Promise<Data<ScoreSheet | null>> {
    return { data: await this.states.sheet(panel) };
  }

  @Get('proposal')
  async proposal(@CurrentPanel() panel: PanelDevice): Promise<Data<ResultProposal>> {
    return { data: await this.proposals.atArena(panel) };
  }

  @Post('throws')
  @HttpCode(200)
  throw(@CurrentPanel() panel: PanelDevice, @Body() body: ThrowRequest): Promise<CouncilAnswer> {
    return this.council.giveThrow(panel, body);
  }

  @Post('hits')
  @HttpCode(200)
  hit(@CurrentPanel() panel: PanelDevice, @Body() body: HitRequest): Promise<CouncilAnswer> {
    return this.council.giveHit(panel, body);
  }

  @Post('clock')
  @HttpCode(200)
  clock(@CurrentPanel() panel: PanelDevice, @Body() body: PanelClockRequest): Promise<{ message: string }> {
    return this.clocks.step(panel, body);
  }

  @Post('timers')
  @HttpCode(200)
  startTimer(@CurrentPanel() panel: PanelDevice, @Body() body: TimerRequest): Promise<TimerAnswer> {
    return this.timers.start(panel, body);
  }

  @Post('timers/:id/end')
  @HttpCode(200)
  endTimer(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: TimerEndRequest,
  ): Promise<TimerAnswer> {
    return this.timers.end(panel, id, body);
  }

  @Post('timers/:id/withdraw')
  @HttpCode(200)
  withdrawTimer(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ): Promise<TimerAnswer> {
    return this.timers.withdraw(panel, id, body);
  }

  @Post('penalties')
  @HttpCode(200)
  penalty(@CurrentPanel() panel: PanelDevice, @Body() body: PenaltyRequest): Promise<CouncilAnswer> {
    return this.council.givePenalty(panel, body);
  }

  @Post('knockdowns')
  @HttpCode(200)
  knockdown(@CurrentPanel() panel: PanelDevice, @Body() body: KnockdownRequest): Promise<CouncilAnswer> {
    return this.council.countKnockdown(panel, body);
  }

  @Post('points/:id/withdraw')
  @HttpCode(200)
  withdrawPoint(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ): Promise<CouncilAnswer> {
    return this.withdrawals.withdraw(panel, 'points', id, body);
  }

  @Post('penalties/:id/withdraw')
  @HttpCode(200)
  withdrawPenalty(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ): Promise<CouncilAnswer> {
    return this.withdrawals.withdraw(panel, 'penalties', id, body);
  }

  @Post('knockdowns/:id/withdraw')
  @HttpCode(200)
  withdrawKnockdown(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ): Promise<CouncilAnswer> {
    return this.withdrawals.withdraw(panel, 'knockdowns', id, body);
  }

  @Post('stops')
  @HttpCode(200)
  stop(@CurrentPanel() panel: PanelDevice, @Body() body: StopRequest): Promise<CouncilAnswer> {
    return this.council.stop(panel, body);
  }

  @Post('stops/:id/withdraw')
  @HttpCode(200)
  withdrawStop(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ): Promise<CouncilAnswer> {
    return this.withdrawals.withdraw(panel, 'stops', id, body);
  }

  @Post('lot')
  @HttpCode(200)
  lot(@CurrentPanel() panel: PanelDevice, @Body() body: LotRequest): Promise<CouncilAnswer> {
    return this.council.drawLot(panel, body);
  }

  @Post('verifications')
  @HttpCode(200)
  ask(@CurrentPanel() panel: PanelDevice, @Body() body: VerificationRequest): Promise<CouncilAnswer> {
    return this.questions.ask(panel, body.kind);
  }

  @Post('verifications/:id/confirm')
  @HttpCode(200)
  confirm(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number): Promise<CouncilAnswer> {
    return this.questions.confirm(panel, id);
  }

  @Post('verifications/:id/close')
  @HttpCode(200)
  close(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number): Promise<CouncilAnswer> {
    return this.questions.close(panel, id);
  }

  @Post('var-requests')
  @HttpCode(200)
  requestVideo(@CurrentPanel() panel: PanelDevice, @Body() body: VarRequest): Promise<CouncilAnswer> {
    return this.questions.requestVideo(panel, body.corner);
  }

  @Post('var-requests/:id/decide')
  @HttpCode(200)
  decideVideo(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: VarDecisionRequest,
  ): Promise<CouncilAnswer> {
    return this.questions.decideVideo(panel, id, body);
  }
}
