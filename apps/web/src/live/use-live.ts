// How a page follows a topic: `useTopic` for lists that are fetched again, `useConnection` for the dot.
import type { LoggedEvent, ProgressMessage } from '@gelanggang/contract/events';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { live, type ConnectionState } from './live-client';
import type { TopicReader } from './topic-reader';

export function useConnection(): ConnectionState {
  return useSyncExternalStore(
    live.onChange,
    () => live.state,
    () => live.state,
  );
}

/** Whether news come by themselves: of all that the connection goes through, the one thing that most need. */
export function useIsLive(): boolean {
  const isLive = () => live.state.connection === 'live';
  return useSyncExternalStore(live.onChange, isLive, isLive);
}

export interface TopicHandlers {
  onEvents(events: LoggedEvent[]): void;
  /** History could not be replayed: fetch again. `told`, where it is known: what the page may have missed. */
  onReset(told?: LoggedEvent[]): void;
  onProgress?(message: ProgressMessage): void;
}

/** Follows a topic while the component is shown; null follows nothing. Each event comes once, in order. */
export function useTopic(topic: string | null, handlers: TopicHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (topic === null) return;
    return live.join(listReader(topic, latest));
  }, [topic]);
}

function listReader(topic: string, handlers: { current: TopicHandlers }): TopicReader {
  let last: number | undefined;
  return {
    topic,
    since: () => last,
    receive(events) {
      const news = events.filter((event) => last === undefined || event.seq > last);
      const first = news[0];
      if (!first) return 'applied';
      if (last !== undefined && first.seq !== last + 1) return 'gap';
      last = news[news.length - 1]?.seq;
      handlers.current.onEvents(news);
      return 'applied';
    },
    joined(seq) {
      // from here on a lost connection is made up for by replay
      last ??= seq;
    },
    refetch(seq, told) {
      last = seq;
      handlers.current.onReset(told);
    },
    progress: (message) => handlers.current.onProgress?.(message),
  };
}
