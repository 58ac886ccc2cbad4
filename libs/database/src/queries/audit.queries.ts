// Writes who did what to which row, in the transaction of the change.
import type { EntityManager } from 'typeorm';

interface AuditRow {
  /** null: a panel of an arena, which has no account; `detail` then says which seat. */
  accountId: number | null;
  /** What was done: `account.created`. */
  action: string;
  subjectType: string;
  subjectId: number;
  /** What changed; never a password. */
  detail?: Record<string, unknown>;
}

export async function writeAudit(manager: EntityManager, row: AuditRow): Promise<void> {
  await manager.query(
    'insert into audit (account_id, action, subject_type, subject_id, detail) values ($1, $2, $3, $4, $5)',
    [row.accountId, row.action, row.subjectType, row.subjectId, JSON.stringify(row.detail ?? {})],
  );
}
