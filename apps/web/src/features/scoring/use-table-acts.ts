// The table's acts: those that can wait go through the kept queue, the others to the server at once.
import * as panelCalls from '@gelanggang/contract/calls/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveClock } from '@gelanggang/contract/live';
import type { PanelState } from '@gelanggang/contract/scoring';
import { useKept } from '@web/lib/kept-queue';
import { forget } from '@web/lib/use-call';
import { toast } from '@web/lib/toast';
import { measuredNow, serverNow } from '@web/live/server-time';
import { useAnsweredSteps } from './answered-steps';
import { SAME_PRESS_MS } from './judge-draft';
import { type PanelAct, randomWord, usePanelAct } from './panel-http';
import { attendTable, type KeptAct, keptOf, labelOf, tableActs } from './table-acts';
import { scoringTexts as texts } from './texts';

/** `title`: of the entry that a withdrawal takes back. */
export type TakeAct = (act: PanelAct, options?: { onSuccess?: () => void; title?: string }) => void;

/** Steps on the clock that are on their way, or whose news is: they show at once. `live`: the clock as it was told last. */
export function useWaitingClock(matchId: number, live: LiveClock | undefined) {
  const answered = useAnsweredSteps(matchId, live);
  const pending = useKept(tableActs).pending.flatMap(({ act, matchId: of }) =>
    of === matchId && act.name === 'POST /panel/clock'
      ? [{ step: act.request.body.step, at: act.request.body.pressed_at ?? serverNow() }]
      : [],
  );
  return [...answered, ...pending];
}

export function useTableActs({ arena, match }: PanelState, round: number) {
  const client = useQueryClient();
  const direct = usePanelAct();
  const { pending, isStuck, wasStuck } = useKept(tableActs);
  const last = useRef({ sign: '', at: 0 });
  useEffect(() => {
    attendTable(arena.id);
    return tableActs.onSettled(() => void forget(client, panelCalls.state));
  }, [arena.id, client]);
  const waiting = pending.filter((one) => one.arenaId === arena.id && one.matchId === match?.id);

  function keep(act: KeptAct, title: string): void {
    const { key, pressed_at: at, ...shown } = { key: '', pressed_at: 0, ...act.request.body };
    const sign = JSON.stringify([act.name, { ...act.request, body: shown }]);
    const now = performance.now();
    if (sign === last.current.sign && now - last.current.at < SAME_PRESS_MS) return;
    last.current = { sign, at: now };
    if (!match) return;
    // a withdrawal names its entry, and needs nothing else
    const meant = act.name.endsWith('/withdraw') ? {} : { match_id: match.id, pressed_at: at || measuredNow() };
    tableActs.take({
      ...{ key: key || randomWord(), arenaId: arena.id, matchId: match.id, round },
      label: labelOf(act, title),
      act: { name: act.name, request: { ...act.request, body: { ...act.request.body, ...meant } } } as KeptAct,
    });
  }

  const take: TakeAct = (act, { onSuccess, title = '' } = {}) => {
    const kept = keptOf(act);
    if (kept) keep(kept, title);
    else if (isStuck) toast.error(texts.needsNetwork);
    else direct.mutate(act, onSuccess ? { onSuccess } : {});
  };
  return {
    take,
    /** Of this match, not sent yet; shown once the network has failed, else it is a matter of a moment. */
    waiting: wasStuck ? waiting : [],
    /** An entry is on its way and not stuck. */
    isBusy: direct.isPending || (waiting.length > 0 && !wasStuck),
    /** Whatever needs the server now waits until everything is sent. */
    isDirectBusy: direct.isPending || waiting.length > 0,
  };
}
