// Calls of the desk's pace and of the codes for its laptops.
import * as paceCalls from '@gelanggang/contract/calls/pace';
import { streams } from '@gelanggang/contract/events';
import type { PaceMove } from '@gelanggang/contract/pace';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isAny, useNewsSparingly } from '@web/live/use-news';

/** Estimates move on with the clock. */
const ASK_EVERY_MS = 60_000;

export function usePace(tournamentId: number) {
  const request = { params: { id: tournamentId } };
  useNewsSparingly(streams.tournament(tournamentId), isAny, keyOf(paceCalls.pace, request));
  return useCall(paceCalls.pace, request, { refetchInterval: ASK_EVERY_MS });
}

export const useApplyMoves = (tournamentId: number) =>
  useSend(
    paceCalls.move,
    (moves: PaceMove[]) => ({
      params: { id: tournamentId },
      body: {
        moves: moves.map((move) => ({
          match_id: move.match_id,
          from_arena_id: move.from_arena.id,
          to_arena_id: move.to_arena.id,
        })),
      },
    }),
    { isTold: true, evenRefused: true, forgets: [keyOf(paceCalls.pace, { params: { id: tournamentId } })] },
  );
