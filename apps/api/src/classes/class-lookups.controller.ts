// GET /fetch-category-classes, /fetch-available-class, /category-classes/fetch-class, /category-classes/fetch-by-age-category.
import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  type AvailableClassAnswer,
  AvailableClassQuery,
  type ClassAnswer,
  type ClassesByGenderAnswer,
  FetchClassesQuery,
  FetchClassQuery,
} from '@gelanggang/contract/categories';
import { IdPipe } from '../http/id.pipe';
import { ClassLookupsQueries } from './class-lookups.queries';

@Controller()
export class ClassLookupsController {
  constructor(private readonly classes: ClassLookupsQueries) {}

  @Get('fetch-category-classes')
  ofAgeCategory(@Query() query: FetchClassesQuery): Promise<ClassAnswer[]> {
    return this.classes.ofAgeCategory(query.age_category_id);
  }

  @Get('fetch-available-class')
  available(@Query() query: AvailableClassQuery): Promise<AvailableClassAnswer[]> {
    return query.filter_for === 'drawing' ? this.classes.withUndrawn(query) : this.classes.withEntered(query);
  }

  @Get('category-classes/fetch-class/:ageCategoryId')
  fitting(
    @Param('ageCategoryId', IdPipe) ageCategoryId: number,
    @Query() query: FetchClassQuery,
  ): Promise<ClassAnswer[]> {
    return this.classes.fitting(ageCategoryId, query.gender ?? null, query.body_weight ?? null);
  }

  @Get('category-classes/fetch-by-age-category/:ageCategoryId')
  async byGender(@Param('ageCategoryId', IdPipe) ageCategoryId: number): Promise<ClassesByGenderAnswer> {
    const all = await this.classes.ofAgeCategory(ageCategoryId);
    return {
      male: all.filter((one) => one.gender === 'male'),
      female: all.filter((one) => one.gender === 'female'),
    };
  }
}
