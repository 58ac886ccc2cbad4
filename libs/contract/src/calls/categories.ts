// The calls of the lookups of categories.
import { apiCall } from '../call';
import type {
  AgeCategoriesQuery,
  AgeCategoryAnswer,
  FetchAgeCategoriesQuery,
  FetchMatchCategoriesQuery,
  MatchCategoriesQuery,
  MatchCategoryAnswer,
  NamedAnswer,
  NomorAnswer,
  NomorQuery,
  OfferedMatchCategoryAnswer,
} from '../categories';

export const championshipCategories = apiCall('GET /championship-categories', 'signed-in', {
  of: 'shared',
}).rows<NamedAnswer>();
export const matchCategories = apiCall('GET /match-categories', 'signed-in', { of: 'shared' }).rows<
  MatchCategoryAnswer,
  { query: MatchCategoriesQuery }
>();
export const offeredMatchCategories = apiCall('GET /fetch-match-categories', 'signed-in', { of: 'shared' }).rows<
  OfferedMatchCategoryAnswer,
  { query: FetchMatchCategoriesQuery }
>();
export const ageCategories = apiCall('GET /age-categories', 'signed-in', { of: 'contingent query.contingent_id' }).rows<
  AgeCategoryAnswer,
  { query: AgeCategoriesQuery }
>();
export const ageCategoriesOf = apiCall('GET /fetch-age-categories', 'signed-in', {
  of: 'contingent query.contingent_id',
}).rows<AgeCategoryAnswer, { query: FetchAgeCategoriesQuery }>();
export const nomor = apiCall('GET /fetch-nomor', 'signed-in', {
  of: ['tournament query.tournament_id', 'contingent query.contingent_id'],
}).rows<NomorAnswer, { query: NomorQuery }>();
