// The four accounts of the demo (run-contract, "Accounts of the demo").
import type { DataSource } from 'typeorm';
import type { RoleKey } from '@gelanggang/contract/permissions';
import { hashPassword } from '../guessing/password-hash';

export interface DemoAccounts {
  admin: number;
  organiser: number;
  operator: number;
  manager: number;
}

export const DEMO_PASSWORD = 'gelanggang-demo';

export const DEMO_ACCOUNTS: Readonly<Record<keyof DemoAccounts, { name: string; email: string; role: RoleKey }>> = {
  admin: { name: 'Admin Gelanggang', email: 'admin@gelanggang.test', role: 'admin' },
  organiser: { name: 'Ratna Panitia', email: 'panitia@gelanggang.test', role: 'organiser' },
  operator: { name: 'Oman Operator', email: 'operator@gelanggang.test', role: 'operator' },
  manager: { name: 'Irfan Saputra', email: 'manajer@gelanggang.test', role: 'manager' },
};

export async function makeDemoAccounts(dataSource: DataSource): Promise<DemoAccounts> {
  const ids: Partial<DemoAccounts> = {};
  for (const [key, account] of Object.entries(DEMO_ACCOUNTS) as [
    keyof DemoAccounts,
    { name: string; email: string; role: RoleKey },
  ][]) {
    const [made]: [{ id: number }] = await dataSource.query(
      `insert into account (name, email, password_hash, email_verified_at) values ($1, $2, $3, now()) returning id`,
      [account.name, account.email, await hashPassword(DEMO_PASSWORD)],
    );
    await dataSource.query(`insert into account_role (account_id, role_id) select $1, id from role where key = $2`, [
      made.id,
      account.role,
    ]);
    ids[key] = made.id;
  }
  return ids as DemoAccounts;
}
