// Swaps two slots of a drawn pool by hand, before it is locked and before a match has started (domain-rules, Draw).
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { type BracketMatch, isBye } from '@gelanggang/domain/draw/advance';
import { swapSlots } from '@gelanggang/domain/draw/swap-slots';
import type { Corner } from '@gelanggang/domain/words/corners';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import { lockBracket, saveCorners } from './bracket-state';
import { recordChange } from './draw-changes';
import { lockPool } from './locks';
import { type DrawingRefusal, type DrawingRefusalCode, refuse } from './refusals';

const REFUSALS = {
  // of another pool, or gone with an older draw
  'unknown-match': 'slot-changed',
  'not-first-round': 'not-first-round',
  'nothing-to-swap': 'nothing-to-swap',
  'two-byes': 'two-byes',
  'match-started': 'pool-started',
  'match-called': 'match-called',
} as const satisfies Record<string, DrawingRefusalCode>;

export interface SeenSlot {
  matchId: number;
  corner: Corner;
  /** Who stood there when the asker looked; null for a bye. */
  unitId: number | null;
}

export interface SlotSwap {
  first: SeenSlot;
  second: SeenSlot;
  reason: string | null;
}

export type HandOutcome = { ok: true } | DrawingRefusal;

/** Of two who swap at once the second finds the slots as the first left them: refused where they are others by then. */
export function swapPoolSlots(
  dataSource: DataSource,
  poolId: number,
  { first, second, reason }: SlotSwap,
  accountId: number | null,
): Promise<HandOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<HandOutcome> => {
    const pool = await lockPool(manager, poolId);
    if (!pool) return refuse('pool-not-found');
    if (pool.status === 'waiting') return refuse('pool-not-drawn');
    if (pool.isLocked) return refuse('pool-locked');
    const matches = await lockBracket(manager, poolId);
    const at = (slot: SeenSlot) => matches.find((match) => match.id === slot.matchId);
    const isSeen = (slot: SeenSlot) => at(slot)?.[slot.corner].unitId === slot.unitId;
    if (!isSeen(first) || !isSeen(second)) return refuse('slot-changed');
    const swapped = swapSlots(matches, first, second);
    if (!swapped.ok) return refuse(REFUSALS[swapped.code]);
    if (await isByeScheduled(manager, swapped.changed)) return refuse('bye-scheduled');
    await saveCorners(manager, swapped.changed);
    await manager.query('update pool set is_changed_by_hand = true where id = $1', [poolId]);
    const place = (slot: SeenSlot) => ({
      position: at(slot)?.position ?? 0,
      corner: slot.corner,
      unitId: slot.unitId,
    });
    const detail = { first: place(first), second: place(second) };
    await recordChange(manager, pool, { kind: 'swap', detail, reason, accountId });
    const changedIds = swapped.changed.map((match) => match.id);
    tellMatches(emit, pool.tournamentId, changedIds);
    emit(streams.staff(pool.tournamentId), 'pools.changed', {
      tournament_id: pool.tournamentId,
      drawing_id: pool.drawingId,
    });
    return { ok: true };
  });
}

/** A bye is never fought, so it stands in no schedule. */
async function isByeScheduled(manager: EntityManager, changed: readonly BracketMatch[]): Promise<boolean> {
  const rows: unknown[] = await manager.query('select 1 from schedule_detail where match_id = any($1::bigint[])', [
    changed.filter(isBye).map((match) => match.id),
  ]);
  return rows.length > 0;
}
