// Sessions: opaque bearer tokens, kept only as their SHA-256. Shared by the API's access guard and the socket gateway.
import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type Membership, TournamentRights } from '@gelanggang/contract/member-roles';
import type { Permission } from '@gelanggang/contract/permissions';
import { prepared } from '@gelanggang/platform/statements/prepared';

/** A session ends this many days after it began, used or not; a server may set another (SESSION_DAYS). */
const DEFAULT_DAYS = 30;

/**
 * Of session `s`: it has not ended. Where somebody may change accounts or see personal data, it also ends twelve hours after
 * its last use: who finds that device has more in hand than an arena.
 */
export const SESSION_STANDS = `s.revoked_at is null and s.expires_at > now()
  and (s.last_used_at > now() - interval '12 hours' or s.arena_id is not null or not exists (
    select from account_role held join role_permission grants on grants.role_id = held.role_id
    where held.account_id = s.account_id and grants.permission_name in ('manage users', 'manage system')))`;

export interface SessionAccount {
  sessionId: number;
  accountId: number;
  /** The arena's, where the session is for one: whoever made its code is nobody's business at the laptop. */
  name: string;
  /** Empty in a session for an arena. */
  email: string;
  isEmailVerified: boolean;
  rights: TournamentRights;
  /** It runs this arena and nothing else. */
  arenaId: number | null;
  expiresAt: Date;
}

/** Open ones of an account, laptops of arenas not counted: who signs in once more is signed out of the one not used for longest. */
export const MOST_SESSIONS = 1000;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new session of this account; the token is told once and never stored. */
export async function createSession(
  manager: EntityManager,
  accountId: number,
  options: { days?: number; userAgent?: string; arenaId?: number } = {},
): Promise<{ token: string; sessionId: number; expiresAt: Date }> {
  // nobody needs to know of sessions that ended long ago
  await manager.query(`delete from session where account_id = $1 and expires_at < now() - interval '30 days'`, [
    accountId,
  ]);
  const token = randomBytes(32).toString('base64url');
  const rows: { id: number; expires_at: Date }[] = await manager.query(
    `insert into session (token_hash, account_id, user_agent, expires_at, arena_id)
     values ($1, $2, $3, now() + make_interval(days => $4), $5) returning id, expires_at`,
    [
      hashOf(token),
      accountId,
      options.userAgent?.slice(0, 300) ?? null,
      options.days ?? DEFAULT_DAYS,
      options.arenaId ?? null,
    ],
  );
  const row = rows[0];
  if (!row) throw new Error('A session was not stored.');
  await manager.query(LEAVE_THE_NEWEST, [accountId]);
  return { token, sessionId: row.id, expiresAt: row.expires_at };
}

/** Of account `a`, with the tournament that its session `s` is for where it is for one arena. */
const RIGHTS = `
  jsonb_build_object(
    'site', array(select distinct rp.permission_name from account_role held
                  join role_permission rp on rp.role_id = held.role_id where held.account_id = a.id order by 1),
    'memberships', array(select jsonb_build_object('tournamentId', m.tournament_id, 'role', m.role)
                         from tournament_member m where m.account_id = a.id order by m.tournament_id),
    'onlyIn', (select of_arena.tournament_id from tournament_arena of_arena where of_arena.id = s.arena_id)) as held`;

interface Held {
  site: Permission[];
  memberships: Membership[];
  onlyIn: number | null;
}

/** A session for one arena runs matches in its tournament, while whoever made its code may; it does nothing else. */
function rightsOf({ site, memberships, onlyIn }: Held): TournamentRights {
  const rights = new TournamentRights(new Set(site), memberships);
  if (onlyIn === null) return rights;
  const mayRun = rights.in(onlyIn).has('operate arena');
  const membership: Membership = { tournamentId: onlyIn, role: 'staff' };
  return new TournamentRights(new Set(mayRun ? ['operate arena'] : []), [membership], true);
}

/** The account behind a token, or null: unknown, expired, revoked, or the account is switched off. */
export async function findSession(manager: EntityManager, token: string): Promise<SessionAccount | null> {
  if (!TOKEN.test(token)) return null;
  const rows: (Omit<SessionAccount, 'rights'> & { is_stale: boolean; held: Held })[] = await manager.query(FIND, [
    hashOf(token),
  ]);
  const found = rows[0];
  if (!found) return null;
  const { is_stale: isStale, held, ...session } = found;
  if (isStale) await touchSession(manager, session.sessionId);
  return { ...session, rights: rightsOf(held) };
}

const FIND = prepared(
  `select s.id as "sessionId", a.id as "accountId", coalesce(ar.name, a.name) as name,
            case when s.arena_id is null then a.email else '' end as email,
            s.arena_id is not null or a.email_verified_at is not null as "isEmailVerified", s.expires_at as "expiresAt",
            s.last_used_at < now() - interval '1 minute' as is_stale,
            s.arena_id as "arenaId", ${RIGHTS}
     from session s join account a on a.id = s.account_id left join tournament_arena ar on ar.id = s.arena_id
     where s.token_hash = $1 and ${SESSION_STANDS} and a.is_active`,
);

/** Of sessions found earlier, those that still stand, with what their accounts may do now. */
export async function findStandingSessions(
  manager: EntityManager,
  sessionIds: readonly number[],
): Promise<Map<number, TournamentRights>> {
  const rows: { id: number; held: Held }[] = await manager.query(
    `select s.id, ${RIGHTS}
     from session s join account a on a.id = s.account_id
     where s.id = any($1::bigint[]) and ${SESSION_STANDS} and a.is_active`,
    [[...sessionIds]],
  );
  return new Map(rows.map((row) => [row.id, rightsOf(row.held)]));
}

/** Notices on this channel, with the account's id, tell the sockets' servers that sessions ended or rights changed. */
export const SESSION_CHANNEL = 'gelanggang_session';

const LEAVE_THE_NEWEST = `
  with gone as (
    delete from session where id in (
      select id from session where account_id = $1 and arena_id is null and revoked_at is null
      order by last_used_at desc, id desc offset ${MOST_SESSIONS})
    returning account_id)
  select pg_notify('${SESSION_CHANNEL}', account_id::text) from (select distinct account_id from gone) who`;

export async function revokeSession(manager: EntityManager, sessionId: number): Promise<void> {
  await manager.query(
    `with revoked as (
       update session set revoked_at = now() where id = $1 and revoked_at is null returning account_id)
     select pg_notify('${SESSION_CHANNEL}', account_id::text) from revoked`,
    [sessionId],
  );
}

/** Ends all sessions of an account, but for one to keep, and the codes for arenas that would begin others; answers how many. */
export async function revokeSessions(
  manager: EntityManager,
  accountId: number,
  keptSessionId: number | null = null,
): Promise<number> {
  // first: whoever is using one has made the session then, and it ends with the others
  await manager.query('delete from arena_code where made_by = $1 and used_at is null', [accountId]);
  const [ended] = await manager.query<[{ count: number }]>(
    `with revoked as (
       update session set revoked_at = now()
       where account_id = $1 and revoked_at is null and expires_at > now() and id is distinct from $2 returning 1)
     select count(*)::int as count from revoked`,
    [accountId, keptSessionId],
  );
  if (ended.count > 0) await tellSessionsChanged(manager, [accountId]);
  return ended.count;
}

/** After the commit the sockets of these accounts are asked anew whether they may still listen. */
export async function tellSessionsChanged(manager: EntityManager, accountIds: readonly number[]): Promise<void> {
  await manager.query(`select pg_notify('${SESSION_CHANNEL}', id::text) from unnest($1::bigint[]) as id`, [
    [...accountIds],
  ]);
}

/** At most one write a minute and session: a read must not cost a write each time. */
async function touchSession(manager: EntityManager, sessionId: number): Promise<void> {
  await manager.query(
    `update session set last_used_at = now() where id = $1 and last_used_at < now() - interval '1 minute'`,
    [sessionId],
  );
}
