// Calls of protests; the lists follow what managers and office do meanwhile.
import * as protestCalls from '@gelanggang/contract/calls/protests';
import { streams } from '@gelanggang/contract/events';
import { useCurrentUser } from '@web/site/account';
import type { BodyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isOf, useNews } from '@web/live/use-news';

export const LISTS = [protestCalls.list, protestCalls.decisions];
const CONCERNS = isOf('protest.changed');

/** Of the tournament for the office; without one, what concerns the own contingents. */
export function useProtests(tournamentId: number | undefined) {
  const userId = useCurrentUser().data?.user.id;
  useNews(userId === undefined ? null : streams.user(userId), CONCERNS, ...LISTS);
  useNews(tournamentId === undefined ? null : streams.staff(tournamentId), CONCERNS, ...LISTS);
  return useCall(protestCalls.list, { query: tournamentId === undefined ? {} : { tournament_id: tournamentId } });
}

export const TOLD = { forgets: LISTS, evenRefused: true, isTold: true } as const;

export const useTakeForm = (onTaken: (id: number) => void) =>
  useSend(
    protestCalls.takeForm,
    {},
    {
      ...TOLD,
      onSuccess: ({ data }) => onTaken(data.id),
    },
  );

/** null: nothing to look at yet. */
export const useRulingPreview = (id: number, body: BodyOf<typeof protestCalls.preview> | null) =>
  useCall(protestCalls.preview, body && { params: { id }, body });
