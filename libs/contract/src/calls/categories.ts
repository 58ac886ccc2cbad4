// The calls of the lookups of categories.
import { call } from '../call';
import type {
  AgeCategoryAnswer,
  FetchAgeCategoriesQuery,
  FetchMatchCategoriesQuery,
  MatchCategoriesQuery,
  MatchCategoryAnswer,
  NamedAnswer,
  OfferedMatchCategoryAnswer,
} from '../categories';

export const categoryCalls = {
  championshipCategories: call('GET /championship-categories', 'signed-in').rows<NamedAnswer>(),
  matchCategories: call('GET /match-categories', 'signed-in').rows<
    MatchCategoryAnswer,
    { query: MatchCategoriesQuery }
  >(),
  offeredMatchCategories: call('GET /fetch-match-categories', 'signed-in').rows<
    OfferedMatchCategoryAnswer,
    { query: FetchMatchCategoriesQuery }
  >(),
  ageCategories: call('GET /age-categories', 'signed-in').rows<AgeCategoryAnswer>(),
  ageCategoriesOf: call('GET /fetch-age-categories', 'signed-in').rows<
    AgeCategoryAnswer,
    { query: FetchAgeCategoriesQuery }
  >(),
};
