// GET /championship-categories, /match-categories, /age-categories, /fetch-match-categories, /fetch-age-categories.
import { Controller, Get, Query } from '@nestjs/common';
import {
  type AgeCategoryAnswer,
  FetchAgeCategoriesQuery,
  FetchMatchCategoriesQuery,
  MatchCategoriesQuery,
  type MatchCategoryAnswer,
  type NamedAnswer,
  type OfferedMatchCategoryAnswer,
} from '@gelanggang/contract/categories';
import { CategoriesQueries } from './categories.queries';

@Controller()
export class CategoriesController {
  constructor(private readonly categories: CategoriesQueries) {}

  @Get('championship-categories')
  championshipCategories(): Promise<NamedAnswer[]> {
    return this.categories.championshipCategories();
  }

  @Get('match-categories')
  matchCategories(@Query() query: MatchCategoriesQuery): Promise<MatchCategoryAnswer[]> {
    return this.categories.matchCategories(query.championship_category_id ?? null);
  }

  @Get('fetch-match-categories')
  offeredMatchCategories(@Query() query: FetchMatchCategoriesQuery): Promise<OfferedMatchCategoryAnswer[]> {
    return this.categories.offeredMatchCategories(query.tournament_id ?? null);
  }

  @Get('age-categories')
  ageCategories(): Promise<AgeCategoryAnswer[]> {
    return this.categories.ageCategories(null);
  }

  @Get('fetch-age-categories')
  ageCategoriesOf(@Query() query: FetchAgeCategoriesQuery): Promise<AgeCategoryAnswer[]> {
    return this.categories.ageCategories(query.match_category_id ?? null);
  }
}
