// Reads contingents. `owner` is the account whose rows may be seen, or null for all.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContingentDetail, ContingentName, ContingentRow } from '@gelanggang/contract/contingents';
import type { Seen } from '@gelanggang/contract/member-roles';
import {
  CONTINGENT_CONDITIONS,
  CONTINGENT_ORDER,
  type ContingentsFilter,
  contingentValues,
  OWN_CONTINGENTS,
  REGISTERED_CONTINGENTS,
  SEEN_CONTINGENTS,
} from '@gelanggang/database/queries/contingent-list.queries';

/** $1 owner, $2 tournament: of `is_registered`. Sub-selects run for the rows of the page only. */
const COLUMNS = `
  c.id, c.name, c.pic_name, c.pic_phone, c.pic_email,
  coalesce((select string_agg(t.name, ', ' order by t.start_date desc, t.id)
    from contingent_registration r join tournament t on t.id = r.tournament_id
    where r.contingent_id = c.id and t.deleted_at is null), '') as tournament_name,
  (select count(*)::int from team_member m where m.contingent_id = c.id) as team_members_count,
  exists (select 1 from contingent_registration r
    where r.contingent_id = c.id and ($2::bigint is null or r.tournament_id = $2)) as is_registered`;

@Injectable()
export class ContingentsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    filter: ContingentsFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: ContingentRow[]; total: number }> {
    const where = `where ${CONTINGENT_CONDITIONS}`;
    const values = contingentValues(filter);
    const order = filter.search === '' ? 'page' : 'found';
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from contingent c ${where}`,
      values,
    );
    const rows = await this.dataSource.query<ContingentRow[]>(
      `select ${COLUMNS} from contingent c ${where} order by ${CONTINGENT_ORDER[order]} limit $5 offset $6`,
      [...values, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  ofAccount(accountId: number, tournamentId: number | null): Promise<ContingentRow[]> {
    return this.dataSource.query(`select ${COLUMNS} from contingent c where ${OWN_CONTINGENTS} order by c.name, c.id`, [
      accountId,
      tournamentId,
    ]);
  }

  names({ owner, tournaments }: Seen, tournamentId: number | null): Promise<ContingentName[]> {
    return this.dataSource.query(
      `select c.id, c.name from contingent c where ${SEEN_CONTINGENTS} and ${REGISTERED_CONTINGENTS} order by c.name, c.id`,
      [owner, tournamentId, tournaments],
    );
  }

  async byId(
    id: number,
    owner: number | null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ContingentDetail | null> {
    const rows = await manager.query<ContingentDetail[]>(
      `select c.id, c.name, c.pic_name, c.pic_phone, c.pic_email, c.country_id, c.province_id, c.district_id,
              c.subdistrict_id, c.ward_id, c.address, c.version,
              coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'start_date', t.start_date)
                  order by t.start_date desc, t.id)
                from contingent_registration r join tournament t on t.id = r.tournament_id
                where r.contingent_id = c.id and t.deleted_at is null), '[]') as tournaments
       from contingent c where ${OWN_CONTINGENTS} and c.id = $2`,
      [owner, id],
    );
    return rows[0] ?? null;
  }
}
