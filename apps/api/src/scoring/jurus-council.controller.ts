// The calls of the council's panel while a performance is on.
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  type JurusCouncilAnswer,
  JurusDisqualificationRequest,
  JurusItemRequest,
} from '@gelanggang/contract/jurus-panels';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { JurusCouncilService } from './jurus-council.service';

@Controller('panel')
export class JurusCouncilController {
  constructor(private readonly jurus: JurusCouncilService) {}

  @Post('jurus-items')
  @HttpCode(200)
  takeOff(@CurrentPanel() panel: PanelDevice, @Body() body: JurusItemRequest): Promise<JurusCouncilAnswer> {
    return this.jurus.takeOff(panel, body);
  }

  @Post('jurus-disqualifications')
  @HttpCode(200)
  disqualify(
    @CurrentPanel() panel: PanelDevice,
    @Body() body: JurusDisqualificationRequest,
  ): Promise<JurusCouncilAnswer> {
    return this.jurus.disqualify(panel, body);
  }

  @Post('performances/:id/entries/:entryId/withdraw')
  @HttpCode(200)
  takeBack(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Param('entryId', IdPipe) entryId: number,
  ): Promise<JurusCouncilAnswer> {
    return this.jurus.takeBack(panel, id, entryId);
  }
}
