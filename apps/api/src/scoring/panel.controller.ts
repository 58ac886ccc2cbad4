// The calls of a panel at an arena, known by what its device holds; those of the council alone are beside this file.
import { Body, Controller, Ip, Param } from '@nestjs/common';
import * as panelCalls from '@gelanggang/contract/calls/panel';
import { JudgeScoreRequest } from '@gelanggang/contract/jurus-panels';
import {
  PanelSignInRequest,
  PanelTabRequest,
  TapsRequest,
  VerificationAnswerRequest,
} from '@gelanggang/contract/scoring';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { Answers } from '../http/answers';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { type Received, ReceivedAt } from '../http/received-at';
import { JudgeScoresService } from './judge-scores.service';
import { PanelDevicesService } from './panel-devices.service';
import { PanelStateQueries } from './panel-state.queries';
import { QuestionsService } from './questions.service';
import { TapsService } from './taps.service';
import { scoringTexts } from './texts';

@Controller()
export class PanelController {
  constructor(
    private readonly devices: PanelDevicesService,
    private readonly states: PanelStateQueries,
    private readonly taps: TapsService,
    private readonly judgeScores: JudgeScoresService,
    private readonly questions: QuestionsService,
  ) {}

  @Answers(panelCalls.signIn)
  async signIn(@Body() body: PanelSignInRequest, @Ip() address: string) {
    return { data: await this.devices.signIn(body.code, address) };
  }

  @Answers(panelCalls.state)
  async state(@CurrentPanel() panel: PanelDevice) {
    return { data: await this.states.state(panel) };
  }

  @Answers(panelCalls.open)
  async open(@CurrentPanel() panel: PanelDevice, @Body() body: PanelTabRequest) {
    await this.devices.openTab(panel, body.tab);
    return { data: await this.states.state(panel) };
  }

  @Answers(panelCalls.seen)
  async seen(@CurrentPanel() panel: PanelDevice, @Body() body: PanelTabRequest) {
    return { data: await this.devices.seen(panel, body.tab) };
  }

  @Answers(panelCalls.tap)
  async tap(@CurrentPanel() panel: PanelDevice, @Body() body: TapsRequest, @ReceivedAt() received: Received) {
    return { data: await this.taps.take(panel, body, received) };
  }

  @Answers(panelCalls.score)
  async score(@CurrentPanel() panel: PanelDevice, @Body() body: JudgeScoreRequest) {
    return { message: scoringTexts.scoreSent, data: await this.judgeScores.give(panel, body) };
  }

  @Answers(panelCalls.answer)
  answer(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number, @Body() body: VerificationAnswerRequest) {
    return this.questions.answer(panel, id, body.answer);
  }
}
