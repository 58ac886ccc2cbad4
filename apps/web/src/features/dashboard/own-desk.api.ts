// What waits for a manager in each tournament, and what the office answered; fetched again when somebody changes it.
import * as dashboardCalls from '@gelanggang/contract/calls/dashboard';
import * as noticeCalls from '@gelanggang/contract/calls/notices';
import type { OwnDesk } from '@gelanggang/contract/dashboard';
import { streams } from '@gelanggang/contract/events';
import { useSessionUser } from '@web/lib/session';
import { useCall } from '@web/lib/use-call';
import { isAny, useNews, useNewsSparingly } from '@web/live/use-news';
import { concernsManager } from './concerns-manager';

/** Days come by the clock alone. */
const ASK_EVERY_MS = 60_000;
const ANSWERS = 5;

export function useOwnDesks(tournamentId: number | undefined) {
  const account = useSessionUser()?.id;
  const own = account === undefined ? null : streams.user(account);
  useNews(own, isAny, dashboardCalls.own, noticeCalls.list);
  const query = tournamentId === undefined ? {} : { tournament_id: tournamentId };
  return useCall(dashboardCalls.own, { query }, { refetchInterval: ASK_EVERY_MS });
}

/** Draws, schedules and results of a tournament change what its managers see. */
export function useOwnDeskNews(desk: OwnDesk): void {
  useNewsSparingly(streams.tournament(desk.tournament.id), (event) => concernsManager(event, desk), dashboardCalls.own);
}

/** The newest of the bell, read or not. */
export function useAnswers() {
  const notices = useCall(noticeCalls.list, { query: { before: undefined } });
  return { ...notices, rows: notices.data?.data.slice(0, ANSWERS) };
}
