// Calls of a tournament's webhooks. What the worker posts is told by no event: it is asked for while something waits.
import * as webhookCalls from '@gelanggang/contract/calls/webhooks';
import { streams } from '@gelanggang/contract/events';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

const ASK_EVERY_MS = 3_000;

export function useWebhooks(id: number | null) {
  const request = { params: { id: id ?? 0 } };
  useNews(id === null ? null : streams.staff(id), isOf('setup.changed'), keyOf(webhookCalls.list, request));
  return useCall(webhookCalls.list, id === null ? null : request, {
    refetchInterval: ({ state }) => (state.data?.webhooks.some(({ waiting }) => waiting > 0) ? ASK_EVERY_MS : false),
  });
}

export function useDeliveries(id: number, webhookId: number, shown: { page: number; perPage: number }) {
  useNews(streams.staff(id), isOf('setup.changed'), keyOf(webhookCalls.deliveries));
  return useCall(
    webhookCalls.deliveries,
    { params: { id, webhookId }, query: shown },
    {
      refetchInterval: ({ state }) => (state.data?.data.some((one) => one.state === 'waiting') ? ASK_EVERY_MS : false),
    },
  );
}

export const FORGETS = [webhookCalls.list, webhookCalls.deliveries];
export const TOLD = { forgets: FORGETS, evenRefused: true, isTold: true };
