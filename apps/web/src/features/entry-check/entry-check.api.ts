// Calls of the check of entries; lists follow what managers and office do meanwhile.
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';
import { streams } from '@gelanggang/contract/events';
import type { TicketState } from '@gelanggang/domain/entry-check/ticket';
import { useSessionUser } from '@web/lib/session';
import type { BodyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isOf, useNews } from '@web/live/use-news';

const LISTS = [entryCheckCalls.own, entryCheckCalls.overview, entryCheckCalls.read, entryCheckCalls.tickets];
/** An athlete who is added, or changed by a form, is a change of the list too. */
const CONCERNS = isOf('entry-check.changed', 'entries.changed');

/** Also of the own account, whoever acts. */
function useCheckNews(tournamentId: number | undefined, isOffice: boolean): void {
  const account = useSessionUser()?.id;
  useNews(account === undefined ? null : streams.user(account), CONCERNS, ...LISTS);
  useNews(tournamentId === undefined || !isOffice ? null : streams.staff(tournamentId), CONCERNS, ...LISTS);
}

export function useOwnChecks() {
  useCheckNews(undefined, false);
  return useCall(entryCheckCalls.own, { query: {} });
}

export function useOverview(tournamentId: number | undefined) {
  useCheckNews(tournamentId, true);
  return useCall(entryCheckCalls.overview, tournamentId === undefined ? null : { params: { id: tournamentId } });
}

export function useEntryCheck(tournamentId: number, contingentId: number, isOffice: boolean) {
  useCheckNews(tournamentId, isOffice);
  return useCall(entryCheckCalls.read, { params: { id: tournamentId, contingent: contingentId } });
}

interface TicketsAsked {
  tournament_id: number;
  state?: TicketState;
  search: string;
  page: number;
  perPage: number;
}

export const useTickets = (query: TicketsAsked) => useCall(entryCheckCalls.tickets, { query });

export const useCheckSetting = (tournamentId: number) =>
  useCall(entryCheckCalls.setting, { params: { id: tournamentId } });

const CHANGES = { forgets: LISTS, evenRefused: true } as const;
const TOLD = { ...CHANGES, isTold: true } as const;

export const useSaveSetting = (tournamentId: number) =>
  useSend(
    entryCheckCalls.saveSetting,
    (body: BodyOf<typeof entryCheckCalls.saveSetting>) => ({ params: { id: tournamentId }, body }),
    { forgets: [...LISTS, entryCheckCalls.setting], evenRefused: true },
  );

export const useRemind = (tournamentId: number) =>
  useSend(entryCheckCalls.remind, () => ({ params: { id: tournamentId } }), TOLD);

const ofList = (tournamentId: number, contingentId: number) => ({ id: tournamentId, contingent: contingentId });

export const useOpenList = (tournamentId: number, contingentId: number) =>
  useSend(entryCheckCalls.open, () => ({ params: ofList(tournamentId, contingentId) }), {
    forgets: [entryCheckCalls.own],
  });

export const useSign = (tournamentId: number, contingentId: number) =>
  useSend(
    entryCheckCalls.sign,
    (seen: string) => ({ params: ofList(tournamentId, contingentId), body: { seen } }),
    TOLD,
  );

export const useAsk = (tournamentId: number, contingentId: number) =>
  useSend(
    entryCheckCalls.ask,
    (body: BodyOf<typeof entryCheckCalls.ask>) => ({ params: ofList(tournamentId, contingentId), body }),
    CHANGES,
  );

export const useChangeTicket = (id: number) =>
  useSend(
    entryCheckCalls.changeTicket,
    (body: BodyOf<typeof entryCheckCalls.changeTicket>) => ({ params: { id }, body }),
    CHANGES,
  );

export const useTakeBack = (id: number) =>
  useSend(entryCheckCalls.takeBack, (version: number) => ({ params: { id }, body: { version } }), TOLD);

export const useAccept = (id: number) =>
  useSend(entryCheckCalls.accept, (body: BodyOf<typeof entryCheckCalls.accept>) => ({ params: { id }, body }), CHANGES);

export const useRefuse = (id: number) =>
  useSend(entryCheckCalls.refuse, (body: BodyOf<typeof entryCheckCalls.refuse>) => ({ params: { id }, body }), CHANGES);
