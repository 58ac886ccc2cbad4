// Calls of the check of entries; lists follow what managers and office do meanwhile.
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';
import { streams } from '@gelanggang/contract/events';
import { useSessionUser } from '@web/lib/session';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

export const LISTS = [entryCheckCalls.own, entryCheckCalls.overview, entryCheckCalls.read, entryCheckCalls.tickets];
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

export const CHANGES = { forgets: LISTS, evenRefused: true } as const;
export const TOLD = { ...CHANGES, isTold: true } as const;

export const ofList = (tournamentId: number, contingentId: number) => ({ id: tournamentId, contingent: contingentId });
