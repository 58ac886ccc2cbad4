// POST /panel/result: the council's panel saves how the match on the mat has ended.
import { Body, Controller } from '@nestjs/common';
import * as panelResultCalls from '@gelanggang/contract/calls/panel-results';
import { PanelResultRequest } from '@gelanggang/contract/council';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { Answers } from '../http/answers';
import { CurrentPanel } from '../http/current-panel';
import { PanelResultsService } from './panel-results.service';

@Controller()
export class PanelResultsController {
  constructor(private readonly results: PanelResultsService) {}

  @Answers(panelResultCalls.record)
  record(@CurrentPanel() panel: PanelDevice, @Body() body: PanelResultRequest) {
    return this.results.recordAtTable(panel, body);
  }
}
