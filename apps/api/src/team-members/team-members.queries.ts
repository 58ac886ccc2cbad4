// Reads athletes with everything that the list and the form show, in two queries whatever the page's size.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TeamMemberDetail, TeamMemberRow } from '@gelanggang/contract/team-members';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { beginningFirst, likePattern } from '@gelanggang/database/queries/like-pattern';
import {
  isBilled,
  TEAM_MEMBER_ORDER,
  teamMemberIds,
  type TeamMembersFilter,
} from '@gelanggang/database/queries/team-member-list.queries';

/** Who is unpaid is everybody less who is paid: counting those two is far cheaper than asking each for its absence. */
function countOf(filter: TeamMembersFilter): string {
  const count = (counted: TeamMembersFilter) => `(select count(*)::int from (${teamMemberIds(counted).ids}) found)`;
  if (filter.payment !== 'unpaid') return count(filter);
  return `${count({ ...filter, payment: null })} - ${count({ ...filter, payment: 'paid' })}`;
}

/** Rows that are skipped are read too: a page of the second half is counted from the end. */
function fromNearerEnd(total: number, limit: number, offset: number): { order: string; take: number; skip: number } {
  if (2 * offset < total) return { order: 'desc', take: limit, skip: offset };
  const take = Math.max(0, Math.min(limit, total - offset));
  return { order: 'asc', take, skip: Math.max(0, total - offset - take) };
}

/** Of the members in `m`, whose contingent is `c`. */
const columns = (tournament: string) => `
  m.id, m.contingent_id, m.name, m.gender, to_char(m.birth_date, 'YYYY-MM-DD') as birth_date,
  m.body_weight::float8,
  json_build_object('id', c.id, 'name', c.name, 'tournament_contingents', coalesce((
    select json_agg(json_build_object('tournament', json_build_object('id', t.id, 'name', t.name))
      order by t.start_date desc, t.id)
    from contingent_registration r join tournament t on t.id = r.tournament_id
    where r.contingent_id = c.id and t.deleted_at is null and not exists (
      select from entry_withdrawal w where w.tournament_id = t.id and w.team_member_id = m.id)), '[]')) as contingent,
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
  m.nomor, ${nomorName(
    `coalesce(${tournament}::bigint, (select r.tournament_id from contingent_registration r
    join tournament t on t.id = r.tournament_id and t.deleted_at is null
    where r.contingent_id = m.contingent_id order by t.start_date desc, t.id desc limit 1))`,
    'm.nomor',
  )} as nomor_name,
  coalesce((select json_agg(json_build_object('id', p.id, 'tournament_id', p.tournament_id) order by p.id)
    from participant p where p.team_member_id = m.id and (${tournament}::bigint is null or p.tournament_id = ${tournament})), '[]')
    as tournament_participants,
  (select member_fee(o.tournament_id, m.id) from tournament_match_category o
    join contingent_registration r on r.tournament_id = o.tournament_id and r.contingent_id = c.id
    join tournament t on t.id = o.tournament_id
    where o.match_category_id = m.match_category_id and (${tournament}::bigint is null or o.tournament_id = ${tournament})
    order by t.start_date desc, t.id desc limit 1) as registration_fee,
  ${isBilled('m.id', tournament)} as exists_in_billing_details`;

const wishSql = (wish: 'initials' | 'gone'): string => `case when m.${wish}_asked_by is not null then
  json_build_object('asked_by', m.${wish}_asked_by,
    'asked_at', to_char(m.${wish}_asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;

const FORM_COLUMNS = `
  m.birth_place, m.body_height::float8, m.blood_type, m.nik, m.family_card_number, m.country_id, m.province_id,
  m.district_id, m.subdistrict_id, m.ward_id, m.address, m.championship_category_id, m.match_category_id,
  m.age_category_id, m.category_class_id, m.team_label, m.documents, m.photo_file_id as photo_id,
  ${wishSql('initials')} as initials, ${wishSql('gone')} as gone, m.version`;

@Injectable()
export class TeamMembersQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    filter: TeamMembersFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: TeamMemberRow[]; total: number }> {
    const { ids, values } = teamMemberIds(filter);
    const [most, skipped] = [1, 2].map((n) => `$${values.length + n}`);
    if (filter.search) {
      // looked for once, for the count and the page
      const pattern = `$${values.length + 3}::text`;
      const [found] = await this.dataSource.query<{ total: number; shown: string[] }[]>(
        `with found as materialized (${ids})
         select (select count(*)::int from found) as total,
                array(select m.id from found join team_member m using (id)
                  order by ${beginningFirst('m.name', pattern)}, m.id desc limit ${most} offset ${skipped}) as shown`,
        [...values, limit, offset, likePattern(filter.search)],
      );
      const shown = (found?.shown ?? []).map(Number);
      const rows = await this.read('select unnest($1::bigint[]) as id', [shown], filter.tournamentId);
      rows.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
      return { rows, total: found?.total ?? 0 };
    }
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select ${countOf(filter)} as total`, values);
    const total = counted?.total ?? 0;
    const { order, take, skip } = fromNearerEnd(total, limit, offset);
    if (take === 0) return { rows: [], total };
    // the rows of the page first, by ids alone; what they show is read for these only
    const page = `select id from (${ids}) found order by id ${order} limit ${most} offset ${skipped}`;
    const rows = await this.read(page, [...values, take, skip], filter.tournamentId);
    return { rows, total };
  }

  all(filter: TeamMembersFilter): Promise<TeamMemberRow[]> {
    const { ids, values } = teamMemberIds(filter);
    return this.read(ids, values, filter.tournamentId);
  }

  private read(ids: string, values: readonly unknown[], tournamentId: number | null): Promise<TeamMemberRow[]> {
    return this.dataSource.query(
      `with page as (${ids})
       select ${columns(`$${values.length + 1}`)} from page join team_member m using (id)
       join contingent c on c.id = m.contingent_id order by ${TEAM_MEMBER_ORDER.page}`,
      [...values, tournamentId],
    );
  }

  async byId(
    id: number,
    owner: number | null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<TeamMemberDetail | null> {
    const rows = await manager.query<TeamMemberDetail[]>(
      `select ${columns('null')}, ${FORM_COLUMNS} from team_member m join contingent c on c.id = m.contingent_id
       where m.id = $1 and ($2::bigint is null or c.account_id = $2)`,
      [id, owner],
    );
    return rows[0] ?? null;
  }
}
