// The calls of insight.
import { call } from '../call';
import type {
  AgeCategoryRow,
  ClassRow,
  ContingentInsight,
  DistrictRow,
  GenderRow,
  IncomeRow,
  Insight,
  InsightFilters,
  InsightMember,
  InsightMembersQuery,
  InsightQuery,
  InsightStats,
  JoinDateRow,
  ProvinceRow,
  TotalIncomeRow,
  TournamentInsight,
} from '../insight';

export const insightCalls = {
  insight: call('GET /tournaments/{id}/insight', 'view insight').answers<Insight, { query: InsightFilters }>(),
  members: call('GET /tournaments/{id}/insight/members', 'view insight').page<
    InsightMember,
    { query: InsightMembersQuery }
  >(),
  tournaments: call('GET /insight/tournaments', 'view insight').rows<TournamentInsight>(),
  stats: call('GET /tournaments/{id}/stats', 'view insight').answers<InsightStats, { query: InsightFilters }>(),
  contingents: call('GET /tournaments/{id}/contingents', 'view insight').rows<
    ContingentInsight,
    { query: InsightFilters }
  >(),
  summaryByProvince: call('GET /tournaments/{id}/contingents/summary-by-province', 'view insight').answers<
    Record<string, { province_id: number | null; total_contingents: number }>,
    { query: InsightFilters }
  >(),
  byProvince: call('GET /participants-by-province', 'view insight').rows<ProvinceRow, { query: InsightQuery }>(),
  byDistrict: call('GET /participants-by-district', 'view insight').rows<DistrictRow, { query: InsightQuery }>(),
  byGender: call('GET /participants-by-gender', 'view insight').rows<GenderRow, { query: InsightQuery }>(),
  byAgeCategory: call('GET /participants-by-age-category', 'view insight').rows<
    AgeCategoryRow,
    { query: InsightQuery }
  >(),
  byClass: call('GET /participants-by-category-class', 'view insight').rows<ClassRow, { query: InsightQuery }>(),
  income: call('GET /get-tournament-income', 'view insight').rows<IncomeRow, { query: InsightQuery }>(),
  totalIncome: call('GET /get-total-income', 'view insight').rows<TotalIncomeRow, { query: InsightQuery }>(),
  joined: call('GET /contingents-join-by-date', 'view insight').rows<JoinDateRow, { query: InsightQuery }>(),
};
