// Moves matches of the plan: shown at once, sent one after the other, taken back in the order they were made.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AutoScheduleAnswer, AutoScheduleSlot } from '@gelanggang/contract/auto-schedule';
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import { callApi } from '@web/lib/calls';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { type MovedSlotBody, planOf } from './auto-schedule.api';
import { autoTexts as texts } from './texts';
import { applyMoves } from './use-plan-news';

export interface Moves {
  /** Places that are shown though the server has not answered yet. */
  pending: ReadonlyMap<number, AutoScheduleSlot>;
  isSaving: boolean;
  canUndo: boolean;
  move(slots: readonly MovedSlotBody[]): void;
  undo(): void;
}

export function useMoves(tournamentId: number, plan: AutoScheduleAnswer): Moves {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, AutoScheduleSlot>>(new Map());
  const [undos, setUndos] = useState<readonly MovedSlotBody[][]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  // another plan has other places to go back to
  const [madeAt, setMadeAt] = useState(plan.id);
  if (madeAt !== plan.id) {
    setMadeAt(plan.id);
    setUndos([]);
  }

  const send = useCallback(
    (slots: readonly MovedSlotBody[], onRefused: () => void) => {
      waiting.current += 1;
      setPending((before) => new Map([...before, ...slots.map((slot) => [slot.match_id, shown(slot)] as const)]));
      const step = async () => {
        const key = planOf(tournamentId);
        try {
          const now = client.getQueryData<AutoScheduleAnswer | null>(key);
          if (!now) throw new HttpError(409, texts.board.changedMeanwhile);
          const { data } = await callApi(autoScheduleCalls.move, {
            params: { id: now.id },
            body: { version: now.version, slots },
          });
          client.setQueryData<AutoScheduleAnswer | null>(key, (shownNow) =>
            applyMoves(shownNow, data.version, data.slots),
          );
        } catch (error) {
          onRefused();
          const isStale = error instanceof HttpError && error.status === 409;
          toast.error(isStale ? texts.board.changedMeanwhile : messageOf(error, texts.board.moveFailed));
          await client.invalidateQueries({ queryKey: key });
        } finally {
          waiting.current -= 1;
          if (waiting.current === 0) setPending(new Map());
        }
      };
      queue.current = queue.current.then(step);
    },
    [client, tournamentId],
  );

  const move = useCallback(
    (slots: readonly MovedSlotBody[]) => {
      const before = placesNow(latest.current, pending, slots);
      setUndos((made) => [...made.slice(-49), before]);
      send(slots, () => setUndos((made) => made.filter((one) => one !== before)));
    },
    [pending, send],
  );

  const undo = useCallback(() => {
    const last = undos.at(-1);
    if (!last) return;
    setUndos(undos.slice(0, -1));
    send(last, () => undefined);
  }, [undos, send]);

  return { pending, isSaving: pending.size > 0, canUndo: undos.length > 0, move, undo };
}

const shown = (slot: MovedSlotBody): AutoScheduleSlot => ({ ...slot, reason: slot.place ? null : 'by-hand' });

function placesNow(
  plan: AutoScheduleAnswer,
  pending: ReadonlyMap<number, AutoScheduleSlot>,
  slots: readonly MovedSlotBody[],
): MovedSlotBody[] {
  const byId = new Map(plan.tasks.map((task) => [task.match_id, task]));
  return slots.flatMap(({ match_id }) => {
    const now = pending.get(match_id) ?? byId.get(match_id);
    return now ? [{ match_id, place: now.place, is_pinned: now.is_pinned }] : [];
  });
}
