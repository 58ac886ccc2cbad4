// GET, POST, PUT and DELETE /tournament-activities.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as activityCalls from '@gelanggang/contract/calls/activities';
import { ActivityRequest, SetupQuery } from '@gelanggang/contract/tournament-setup';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { ACTIVITIES } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller()
export class ActivitiesController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Answers(activityCalls.list)
  async list(@Query() query: SetupQuery, @RequestUrl() url: string, @CurrentAccount() { rights }: RequestAccount) {
    const { rows, total } = await this.entries.page(ACTIVITIES, query, rights.tournamentsWith('manage tournament'));
    return paginated(rows, total, query, url);
  }

  @Answers(activityCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: await this.entries.find(ACTIVITIES, id) };
  }

  @Answers(activityCalls.create)
  create(@Body() body: ActivityRequest) {
    return this.setup.create(ACTIVITIES, body);
  }

  @Answers(activityCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: ActivityRequest) {
    return this.setup.update(ACTIVITIES, id, body);
  }

  @Answers(activityCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.setup.remove(ACTIVITIES, id);
  }
}
