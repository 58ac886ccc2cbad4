// The calls of a panel at an arena: a judge's or the council's, known by what its device holds.
import { Body, Controller, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  type CouncilAnswer,
  KnockdownRequest,
  LotRequest,
  PenaltyRequest,
  SheetWithdrawRequest,
  StopRequest,
  ThrowRequest,
  VarDecisionRequest,
  VarRequest,
  VerificationRequest,
} from '@gelanggang/contract/council';
import {
  type JudgeScoreAnswer,
  JudgeScoreRequest,
  type PanelSignIn,
  PanelSignInRequest,
  type PanelState,
  PanelTabRequest,
  type ScoreSheet,
  type TapAnswer,
  TapsRequest,
  VerificationAnswerRequest,
  type ResultProposal,
} from '@gelanggang/contract/scoring';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { CouncilService } from './council.service';
import { JudgeScoresService } from './judge-scores.service';
import { PanelDevicesService } from './panel-devices.service';
import { PanelStateQueries } from './panel-state.queries';
import { QuestionsService } from './questions.service';
import { ProposalQueries } from './proposal.queries';
import { TapsService } from './taps.service';
import { WithdrawalsService } from './withdrawals.service';

@Controller('panel')
export class PanelController {
  constructor(
    private readonly devices: PanelDevicesService,
    private readonly states: PanelStateQueries,
    private readonly taps: TapsService,
    private readonly judgeScores: JudgeScoresService,
    private readonly council: CouncilService,
    private readonly questions: QuestionsService,
    private readonly withdrawals: WithdrawalsService,
    private readonly proposals: ProposalQueries,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(@Body() body: PanelSignInRequest, @Ip() address: string): Promise<Data<PanelSignIn>> {
    return { data: await this.devices.signIn(body.code, address) };
  }

  @Get()
  async state(@CurrentPanel() panel: PanelDevice): Promise<Data<PanelState>> {
    return { data: await this.states.state(panel) };
  }

  @Post('open')
  @HttpCode(200)
  async open(@CurrentPanel() panel: PanelDevice, @Body() body: PanelTabRequest): Promise<Data<PanelState>> {
    await this.devices.openTab(panel, body.tab);
    return { data: await this.states.state(panel) };
  }

  @Post('seen')
  @HttpCode(200)
  async seen(@CurrentPanel() panel: PanelDevice, @Body() body: PanelTabRequest): Promise<Data<{ counts: boolean }>> {
    return { data: { counts: await this.devices.seen(panel, body.tab) } };
  }

  @Post('taps')
  @HttpCode(200)
  async tap(@CurrentPanel() panel: PanelDevice, @Body() body: TapsRequest): Promise<Data<TapAnswer[]>> {
    return { data: await this.taps.take(panel, body) };
  }

  @Post('score')
  @HttpCode(200)
  async score(@CurrentPanel() panel: PanelDevice, @Body() body: JudgeScoreRequest): Promise<JudgeScoreAnswer> {
    return { message: 'Nilai terkirim.', data: await this.judgeScores.give(panel, body) };
  }

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

  @Post('verifications/:id/answer')
  @HttpCode(200)
  answer(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: VerificationAnswerRequest,
  ): Promise<CouncilAnswer> {
    return this.questions.answer(panel, id, body.answer);
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
