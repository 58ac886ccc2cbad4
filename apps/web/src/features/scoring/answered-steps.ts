// Steps on the clock that the server has taken stand on the table until the news of them has come: between answer and news
// the clock of before would show, and a fault that is entered just then would count in the round before.
import { useState, useSyncExternalStore } from 'react';
import type { LiveClock } from '@gelanggang/contract/live';
import { tableActs } from './table-acts';
import { type AnsweredStep, untold } from './untold-steps';

/** Whose news does not come by then is shown as the server tells it. */
const LONGEST_MS = 2_000;

let answered: readonly AnsweredStep[] = [];
const watchers = new Set<() => void>();

function set(steps: readonly AnsweredStep[]): void {
  answered = steps;
  watchers.forEach((watch) => watch());
}

tableActs.onSettled(({ matchId, act }, answer) => {
  if (answer === undefined || act.name !== 'POST /panel/clock') return;
  const { step, pressed_at: at } = act.request.body;
  if (at === undefined) return;
  const one = { matchId, step, at };
  set([...answered, one]);
  setTimeout(() => set(answered.filter((other) => other !== one)), LONGEST_MS);
});

function watchSteps(watch: () => void): () => void {
  watchers.add(watch);
  return () => {
    watchers.delete(watch);
  };
}

/** Of the match; `live`: its clock as it was told last. */
export function useAnsweredSteps(matchId: number, live: LiveClock | undefined): AnsweredStep[] {
  const all = useSyncExternalStore(watchSteps, () => answered);
  const [answeredAt] = useState(() => new WeakMap<AnsweredStep, string>());
  return untold(
    all.filter((one) => one.matchId === matchId),
    JSON.stringify(live ?? null),
    answeredAt,
  );
}
