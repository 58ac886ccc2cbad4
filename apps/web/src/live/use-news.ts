// Has answers of calls fetched again when a topic tells of what changes them.
import type { EventType, LoggedEvent } from '@gelanggang/contract/events';
import { useQueryClient } from '@tanstack/react-query';
import { forget, type Kept } from '../lib/use-call';
import { useSparing } from '../lib/use-sparing';
import { useTopic } from './use-live';

export const isOf =
  (...types: readonly EventType[]) =>
  ({ type }: LoggedEvent): boolean =>
    types.includes(type);

export const isAny = (): boolean => true;

/** `null` as topic follows nothing. What may have been missed counts as told. */
export function useNews(
  topic: string | null,
  concerns: (event: LoggedEvent) => boolean,
  ...kept: readonly Kept[]
): void {
  const client = useQueryClient();
  useRefetch(topic, concerns, () => void forget(client, ...kept));
}

/** The same for answers that are much work and may lag behind: where they are long in coming they are asked for less often. */
export function useNewsSparingly(
  topic: string | null,
  concerns: (event: LoggedEvent) => boolean,
  ...kept: readonly Kept[]
): void {
  const client = useQueryClient();
  useRefetch(
    topic,
    concerns,
    useSparing(() => forget(client, ...kept)),
  );
}

function useRefetch(topic: string | null, concerns: (event: LoggedEvent) => boolean, refetch: () => void): void {
  useTopic(topic, {
    onEvents: (events) => {
      if (events.some(concerns)) refetch();
    },
    onReset: refetch,
  });
}
