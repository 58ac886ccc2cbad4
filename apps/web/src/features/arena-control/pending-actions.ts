// The desk's actions on their way: kept on the device until the server has answered, sent in order, each taken once.
import { useSyncExternalStore } from 'react';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { ClockStep, ClockTarget } from '@gelanggang/domain/results/match-clock';
import { ACTION_KEY_HEADER } from '@gelanggang/contract/http';
import { http, HttpError, messageOf } from '@web/lib/http';
import { session } from '@web/lib/session';
import { readStored, writeStored } from '@web/lib/stored';

export interface PendingAction {
  /** Under it the server takes the action once, however often it is sent. */
  key: string;
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

export interface RefusedAction {
  key: string;
  arenaId: number;
  label: string;
  message: string;
}

interface State {
  pending: readonly PendingAction[];
  refused: readonly RefusedAction[];
  /** The first of them was sent and the network did not answer, or has not for a while. */
  isStuck: boolean;
}

const PENDING_KEY = 'gelanggang.arena.pending';
const REFUSED_KEY = 'gelanggang.arena.refused';
/** A connection that has not answered by then is tried anew. */
const ANSWER_MS = 10_000;
const STUCK_AFTER_MS = 1_500;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000];

let state: State = { pending: stored(PENDING_KEY), refused: stored(REFUSED_KEY), isStuck: false };
let isSending = false;
let wakeUp: (() => void) | null = null;
const watchers = new Set<() => void>();
const settled = new Set<(action: PendingAction) => void>();

function stored<T>(key: string): T[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(value) ? (value as T[]) : [];
  } catch {
    return [];
  }
}

function set(change: Partial<State>): void {
  state = { ...state, ...change };
  if (change.pending) writeStored(PENDING_KEY, state.pending.length > 0 ? JSON.stringify(state.pending) : null);
  if (change.refused) writeStored(REFUSED_KEY, state.refused.length > 0 ? JSON.stringify(state.refused) : null);
  watchers.forEach((watch) => watch());
}

const without = <T extends { key: string }>(list: readonly T[], key: string): T[] =>
  list.filter((one) => one.key !== key);

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  let tries = 0;
  for (let first = next(); first; first = next()) {
    const stuck = setTimeout(() => set({ isStuck: true }), STUCK_AFTER_MS);
    const outcome = await sendOne(first);
    clearTimeout(stuck);
    if (outcome === 'later') {
      set({ isStuck: true });
      await pause(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 1_000);
      tries += 1;
      continue;
    }
    tries = 0;
    const refused = outcome === 'done' ? state.refused : [...state.refused, outcome];
    set({ pending: without(state.pending, first.key), refused, isStuck: false });
    settled.forEach((tell) => tell(first));
  }
  isSending = false;
}

/** Of the account that is signed in; what another left behind waits for it. */
const next = (): PendingAction | undefined => state.pending.find((one) => one.token === tokenMark());

async function sendOne(action: PendingAction): Promise<'done' | 'later' | RefusedAction> {
  try {
    await http.ask('POST', action.path, {
      body: action.body,
      headers: { [ACTION_KEY_HEADER]: action.key },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return 'done';
  } catch (error) {
    const isRefusal = error instanceof HttpError && error.status >= 400 && error.status < 500;
    // the server is not there, is busy, or asks to wait; a session that is over is signed in again
    if (!isRefusal || error.status === 429 || error.status === 401) return 'later';
    const [fault] = Object.values(error.fields).flat();
    return { key: action.key, arenaId: action.arenaId, label: action.label, message: fault ?? messageOf(error) };
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wakeUp = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** A UUID of version 4; `crypto.randomUUID` is there on https alone, and a hall's network has none. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Tells sessions apart without keeping another copy of the token. */
function tokenMark(): string {
  return session.token?.slice(-8) ?? '';
}

export const arenaActions = {
  take(action: Omit<PendingAction, 'key' | 'token'>): void {
    set({ pending: [...state.pending, { ...action, key: newKey(), token: tokenMark() }] });
    void sendAll();
  },
  /** Takes an action back that has not been answered; what the server took meanwhile shows in the queue. */
  drop(key: string): void {
    const dropped = state.pending.find((one) => one.key === key);
    set({ pending: without(state.pending, key), isStuck: false });
    if (dropped) settled.forEach((tell) => tell(dropped));
  },
  dismiss(key: string): void {
    set({ refused: without(state.refused, key) });
  },
  /** Called with each action that was answered. */
  onSettled(tell: (action: PendingAction) => void): () => void {
    settled.add(tell);
    void sendAll();
    return () => settled.delete(tell);
  },
};

export function useArenaActions(): State {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => state,
  );
}

window.addEventListener('online', () => wakeUp?.());
// another tab of this device has taken or answered actions
window.addEventListener('storage', (event) => {
  if (event.key !== PENDING_KEY && event.key !== REFUSED_KEY) return;
  state = { ...state, pending: stored(PENDING_KEY), refused: stored(REFUSED_KEY) };
  watchers.forEach((watch) => watch());
});
