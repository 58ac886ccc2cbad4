// The tournament that an account works on: chosen once, in the address of every page that takes one (issue "one desk").
import { useEffect, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { useAddress } from '../lib/address';
import { newListeners } from '../lib/listeners';
import { useSessionUser } from '../lib/session';
import { readKeptInTab, readStored, writeKeptInTab, writeStored } from '../lib/stored';
import { pathOf, type RoutePath } from './routes';

/** The name of the choice in the address: the filter that the lists have always had, so that each follows the other. */
export const TOURNAMENT = 'tournament_id';

/** Pages that show or make something of one tournament, or of all of them when none is chosen. */
const OF_TOURNAMENT: ReadonlySet<string> = new Set<RoutePath>([
  '/admin',
  '/admin/contingent',
  '/admin/contingent/create',
  '/admin/team-members',
  '/admin/entry-import',
  '/admin/entry-check',
  '/admin/payment',
  '/admin/payment/create',
  '/admin/payment/statement',
  '/admin/payment-setting',
  '/admin/fee-setting',
  '/admin/match-clasification',
  '/admin/match-clasification/create',
  '/admin/tournament-category',
  '/admin/tournament-category/create',
  '/admin/tournament-arena',
  '/admin/tournament-arena/create',
  '/admin/tournament-activity',
  '/admin/tournament-activity/create',
  '/admin/contact-person',
  '/admin/contact-person/create',
  '/admin/bank-account',
  '/admin/bank-account/create',
  '/admin/tanding',
  '/admin/tanding/create',
  '/admin/tanding/merge',
  '/admin/match-chart',
  '/admin/seni',
  '/admin/seni/create',
  '/admin/seni/units',
  '/admin/tournament-schedule',
  '/admin/tournament-schedule/tanding/create',
  '/admin/tournament-schedule/seni/create',
  '/admin/weigh-in',
  '/admin/weigh-in/papers',
  '/admin/weigh-in/forms',
  '/admin/officials',
  '/admin/officials/duties',
  '/admin/scoring',
  '/admin/protest',
  '/admin/medals',
  '/admin/event-report',
  '/admin/displays',
]);

export const takesTournament = (path: string | undefined): boolean => path !== undefined && OF_TOURNAMENT.has(path);

/** Pages whose path names their tournament. */
const NAMED = [
  '/admin/tournament/setup/:id',
  '/admin/tournament/edit/:id',
  '/admin/tournament/share/:id',
  '/admin/tournament/members/:id',
  '/admin/tournament/keys/:id',
  '/admin/tournament/webhooks/:id',
  '/tournament-insight/:id',
  '/contingent-registration/:id',
] as const satisfies readonly RoutePath[];
const NAMED_BY_NAME = [
  '/admin/tanding/pairing/:tournament_id',
  '/admin/tanding/matches/:tournament_id',
] as const satisfies readonly RoutePath[];

const numberOf = (text: string | null | undefined): number | undefined => {
  const value = Number(text ?? '');
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** The tournament that an address is about. */
export function tournamentAt({ pathname, search }: { pathname: string; search: string }): number | undefined {
  const params = [...NAMED, ...NAMED_BY_NAME].map((path) => matchPath(path, pathname)?.params).find(Boolean);
  const named = params && ('tournament_id' in params ? params.tournament_id : params.id);
  return numberOf(named ?? new URLSearchParams(search).get(TOURNAMENT));
}

/** The same page about another tournament, where its path names one. */
export function pageAbout(pathname: string, id: number): string | undefined {
  const byId = NAMED.find((path) => matchPath(path, pathname) !== null);
  if (byId) return pathOf(byId, { id });
  const byName = NAMED_BY_NAME.find((path) => matchPath(path, pathname) !== null);
  return byName && pathOf(byName, { tournament_id: id });
}

/** An address with the tournament in it. */
export function withTournament(path: string, id: number | null): string {
  if (id === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${TOURNAMENT}=${id}`;
}

/** A choice; null is 'Semua turnamen'; undefined: nothing was ever chosen. */
export type Chosen = number | null | undefined;

const ALL = 'all';
const keyOf = (account: number | undefined) => `gelanggang.tournament.${account ?? 0}`;
const { tell, subscribe } = newListeners();

const parsed = (kept: string | null): Chosen => (kept === ALL ? null : numberOf(kept));

/** What this tab works on; what the account chose last, in a new one. */
const kept = (account: number | undefined): string | null =>
  readKeptInTab(keyOf(account)) ?? readStored(keyOf(account));

export function rememberTournament(account: number | undefined, id: number | null): void {
  const value = id === null ? ALL : String(id);
  if (readKeptInTab(keyOf(account)) === value) return;
  writeKeptInTab(keyOf(account), value);
  writeStored(keyOf(account), value);
  tell();
}

/** A page that shows something of one tournament, whatever its address says: it is worked on from then on. */
export function useContextOf(id: number | undefined): void {
  const account = useSessionUser()?.id;
  useEffect(() => {
    if (id !== undefined) rememberTournament(account, id);
  }, [account, id]);
}

/** The choice that this tab remembers. */
export function useRemembered(): Chosen {
  const account = useSessionUser()?.id;
  return parsed(useSyncExternalStore(subscribe, () => kept(account)));
}

/** The tournament of a page that takes one; undefined while it shows all of them. */
export const useTournamentId = (): number | undefined => useAddress().getNumber(TOURNAMENT);
