// Calls of a pool's history and of its lock, in tanding and seni.
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import * as bracketCalls from '@gelanggang/contract/calls/brackets';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { keyOf } from './calls';
import { OF_SENI } from './kept-calls';
import { type Kept, useCall } from './use-call';
import { useSend } from './use-send';

export const usePoolDraws = (poolId: number) => useCall(drawTrustCalls.draws, { params: { id: poolId } });

/** What is shown of one pool. */
export const ofPool = (poolId: number): readonly Kept[] =>
  [bracketCalls.bracket, bracketCalls.matchList, drawTrustCalls.draws].map((row) =>
    keyOf(row, { params: { id: poolId } }),
  );

/** What a draw of the pool, and every change of it by hand, makes old. */
export const ofDraw = (poolId: number): readonly Kept[] => [
  ...ofPool(poolId),
  drawingCalls.list,
  drawTrustCalls.reports,
  ...OF_SENI,
];

export const useUndoDraw = (poolId: number) =>
  useSend(
    drawTrustCalls.undo,
    { params: { id: poolId } },
    {
      forgets: ofDraw(poolId),
      evenRefused: true,
    },
  );

export const usePoolLock = (poolId: number, isLocked: boolean) =>
  useSend(
    isLocked ? drawTrustCalls.lock : drawTrustCalls.unlock,
    (reason: string) => ({ params: { id: poolId }, body: { reason } }),
    { forgets: ofDraw(poolId), evenRefused: true },
  );

export const useMoveUnit = (poolId: number) =>
  useSend(
    drawTrustCalls.move,
    ({ unitId, ...body }: { unitId: number; pool_id: number; reason: string }) => ({ params: { id: unitId }, body }),
    { forgets: (answer) => [...ofDraw(answer.pool_id), ...(answer.is_emptied ? [] : ofDraw(poolId))] },
  );
