// Reads who of a tournament is disqualified for doping, and who may be: anybody drawn, with a medal or without.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DisqualifiedUnit, DrawnUnit } from '@gelanggang/contract/medals';
import type { PageQuery } from '@gelanggang/contract/page-query';
import { beginningFirst, likePattern } from '@gelanggang/database/queries/like-pattern';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { limitOf } from '../http/pagination';

/** Of unit `u`, in full. */
export const NAMES_OF_UNIT = `(select string_agg(t.name, ', ' order by um.position) from pool_unit_member um
  join participant pa on pa.id = um.participant_id join team_member t on t.id = pa.team_member_id
  where um.unit_id = u.id)`;

/** Of disqualified entry `q`: no unit of it stands. */
export const IS_UNDRAWN = `not exists (
  select from participant pa join pool_unit_member um on um.participant_id = pa.id
  join disqualified_unit d on d.unit_id = um.unit_id
  where pa.tournament_id = q.tournament_id and pa.team_member_id = q.team_member_id)`;

/** Of a team in several stages of jurus only the unit of the last one. */
const DRAWN = `
  from (
    select u.id as unit_id, ${NAMES_OF_UNIT} as names, c.name as contingent, mc.kind, mc.name as match_category,
      a.name as age_category, d.gender,
      case when mc.kind = 'seni' then ${nomorName('d.tournament_id', 'd.nomor')} else coalesce(cc.name, '') end as class_name
    from pool_unit u
    join pool p on p.id = u.pool_id and p.tournament_id = $1 and p.status = 'ongoing'
    join drawing d on d.id = p.drawing_id
    join match_category mc on mc.id = d.match_category_id
    join age_category a on a.id = d.age_category_id
    join contingent c on c.id = u.contingent_id
    left join category_class cc on cc.id = d.category_class_id
    where not u.is_dummy and not exists (select 1 from disqualified_unit q where q.unit_id = u.id)
      and not exists (
        select 1 from drawing n join pool np on np.drawing_id = n.id join pool_unit nu on nu.pool_id = np.id
        join pool_unit_member own on own.unit_id = u.id
        join pool_unit_member num on num.unit_id = nu.id and num.participant_id = own.participant_id
        where n.from_drawing_id = d.id)
  ) found
  where names || ' ' || contingent ilike $2`;

@Injectable()
export class DisqualifiedUnitsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Also those whose draw was removed: they stay disqualified, and are so in the next one. */
  list(tournamentId: number): Promise<DisqualifiedUnit[]> {
    return this.dataSource.query<DisqualifiedUnit[]>(
      `select unit_id, team_member_id, names, contingent, reason from (
         select q.unit_id, null::bigint as team_member_id, ${NAMES_OF_UNIT} as names, c.name as contingent, q.reason,
           q.recorded_at
         from disqualified_unit q join pool_unit u on u.id = q.unit_id join pool p on p.id = u.pool_id
         join contingent c on c.id = u.contingent_id
         where p.tournament_id = $1
         union all
         select null, t.id, t.name, c.name, q.reason, q.recorded_at
         from disqualified_entry q join team_member t on t.id = q.team_member_id
         join contingent c on c.id = t.contingent_id
         where q.tournament_id = $1 and ${IS_UNDRAWN}
       ) out order by recorded_at, unit_id, team_member_id`,
      [tournamentId],
    );
  }

  /** Found by any part of a name or a contingent. */
  async drawn(tournamentId: number, query: PageQuery): Promise<{ rows: DrawnUnit[]; total: number }> {
    const asked = [tournamentId, likePattern(query.search)];
    const { limit, offset } = limitOf(query);
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::int as total ${DRAWN}`, asked);
    const rows = await this.dataSource.query<DrawnUnit[]>(
      `select * ${DRAWN} order by ${beginningFirst('names', '$2')}, names, unit_id limit $3 offset $4`,
      [...asked, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }
}
