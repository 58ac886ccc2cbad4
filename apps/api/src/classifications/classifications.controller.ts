// GET, POST, PUT and DELETE /match-clasifications.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as classificationCalls from '@gelanggang/contract/calls/classifications';
import { ClassificationRequest, ClassificationsQuery } from '@gelanggang/contract/classifications';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { ClassificationsQueries } from './classifications.queries';
import { ClassificationsService } from './classifications.service';

@Controller()
export class ClassificationsController {
  constructor(
    private readonly queries: ClassificationsQueries,
    private readonly classifications: ClassificationsService,
  ) {}

  @Answers(classificationCalls.list)
  async list(
    @Query() query: ClassificationsQuery,
    @RequestUrl() url: string,
    @CurrentAccount() account: RequestAccount,
  ) {
    const { rows, total } = await this.queries.page(query, account.rights.tournamentsWith('manage tournament'));
    return paginated(rows, total, query, url);
  }

  @Answers(classificationCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.find(id) };
  }

  @Answers(classificationCalls.create)
  create(@Body() body: ClassificationRequest) {
    return this.classifications.create(body);
  }

  @Answers(classificationCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: ClassificationRequest) {
    return this.classifications.update(id, body);
  }

  @Answers(classificationCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.classifications.remove(id);
  }
}
