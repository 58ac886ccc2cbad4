// Whose rows an export may hold, and what its file is called.
import type { DataSource } from 'typeorm';
import type { Seen } from '@gelanggang/contract/member-roles';
import type { Permission } from '@gelanggang/contract/permissions';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { slugOf } from '@gelanggang/domain/words/slug';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { exportTexts } from './texts';

const SEES_ALL: Permission = 'manage contingents';

/**
 * Whose rows may be exported, of one tournament or of all. Looked up when the job runs, since rights may have been taken
 * away since it was asked for (domain-rules, "Who may do what").
 */
export async function seenBy(
  dataSource: DataSource,
  accountId: number,
  needed: Permission,
  tournamentId: number | undefined,
): Promise<Seen> {
  const rights = await rightsOfAccount(dataSource, accountId);
  const held = tournamentId === undefined ? rights.anywhere() : rights.in(tournamentId);
  if (!held.has(needed)) throw new JobFailure(exportTexts.notAllowed);
  return rights.seen(accountId, tournamentId ?? null, SEES_ALL);
}

/** `anggota-tim-{slug}-{date}.xlsx`, or of another ending; the date is today's in the tournament's zone. */
export async function exportFileName(
  dataSource: DataSource,
  what: string,
  tournamentId?: number,
  ending = 'xlsx',
): Promise<string> {
  const [row] = await dataSource.query<{ slug: string | null; day: string }[]>(
    `select t.slug, to_char(now() at time zone coalesce(t.time_zone, 'Asia/Jakarta'), 'YYYY-MM-DD') as day
     from (values ($1::bigint)) as wanted (id) left join tournament t on t.id = wanted.id`,
    [tournamentId ?? null],
  );
  return [what, slugOf(row?.slug ?? ''), row?.day].filter(Boolean).join('-') + `.${ending}`;
}
