// POST /panel/absence: the council's panel records who has not come to perform.
import { Body, Controller } from '@nestjs/common';
import * as panelAbsenceCalls from '@gelanggang/contract/calls/panel-absences';
import { PanelAbsenceRequest } from '@gelanggang/contract/panel-absences';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { Answers } from '../http/answers';
import { CurrentPanel } from '../http/current-panel';
import { PanelAbsencesService } from './panel-absences.service';

@Controller()
export class PanelAbsencesController {
  constructor(private readonly absences: PanelAbsencesService) {}

  @Answers(panelAbsenceCalls.record)
  record(@CurrentPanel() panel: PanelDevice, @Body() body: PanelAbsenceRequest) {
    return this.absences.record(panel, body.match_id);
  }
}
