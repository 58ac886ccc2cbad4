// What a judge sends of a performance: the whole entry, again until it is taken.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as panelCalls from '@gelanggang/contract/calls/panel';
import type { JudgeScoreRequest } from '@gelanggang/contract/jurus-panels';
import { HttpError, messageOf } from '@web/lib/http';
import { forget } from '@web/lib/use-call';
import { panelCall, TAB } from './panel-http';

const RETRY_MS = 2_000;

/** A refusal that sending again does not mend. */
const isFinal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Sends `body` while there is one, again until the server has answered: it is a judge's whole entry, so that it counts once
 * however often it comes. `onDone` with the words of a refusal, null where it was taken.
 */
export function useSendScore(body: Omit<JudgeScoreRequest, 'tab'> | null, onDone: (refusal: string | null) => void) {
  const client = useQueryClient();
  const [isStuck, setStuck] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const wanted = body && JSON.stringify(body);
  useEffect(() => {
    if (wanted === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const attempt = async () => {
      clearTimeout(timer);
      try {
        const sent = JSON.parse(wanted) as Omit<JudgeScoreRequest, 'tab'>;
        await panelCall(panelCalls.score, { body: { tab: TAB, ...sent } });
        if (isOver) return;
        setStuck(false);
        await forget(client, panelCalls.state);
        done.current(null);
      } catch (error) {
        if (isOver) return;
        if (isFinal(error)) {
          setStuck(false);
          done.current(messageOf(error));
          return;
        }
        setStuck(true);
        timer = setTimeout(() => void attempt(), RETRY_MS);
      }
    };
    const now = () => void attempt();
    window.addEventListener('online', now);
    now();
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [client, wanted]);
  return { isStuck: isStuck && wanted !== null };
}
