// GET /fetch-category-classes, /fetch-available-class, /category-classes/fetch-class, /category-classes/fetch-by-age-category.
import { Controller, Param, Query } from '@nestjs/common';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import { AvailableClassQuery, FetchClassesQuery, FetchClassQuery } from '@gelanggang/contract/categories';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { ClassLookupsQueries } from './class-lookups.queries';

@Controller()
export class ClassLookupsController {
  constructor(private readonly classes: ClassLookupsQueries) {}

  @Answers(classLookupCalls.ofAgeCategory)
  ofAgeCategory(@Query() query: FetchClassesQuery) {
    return this.classes.ofAgeCategory(query.age_category_id);
  }

  @Answers(classLookupCalls.available)
  available(@Query() query: AvailableClassQuery) {
    return query.filter_for === 'drawing' ? this.classes.withUndrawn(query) : this.classes.withEntered(query);
  }

  @Answers(classLookupCalls.fitting)
  fitting(@Param('ageCategoryId', IdPipe) ageCategoryId: number, @Query() query: FetchClassQuery) {
    return this.classes.fitting(ageCategoryId, query.gender ?? null, query.body_weight ?? null);
  }

  @Answers(classLookupCalls.byGender)
  async byGender(@Param('ageCategoryId', IdPipe) ageCategoryId: number) {
    const all = await this.classes.ofAgeCategory(ageCategoryId);
    return {
      male: all.filter((one) => one.gender === 'male'),
      female: all.filter((one) => one.gender === 'female'),
    };
  }
}
