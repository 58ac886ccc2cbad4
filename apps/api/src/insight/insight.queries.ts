// Reads the lists beside the figures: the members behind one, and tournaments beside each other.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { InsightMember, InsightMembersQuery, TournamentInsight } from '@gelanggang/contract/insight';
import { ENTRIES, filterValues } from '@gelanggang/database/queries/insight.queries';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { limitOf } from '../http/pagination';

@Injectable()
export class InsightQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** By contingent and name. Null: there is no such tournament. */
  async members(
    tournamentId: number,
    query: InsightMembersQuery,
  ): Promise<{ rows: InsightMember[]; total: number } | null> {
    const [tournament] = await this.dataSource.query<{ id: number }[]>(
      'select id from tournament where id = $1 and deleted_at is null',
      [tournamentId],
    );
    if (!tournament) return null;
    const from = `from (${ENTRIES}) as entry
      where ($7::bigint is null or coalesce(district_id, 0) = $7) and ($8::bigint is null or age_category_id = $8)
        and ($9::bigint is null or category_class_id = $9) and ($10::bigint is null or contingent_id = $10)
        and ($11::text is null or (kind = $11 and is_participant))
        and ($12::text is null or payment = $12)
        and ($13::text is null or name ilike $13 or contingent ilike $13)`;
    const values = [
      ...filterValues(tournamentId, query),
      query.district_id ?? null,
      query.age_category_id ?? null,
      query.category_class_id ?? null,
      query.contingent_id ?? null,
      query.kind ?? null,
      query.payment ?? null,
      query.search ? likePattern(query.search) : null,
    ];
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::int as total ${from}`, values);
    const { limit, offset } = limitOf(query);
    const rows = await this.dataSource.query<InsightMember[]>(
      `select page.id, page.name, json_build_object('id', contingent_id, 'name', contingent) as contingent,
              coalesce(p.name, '') as province, coalesce(d.name, '') as district_name, match_category,
              a.name as age_category, coalesce(l.name, ${nomorName('$1', 'page.nomor')}) as class_name, page.gender, payment, billing_id, amount
       from (select * ${from} order by contingent, name, id limit $14 offset $15) as page
       join age_category a on a.id = page.age_category_id
       left join category_class l on l.id = page.category_class_id
       left join province p on p.id = page.province_id
       left join district d on d.id = page.district_id
       order by page.contingent, page.name, page.id`,
      [...values, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  /** Oldest first: how the tournaments of this house grow. */
  tournaments(own: number[] | null): Promise<TournamentInsight[]> {
    return this.dataSource.query(
      `with entry as (
         select e.tournament_id, e.team_member_id, k.kind, c.province_id, p.id is not null as is_participant,
                coalesce(d.amount, member_fee(e.tournament_id, e.team_member_id), 0) as amount, b.status
         from tournament_entry e
         join contingent c on c.id = e.contingent_id
         join match_category k on k.id = e.match_category_id
         left join participant p on p.tournament_id = e.tournament_id and p.team_member_id = e.team_member_id
         left join billing_detail d
           on d.tournament_id = e.tournament_id and d.team_member_id = e.team_member_id and d.holds
         left join billing b on b.id = d.billing_id
       ), figures as (
         select tournament_id, count(*)::int as registered,
           count(*) filter (where is_participant and kind = 'tanding')::int as tanding,
           count(*) filter (where is_participant and kind = 'seni')::int as seni,
           count(*) filter (where is_participant)::int as total_participants,
           sum(amount)::float8 as projected_income,
           coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as paid_income
         from entry group by tournament_id
       ), once as (
         select tournament_id, sum(amount)::float8 as projected, coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as paid
         from (
           select f.tournament_id, f.amount, b.status from contingent_fee f join billing b on b.id = f.billing_id where f.holds
           union all
           select g.tournament_id, g.amount, b.status from billing_charge g join billing b on b.id = g.billing_id where b.holds
           union all
           select r.tournament_id, s.contingent_fee, null from contingent_registration r
           join fee_setting s on s.tournament_id = r.tournament_id and s.contingent_fee > 0
           where exists (select from tournament_entry e
               where e.tournament_id = r.tournament_id and e.contingent_id = r.contingent_id)
             and not exists (select from contingent_fee f
               where f.tournament_id = r.tournament_id and f.contingent_id = r.contingent_id and f.holds)) as fee
         group by tournament_id
       ), places as (
         select tournament_id, json_agg(json_build_object('province_id', province_id, 'province', province,
           'total_participants', participants) order by participants desc, province) as provinces
         from (select tournament_id, province_id, coalesce(v.name, 'Tanpa provinsi') as province,
                      count(*)::int as participants
               from entry left join province v on v.id = entry.province_id
               where is_participant group by tournament_id, province_id, v.name) as place
         group by tournament_id
       )
       select t.id, t.name, to_char(t.start_date, 'YYYY-MM-DD') as start_date,
         (select count(*)::int from contingent_registration r where r.tournament_id = t.id) as total_contingents,
         coalesce(f.registered, 0) as registered, coalesce(f.tanding, 0) as tanding, coalesce(f.seni, 0) as seni,
         coalesce(f.total_participants, 0) as total_participants, coalesce(f.projected_income, 0) + coalesce(o.projected, 0) as projected_income,
         coalesce(f.paid_income, 0) + coalesce(o.paid, 0) as paid_income, coalesce(p.provinces, '[]'::json) as provinces
       from tournament t left join figures f on f.tournament_id = t.id left join places p on p.tournament_id = t.id
       left join once o on o.tournament_id = t.id
       where t.deleted_at is null and ($1::bigint[] is null or t.id = any($1)) order by t.start_date, t.id`,
      [own],
    );
  }
}
