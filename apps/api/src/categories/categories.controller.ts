// GET /championship-categories, /match-categories, /age-categories, /fetch-match-categories, /fetch-age-categories, /fetch-nomor.
import { Controller, Query } from '@nestjs/common';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import {
  AgeCategoriesQuery,
  FetchAgeCategoriesQuery,
  FetchMatchCategoriesQuery,
  MatchCategoriesQuery,
  NomorQuery,
} from '@gelanggang/contract/categories';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { ownerOf } from '../http/own-rows';
import { CategoriesQueries } from './categories.queries';

@Controller()
export class CategoriesController {
  constructor(private readonly categories: CategoriesQueries) {}

  @Answers(categoryCalls.championshipCategories)
  championshipCategories() {
    return this.categories.championshipCategories();
  }

  @Answers(categoryCalls.matchCategories)
  matchCategories(@Query() query: MatchCategoriesQuery) {
    return this.categories.matchCategories(query.championship_category_id ?? null);
  }

  @Answers(categoryCalls.offeredMatchCategories)
  offeredMatchCategories(@Query() query: FetchMatchCategoriesQuery) {
    return this.categories.offeredMatchCategories(query.tournament_id ?? null);
  }

  @Answers(categoryCalls.ageCategories)
  ageCategories(@Query() query: AgeCategoriesQuery, @CurrentAccount() account: RequestAccount) {
    return this.categories.ageCategories(query, ownerOf(account));
  }

  @Answers(categoryCalls.ageCategoriesOf)
  ageCategoriesOf(@Query() query: FetchAgeCategoriesQuery, @CurrentAccount() account: RequestAccount) {
    return this.categories.ageCategories(query, ownerOf(account));
  }

  @Answers(categoryCalls.nomor)
  nomor(@Query() query: NomorQuery, @CurrentAccount() account: RequestAccount) {
    return this.categories.nomor(query, ownerOf(account));
  }
}
