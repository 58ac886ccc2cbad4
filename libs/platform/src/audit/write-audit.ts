// Writes who did what to which row and from where, in the transaction of the change.
import type { EntityManager } from 'typeorm';
import type { AuditedAction } from '@gelanggang/contract/audit';
import type { CallName } from '@gelanggang/contract/call';
import { prepared } from '../statements/prepared';
import { currentActor } from './actor';
import { storableJson } from './storable-json';

interface AuditRow {
  /** null: a device without an account; `detail` then says which. */
  accountId: number | null;
  /** What was done: `account.created`. */
  action: AuditedAction | CallName;
  subjectType: string;
  subjectId: number | null;
  /** What changed; never a password. */
  detail?: Record<string, unknown>;
}

export async function writeAudit(manager: EntityManager, row: AuditRow): Promise<void> {
  await insert(manager, row, currentActor());
}

/** In place of the call in which it runs: what was done is told better than by what was sent. */
export async function writeAuditOfCall(manager: EntityManager, row: AuditRow): Promise<void> {
  const actor = currentActor();
  await insert(manager, row, actor);
  if (actor) actor.isWritten = true;
}

/** The call in which this transaction runs, once; nothing where none is known, or it writes of itself what it did. */
export async function writeCall(manager: EntityManager): Promise<void> {
  const actor = currentActor();
  if (!actor?.call || actor.isWritten) return;
  await insert(manager, { accountId: actor.accountId, ...actor.call }, actor);
  actor.isWritten = true;
}

async function insert(
  manager: EntityManager,
  { accountId, action, subjectType, subjectId, detail = {} }: AuditRow,
  from: { device: string | null; address: string | null; scope: number[] } | null,
): Promise<void> {
  await manager.query(INSERT, [
    ...[accountId, action, subjectType, subjectId, storableJson(detail), from?.device ?? null, from?.address ?? null],
    from?.scope ?? [],
  ]);
}

const INSERT = prepared(
  `insert into audit (account_id, action, subject_type, subject_id, detail, device, address, scope)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
