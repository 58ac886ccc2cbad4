// What an account may do where, apart from a session: for jobs, and for whom to tell of a tournament.
import type { DataSource, EntityManager } from 'typeorm';
import {
  type Membership,
  OF_THE_DAY,
  OFFICE_PERMISSIONS,
  rolesWith,
  SEES_ALL,
  TournamentRights,
} from '@gelanggang/contract/member-roles';
import type { Permission } from '@gelanggang/contract/permissions';

/** What the account may do now; nothing once it is inactive. */
export async function rightsOfAccount(db: DataSource | EntityManager, accountId: number): Promise<TournamentRights> {
  return (await rightsOfAccounts(db, [accountId])).get(accountId) ?? new TournamentRights(new Set(), []);
}

/** Of several, in one statement; one that is inactive is not among them. */
export async function rightsOfAccounts(
  db: DataSource | EntityManager,
  accountIds: readonly number[],
): Promise<Map<number, TournamentRights>> {
  const rows = await db.query<{ id: number; site: Permission[]; memberships: Membership[] }[]>(
    `select a.id::float8 as id,
            array(select distinct rp.permission_name from account_role ar
                  join role_permission rp on rp.role_id = ar.role_id where ar.account_id = a.id) as site,
            array(select jsonb_build_object('tournamentId', m.tournament_id, 'role', m.role)
                  from tournament_member m where m.account_id = a.id) as memberships
     from account a where a.id = any($1::bigint[]) and a.is_active`,
    [[...accountIds]],
  );
  return new Map(rows.map(({ id, site, memberships }) => [id, new TournamentRights(new Set(site), memberships)]));
}

/** Active accounts that hold a permission in one of these tournaments, or in all. A rehearsal tells nobody of anything. */
export async function accountsWith(
  manager: EntityManager,
  permission: Permission,
  tournamentIds: readonly number[],
): Promise<number[]> {
  const rows: { id: number }[] = await manager.query(
    `with by_role as (
       select ar.account_id, rp.permission_name from account_role ar join role_permission rp on rp.role_id = ar.role_id)
     select a.id from account a
     where a.is_active and not exists (select from rehearsal where tournament_id = any($2::bigint[])) and (
       exists (
         select from tournament_member m
         where m.account_id = a.id and m.tournament_id = any($2::bigint[]) and (
           m.role = any($3::text[])
           or m.role = 'staff' and exists (
             select from by_role held where held.account_id = a.id and held.permission_name = $1)))
       -- everywhere: who sees all tournaments, and of what is done at tables and scales whoever does nothing else
       or exists (select from by_role held where held.account_id = a.id and held.permission_name = $1)
          and (exists (select from by_role held where held.account_id = a.id and held.permission_name = $4)
            or $1 = any($5::text[]) and not exists (
              select from by_role held where held.account_id = a.id and held.permission_name = any($6::text[]))))
     order by a.id`,
    [permission, [...tournamentIds], rolesWith(permission), SEES_ALL, OF_THE_DAY, OFFICE_PERMISSIONS],
  );
  return rows.map((row) => row.id);
}
