// Somebody must always be able to manage users: writers of accounts and roles take turns, and ask before they commit.
import type { EntityManager } from 'typeorm';
import type { Permission } from '@gelanggang/contract/permissions';
import { conflict } from '../http/refusals';
import { usersSentences } from './sentences';

const ADMIN: Permission = 'manage users';

/** Held to the end of the transaction; first, so that no two of them wait for each other's rows. */
export async function lockAdministration(manager: EntityManager): Promise<void> {
  await manager.query('select 1 from permission where name = $1 for no key update', [ADMIN]);
}

/** Asked after the change and before its commit: 409 when no active account could manage users any more. */
export async function requireAdminLeft(manager: EntityManager): Promise<void> {
  const left = await manager.query<unknown[]>(
    `select 1 from account a
     join account_role ar on ar.account_id = a.id
     join role_permission rp on rp.role_id = ar.role_id
     where a.is_active and rp.permission_name = $1 limit 1`,
    [ADMIN],
  );
  if (left.length === 0) {
    throw conflict(usersSentences.lastAdmin);
  }
}
