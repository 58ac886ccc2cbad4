// The calls that read one tournament and are open to everybody, or to every account: a draft, which has never been active,
// opens to those alone who prepare it.
import type { ExecutionContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Permission } from '@gelanggang/contract/permissions';
import type { RequestAccount } from './current-account';
import { notFound } from './refusals';

/** Holding one of these, an account sees tournaments that are still being prepared. */
const DRAFT_PERMISSIONS: readonly Permission[] = [
  'manage tournament',
  'manage drawing',
  'manage schedule',
  'manage contingents',
  'view insight',
];

/** Officials of the day, who have their own calls: what these read of a draft is not kept from them. */
const DAY_PERMISSIONS: readonly Permission[] = ['operate arena', 'check in'];

interface Holder {
  permissions: ReadonlySet<string>;
}

export const seesDrafts = (account: Holder | null | undefined): boolean =>
  DRAFT_PERMISSIONS.some((permission) => account?.permissions.has(permission));

/** The same of what any account reads. */
export const worksInDrafts = (account: Holder): boolean =>
  seesDrafts(account) || DAY_PERMISSIONS.some((permission) => account.permissions.has(permission));

const BY_ID = 'select 1 from tournament t where t.id = $1 and not t.was_active';
const BY_SLUG = 'select 1 from tournament t where t.slug = $1 and not t.was_active';
const OF_POOL = 'select 1 from pool p join tournament t on t.id = p.tournament_id where p.id = $1 and not t.was_active';
const OF_MATCH =
  'select 1 from match m join tournament t on t.id = m.tournament_id where m.id = $1 and not t.was_active';
const OF_ARENA =
  'select 1 from tournament_arena a join tournament t on t.id = a.tournament_id where a.id = $1 and not t.was_active';

/** By call, as the access table writes it without names; `/live`, `/entry-lists` and `/pools` ask for themselves. */
const DOORS: Readonly<Record<string, string>> = {
  'GET /tournaments/detail/{}': BY_SLUG,
  'GET /tournaments/{}': BY_ID,
  'GET /tournaments/{}/arenas': BY_ID,
  'GET /tournaments/{}/match-schedules': BY_ID,
  'GET /pools/{}/match-list': OF_POOL,
  'GET /draws/{}': OF_POOL,
  'GET /matches/{}/recap': OF_MATCH,
  'GET /arenas/{}/score': OF_ARENA,
  'GET /arenas/{}/broadcast': OF_ARENA,
  'GET /pools/{}': OF_POOL,
  'GET /pools/{}/matches': OF_POOL,
  'GET /show-bracket/{}/{}/{}': BY_ID,
  'GET /matches-recap': BY_ID,
  'GET /seni/matches': BY_ID,
  'GET /seni/pools/{}': OF_POOL,
  'GET /seni/pools/{}/bracket': OF_POOL,
};

/** However a path or a query may write it. */
const IS_ID = /^ *\d{1,16} *$/;

interface AskedRequest {
  params: Record<string, string>;
  query: { tournament_id?: unknown };
  account?: RequestAccount | null;
}

/** Throws as if there were no such tournament. `call`: 'GET /tournaments/{}' */
export async function refuseDraft(
  dataSource: DataSource,
  { call, isPublic }: { call: string; isPublic: boolean },
  context: ExecutionContext,
): Promise<void> {
  const sql = DOORS[call];
  if (sql === undefined) return;
  const { params, query, account } = context.switchToHttp().getRequest<AskedRequest>();
  if (isPublic ? seesDrafts(account) : account && worksInDrafts(account)) return;
  const given = Object.values(params)[0] ?? query.tournament_id;
  if (typeof given !== 'string' || (sql !== BY_SLUG && !IS_ID.test(given))) return;
  const rows = await dataSource.query<unknown[]>(sql, [sql === BY_SLUG ? given : Number(given)]);
  if (rows.length > 0) throw notFound('Kejuaraan tidak ditemukan.');
}
