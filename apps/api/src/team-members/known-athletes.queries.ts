// Finds people who took part before among the athletes that an account may see, so that nobody is typed twice.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Seen } from '@gelanggang/contract/member-roles';
import type { KnownAthlete } from '@gelanggang/contract/team-members';
import { beginningFirst, likePattern } from '@gelanggang/database/queries/like-pattern';
import { isRehearsalAccount } from '@gelanggang/database/queries/rehearsal.queries';

const MOST_PEOPLE = 8;
/** Newest entries that are looked through: a common name has many. */
const MOST_ENTRIES = 500;

@Injectable()
export class KnownAthletesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Among whom is seen. Digits are the beginning of a NIK. */
  find(search: string, { owner, tournaments }: Seen): Promise<KnownAthlete[]> {
    const isNik = /^\d+$/.test(search);
    // a NIK that begins with 0 stands in for one that was erased
    return this.dataSource.query(
      `with own as (
         select m.* from team_member m join contingent c on c.id = m.contingent_id
         where ($1::bigint is null or c.account_id = $1 or exists (
             select from contingent_registration seen
             where seen.contingent_id = c.id and seen.tournament_id = any($3::bigint[])))
           and m.nik not like '0%' and not ${isRehearsalAccount('c.account_id')}),
       found as (
         select id, nik, name from own where ${isNik ? 'nik' : 'name'} ilike $2
         order by ${beginningFirst('name', '$2')}, id desc limit ${MOST_ENTRIES}),
       newest as (select distinct on (nik) id, name from found order by nik, id desc),
       people as (select id from newest order by ${beginningFirst('name', '$2')}, id desc limit ${MOST_PEOPLE})
       select m.id, m.name, to_char(m.birth_date, 'YYYY-MM-DD') as birth_date, m.gender, m.nik, c.name as contingent,
         (select string_agg(distinct k.name, ', ' order by k.name)
            from own o join match_category k on k.id = o.match_category_id where o.nik = m.nik) as match_categories
       from people p join team_member m on m.id = p.id join contingent c on c.id = m.contingent_id
       order by ${beginningFirst('m.name', '$2')}, m.id desc`,
      [owner, isNik ? `${search}%` : likePattern(search), tournaments],
    );
  }
}
