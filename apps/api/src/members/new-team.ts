// Who works in a new tournament from the start, and whoever an admin limits to an arena works where that arena is.
import { OFFICE_PERMISSIONS, SEES_ALL } from '@gelanggang/contract/member-roles';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import type { EntityManager } from 'typeorm';

/** $3: whether account $2 sees all tournaments by its roles on the site. */
const SEES_ALL_SQL = `exists (
  select from account_role held join role_permission grants on grants.role_id = held.role_id
  where held.account_id = $2 and grants.permission_name = $3)`;

/**
 * Operators and weighers of the newest other tournament that the account owns, or, of an admin, of the site: the same team
 * stands at the tables again. Who holds more than that there, another organiser of old for example, has to be invited.
 */
export async function bringDayTeam(manager: EntityManager, tournamentId: number, accountId: number): Promise<void> {
  await manager.query(
    `insert into tournament_member (tournament_id, account_id, role, added_by)
     select $1, m.account_id, m.role, $2
     from tournament_member m
     where m.tournament_id = (
         select t.id from tournament t
         where t.id <> $1 and t.deleted_at is null and not ${isOfRehearsal('t.id')} and (${SEES_ALL_SQL} or exists (
           select from tournament_member own
           where own.tournament_id = t.id and own.account_id = $2 and own.role = 'owner'))
         order by t.created_at desc, t.id desc limit 1)
       and m.account_id <> $2
       and (m.role = 'operator' or m.role = 'staff' and not exists (
         select from account_role held join role_permission grants on grants.role_id = held.role_id
         where held.account_id = m.account_id and grants.permission_name = any($4::text[])))
     on conflict do nothing`,
    [tournamentId, accountId, SEES_ALL, OFFICE_PERMISSIONS],
  );
}

/**
 * Where an admin makes a tournament, those own it too who own all others of the site: one office that shares its work, as on a
 * site of one organiser. Of several organisers none owns what the others have, and none is given it.
 */
export async function bringOffice(manager: EntityManager, tournamentId: number, accountId: number): Promise<void> {
  await manager.query(
    `insert into tournament_member (tournament_id, account_id, role, added_by)
     select $1, m.account_id, 'owner', $2
     from tournament_member m join tournament t on t.id = m.tournament_id
     where t.id <> $1 and t.deleted_at is null and not ${isOfRehearsal('t.id')} and m.role = 'owner' and ${SEES_ALL_SQL}
     group by m.account_id
     having count(*) = (select count(*) from tournament where id <> $1 and deleted_at is null and not ${isOfRehearsal('id')})
     on conflict do nothing`,
    [tournamentId, accountId, SEES_ALL],
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
