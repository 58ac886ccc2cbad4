// Calls of the operator's desk, and how live news keep its queue equal to the database.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as arenaControlCalls from '@gelanggang/contract/calls/arena-control';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import type { MatchStepAnswer, WithdrawnResult } from '@gelanggang/contract/arena-control';
import { streams } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ClockStep, ClockTarget } from '@gelanggang/domain/results/match-clock';
import type { WinKind } from '@gelanggang/domain/results/win-kinds';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { Reason } from '@gelanggang/domain/scoring/reasons';
import type { PerformanceBody } from '@web/components/seni-score/typed-performance';
import { callApi, keyOf } from '@web/lib/calls';
import { measuredNow, serverNow } from '@web/live/server-time';
import { told } from '@web/lib/told';
import { forget, useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';
import { concernsArena } from './concerns-arena';
import { arenaActions, useArenaActions } from './pending-actions';
import { arenaTexts as texts } from './texts';

/** The queue of an arena, of whatever day. */
export const queueOf = (arenaId: number) => keyOf(arenaControlCalls.queue, { params: { id: arenaId } });

export function useArenaQueue(arenaId: number, date: string) {
  const queue = useCall(arenaControlCalls.queue, { params: { id: arenaId }, query: { date } });
  const topic = queue.data ? streams.tournament(queue.data.tournament.id) : null;
  const { data } = queue;
  useNews(topic, (event) => data !== undefined && concernsArena(event, data), queueOf(arenaId));
  // the rules weigh who is level, by the scales of the day
  useNews(topic, isOf('weigh-in.changed'), scoringCalls.proposal);
  return queue;
}

export type MatchStep =
  | { step: 'call' | 'start'; arenaId: number }
  | { step: 'skip' | 'bring-back' | 'unstart' }
  | { step: 'clock'; clock: ClockStep; set?: ClockTarget & { reason: string } }
  /** `scores`: as the desk shows them; left out while it does not know them. */
  | { step: 'result'; winner: Corner; winKind: WinKind; scores?: Record<Corner, number> }
  | { step: 'count'; corner: Corner; by: number; score: number }
  | { step: 'walkover'; winner: Corner | null; reason?: string }
  | { step: 'doctor-leave'; corner: Corner }
  | { step: 'perform'; record: PerformanceBody };

function wordOf(step: MatchStep): string {
  if (step.step === 'clock') return step.clock;
  return step.step === 'perform' && step.record.outcome === 'absent' ? 'absent' : step.step;
}

function bodyOf(step: MatchStep): Record<string, unknown> {
  switch (step.step) {
    case 'call':
    case 'start':
      return { arena_id: step.arenaId };
    case 'clock': {
      const { set } = step;
      const target = set ? { round: set.round, remaining_ms: set.remainingMs, reason: set.reason } : {};
      return { step: step.clock, pressed_at: measuredNow(), ...target };
    }
    case 'result':
      return {
        ...{ winner: step.winner, win_kind: step.winKind },
        ...(step.scores ? { blue_score: step.scores.blue, red_score: step.scores.red } : {}),
      };
    case 'count':
      return { corner: step.corner, by: step.by, pressed_at: measuredNow() };
    case 'doctor-leave':
      return { corner: step.corner };
    case 'walkover':
      return { ...(step.winner ? { winner: step.winner } : {}), ...(step.reason ? { reason: step.reason } : {}) };
    case 'perform':
      return { ...step.record };
    case 'skip':
    case 'bring-back':
    case 'unstart':
      return {};
  }
}

/** One action at a time and arena: `isBusy` until the server has answered, however long the network takes. */
export function useMatchSteps(arenaId: number) {
  const client = useQueryClient();
  const { pending } = useArenaActions();
  const own = pending.filter((action) => action.arenaId === arenaId);
  useEffect(() => arenaActions.onSettled((action) => void forget(client, queueOf(action.arenaId))), [client]);
  return {
    pending: own,
    // points are counted as fast as they fall
    isBusy: own.some((action) => !action.count),
    take(match: LiveMatch, step: MatchStep): void {
      arenaActions.take({
        arenaId,
        matchId: match.id,
        label: texts.actionLabel(wordOf(step), match.partai),
        path: step.step === 'perform' ? `/seni/matches/${match.id}/performance` : `/matches/${match.id}/${step.step}`,
        body: bodyOf(step),
        ...(step.step === 'count' ? { count: { corner: step.corner, score: step.score } } : {}),
        ...(step.step === 'clock' ? { clock: { step: step.clock, at: serverNow(), target: step.set } } : {}),
      });
    },
  };
}

export interface Correction {
  winner: Corner;
  winKind: WinKind;
  /** null: what the sheet says, or what stood before. */
  winReason: Reason | null;
  blueScore: number | null;
  redScore: number | null;
}

/** Without a winner: what withdrawing the result would change. */
export function useCorrectionPreview(matchId: number, resultId: number, winner: Corner | null) {
  return useCall(
    arenaControlCalls.preview,
    { params: { id: matchId }, body: { result_id: resultId, ...(winner ? { winner } : {}) } },
    { gcTime: 0, staleTime: 0, retry: false },
  );
}

/** Corrections wait for their answer in the dialog: they are no matter of seconds. */
export function useResultChange(arenaId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<MatchStepAnswer>) => send(),
    ...told(),
    onSettled: () => forget(client, queueOf(arenaId)),
  });
}

export const changes = {
  correct: (matchId: number, resultId: number, to: Correction, reason: string) => () =>
    callApi(arenaControlCalls.record, {
      params: { id: matchId },
      body: {
        winner: to.winner,
        win_kind: to.winKind,
        ...(to.winReason ? { win_reason: to.winReason } : {}),
        ...(to.blueScore !== null && to.redScore !== null ? { blue_score: to.blueScore, red_score: to.redScore } : {}),
        corrects_result_id: resultId,
        reason,
      },
    }),
  withdraw: (matchId: number, resultId: number, reason: string) => () =>
    callApi(arenaControlCalls.withdraw, { params: { id: matchId }, body: { result_id: resultId, reason } }),
  undo: (matchId: number, resultId: number) => () =>
    callApi(arenaControlCalls.undo, { params: { id: matchId }, body: { result_id: resultId } }),
  restore: ({ match_id: matchId, id }: WithdrawnResult) => changes.undo(matchId, id),
  move: (matchId: number, arenaId: number) => () =>
    callApi(arenaControlCalls.move, { params: { id: matchId }, body: { arena_id: arenaId } }),
};
