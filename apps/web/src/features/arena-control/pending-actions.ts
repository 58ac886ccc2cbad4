// The desk's actions on their way: kept on the device until the server has answered, sent in order, each taken once.
import { ACTION_KEY_HEADER } from '@gelanggang/contract/http';
import type { ClockStep, ClockTarget } from '@gelanggang/domain/results/match-clock';
import type { Corner } from '@gelanggang/domain/words/corners';
import { newActionKey } from '@web/lib/action-keys';
import { attendedQueue } from '@web/lib/attended-queue';
import { type KeptAction, type KeptState, useKept } from '@web/lib/kept-queue';
import { http } from '@web/lib/http';
import { session } from '@web/lib/session';
import { overtaken } from './overtaken';

export interface PendingAction extends KeptAction {
  /** Another account that signs in on this device sends nothing of this one. */
  token: string;
  arenaId: number;
  matchId: number;
  /** What people read: 'Panggil partai 26'. */
  label: string;
  path: string;
  body: Record<string, unknown>;
  /** A step on the clock shows at once. */
  clock?: { step: ClockStep; at: number; target?: ClockTarget };
  /** What the desk counts shows at once: the score of the corner after it. */
  count?: { corner: Corner; score: number };
}

/** A connection that has not answered by then is tried anew. */
const ANSWER_MS = 10_000;

const queue = attendedQueue<PendingAction>({
  storage: 'gelanggang.arena',
  isOwn: ({ token }) => token === tokenMark(),
  send: ({ path, body, key }) =>
    http.ask('POST', path, { body, headers: { [ACTION_KEY_HEADER]: key }, signal: AbortSignal.timeout(ANSWER_MS) }),
});

/** Tells sessions apart without keeping another copy of the token. */
function tokenMark(): string {
  return session.token?.slice(-8) ?? '';
}

export const arenaActions = {
  take(action: Omit<PendingAction, 'key' | 'token'>): void {
    queue.take({ ...action, key: newActionKey(), token: tokenMark() });
  },
  /** Takes an action back that has not been answered; what the server took meanwhile shows in the queue. */
  drop: (key: string): void => queue.drop(key),
  dismiss: (key: string): void => queue.dismiss(key),
  /** Called with each action that was answered; a step that was taken overtakes what its arena was refused before. */
  onSettled: (tell: (action: PendingAction) => void): (() => void) =>
    queue.onSettled((action, answer) => {
      const isTaken = answer !== undefined;
      if (isTaken) overtaken(queue.current().refused, action).forEach((key) => queue.dismiss(key));
      tell(action);
    }),
};

export const useArenaActions = (): KeptState<PendingAction> => useKept(queue);
