// How a tournament finds its overall winner, and who was disqualified after the event. The medals themselves are a live snapshot: GET /live/{slug}/medals.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as medalCalls from '@gelanggang/contract/calls/medals';
import { DisqualificationPreviewRequest, DisqualificationRequest, MedalRuleRequest } from '@gelanggang/contract/medals';
import { PageQuery } from '@gelanggang/contract/page-query';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { DisqualifiedUnitsQueries } from './disqualified-units.queries';
import { DisqualificationsService } from './disqualifications.service';
import { MedalRuleService } from './medal-rule.service';

@Controller()
export class MedalsController {
  constructor(
    private readonly rules: MedalRuleService,
    private readonly disqualifications: DisqualificationsService,
    private readonly units: DisqualifiedUnitsQueries,
  ) {}

  @Answers(medalCalls.save)
  save(@Param('id', IdPipe) id: number, @Body() body: MedalRuleRequest) {
    return this.rules.save(id, body);
  }

  @Answers(medalCalls.disqualified)
  async disqualified(@Param('id', IdPipe) id: number) {
    return { data: await this.units.list(id) };
  }

  @Answers(medalCalls.drawnUnits)
  async drawnUnits(@Param('id', IdPipe) id: number, @Query() query: PageQuery, @RequestUrl() url: string) {
    const { rows, total } = await this.units.drawn(id, query);
    return paginated(rows, total, query, url);
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

  @Answers(medalCalls.liftUndrawn)
  liftUndrawn(
    @Param('id', IdPipe) id: number,
    @Param('memberId', IdPipe) memberId: number,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.disqualifications.liftUndrawn(id, memberId, account.id);
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
