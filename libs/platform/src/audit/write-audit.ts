// Writes who did what to which row and from where, in the transaction of the change.
import type { EntityManager } from 'typeorm';
import type { AuditedAction } from '@gelanggang/contract/audit';
import type { CallName } from '@gelanggang/contract/call';
import { prepared } from '../statements/prepared';
import { type Actor, currentActor } from './actor';
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

/**
 * The calls of several in one transaction. `areWritten` is said once it is through: where it fails, each is done and written
 * alone.
 */
export async function writeCallsOf(manager: EntityManager, actors: readonly Actor[]): Promise<void> {
  const rows = actors.flatMap(({ accountId, call, isWritten, device, address, scope }) => {
    if (!call || isWritten) return [];
    const { action, subjectType, subjectId, detail } = call;
    return [
      {
        account_id: accountId,
        action,
        subject_type: subjectType,
        subject_id: subjectId,
        detail,
        device,
        address,
        scope,
      },
    ];
  });
  if (rows.length > 0) await manager.query(INSERT_ALL, [storableJson(rows)]);
}

export function areWritten(actors: readonly Actor[]): void {
  for (const actor of actors) if (actor.call) actor.isWritten = true;
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
const INSERT_ALL = prepared(
  `insert into audit (account_id, action, subject_type, subject_id, detail, device, address, scope)
   select account_id, action, subject_type, subject_id, detail, device, address, scope
   from jsonb_to_recordset($1::jsonb) as r(account_id bigint, action text, subject_type text, subject_id bigint,
     detail jsonb, device text, address text, scope bigint[])`,
);
