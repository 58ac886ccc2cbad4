// Who sends: nobody, a manager and an admin of the demo, whose accounts, roles and sessions stand again whenever an
// earlier request has ended them.
import type { DataSource } from 'typeorm';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { unwatched } from './watch-writes';

export const VISITORS = {
  nobody: null,
  manager: 'manajer@gelanggang.test',
  admin: 'admin@gelanggang.test',
} as const;
export type Visitor = keyof typeof VISITORS;

export class Visitors {
  private readonly tokens = new Map<Visitor, string>();

  private constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Record<string, number>,
    private readonly permissions: { role_id: number; permission_name: string }[],
  ) {}

  static async of(dataSource: DataSource): Promise<Visitors> {
    const rows = await dataSource.query<{ id: number; email: string }[]>('select id, email from account');
    const accounts = Object.fromEntries(rows.map(({ id, email }) => [email, id]));
    return new Visitors(
      dataSource,
      accounts,
      await dataSource.query('select role_id, permission_name from role_permission'),
    );
  }

  /** Another address each time: a limit on guessing would keep all but the first requests away. */
  async headers(visitor: Visitor, at: number): Promise<Record<string, string>> {
    const address = { 'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` };
    if (!VISITORS[visitor]) return address;
    if (!this.tokens.has(visitor)) this.tokens.set(visitor, await this.signIn(visitor));
    return { ...address, authorization: `Bearer ${this.tokens.get(visitor)}` };
  }

  /** After a call that may have ended sessions, switched accounts off or taken rights away. */
  forget(): void {
    this.tokens.clear();
  }

  private async signIn(visitor: Visitor): Promise<string> {
    const id = this.accounts[VISITORS[visitor] ?? ''];
    if (id === undefined) throw new Error(`the demo has no account for ${visitor}`);
    await unwatched(this.dataSource, 'update account set is_active = true where id = $1', [id]);
    await unwatched(
      this.dataSource,
      `insert into account_role (account_id, role_id) select $1, id from role where key = $2 on conflict do nothing`,
      [id, visitor],
    );
    await unwatched(
      this.dataSource,
      `insert into role_permission (role_id, permission_name) select * from unnest($1::bigint[], $2::text[])
       on conflict do nothing`,
      [this.permissions.map((one) => one.role_id), this.permissions.map((one) => one.permission_name)],
    );
    return (await createSession(this.dataSource.manager, id)).token;
  }
}
