// Keeps the chosen tournament in the address of every page that takes one, and remembers what an address names.
import { useEffect, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSessionUser } from '../../lib/session';
import { readKeptInTab, writeKeptInTab } from '../../lib/stored';
import {
  type Chosen,
  rememberTournament,
  takesTournament,
  TOURNAMENT,
  tournamentAt,
  useRemembered,
} from '@web/site/tournament-context';
import { useCurrentRoute } from '../current-route';

/** Entries of the history that showed all tournaments: going back to one shows all of them again. */
const SHOWED_ALL = 'gelanggang.showed-all';
const MOST_KEPT = 50;

const entriesOfAll = (): string[] => (readKeptInTab(SHOWED_ALL) ?? '').split(' ').filter(Boolean);

interface Arrival {
  location: Location;
  named: number | undefined;
  /** The page was there with a tournament, and its filter was taken away. */
  isCleared: boolean;
}

function arrivalOf(location: Location, type: NavigationType, before: Arrival | null): Arrival {
  const named = tournamentAt(location);
  const isSamePage = before?.location.pathname === location.pathname;
  const isCleared =
    named === undefined &&
    ((type === NavigationType.Replace && isSamePage && (before.named !== undefined || before.isCleared)) ||
      (type === NavigationType.Pop && before !== null && entriesOfAll().includes(location.key)));
  return { location, named, isCleared };
}

/** Where to go instead; null: the address is as it should be. */
export function useTournamentInAddress(): Location | null {
  const location = useLocation();
  const type = useNavigationType();
  const path = useCurrentRoute()?.path;
  const account = useSessionUser()?.id;
  const remembered = useRemembered();
  const [arrival, setArrival] = useState(() => arrivalOf(location, type, null));
  const now = arrival.location === location ? arrival : arrivalOf(location, type, arrival);
  if (now !== arrival) setArrival(now);

  const isTaken = takesTournament(path);
  const choice: Chosen = now.named ?? (isTaken && now.isCleared ? null : undefined);
  useEffect(() => {
    if (choice !== undefined) rememberTournament(account, choice);
  }, [account, choice, location.key]);
  const showsAll = isTaken && now.named === undefined && (now.isCleared || remembered === null);
  useEffect(() => {
    if (!showsAll) return;
    const others = entriesOfAll().filter((key) => key !== location.key);
    writeKeptInTab(SHOWED_ALL, [...others, location.key].slice(-MOST_KEPT).join(' '));
  }, [showsAll, location.key]);

  if (!isTaken || now.named !== undefined || now.isCleared || !remembered) return null;
  const params = new URLSearchParams(location.search);
  params.set(TOURNAMENT, String(remembered));
  return { ...location, search: `?${params.toString()}` };
}
