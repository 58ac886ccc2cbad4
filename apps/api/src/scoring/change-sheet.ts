// One change of a sheet: in its turn, told to everybody, and in the audit.
import type { DataSource, EntityManager } from 'typeorm';
import type { CouncilAnswer } from '@gelanggang/contract/council';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { AfterTelling, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { conflict } from '../http/refusals';
import { openSheet, type OpenSheet, tellScore } from './open-sheet';

/** `work` says in a sentence what it has done. 409 while no match is fought in the panel's arena. */
export function changeSheet(
  dataSource: DataSource,
  panel: PanelDevice,
  work: (manager: EntityManager, open: OpenSheet) => Promise<string>,
): Promise<CouncilAnswer> {
  return writeWithEvents(dataSource, async (manager, emit) => {
    const open = await openSheet(manager, panel.arenaId);
    if (!open) throw conflict('Belum ada partai yang berlangsung di gelanggang ini.');
    const message = await work(manager, open);
    const score = tellScore(emit, open);
    return new AfterTelling(() => ({ message, data: score() }));
  });
}

export function auditSheet(
  manager: EntityManager,
  { deviceId, seat }: PanelDevice,
  { matchId, id }: OpenSheet,
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeAudit(manager, {
    accountId: null,
    action,
    subjectType: 'match',
    subjectId: matchId,
    detail: { ...detail, sheet_id: id, seat, device_id: deviceId },
  });
}
