// The code that makes the first admin: printed where the server starts, and worth nothing once an admin is there.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ARENA_CODE_LETTERS } from '@gelanggang/contract/arena-codes';
import { FIRST_ADMIN_CODE_LENGTH } from '@gelanggang/contract/auth';

/** In table `setting`; it goes with the first admin. */
export const FIRST_ADMIN_SETTING = 'first-admin-code';

/** Active or not: who manages users, and the role itself. */
const ADMIN = `exists (select from account_role ar join role r on r.id = ar.role_id where r.key = 'admin'
    or exists (select from role_permission rp where rp.role_id = r.id and rp.permission_name = 'manage users'))`;

export async function hasAdmin(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ is: boolean }[]>(`select ${ADMIN} as is`);
  return row?.is === true;
}

/** The code of a server without an admin, the same at every start; null, and none kept, where an admin is there. */
export async function keepFirstAdminCode(manager: EntityManager): Promise<string | null> {
  if (await hasAdmin(manager)) {
    await forgetFirstAdminCode(manager);
    return null;
  }
  const code = Array.from({ length: FIRST_ADMIN_CODE_LENGTH }, () =>
    ARENA_CODE_LETTERS.charAt(randomInt(ARENA_CODE_LETTERS.length)),
  ).join('');
  await manager.query('insert into setting (key, value) values ($1, $2) on conflict (key) do nothing', [
    FIRST_ADMIN_SETTING,
    JSON.stringify(code),
  ]);
  return firstAdminCode(manager);
}

export async function firstAdminCode(manager: EntityManager): Promise<string | null> {
  const [row] = await manager.query<{ value: string }[]>('select value from setting where key = $1', [
    FIRST_ADMIN_SETTING,
  ]);
  return row?.value ?? null;
}

export async function forgetFirstAdminCode(manager: EntityManager): Promise<void> {
  await manager.query('delete from setting where key = $1', [FIRST_ADMIN_SETTING]);
}

const digest = (code: string): Buffer => createHash('sha256').update(code).digest();

export const isSameCode = (code: string, typed: string): boolean => timingSafeEqual(digest(code), digest(typed));
