// One screen's own life: gets a code, says that it is there, hears where it is aimed, and gets over every fault itself.
import { useEffect, useRef, useState } from 'react';
import { DISPLAY_BEAT_MS, type DisplayState } from '@gelanggang/contract/displays';
import { streams } from '@gelanggang/contract/events';
import { isNotFound } from '@web/lib/http';
import { keepPageLater } from '@web/lib/keep-page';
import { readStored, writeStored } from '@web/lib/stored';
import { useTopic } from '@web/live/use-live';
import * as displayCalls from '@gelanggang/contract/calls/displays';
import { callApi } from '@web/lib/calls';

const KEY = 'gelanggang.display';
/** After a fault the screen tries again this soon. */
const RETRY_MS = 4_000;

/** What the screen was last told, kept over a loss of power. */
function remembered(): DisplayState | null {
  try {
    return JSON.parse(readStored(KEY) ?? 'null') as DisplayState | null;
  } catch {
    return null;
  }
}

export function useDisplay(): { display: DisplayState | null; isWaiting: boolean } {
  const [display, setDisplay] = useState(remembered);
  const [isWaiting, setWaiting] = useState(false);
  const code = useRef(display?.code);
  const beatNow = useRef<() => void>(() => undefined);

  const take = (next: DisplayState | null) => {
    code.current = next?.code;
    writeStored(KEY, next && JSON.stringify(next));
    // the same again draws nothing again
    setDisplay((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const beat = async () => {
      clearTimeout(timer);
      let again = DISPLAY_BEAT_MS;
      try {
        const asked = code.current;
        const next =
          asked === undefined
            ? await callApi(displayCalls.register)
            : await callApi(displayCalls.seen, {
                params: { code: asked },
                body: { width: window.innerWidth, height: window.innerHeight },
              });
        if (isOver) return;
        if (asked === code.current) take(next);
        setWaiting(false);
      } catch (error) {
        if (isOver) return;
        again = RETRY_MS;
        // nobody knows this code any more: the next beat asks for another
        if (isNotFound(error)) take(null);
        else setWaiting(true);
      }
      clearTimeout(timer);
      timer = setTimeout(() => void beat(), again);
    };
    beatNow.current = () => void beat();
    void beat();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);

  useEffect(keepPageLater, []);

  useTopic(display ? streams.display(display.code) : null, {
    onEvents: (events) => {
      for (const event of events) {
        if (event.type === 'display.changed') take(event.data.display);
        else if (event.type === 'display.reload') reloadWhenServed();
        else if (event.type === 'display.removed') {
          take(null);
          beatNow.current();
        }
      }
    },
    onReset: () => beatNow.current(),
  });
  return { display, isWaiting };
}

/** A reload without a server would end at the browser's own error page: only once it answers. */
export function reloadWhenServed(): void {
  fetch(window.location.pathname, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? window.location.reload() : later()),
    () => later(),
  );
}

const later = () => setTimeout(reloadWhenServed, RETRY_MS);
