// The tab's title. What the server wrote for a tournament's page stays until another page is opened; there it is the
// route's, with the tournament's name as soon as that is known.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Written by the server, for this address. */
let served: string | null = typeof location === 'undefined' ? null : location.pathname;

/** `isNamed`: the page is of one tournament, and the server names that. */
export function useRouteTitle(title: string, isNamed: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (served === pathname && isNamed) return;
    served = null;
    document.title = title;
  }, [title, pathname, isNamed]);
}

/** Of a page of one tournament. `page`: 'Jadwal Tanding'; null: the tournament's name says it all. */
export function useTournamentTitle(page: string | null, tournament: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (tournament === undefined || (served === pathname && document.title.includes(tournament))) return;
    document.title = page === null ? tournament : `${page} · ${tournament}`;
  }, [page, tournament, pathname]);
}
