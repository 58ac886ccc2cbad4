// The tournament whose members are changed: locked, so that two owners at once come one after the other.
import type { EntityManager } from 'typeorm';
import type { AuditedAction } from '@gelanggang/contract/audit';
import { streams } from '@gelanggang/contract/events';
import { tellSessionsChanged } from '@gelanggang/database/queries/session.queries';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

export async function lockMembers(manager: EntityManager, id: number): Promise<{ id: number; name: string }> {
  const [tournament] = await manager.query<{ id: number; name: string }[]>(
    'select id, name from tournament where id = $1 and deleted_at is null for no key update',
    [id],
  );
  if (!tournament) throw notFound(thingSentences.event);
  return tournament;
}

export const auditMembers = (
  manager: EntityManager,
  entry: { accountId: number; action: AuditedAction; tournamentId: number; detail?: Record<string, unknown> },
): Promise<void> =>
  writeAuditOfCall(manager, {
    accountId: entry.accountId,
    action: entry.action,
    subjectType: 'tournament',
    subjectId: entry.tournamentId,
    ...(entry.detail ? { detail: entry.detail } : {}),
  });

/** To the office, and to the one account whose pages are others from now on. */
export async function tellMembers(
  manager: EntityManager,
  emit: Emit,
  { tournamentId, accountId }: { tournamentId: number; accountId?: number },
): Promise<void> {
  emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
  if (accountId === undefined) return;
  await tellSessionsChanged(manager, [accountId]);
  emit(streams.user(accountId), 'permissions.changed', { role_id: null });
}
