// The calls of a panel at an arena, known by what its device holds; those of the council alone are beside this file.
import { Body, Controller, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import type { CouncilAnswer } from '@gelanggang/contract/council';
import { type JudgeScoreAnswer, JudgeScoreRequest } from '@gelanggang/contract/jurus-panels';
import {
  type PanelSignIn,
  PanelSignInRequest,
  type PanelSeen,
  type PanelState,
  PanelTabRequest,
  type TapAnswer,
  TapsRequest,
  VerificationAnswerRequest,
} from '@gelanggang/contract/scoring';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { JudgeScoresService } from './judge-scores.service';
import { PanelDevicesService } from './panel-devices.service';
import { PanelStateQueries } from './panel-state.queries';
import { QuestionsService } from './questions.service';
import { TapsService } from './taps.service';

@Controller('panel')
export class PanelController {
  constructor(
    private readonly devices: PanelDevicesService,
    private readonly states: PanelStateQueries,
    private readonly taps: TapsService,
    private readonly judgeScores: JudgeScoresService,
    private readonly questions: QuestionsService,
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
  async seen(@CurrentPanel() panel: PanelDevice, @Body() body: PanelTabRequest): Promise<Data<PanelSeen>> {
    return { data: await this.devices.seen(panel, body.tab) };
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

  @Post('verifications/:id/answer')
  @HttpCode(200)
  answer(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: VerificationAnswerRequest,
  ): Promise<CouncilAnswer> {
    return this.questions.answer(panel, id, body.answer);
  }
}
