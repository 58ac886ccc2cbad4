// The calls of insight.
import { apiCall } from '../call';
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

export const insight = apiCall('GET /tournaments/{id}/insight', 'view insight', { of: 'tournament id' }).answers<
  Insight,
  { query: InsightFilters }
>();
export const members = apiCall('GET /tournaments/{id}/insight/members', 'view insight', { of: 'tournament id' }).page<
  InsightMember,
  { query: InsightMembersQuery }
>();
export const tournaments = apiCall('GET /insight/tournaments', 'view insight', {
  of: 'lists',
}).rows<TournamentInsight>();
export const stats = apiCall('GET /tournaments/{id}/stats', 'view insight', { of: 'tournament id' }).answers<
  InsightStats,
  { query: InsightFilters }
>();
export const contingents = apiCall('GET /tournaments/{id}/contingents', 'view insight', { of: 'tournament id' }).rows<
  ContingentInsight,
  { query: InsightFilters }
>();
export const summaryByProvince = apiCall('GET /tournaments/{id}/contingents/summary-by-province', 'view insight', {
  of: 'tournament id',
}).answers<Record<string, { province_id: number | null; total_contingents: number }>, { query: InsightFilters }>();
export const byProvince = apiCall('GET /participants-by-province', 'view insight', {
  of: 'tournament query.tournament_id',
}).rows<ProvinceRow, { query: InsightQuery }>();
export const byDistrict = apiCall('GET /participants-by-district', 'view insight', {
  of: 'tournament query.tournament_id',
}).rows<DistrictRow, { query: InsightQuery }>();
export const byGender = apiCall('GET /participants-by-gender', 'view insight', {
  of: 'tournament query.tournament_id',
}).rows<GenderRow, { query: InsightQuery }>();
export const byAgeCategory = apiCall('GET /participants-by-age-category', 'view insight', {
  of: 'tournament query.tournament_id',
}).rows<AgeCategoryRow, { query: InsightQuery }>();
export const byClass = apiCall('GET /participants-by-category-class', 'view insight', {
  of: 'tournament query.tournament_id',
}).rows<ClassRow, { query: InsightQuery }>();
export const income = apiCall('GET /get-tournament-income', 'view insight', {
  of: 'tournament query.tournament_id',
}).rows<IncomeRow, { query: InsightQuery }>();
export const totalIncome = apiCall('GET /get-total-income', 'view insight', {
  of: 'tournament query.tournament_id',
}).rows<TotalIncomeRow, { query: InsightQuery }>();
export const joined = apiCall('GET /contingents-join-by-date', 'view insight', {
  of: 'tournament query.tournament_id',
}).rows<JoinDateRow, { query: InsightQuery }>();
