// Who did what keeps its name over a handover: accounts are found again by their e-mail, whatever their numbers are.
import type { EntityManager } from 'typeorm';
import type { HandoverHeader } from './handover-file';

/** No password has this hash. */
const NO_PASSWORD = '-';

/** Whoever worked in it there works in it here, with the same role: of a tournament that was not here before. */
export async function placeMembers(manager: EntityManager, { accounts, tournament }: HandoverHeader): Promise<void> {
  await manager.query(
    `insert into tournament_member (tournament_id, account_id, role)
     select $1, a.id, g.member from jsonb_to_recordset($2::jsonb) as g(email text, member text)
     join account a on a.email = g.email where g.member is not null on conflict do nothing`,
    [tournament.id, JSON.stringify(accounts.map(({ email, member }) => ({ email, member })))],
  );
}

/**
 * Answers the name of a table `(there, here)`. Somebody who is not known here becomes an account that cannot sign in,
 * unless the password came along; accounts that are here stay as they are. On the way back nobody gains anything.
 */
export async function placeAccounts(manager: EntityManager, { accounts, block }: HandoverHeader): Promise<string> {
  const given = JSON.stringify(
    block === null ? accounts.map(({ id, email, name }) => ({ id, email, name, roles: [] })) : accounts,
  );
  const columns = 'as g(id bigint, email text, name text, roles text[], password_hash text)';
  await manager.query(
    `with made as (
       insert into account (name, email, password_hash, is_active)
       select g.name, g.email, coalesce(g.password_hash, $2), g.password_hash is not null
       from jsonb_to_recordset($1::jsonb) ${columns} on conflict (email) do nothing returning id, email
     )
     insert into account_role (account_id, role_id)
     select made.id, r.id from made join jsonb_to_recordset($1::jsonb) ${columns} on g.email = made.email
     join role r on r.key = any (g.roles)`,
    [given, NO_PASSWORD],
  );
  await manager.query('create temporary table handed_account (there bigint primary key, here bigint) on commit drop');
  await manager.query(
    `insert into handed_account (there, here)
     select g.id, a.id from jsonb_to_recordset($1::jsonb) ${columns} join account a on a.email = g.email`,
    [given],
  );
  return 'handed_account';
}
