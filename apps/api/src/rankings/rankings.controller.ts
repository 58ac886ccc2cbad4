// GET, POST, PUT and DELETE /rankings.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as rankingCalls from '@gelanggang/contract/calls/rankings';
import { PageQuery } from '@gelanggang/contract/page-query';
import { RankedOneQuery, RankingPreviewRequest, RankingRequest } from '@gelanggang/contract/rankings';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { RankingsQueries } from './rankings.queries';
import { RankingsService } from './rankings.service';

@Controller()
export class RankingsController {
  constructor(
    private readonly queries: RankingsQueries,
    private readonly rankings: RankingsService,
  ) {}

  @Answers(rankingCalls.everyone)
  async everyone() {
    return { data: await this.queries.everyone() };
  }

  @Answers(rankingCalls.list)
  async list(@Query() query: PageQuery, @RequestUrl() url: string, @CurrentAccount() account: RequestAccount) {
    const { rows, total } = await this.queries.ofOffice(query, account);
    return paginated(rows, total, query, url);
  }

  @Answers(rankingCalls.choices)
  async choices() {
    return { data: await this.queries.choices() };
  }

  @Answers(rankingCalls.one)
  async one(@Param('id', IdPipe) id: number) {
    return { data: await this.rankings.table(id) };
  }

  @Answers(rankingCalls.ranked)
  async ranked(@Param('id', IdPipe) id: number, @Query() { key }: RankedOneQuery) {
    return { data: await this.rankings.ranked(id, key) };
  }

  @Answers(rankingCalls.read)
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.queries.own(id, account) };
  }

  @Answers(rankingCalls.preview)
  async preview(@Body() body: RankingPreviewRequest) {
    return { data: await this.rankings.preview(body) };
  }

  @Answers(rankingCalls.create)
  create(@Body() body: RankingRequest, @CurrentAccount() account: RequestAccount) {
    return this.rankings.create(body, account);
  }

  @Answers(rankingCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: RankingRequest, @CurrentAccount() account: RequestAccount) {
    return this.rankings.update(id, body, account);
  }

  @Answers(rankingCalls.remove)
  remove(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.rankings.remove(id, account);
  }
}
