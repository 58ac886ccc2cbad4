// The public calls that read one tournament: a draft, which has never been active, opens to those alone who prepare it.
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

export const seesDrafts = (account: RequestAccount | null | undefined): boolean =>
  DRAFT_PERMISSIONS.some((permission) => account?.permissions.has(permission));

const BY_ID = 'select 1 from tournament t where t.id = $1 and not t.was_active';
const BY_SLUG = 'select 1 from tournament t where t.slug = $1 and not t.was_active';
const OF_POOL = 'select 1 from pool p join tournament t on t.id = p.tournament_id where p.id = $1 and not t.was_active';
const OF_MATCH =
  'select 1 from match m join tournament t on t.id = m.tournament_id where m.id = $1 and not t.was_active';
const OF_ARENA =
  'select 1 from tournament_arena a join tournament t on t.id = a.tournament_id where a.id = $1 and not t.was_active';

/** By call, as the access table writes it without names; `/live` and `/entry-lists` ask their own stores. */
const DOORS: Readonly<Record<string, string>> = {
  'GET /tournaments/detail/{}': BY_SLUG,
  'GET /tournaments/{}': BY_ID,
  'GET /tournaments/{}/arenas': BY_ID,
  'GET /tournaments/{}/match-schedules': BY_ID,
  'GET /pools/{}/match-list': OF_POOL,
  'GET /draws/{}': OF_POOL,
  'GET /matches/{}/recap': OF_MATCH,
  'GET /arenas/{}/score': OF_ARENA,
};

const IS_ID = /^[1-9]\d{0,14}$/;

/** Throws as if there were no such tournament. `call`: 'GET /tournaments/{}' */
export async function refuseDraft(dataSource: DataSource, call: string, context: ExecutionContext): Promise<void> {
  const sql = DOORS[call];
  if (sql === undefined) return;
  const request = context.switchToHttp().getRequest<{ params: Record<string, string>; account?: RequestAccount }>();
  const [given] = Object.values(request.params);
  if (given === undefined || seesDrafts(request.account)) return;
  if (sql !== BY_SLUG && !IS_ID.test(given)) return;
  const rows = await dataSource.query<unknown[]>(sql, [given]);
  if (rows.length > 0) throw notFound('Kejuaraan tidak ditemukan.');
}
