// The calls of insight: each table of Spec 1 §7 by itself, all of them at once, and the lists behind them.
import { Controller, Param, Query } from '@nestjs/common';
import * as insightCalls from '@gelanggang/contract/calls/insight';
import { type Insight, InsightFilters, InsightMembersQuery, InsightQuery } from '@gelanggang/contract/insight';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { InsightStore } from './insight-store';
import { InsightQueries } from './insight.queries';
import { thingSentences } from '../http/sentences';

@Controller()
export class InsightController {
  constructor(
    private readonly store: InsightStore,
    private readonly queries: InsightQueries,
  ) {}

  @Answers(insightCalls.insight)
  insight(@Param('id', IdPipe) id: number, @Query() filters: InsightFilters) {
    return this.read(id, filters);
  }

  @Answers(insightCalls.members)
  async members(@Param('id', IdPipe) id: number, @Query() query: InsightMembersQuery, @RequestUrl() url: string) {
    const found = await this.queries.members(id, query);
    if (!found) throw notFound(thingSentences.event);
    return paginated(found.rows, found.total, query, url);
  }

  @Answers(insightCalls.tournaments)
  tournaments(@CurrentAccount() { rights }: RequestAccount) {
    return this.queries.tournaments(rights.tournamentsWith('view insight'));
  }

  @Answers(insightCalls.stats)
  async stats(@Param('id', IdPipe) id: number, @Query() filters: InsightFilters) {
    return (await this.read(id, filters)).stats;
  }

  @Answers(insightCalls.contingents)
  async contingents(@Param('id', IdPipe) id: number, @Query() filters: InsightFilters) {
    return (await this.read(id, filters)).contingents;
  }

  @Answers(insightCalls.summaryByProvince)
  async summaryByProvince(@Param('id', IdPipe) id: number, @Query() filters: InsightFilters) {
    const { contingent_provinces } = await this.read(id, filters);
    return Object.fromEntries(
      contingent_provinces.map(({ province, province_id, total_contingents }) => [
        province,
        { province_id, total_contingents },
      ]),
    );
  }

  @Answers(insightCalls.byProvince)
  async byProvince(@Query() query: InsightQuery) {
    return (await this.read(query.tournament_id, query)).provinces;
  }

  @Answers(insightCalls.byDistrict)
  async byDistrict(@Query() query: InsightQuery) {
    return (await this.read(query.tournament_id, query)).districts;
  }

  @Answers(insightCalls.byGender)
  async byGender(@Query() query: InsightQuery) {
    return (await this.read(query.tournament_id, query)).genders;
  }

  @Answers(insightCalls.byAgeCategory)
  async byAgeCategory(@Query() query: InsightQuery) {
    return (await this.read(query.tournament_id, query)).age_categories;
  }

  @Answers(insightCalls.byClass)
  async byClass(@Query() query: InsightQuery) {
    return (await this.read(query.tournament_id, query)).classes;
  }

  @Answers(insightCalls.income)
  async income(@Query() query: InsightQuery) {
    return (await this.read(query.tournament_id, query)).income;
  }

  @Answers(insightCalls.totalIncome)
  async totalIncome(@Query() query: InsightQuery) {
    return (await this.read(query.tournament_id, query)).total_income;
  }

  @Answers(insightCalls.joined)
  async joined(@Query() query: InsightQuery) {
    return (await this.read(query.tournament_id, query)).joined;
  }

  private async read(tournamentId: number, filters: InsightFilters): Promise<Insight> {
    const insight = await this.store.get(tournamentId, filters);
    if (!insight) throw notFound(thingSentences.event);
    return insight;
  }
}
