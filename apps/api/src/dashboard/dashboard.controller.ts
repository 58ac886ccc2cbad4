// What waits: of a tournament for its office, and of its own entries for a manager.
import { Controller, Param, Query } from '@nestjs/common';
import * as dashboardCalls from '@gelanggang/contract/calls/dashboard';
import { OwnDeskQuery } from '@gelanggang/contract/dashboard';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { DeskQueries } from './desk.queries';
import { OwnDeskQueries } from './own-desk.queries';

@Controller()
export class DashboardController {
  constructor(
    private readonly desks: DeskQueries,
    private readonly ownDesks: OwnDeskQueries,
  ) {}

  @Answers(dashboardCalls.desk)
  async desk(@Param('id', IdPipe) id: number) {
    return { data: await this.desks.find(id) };
  }

  @Answers(dashboardCalls.own)
  async own(@Query() query: OwnDeskQuery, @CurrentAccount() account: RequestAccount) {
    return { data: await this.ownDesks.of(account.id, query.tournament_id ?? null) };
  }
}
