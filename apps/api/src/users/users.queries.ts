// Reads accounts and roles for administrators, and the open sessions of one account.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccountRow, ArenaName, RoleAnswer, SessionAnswer, UsersQuery } from '@gelanggang/contract/users';
import { SESSION_STANDS } from '@gelanggang/database/queries/session.queries';
import { beginningFirst, likePattern } from '@gelanggang/database/queries/like-pattern';
import { isRehearsalAccount } from '@gelanggang/database/queries/rehearsal.queries';
import { versionOfContent } from '../http/changed-meanwhile';
import { limitOf } from '../http/pagination';

/** No hash of any password: nobody signs in with it. */
export const NO_PASSWORD = '!';

/** Sub-selects run for the rows of the page only. */
const COLUMNS = `a.id, a.name, a.email, a.is_active, a.created_at,
  a.password_hash = '${NO_PASSWORD}' as is_invited, a.email_verified_at is not null as email_verified,
  coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
    from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id), '[]') as roles,
  coalesce((select json_agg(json_build_object('id', ta.id, 'name', ta.name, 'tournament', t.name) order by t.id, ta.name, ta.id)
    from account_arena aa join tournament_arena ta on ta.id = aa.arena_id join tournament t on t.id = ta.tournament_id
    where aa.account_id = a.id), '[]') as arenas,
  (select count(*)::int from session s where s.account_id = a.id and ${SESSION_STANDS}) as sessions_count,
  (select max(s.last_used_at) from session s where s.account_id = a.id) as last_used_at`;

type Times<T, K extends keyof T> = Omit<T, K> & { [P in K]: null extends T[P] ? Date | null : Date };
type ReadAccount = Times<Omit<AccountRow, 'version'>, 'created_at' | 'last_used_at'>;

@Injectable()
export class UsersQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: UsersQuery): Promise<{ rows: AccountRow[]; total: number }> {
    const where = `where ($1 = '%%' or a.name ilike $1 or a.email ilike $1)
      and ($2::bigint is null or exists (
        select 1 from account_role ar where ar.account_id = a.id and ar.role_id = $2))
      and ($3::boolean is null or a.is_active = $3) and not ${isRehearsalAccount('a.id')}`;
    const isActive = query.status === undefined ? null : query.status === 'active';
    const values = [likePattern(query.search), query.role_id ?? null, isActive];
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from account a ${where}`,
      values,
    );
    const { limit, offset } = limitOf(query);
    const rows = await this.dataSource.query<ReadAccount[]>(
      `select ${COLUMNS} from account a ${where} order by ${beginningFirst('a.name', '$1')}, lower(a.name), a.id limit $4 offset $5`,
      [...values, limit, offset],
    );
    return { rows: rows.map(toRow), total: counted?.total ?? 0 };
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<AccountRow | null> {
    const [row] = await manager.query<ReadAccount[]>(`select ${COLUMNS} from account a where a.id = $1`, [id]);
    return row ? toRow(row) : null;
  }

  arenas(): Promise<ArenaName[]> {
    return this.dataSource.query(
      `select ta.id, ta.name, t.name as tournament
       from tournament_arena ta join tournament t on t.id = ta.tournament_id
       where t.deleted_at is null and t.end_date >= (now() at time zone t.time_zone)::date
       order by t.start_date, t.id, ta.name, ta.id`,
    );
  }

  async countActive(): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from account where is_active and not ${isRehearsalAccount('id')}`,
    );
    return row?.total ?? 0;
  }

  async roles(manager: EntityManager = this.dataSource.manager): Promise<RoleAnswer[]> {
    const rows = await manager.query<Omit<RoleAnswer, 'version'>[]>(
      `select r.id, r.key, r.name,
              array(select rp.permission_name from role_permission rp where rp.role_id = r.id order by 1) as permissions,
              (select count(*)::int from account_role ar join account a on a.id = ar.account_id
               where ar.role_id = r.id and a.is_active and not ${isRehearsalAccount('a.id')}) as accounts_count
       from role r order by r.id`,
    );
    return rows.map((row) => ({ ...row, version: versionOfContent([row.name, row.permissions]) }));
  }

  async openSessions(accountId: number, currentId: number): Promise<SessionAnswer[]> {
    const rows = await this.dataSource.query<Times<SessionAnswer, 'created_at' | 'last_used_at' | 'expires_at'>[]>(
      `select s.id, s.user_agent, s.created_at, s.last_used_at, s.expires_at, s.id = $2 as is_current
       from session s where s.account_id = $1 and ${SESSION_STANDS} order by s.id = $2 desc, s.last_used_at desc, s.id`,
      [accountId, currentId],
    );
    return rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }));
  }
}

function toRow(row: ReadAccount): AccountRow {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    version: versionOf(row),
  };
}

/** A password that was set, or a session that ended, changes nothing of the form. */
const versionOf = ({ name, email, roles, arenas }: ReadAccount): number =>
  versionOfContent([name, email, roles.map(({ id }) => id), arenas.map(({ id }) => id)]);
