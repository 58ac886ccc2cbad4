// Reads the categories that forms and filters offer.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  AgeCategoryAnswer,
  MatchCategoryAnswer,
  NamedAnswer,
  OfferedMatchCategoryAnswer,
} from '@gelanggang/contract/categories';

@Injectable()
export class CategoriesQueries {
  constructor(private readonly dataSource: DataSource) {}

  championshipCategories(): Promise<NamedAnswer[]> {
    return this.dataSource.query(`select id, name from championship_category order by id`);
  }

  /** Those that a championship category admits; null: all. */
  matchCategories(championshipCategoryId: number | null): Promise<MatchCategoryAnswer[]> {
    return this.dataSource.query(
      `select id, name, key, kind, unit_size from match_category c
       where $1::bigint is null or exists (
         select 1 from championship_match_category a
         where a.match_category_id = c.id and a.championship_category_id = $1)
       order by id`,
      [championshipCategoryId],
    );
  }

  /** Those that a tournament offers, with their fee; null: all, without one. */
  offeredMatchCategories(tournamentId: number | null): Promise<OfferedMatchCategoryAnswer[]> {
    return this.dataSource.query(
      `select c.id, c.name, c.key, c.kind, c.unit_size, o.id as tournament_match_category_id, o.registration_fee
       from match_category c
       left join tournament_match_category o on o.match_category_id = c.id and o.tournament_id = $1
       where $1::bigint is null or o.id is not null
       order by c.id`,
      [tournamentId],
    );
  }

  /** All; for tanding, which is fought in classes, those that have one. */
  ageCategories(matchCategoryId: number | null): Promise<AgeCategoryAnswer[]> {
    return this.dataSource.query(
      `select id, name, above_years, up_to_years, round_count, round_seconds, break_seconds from age_category a
       where $1::bigint is null
         or exists (select 1 from match_category c where c.id = $1 and (c.kind = 'seni'
              or exists (select 1 from category_class k where k.age_category_id = a.id)))
       order by position, id`,
      [matchCategoryId],
    );
  }
}
