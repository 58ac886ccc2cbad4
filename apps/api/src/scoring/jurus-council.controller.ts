// The calls of the council's panel while a performance is on.
import { Body, Controller, Param } from '@nestjs/common';
import * as jurusCouncilCalls from '@gelanggang/contract/calls/jurus-council';
import { SheetWithdrawRequest } from '@gelanggang/contract/council';
import {
  JurusCardDecisionRequest,
  JurusCardRequest,
  JurusDisqualificationRequest,
  JurusItemRequest,
} from '@gelanggang/contract/jurus-panels';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { Answers } from '../http/answers';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { JurusCardsService } from './jurus-cards.service';
import { JurusCouncilService } from './jurus-council.service';

@Controller()
export class JurusCouncilController {
  constructor(
    private readonly jurus: JurusCouncilService,
    private readonly cards: JurusCardsService,
  ) {}

  @Answers(jurusCouncilCalls.takeOff)
  takeOff(@CurrentPanel() panel: PanelDevice, @Body() body: JurusItemRequest) {
    return this.jurus.takeOff(panel, body);
  }

  @Answers(jurusCouncilCalls.disqualify)
  disqualify(@CurrentPanel() panel: PanelDevice, @Body() body: JurusDisqualificationRequest) {
    return this.jurus.disqualify(panel, body);
  }

  @Answers(jurusCouncilCalls.takeBack)
  takeBack(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Param('entryId', IdPipe) entryId: number,
  ) {
    return this.jurus.takeBack(panel, id, entryId);
  }

  @Answers(jurusCouncilCalls.raiseCard)
  raiseCard(@CurrentPanel() panel: PanelDevice, @Body() body: JurusCardRequest) {
    return this.cards.raise(panel, body);
  }

  @Answers(jurusCouncilCalls.decideCard)
  decideCard(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: JurusCardDecisionRequest,
  ) {
    return this.cards.decide(panel, id, body);
  }

  @Answers(jurusCouncilCalls.withdrawCard)
  withdrawCard(
    @CurrentPanel() panel: PanelDevice,
    @Param('id', IdPipe) id: number,
    @Body() body: SheetWithdrawRequest,
  ) {
    return this.cards.withdraw(panel, id, body);
  }
}
