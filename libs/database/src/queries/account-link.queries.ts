// One-time links that are mailed to accounts, kept only as their SHA-256: made, looked at, used.
import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { LinkPurpose } from '../entities/account-link.entity';

/** How long a link holds: opened at once, after the weekend, at leisure. */
const HOURS: Readonly<Record<LinkPurpose, number>> = { reset: 1, invite: 7 * 24, verify: 3 * 24 };

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface AccountLink {
  id: number;
  accountId: number;
  purpose: LinkPurpose;
  email: string;
}

/** A new link for the account's present address; earlier ones of the purpose end. The token is told once. */
export async function createAccountLink(
  manager: EntityManager,
  accountId: number,
  purpose: LinkPurpose,
): Promise<string> {
  await manager.query(`delete from account_link where account_id = $1 and expires_at < now() - interval '30 days'`, [
    accountId,
  ]);
  await endAccountLinks(manager, accountId, [purpose]);
  const token = randomBytes(32).toString('base64url');
  await manager.query(
    `insert into account_link (account_id, purpose, token_hash, email, expires_at)
     select id, $2, $3, email, now() + make_interval(hours => $4) from account where id = $1`,
    [accountId, purpose, hashOf(token), HOURS[purpose]],
  );
  return token;
}

/** Links made for the account within the last minutes, a quarter of an hour where nothing is said, used or not. */
export async function countRecentLinks(
  manager: EntityManager,
  accountId: number,
  purpose: LinkPurpose,
  minutes = 15,
): Promise<number> {
  const [row] = await manager.query<[{ count: number }]>(
    `select count(*)::int as count from account_link
     where account_id = $1 and purpose = $2 and created_at > now() - make_interval(mins => $3)`,
    [accountId, purpose, minutes],
  );
  return row.count;
}

const STANDING = `select l.id, l.account_id as "accountId", l.purpose, l.email from account_link l
  join account a on a.id = l.account_id and a.email = l.email and a.is_active
  where l.token_hash = $1 and l.purpose = any($2::text[]) and l.used_at is null and l.expires_at > now()`;
const STANDING_AND_HELD = `${STANDING} for no key update of a`;

/** The link behind a token while it stands: not used, not over, its account active and still at that address. */
export async function findAccountLink(
  manager: EntityManager,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink | null> {
  if (!TOKEN.test(token)) return null;
  const rows = await manager.query<AccountLink[]>(STANDING, [hashOf(token), [...purposes]]);
  return rows[0] ?? null;
}

/**
 * Takes the link: null when it does not stand, or another request took it first. The account is held before: whoever changes
 * its address or ends its links meanwhile is waited for, and what they did counts.
 */
export async function takeAccountLink(
  manager: EntityManager,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink | null> {
  if (!TOKEN.test(token)) return null;
  const [link] = await manager.query<AccountLink[]>(STANDING_AND_HELD, [hashOf(token), [...purposes]]);
  if (!link) return null;
  const [, taken] = await manager.query<[unknown[], number]>(
    'update account_link set used_at = now() where id = $1 and used_at is null',
    [link.id],
  );
  return taken === 1 ? link : null;
}

/** What was not used yet is of no more use. */
export async function endAccountLinks(
  manager: EntityManager,
  accountId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await manager.query(
    `update account_link set used_at = now() where account_id = $1 and purpose = any($2::text[]) and used_at is null`,
    [accountId, [...purposes]],
  );
}
