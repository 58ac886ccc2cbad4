// Who runs the day comes along into a new tournament, and whoever an admin limits to an arena works where that arena is.
import { OFFICE_PERMISSIONS } from '@gelanggang/contract/member-roles';
import type { EntityManager } from 'typeorm';

/**
 * Operators and weighers of the newest other tournament that the account owns: the same team stands at the tables again. Who
 * holds more than that there, another organiser of old for example, has to be invited.
 */
export async function bringDayTeam(manager: EntityManager, tournamentId: number, accountId: number): Promise<void> {
  await manager.query(
    `insert into tournament_member (tournament_id, account_id, role, added_by)
     select $1, m.account_id, m.role, $2
     from tournament_member m
     where m.tournament_id = (
         select own.tournament_id from tournament_member own join tournament t on t.id = own.tournament_id
         where own.account_id = $2 and own.role = 'owner' and own.tournament_id <> $1 and t.deleted_at is null
         order by t.created_at desc, t.id desc limit 1)
       and m.account_id <> $2
       and (m.role = 'operator' or m.role = 'staff' and not exists (
         select from account_role held join role_permission grants on grants.role_id = held.role_id
         where held.account_id = m.account_id and grants.permission_name = any($3::text[])))`,
    [tournamentId, accountId, OFFICE_PERMISSIONS],
  );
}

/** An admin says that the account runs these arenas: it is a member where they are, with what its roles on the site hold. */
export async function joinWhereArenasAre(
  manager: EntityManager,
  accountId: number,
  arenaIds: readonly number[],
): Promise<void> {
  await manager.query(
    `insert into tournament_member (tournament_id, account_id, role)
     select distinct tournament_id, $1::bigint, 'staff' from tournament_arena where id = any($2::bigint[])
     on conflict do nothing`,
    [accountId, [...arenaIds]],
  );
}
