// How an item that the council takes off a performance is entered, counted and logged.
import type { AuditedAction } from '@gelanggang/contract/audit';
import type { JurusItemRequest } from '@gelanggang/contract/jurus-panels';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import type { EntityManager } from 'typeorm';
import { conflict } from '../http/refusals';
import type { OpenPerformance } from './open-performance';
import { scoringSentences } from './sentences';

/** More would take a whole score. */
const MOST_ITEMS = 20;

interface NewItem {
  item: JurusItemRequest['item'] | null;
  reason: string | null;
  reached: number | null;
  at: number | null;
  key: string;
}

/** Its id; null where this press is entered already. */
export async function insertItem(
  manager: EntityManager,
  { deviceId }: PanelDevice,
  { matchId }: OpenPerformance,
  { item, reason, reached, at, key }: NewItem,
): Promise<number | null> {
  const [stored] = await manager.query<{ id: number }[]>(
    `insert into jurus_item (match_id, started_at, item, reason, reached, at_ms, key, device_id)
     select m.id, m.started_at, $2, $3, $4, $5, $6, $7 from match m where m.id = $1
     on conflict (match_id, started_at, key) do nothing returning id`,
    [matchId, item, reason, reached, at, key, deviceId],
  );
  return stored?.id ?? null;
}

export async function isEntered(manager: EntityManager, { matchId }: OpenPerformance, key: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `select 1 from jurus_item i join match m on m.id = i.match_id and m.started_at = i.started_at
     where i.match_id = $1 and i.key = $2`,
    [matchId, key],
  );
  return found.length > 0;
}

export async function refuseTooMany(manager: EntityManager, { matchId }: OpenPerformance): Promise<void> {
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from jurus_item i join match m on m.id = i.match_id and m.started_at = i.started_at
     where i.match_id = $1 and i.withdrawn_at is null and i.item is not null`,
    [matchId],
  );
  if ((row?.count ?? 0) >= MOST_ITEMS) throw conflict(scoringSentences.penaltiesFull);
}

export function auditPerformance(
  manager: EntityManager,
  { deviceId }: PanelDevice,
  { matchId }: OpenPerformance,
  action: AuditedAction,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeAudit(manager, {
    ...{ accountId: null, action, subjectType: 'match', subjectId: matchId },
    detail: { ...detail, device_id: deviceId },
  });
}
