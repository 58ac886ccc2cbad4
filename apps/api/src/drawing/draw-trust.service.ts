// Asks the use cases of changes by hand, and answers what they did.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  HandAnswer,
  MoveUnitAnswer,
  MoveUnitRequest,
  SwapSlotsRequest,
  UndoDrawRequest,
} from '@gelanggang/contract/draw-trust';
import { MESSAGES } from '@gelanggang/contract/messages';
import { moveUnit } from '@gelanggang/drawing/move-unit';
import { setPoolLocked } from '@gelanggang/drawing/pool-lock';
import { undoDraw } from '@gelanggang/drawing/undo-draw';
import { swapPoolSlots } from '@gelanggang/drawing/swap-pool-slots';
import { drawingError } from './drawing-refusals';

@Injectable()
export class DrawTrustService {
  constructor(private readonly dataSource: DataSource) {}

  async swap(poolId: number, { first, second, reason }: SwapSlotsRequest, accountId: number): Promise<HandAnswer> {
    const seen = (slot: SwapSlotsRequest['first']) => ({
      matchId: slot.match_id,
      corner: slot.corner,
      unitId: slot.unit_id ?? null,
    });
    const swap = { first: seen(first), second: seen(second), reason: reason ?? null };
    const outcome = await swapPoolSlots(this.dataSource, poolId, swap, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return { message: MESSAGES.slotsSwapped, pool_id: poolId };
  }

  async setLocked(poolId: number, isLocked: boolean, reason: string, accountId: number): Promise<HandAnswer> {
    const outcome = await setPoolLocked(this.dataSource, poolId, isLocked, reason, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return { message: isLocked ? MESSAGES.poolLocked : MESSAGES.poolUnlocked, pool_id: poolId };
  }

  async undo(poolId: number, { reason, draw_number }: UndoDrawRequest, accountId: number): Promise<HandAnswer> {
    const outcome = await undoDraw(this.dataSource, poolId, { reason, drawNumber: draw_number }, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return { message: MESSAGES.drawUndone, pool_id: poolId };
  }

  async move(
    unitId: number,
    { pool_id: toPoolId, reason }: MoveUnitRequest,
    accountId: number,
  ): Promise<MoveUnitAnswer> {
    const outcome = await moveUnit(this.dataSource, { unitId, toPoolId, reason }, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return {
      message: MESSAGES.unitMoved,
      pool_id: toPoolId,
      from_pool_id: outcome.fromPoolId,
      is_emptied: outcome.isEmptied,
    };
  }
}
