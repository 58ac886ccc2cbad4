// Writes down what people change in a pool beside drawing it; in the transaction of the change, holding the pool.
import type { EntityManager } from 'typeorm';
import type { SlotPlace } from '@gelanggang/domain/draw/check-draw';

/** What to which slot or unit; as the domain's check replays it. */
export type ChangeDetail =
  | { kind: 'swap'; detail: { first: SlotPlace & ChangedUnit; second: SlotPlace & ChangedUnit } }
  | { kind: 'dummy'; detail: { position: number; unitId: number } }
  | { kind: 'moved in' | 'moved out'; detail: { unitId: number; name: string; contingent: string; otherPool: string } }
  | { kind: 'locked' | 'unlocked' | 'undone'; detail: Record<string, never> };

interface ChangedUnit {
  /** Who stood there before; null for a bye. */
  unitId: number | null;
}

export type DrawChange = ChangeDetail & { reason: string | null; accountId: number | null };

export async function recordChange(
  manager: EntityManager,
  pool: { id: number; drawNumber: number },
  { kind, detail, reason, accountId }: DrawChange,
): Promise<void> {
  await manager.query(
    `insert into draw_change (pool_id, number, draw_number, kind, detail, reason, changed_by)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 from draw_change where pool_id = $1`,
    [pool.id, pool.drawNumber, kind, JSON.stringify(detail), reason, accountId],
  );
}
