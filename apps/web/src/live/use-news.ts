// Has answers of calls fetched again when a topic tells of what changes them.
import type { EventType, LoggedEvent } from '@gelanggang/contract/events';
import { useQueryClient } from '@tanstack/react-query';
import { forget, type Kept } from '../lib/use-call';
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
  const refetch = () => void forget(client, ...kept);
  useTopic(topic, {
    onEvents: (events) => {
      if (events.some(concerns)) refetch();
    },
    onReset: refetch,
  });
}
