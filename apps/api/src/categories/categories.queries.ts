// Reads the categories that forms and filters offer.
import { ageBounds, isAgeInUse, isAgeOfContingent } from '@gelanggang/database/queries/age-categories';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { nomorName, nomorSetsOf } from '@gelanggang/database/queries/nomor.queries';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { nomorChoicesOfAll, type NomorSet } from '@gelanggang/domain/rules/nomor';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import type {
  AgeCategoryAnswer,
  FetchAgeCategoriesQuery,
  MatchCategoryAnswer,
  NamedAnswer,
  NomorAnswer,
  NomorQuery,
  OfferedMatchCategoryAnswer,
} from '@gelanggang/contract/categories';

/** Entries of before there were events. */
const WITHOUT_NOMOR = 'Tanpa nomor';

interface NomorRow extends AgeBounds {
  key: SeniMatchType | 'tanding';
  sets: NomorSet[];
  /** What entries of the tournament name, empty among them where some name none. */
  entered: NomorAnswer[];
}

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
      `select c.id, c.name, c.key, c.kind, c.unit_size, o.id as tournament_match_category_id, offer_fee(o, now()) as registration_fee
       from match_category c
       left join tournament_match_category o on o.match_category_id = c.id and o.tournament_id = $1
       where $1::bigint is null or o.id is not null
       order by c.id`,
      [tournamentId],
    );
  }

  /**
   * Those of a tournament, or of the tournaments of a contingent that are not over; without either, and where the contingent
   * has none, all that are in use. For tanding, which is fought in classes, those that have one. A contingent of another
   * account than `owner` is none.
   */
  ageCategories(query: FetchAgeCategoriesQuery, owner: number | null): Promise<AgeCategoryAnswer[]> {
    return this.dataSource.query(
      `with own as (
         select a.* from age_category a join contingent n on n.id = $3::bigint and ($4::bigint is null or n.account_id = $4)
         where ${isAgeOfContingent('n.id')}
       )
       select id, name, above_years, up_to_years, counting,
         (select s.body ->> 'name' from rule_set s where s.code = a.rule_set and a.rule_set <> 'ipsi-2025') as rule_set,
         round_count, round_seconds, break_seconds from age_category a
       where ($1::bigint is null
         or exists (select 1 from match_category c where c.id = $1 and (c.kind = 'seni'
              or exists (select 1 from category_class k where k.age_category_id = a.id))))
         and case when $2::bigint is not null then tournament_has_age($2, a.id)
           when exists (select from own) then a.id in (select own.id from own)
           else ${isAgeInUse()} end
       order by position, id`,
      [query.match_category_id ?? null, query.tournament_id ?? null, query.contingent_id ?? null, owner],
    );
  }

  /** A contingent of another account than `owner` has none. */
  async nomor(query: NomorQuery, owner: number | null): Promise<NomorAnswer[]> {
    const [row] = await this.dataSource.query<NomorRow[]>(
      `select c.key, ${ageBounds()}, ${nomorSetsOf(`
         select t.rule_set from tournament t where t.id = $3 and t.deleted_at is null
         union select t.rule_set from contingent n join contingent_registration r on r.contingent_id = n.id
           join tournament t on t.id = r.tournament_id and t.deleted_at is null
         where n.id = $4 and ($5::bigint is null or n.account_id = $5)
           and t.end_date >= (now() at time zone t.time_zone)::date`)} as sets,
         (select coalesce(json_agg(json_build_object('id', e.nomor, 'name', ${nomorName('$3', 'e.nomor')}) order by e.nomor), '[]')
          from (select distinct m.nomor from tournament_entry x join team_member m on m.id = x.team_member_id
                where $5::bigint is null and x.tournament_id = $3 and m.match_category_id = c.id
                  and m.age_category_id = a.id) e) as entered
       from match_category c, age_category a where c.id = $1 and a.id = $2`,
      [query.match_category_id, query.age_category_id, query.tournament_id ?? null, query.contingent_id ?? null, owner],
    );
    if (!row || row.key === 'tanding') return [];
    const choices = nomorChoicesOfAll(row.sets, row, row.key).map(({ id, name }) => ({ id, name }));
    const others = row.entered.filter((one) => !choices.some((choice) => choice.id === one.id));
    // a category without events has entries without one, and nothing to choose
    if (choices.length === 0 && others.every((one) => one.id === '')) return [];
    const without = others.some((one) => one.id === '') ? [{ id: '', name: WITHOUT_NOMOR }] : [];
    return [...choices, ...others.filter((one) => one.id !== ''), ...without];
  }
}
