// Brings a database up to this version: schema, reference data, a server's first admin. Safe to run twice, and at once.
import 'reflect-metadata';
import type { EntityManager } from 'typeorm';
import { migrate } from '@gelanggang/database/migrate';
import { loadReference } from '@gelanggang/database/reference/load-reference';
import { loadEnv } from '@gelanggang/platform/env/env';
import { forgetFirstAdminCode, hasAdmin, keepFirstAdminCode } from '../auth/first-admin';
import { lockAdministration } from '../users/admin-lock';
import { runCommand, CommandRefusal } from './run-command';
import { hashPassword } from '../guessing/password-hash';

/** Any number that nothing else locks: two servers that start together prepare one after the other. */
const LOCK = 795_219_200;

async function makeFirstAdmin(manager: EntityManager, email: string, password: string): Promise<boolean> {
  await lockAdministration(manager);
  if (await hasAdmin(manager)) return false;
  const [account] = await manager.query<{ id: number }[]>(
    `insert into account (name, email, password_hash, email_verified_at) values ('Admin', lower($1), $2, now())
     on conflict (email) do nothing returning id`,
    [email, await hashPassword(password)],
  );
  if (!account)
    throw new CommandRefusal(`ADMIN_EMAIL ${email} belongs to an account that is no admin; choose another address.`);
  await manager.query(`insert into account_role (account_id, role_id) select $1, id from role where key = 'admin'`, [
    account.id,
  ]);
  await forgetFirstAdminCode(manager);
  return true;
}

runCommand(async (dataSource) => {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = loadEnv();
  const lock = dataSource.createQueryRunner();
  try {
    // another one may take its time to load everything
    await lock.query('set lock_timeout = 0');
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    const ran = await migrate(dataSource, undefined, () => console.log('A table is in use; trying again …'));
    console.log(ran.length ? `Migrations: ${ran.join(', ')}` : 'The schema is up to date.');
    await loadReference(dataSource, (step) => console.log(`Reference data: ${step}`));
    if (ADMIN_EMAIL && ADMIN_PASSWORD) {
      const made = await dataSource.transaction((manager) => makeFirstAdmin(manager, ADMIN_EMAIL, ADMIN_PASSWORD));
      if (made) console.log(`First admin: ${ADMIN_EMAIL}`);
    }
    const code = await dataSource.transaction(keepFirstAdminCode);
    if (code) console.log(`No admin yet. Open /admin/first-admin and type this code: ${code}`);
  } finally {
    await lock.release();
  }
  return 0;
});
