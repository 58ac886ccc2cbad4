// The calls of the council's panel for the match on the mat.
import { Body, Controller, Param } from '@nestjs/common';
import * as councilCalls from '@gelanggang/contract/calls/council';
import {
  HitRequest,
  KnockdownRequest,
  LotRequest,
  PanelClockRequest,
  PenaltyRequest,
  PressWithdrawRequest,
  SheetWithdrawRequest,
  StopRequest,
  ThrowRequest,
  TimerEndRequest,
  TimerRequest,
  VarDecisionRequest,
  VarRequest,
  VerificationRequest,
} from '@gelanggang/contract/council';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { Answers } from '../http/answers';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { CouncilService } from './council.service';
import { PanelClockService } from './panel-clock.service';
import { PanelStateQueries } from './panel-state.queries';
import { ProposalQueries } from './proposal.queries';
import { ProtestCardsService } from './protest-cards.service';
import { QuestionsService } from './questions.service';
import { TableTimersService } from './table-timers.service';
import { WithdrawalsService } from './withdrawals.service';

@Controller()
export class CouncilController {
  constructor(
    private readonly states: PanelStateQueries,
    private readonly clocks: PanelClockService,
    private readonly council: CouncilService,
    private readonly questions: QuestionsService,
    private readonly cards: ProtestCardsService,
    private readonly timers: TableTimersService,
    private readonly withdrawals: WithdrawalsService,
    private readonly proposals: ProposalQueries,
  ) {}

  @Answers(councilCalls.sheet)
  async sheet(@CurrentPanel() panel: PanelDevice) {
    return { data: await this.states.sheet(panel) };
  }

  @Answers(councilCalls.proposal)
  async proposal(@CurrentPanel() panel: PanelDevice) {
    return { data: await this.proposals.atArena(panel) };
  }

  @Answers(councilCalls.giveThrow)
  throw(@CurrentPanel() panel: PanelDevice, @Body() body: ThrowRequest) {
    return this.council.giveThrow(panel, body);
  }

  @Answers(councilCalls.hit)
  hit(@CurrentPanel() panel: PanelDevice, @Body() body: HitRequest) {
    return this.council.giveHit(panel, body);
  }

  @Answers(councilCalls.clock)
  clock(@CurrentPanel() panel: PanelDevice, @Body() body: PanelClockRequest) {
    return this.clocks.step(panel, body);
  }

  @Answers(councilCalls.startTimer)
  startTimer(@CurrentPanel() panel: PanelDevice, @Body() body: TimerRequest) {
    return this.timers.start(panel, body);
  }

  @Answers(councilCalls.endTimer)
  endTimer(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number, @Body() body: TimerEndRequest) {
    return this.timers.end(panel, id, body);
  }

  @Answers(councilCalls.withdrawTimer)
  withdrawTimer(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ) {
    return this.timers.withdraw(panel, id, body);
  }

  @Answers(councilCalls.penalty)
  penalty(@CurrentPanel() panel: PanelDevice, @Body() body: PenaltyRequest) {
    return this.council.givePenalty(panel, body);
  }

  @Answers(councilCalls.knockdown)
  knockdown(@CurrentPanel() panel: PanelDevice, @Body() body: KnockdownRequest) {
    return this.council.countKnockdown(panel, body);
  }

  @Answers(councilCalls.withdrawPoint)
  withdrawPoint(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ) {
    return this.withdrawals.withdraw(panel, 'points', id, body);
  }

  @Answers(councilCalls.withdrawPenalty)
  withdrawPenalty(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ) {
    return this.withdrawals.withdraw(panel, 'penalties', id, body);
  }

  @Answers(councilCalls.withdrawKnockdown)
  withdrawKnockdown(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ) {
    return this.withdrawals.withdraw(panel, 'knockdowns', id, body);
  }

  @Answers(councilCalls.stop)
  stop(@CurrentPanel() panel: PanelDevice, @Body() body: StopRequest) {
    return this.council.stop(panel, body);
  }

  @Answers(councilCalls.withdrawPress)
  withdrawPress(@CurrentPanel() panel: PanelDevice, @Param('key') key: string, @Body() body: PressWithdrawRequest) {
    return this.withdrawals.withdrawPress(panel, key, body);
  }

  @Answers(councilCalls.withdrawStop)
  withdrawStop(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ) {
    return this.withdrawals.withdraw(panel, 'stops', id, body);
  }

  @Answers(councilCalls.lot)
  lot(@CurrentPanel() panel: PanelDevice, @Body() body: LotRequest) {
    return this.council.drawLot(panel, body);
  }

  @Answers(councilCalls.ask)
  ask(@CurrentPanel() panel: PanelDevice, @Body() body: VerificationRequest) {
    return this.questions.ask(panel, body);
  }

  @Answers(councilCalls.confirm)
  confirm(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number) {
    return this.questions.confirm(panel, id);
  }

  @Answers(councilCalls.close)
  close(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number) {
    return this.questions.close(panel, id);
  }

  @Answers(councilCalls.requestVideo)
  requestVideo(@CurrentPanel() panel: PanelDevice, @Body() body: VarRequest) {
    return this.cards.raise(panel, body);
  }

  @Answers(councilCalls.decideVideo)
  decideVideo(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number, @Body() body: VarDecisionRequest) {
    return this.cards.decide(panel, id, body);
  }

  @Answers(councilCalls.withdrawVideo)
  withdrawVideo(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ) {
    return this.cards.withdraw(panel, id, body);
  }
}
