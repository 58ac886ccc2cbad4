// Calls of the operator's desk, and how live news keep its queue equal to the database.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArenaQueue, ArenaRow, MatchStepAnswer } from '@gelanggang/contract/arena-control';
import { streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import type { Corner, LiveMatch } from '@gelanggang/contract/live';
import type { ClockStep } from '@gelanggang/domain/results/match-clock';
import type { WinKind } from '@gelanggang/domain/results/win-kinds';
import { http, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { measuredNow } from '@web/live/server-time';
import { useTopic } from '@web/live/use-live';

export function useArenas() {
  return useQuery({
    queryKey: ['arenas'],
    queryFn: ({ signal }) => http.get<Data<ArenaRow[]>>('/arenas', undefined, signal).then((answer) => answer.data),
  });
}

export function useArenaQueue(arenaId: number, date: string) {
  const client = useQueryClient();
  const key = ['arena', arenaId, date] as const;
  const queue = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      http.get<Data<ArenaQueue>>(`/arenas/${arenaId}`, { date }, signal).then((answer) => answer.data),
  });
  const refetch = () => void client.invalidateQueries({ queryKey: ['arena', arenaId] });
  useTopic(queue.data ? streams.tournament(queue.data.tournament.id) : null, { onEvents: refetch, onReset: refetch });
  return queue;
}

export type MatchStep =
  | { step: 'call' | 'start'; arenaId: number }
  | { step: 'skip' | 'unstart' }
  | { step: 'clock'; clock: ClockStep; set?: { round: number; remainingMs: number; reason: string } }
  | { step: 'result'; winner: Corner; winKind: WinKind; blueScore: number; redScore: number }
  | { step: 'walkover'; winner: Corner | null }
  | { step: 'withdraw'; resultId: number; reason: string };

function bodyOf(step: MatchStep): Record<string, unknown> {
  switch (step.step) {
    case 'call':
    case 'start':
      return { arena_id: step.arenaId };
    case 'clock':
      return {
        step: step.clock,
        pressed_at: measuredNow(),
        ...(step.set ? { round: step.set.round, remaining_ms: step.set.remainingMs, reason: step.set.reason } : {}),
      };
    case 'result':
      return { winner: step.winner, win_kind: step.winKind, blue_score: step.blueScore, red_score: step.redScore };
    case 'walkover':
      return step.winner ? { winner: step.winner } : {};
    case 'withdraw':
      return { result_id: step.resultId, reason: step.reason || undefined };
    default:
      return {};
  }
}

/** One step at a time; a refusal (409: somebody else was first) is told and the queue read again. */
export function useMatchStep(arenaId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ match, step }: { match: LiveMatch; step: MatchStep }) => {
      const path = step.step === 'withdraw' ? 'result/withdraw' : step.step;
      return http.post<MatchStepAnswer>(`/matches/${match.id}/${path}`, bodyOf(step));
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['arena', arenaId] }),
  });
}
