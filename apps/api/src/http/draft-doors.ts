// The calls that read one tournament and are open to everybody, or to every account: a draft, which has never been active,
// opens to those alone who prepare it.
import type { ExecutionContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { TournamentRights } from '@gelanggang/contract/member-roles';
import type { Permission } from '@gelanggang/contract/permissions';
import type { RequestAccount } from './current-account';
import { notFound } from './refusals';
import { thingSentences } from './sentences';

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
  rights: TournamentRights;
}

export const seesDraft = (account: Holder | null | undefined, tournamentId: number): boolean =>
  DRAFT_PERMISSIONS.some((permission) => account?.rights.in(tournamentId).has(permission));

/** The same of what any account reads. */
export const worksInDraft = (account: Holder, tournamentId: number): boolean =>
  seesDraft(account, tournamentId) ||
  DAY_PERMISSIONS.some((permission) => account.rights.in(tournamentId).has(permission));

/** Tournaments in whose drafts it looks: `was_active or $n::bigint[] is null or id = any($n)`; null: all. */
export const draftsSeenBy = (account: Holder | null | undefined): number[] | null =>
  account ? account.rights.tournamentsWith(...DRAFT_PERMISSIONS) : [];

/** The same of what any account reads. */
export const draftsWorkedIn = ({ rights }: Holder): number[] | null =>
  rights.tournamentsWith(...DRAFT_PERMISSIONS, ...DAY_PERMISSIONS);

const BY_ID = 'select t.id from tournament t where t.id = $1 and not t.was_active';
const BY_SLUG = 'select t.id from tournament t where t.slug = $1 and not t.was_active';
const OF_POOL =
  'select t.id from pool p join tournament t on t.id = p.tournament_id where p.id = $1 and not t.was_active';
const OF_MATCH =
  'select t.id from match m join tournament t on t.id = m.tournament_id where m.id = $1 and not t.was_active';
const OF_ARENA =
  'select t.id from tournament_arena a join tournament t on t.id = a.tournament_id where a.id = $1 and not t.was_active';

/** By call, as the access table writes it without names; `/live`, `/entry-lists`, `/pools` and `/share-cards` ask for themselves. */
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
  const given = Object.values(params)[0] ?? query.tournament_id;
  if (typeof given !== 'string' || (sql !== BY_SLUG && !IS_ID.test(given))) return;
  if (account?.rights.seesAll && (isPublic ? draftsSeenBy(account) : draftsWorkedIn(account)) === null) return;
  const [draft] = await dataSource.query<{ id: number }[]>(sql, [sql === BY_SLUG ? given : Number(given)]);
  if (!draft) return;
  if (isPublic ? seesDraft(account, draft.id) : account && worksInDraft(account, draft.id)) return;
  throw notFound(thingSentences.event);
}
