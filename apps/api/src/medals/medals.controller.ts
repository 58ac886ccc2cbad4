// How a tournament finds its overall winner, and who was disqualified after the event. The medals themselves are a live snapshot: GET /live/{slug}/medals.
import { Body, Controller, Param } from '@nestjs/common';
import * as medalCalls from '@gelanggang/contract/calls/medals';
import { DisqualificationPreviewRequest, DisqualificationRequest, MedalRuleRequest } from '@gelanggang/contract/medals';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { DisqualificationsService } from './disqualifications.service';
import { MedalRuleService } from './medal-rule.service';

@Controller()
export class MedalsController {
  constructor(
    private readonly rules: MedalRuleService,
    private readonly disqualifications: DisqualificationsService,
  ) {}

  @Answers(medalCalls.save)
  save(@Param('id', IdPipe) id: number, @Body() body: MedalRuleRequest) {
    return this.rules.save(id, body);
  }

  @Answers(medalCalls.disqualified)
  async disqualified(@Param('id', IdPipe) id: number) {
    return { data: await this.disqualifications.list(id) };
  }

  @Answers(medalCalls.previewDisqualification)
  async preview(
    @Param('id', IdPipe) id: number,
    @Body() body: DisqualificationPreviewRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return { data: await this.disqualifications.preview(id, body, account.id) };
  }

  @Answers(medalCalls.disqualify)
  disqualify(
    @Param('id', IdPipe) id: number,
    @Body() body: DisqualificationRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.disqualifications.save(id, body, account.id);
  }

  @Answers(medalCalls.withdrawDisqualification)
  withdraw(
    @Param('id', IdPipe) id: number,
    @Param('unitId', IdPipe) unitId: number,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.disqualifications.withdraw(id, unitId, account.id);
  }
}
