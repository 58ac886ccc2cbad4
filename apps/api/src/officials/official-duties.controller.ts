// The calls of where officials work.
import { Body, Controller, Param } from '@nestjs/common';
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';
import {
  OfficialDutyRequest,
  OfficialPlanRequest,
  OfficialRatesRequest,
  OfficialSeatRequest,
  PanelOfficialRequest,
  ReplaceDutyRequest,
} from '@gelanggang/contract/official-duties';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { Answers } from '../http/answers';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { OfficialDutiesQueries } from './official-duties.queries';
import { OfficialDutiesService } from './official-duties.service';
import { PanelOfficialsService } from './panel-officials.service';

@Controller()
export class OfficialDutiesController {
  constructor(
    private readonly queries: OfficialDutiesQueries,
    private readonly duties: OfficialDutiesService,
    private readonly panels: PanelOfficialsService,
  ) {}

  @Answers(dutyCalls.board)
  async board(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.board(id) };
  }

  @Answers(dutyCalls.seats)
  async seats(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.session(id) };
  }

  @Answers(dutyCalls.plan)
  plan(@Param('id', IdPipe) id: number, @Body() body: OfficialPlanRequest) {
    return this.duties.plan(id, body);
  }

  @Answers(dutyCalls.add)
  add(@Body() body: OfficialDutyRequest) {
    return this.duties.add(body);
  }

  @Answers(dutyCalls.replace)
  replace(@Param('id', IdPipe) id: number, @Body() body: ReplaceDutyRequest) {
    return this.duties.replace(id, body);
  }

  @Answers(dutyCalls.seat)
  seat(@Param('id', IdPipe) id: number, @Body() body: OfficialSeatRequest) {
    return this.duties.seat(id, body);
  }

  @Answers(dutyCalls.panelOfficials)
  async panelOfficials(@CurrentPanel() panel: PanelDevice) {
    return { data: await this.panels.list(panel) };
  }

  @Answers(dutyCalls.takePanel)
  takePanel(@CurrentPanel() panel: PanelDevice, @Body() body: PanelOfficialRequest) {
    return this.panels.take(panel, body);
  }

  @Answers(dutyCalls.rates)
  async rates(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.rates(id) };
  }

  @Answers(dutyCalls.saveRates)
  saveRates(@Param('id', IdPipe) id: number, @Body() body: OfficialRatesRequest) {
    return this.duties.saveRates(id, body);
  }

  @Answers(dutyCalls.rota)
  async rota(@Param('code') code: string) {
    return { data: await this.queries.rota(code) };
  }
}
