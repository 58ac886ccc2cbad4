// The calls of insight: each table of Spec 1 §7 by itself, all of them at once, and the lists behind them.
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Paginated } from '@gelanggang/contract/http';
import {
  type AgeCategoryRow,
  type ClassRow,
  type ContingentInsight,
  type DistrictRow,
  type GenderRow,
  type IncomeRow,
  type Insight,
  InsightFilters,
  type InsightMember,
  InsightMembersQuery,
  InsightQuery,
  type InsightStats,
  type JoinDateRow,
  type ProvinceRow,
  type TotalIncomeRow,
  type TournamentInsight,
} from '@gelanggang/contract/insight';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { InsightStore } from './insight-store';
import { InsightQueries } from './insight.queries';

@Controller()
export class InsightController {
  constructor(
    private readonly store: InsightStore,
    private readonly queries: InsightQueries,
  ) {}

  @Get('tournaments/:id/insight')
  insight(@Param('id', IdPipe) id: number, @Query() filters: InsightFilters): Promise<Insight> {
    return this.read(id, filters);
  }

  @Get('tournaments/:id/insight/members')
  async members(
    @Param('id', IdPipe) id: number,
    @Query() query: InsightMembersQuery,
    @RequestUrl() url: string,
  ): Promise<Paginated<InsightMember>> {
    const found = await this.queries.members(id, query);
    if (!found) throw notFound();
    return paginated(found.rows, found.total, query, url);
  }

  @Get('insight/tournaments')
  tournaments(): Promise<TournamentInsight[]> {
    return this.queries.tournaments();
  }

  @Get('tournaments/:id/stats')
  async stats(@Param('id', IdPipe) id: number, @Query() filters: InsightFilters): Promise<InsightStats> {
    return (await this.read(id, filters)).stats;
  }

  @Get('tournaments/:id/contingents')
  async contingents(@Param('id', IdPipe) id: number, @Query() filters: InsightFilters): Promise<ContingentInsight[]> {
    return (await this.read(id, filters)).contingents;
  }

  @Get('tournaments/:id/contingents/summary-by-province')
  async summaryByProvince(
    @Param('id', IdPipe) id: number,
    @Query() filters: InsightFilters,
  ): Promise<Record<string, { province_id: number | null; total_contingents: number }>> {
    const { contingent_provinces } = await this.read(id, filters);
    return Object.fromEntries(
      contingent_provinces.map(({ province, province_id, total_contingents }) => [
        province,
        { province_id, total_contingents },
      ]),
    );
  }

  @Get('participants-by-province')
  async byProvince(@Query() query: InsightQuery): Promise<ProvinceRow[]> {
    return (await this.read(query.tournament_id, query)).provinces;
  }

  @Get('participants-by-district')
  async byDistrict(@Query() query: InsightQuery): Promise<DistrictRow[]> {
    return (await this.read(query.tournament_id, query)).districts;
  }

  @Get('participants-by-gender')
  async byGender(@Query() query: InsightQuery): Promise<GenderRow[]> {
    return (await this.read(query.tournament_id, query)).genders;
  }

  @Get('participants-by-age-category')
  async byAgeCategory(@Query() query: InsightQuery): Promise<AgeCategoryRow[]> {
    return (await this.read(query.tournament_id, query)).age_categories;
  }

  @Get('participants-by-category-class')
  async byClass(@Query() query: InsightQuery): Promise<ClassRow[]> {
    return (await this.read(query.tournament_id, query)).classes;
  }

  @Get('get-tournament-income')
  async income(@Query() query: InsightQuery): Promise<IncomeRow[]> {
    return (await this.read(query.tournament_id, query)).income;
  }

  @Get('get-total-income')
  async totalIncome(@Query() query: InsightQuery): Promise<TotalIncomeRow[]> {
    return (await this.read(query.tournament_id, query)).total_income;
  }

  @Get('contingents-join-by-date')
  async joined(@Query() query: InsightQuery): Promise<JoinDateRow[]> {
    return (await this.read(query.tournament_id, query)).joined;
  }

  private async read(tournamentId: number, filters: InsightFilters): Promise<Insight> {
    const insight = await this.store.get(tournamentId, filters);
    if (!insight) throw notFound();
    return insight;
  }
}
