// Reads pages of the audit, newest first, and whose changes stand in it.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Seen } from '@gelanggang/contract/member-roles';
import type { AuditPerson, AuditQuery, AuditRow } from '@gelanggang/contract/audit';
import {
  AUDIT_CONDITIONS,
  AUDIT_ORDER,
  auditValues,
  SUBJECT_NAME,
} from '@gelanggang/database/queries/audit-list.queries';
import { limitOf } from '../http/pagination';

@Injectable()
export class AuditQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: AuditQuery, seen: Seen): Promise<{ rows: AuditRow[]; total: number }> {
    const values = auditValues(query, seen);
    const { limit, offset } = limitOf(query);
    const rows = await this.dataSource.query<AuditRow[]>(
      `with page as (
         select u.* from audit u where ${AUDIT_CONDITIONS} order by ${AUDIT_ORDER} limit $8 offset $9
       )
       select u.id, u.at, case when a.id is null then null else jsonb_build_object('id', a.id, 'name', a.name) end
         as account, u.action, u.subject_type, u.subject_id, ${SUBJECT_NAME} as subject_name, u.device, u.address, u.detail
       from page u left join account a on a.id = u.account_id order by ${AUDIT_ORDER}`,
      [...values, limit, offset],
    );
    const [count] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from audit u where ${AUDIT_CONDITIONS}`,
      values,
    );
    return { rows, total: count?.total ?? 0 };
  }

  people({ owner, tournaments }: Seen): Promise<AuditPerson[]> {
    return this.dataSource.query(
      `select id, name from account a where exists (
         select 1 from audit u
         where u.account_id = a.id and ($1::bigint is null or u.account_id = $1 or u.scope && $2::bigint[]))
       order by name, id`,
      [owner, tournaments],
    );
  }
}
