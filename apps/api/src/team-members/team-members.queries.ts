// Reads athletes with everything that the list and the form show, in two queries whatever the page's size.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MemberPayment, TeamMemberDetail, TeamMemberRow } from '@gelanggang/contract/team-members';
import { likePattern } from '../http/like-pattern';

export interface TeamMembersFilter {
  /** The account whose rows may be seen; null: all. */
  owner: number | null;
  tournamentId: number | null;
  matchCategoryId: number | null;
  ageCategoryId: number | null;
  categoryClassId: number | null;
  contingentId: number | null;
  payment: MemberPayment | null;
  /** Only those that stand in a billing. */
  isBilled: boolean;
  search: string;
}

const PAID = `exists (select 1 from participant p where p.team_member_id = m.id and ($2::bigint is null or p.tournament_id = $2))`;
const BILLED = `exists (select 1 from billing_detail d
  where d.team_member_id = m.id and d.holds and ($2::bigint is null or d.tournament_id = $2))`;

const WHERE = `
  where ($1::bigint is null or c.account_id = $1)
    and ($2::bigint is null or exists (
      select 1 from tournament_entry e where e.tournament_id = $2 and e.team_member_id = m.id))
    and ($3::bigint is null or m.match_category_id = $3)
    and ($4::bigint is null or m.age_category_id = $4)
    and ($5::bigint is null or m.category_class_id = $5)
    and ($6::bigint is null or m.contingent_id = $6)
    and ($7::text is null or ($7 = 'paid') = ${PAID})
    and (not $8 or ${BILLED})
    and ($9 = '%%' or m.name ilike $9 or c.name ilike $9 or m.nik like $9)`;

const FROM = `from team_member m join contingent c on c.id = m.contingent_id`;

/** Of the members in `m`, whose contingent is `c`; $2 is the tournament of the query, or null. */
const COLUMNS = `
  m.id, m.contingent_id, m.name, m.gender, to_char(m.birth_date, 'YYYY-MM-DD') as birth_date,
  m.body_weight::float8,
  json_build_object('id', c.id, 'name', c.name, 'tournament_contingents', coalesce((
    select json_agg(json_build_object('tournament', json_build_object('id', t.id, 'name', t.name))
      order by t.start_date desc, t.id)
    from contingent_registration r join tournament t on t.id = r.tournament_id
    where r.contingent_id = c.id and t.deleted_at is null), '[]')) as contingent,
  (select json_build_object('id', h.id, 'name', h.name)
    from championship_category h where h.id = m.championship_category_id) as championship_category,
  (select json_build_object('id', k.id, 'name', k.name, 'key', k.key, 'tournament_categories', coalesce((
      select json_agg(json_build_object('id', o.id, 'tournament_id', o.tournament_id,
        'registration_fee', o.registration_fee) order by o.id)
      from tournament_match_category o
      join contingent_registration r on r.tournament_id = o.tournament_id and r.contingent_id = c.id
      where o.match_category_id = k.id), '[]'))
    from match_category k where k.id = m.match_category_id) as match_category,
  (select json_build_object('id', a.id, 'name', a.name)
    from age_category a where a.id = m.age_category_id) as age_category,
  (select json_build_object('id', l.id, 'name', l.name, 'gender', l.gender,
      'weight_min', l.weight_min, 'weight_max', l.weight_max)
    from category_class l where l.id = m.category_class_id) as category_class,
  coalesce((select json_agg(json_build_object('id', p.id, 'tournament_id', p.tournament_id) order by p.id)
    from participant p where p.team_member_id = m.id and ($2::bigint is null or p.tournament_id = $2)), '[]')
    as tournament_participants,
  (select o.registration_fee from tournament_match_category o
    join contingent_registration r on r.tournament_id = o.tournament_id and r.contingent_id = c.id
    join tournament t on t.id = o.tournament_id
    where o.match_category_id = m.match_category_id and ($2::bigint is null or o.tournament_id = $2)
    order by t.start_date desc, t.id desc limit 1) as registration_fee,
  ${BILLED} as exists_in_billing_details`;

const FORM_COLUMNS = `
  m.birth_place, m.body_height::float8, m.blood_type, m.nik, m.family_card_number, m.country_id, m.province_id,
  m.district_id, m.subdistrict_id, m.ward_id, m.address, m.championship_category_id, m.match_category_id,
  m.age_category_id, m.category_class_id, m.team_label, m.documents, m.version`;

@Injectable()
export class TeamMembersQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    filter: TeamMembersFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: TeamMemberRow[]; total: number }> {
    const values = valuesOf(filter);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total ${FROM} ${WHERE}`,
      values,
    );
    // the rows of the page first, by ids alone; what they show is read for these only
    const rows = await this.dataSource.query<TeamMemberRow[]>(
      `with page as (select m.id ${FROM} ${WHERE} order by m.id desc limit $10 offset $11)
       select ${COLUMNS} from page join team_member m using (id) join contingent c on c.id = m.contingent_id
       order by m.id desc`,
      [...values, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  all(filter: TeamMembersFilter): Promise<TeamMemberRow[]> {
    return this.dataSource.query(`select ${COLUMNS} ${FROM} ${WHERE} order by m.id desc`, valuesOf(filter));
  }

  async byId(id: number, owner: number | null): Promise<TeamMemberDetail | null> {
    const rows = await this.dataSource.query<TeamMemberDetail[]>(
      `select ${COLUMNS}, ${FORM_COLUMNS} ${FROM}
       where ($1::bigint is null or c.account_id = $1) and $2::bigint is null and m.id = $3`,
      [owner, null, id],
    );
    return rows[0] ?? null;
  }
}

function valuesOf(filter: TeamMembersFilter): unknown[] {
  return [
    filter.owner,
    filter.tournamentId,
    filter.matchCategoryId,
    filter.ageCategoryId,
    filter.categoryClassId,
    filter.contingentId,
    filter.payment,
    filter.isBilled,
    likePattern(filter.search),
  ];
}
