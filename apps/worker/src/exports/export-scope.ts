// Whose rows an export may hold, and what its file is called.
import type { DataSource, EntityManager } from 'typeorm';
import type { Permission } from '@gelanggang/contract/permissions';
import { slugOf } from '@gelanggang/domain/words/slug';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';

const SEES_ALL: Permission = 'manage contingents';

/**
 * The account whose rows may be exported; null: all. Looked up when the job runs, since rights may have been taken
 * away since it was asked for (domain-rules, "Who may do what").
 */
export async function ownerOf(dataSource: DataSource, accountId: number, needed: Permission): Promise<number | null> {
  const permissions = await permissionsOf(dataSource, accountId);
  if (!permissions.has(needed)) throw new JobFailure('Anda tidak lagi memiliki izin untuk mengekspor data ini.');
  return permissions.has(SEES_ALL) ? null : accountId;
}

/** What the account may do now; nothing once it is inactive. */
export async function permissionsOf(db: DataSource | EntityManager, accountId: number): Promise<Set<string>> {
  const rows: { permission: string }[] = await db.query(
    `select distinct rp.permission_name as permission
     from account a join account_role ar on ar.account_id = a.id join role_permission rp on rp.role_id = ar.role_id
     where a.id = $1 and a.is_active`,
    [accountId],
  );
  return new Set(rows.map((row) => row.permission));
}

/** `anggota-tim-{slug}-{date}.xlsx`; the date is today's in the tournament's zone. */
export async function exportFileName(dataSource: DataSource, what: string, tournamentId?: number): Promise<string> {
  const [row] = await dataSource.query<{ slug: string | null; day: string }[]>(
    `select t.slug, to_char(now() at time zone coalesce(t.time_zone, 'Asia/Jakarta'), 'YYYY-MM-DD') as day
     from (values ($1::bigint)) as wanted (id) left join tournament t on t.id = wanted.id`,
    [tournamentId ?? null],
  );
  return [what, slugOf(row?.slug ?? ''), row?.day].filter(Boolean).join('-') + '.xlsx';
}
