// Whether this device tells of matches that are followed, and the telling itself, by the browser's notices.
import { FOLLOWED_NEWS, type FollowedNews } from '@gelanggang/domain/schedule/followed-news';
import { useMemo, useSyncExternalStore } from 'react';
import { newListeners } from './listeners';
import { serviceWorker } from './service-worker';
import { readStored, writeStored } from './stored';

const KEY = 'gelanggang.alerts';
const KINDS = 'gelanggang.alert-kinds';

/** `insecure`: the page did not come by https. `install`: an iPhone tells only what stands on its home screen. */
export type AlertState = 'on' | 'off' | 'denied' | 'insecure' | 'install' | 'unsupported';

const { tell, subscribe } = newListeners();
window.addEventListener('storage', ({ key }) => (key === KEY || key === KINDS || key === null) && tell());
// A permission that was taken back in the browser's settings shows when one comes back to the page.
window.addEventListener('visibilitychange', tell);

const isApple = /iPhone|iPad/.test(navigator.userAgent);

export function alertState(): AlertState {
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window)) return isApple ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && readStored(KEY) === 'on' ? 'on' : 'off';
}

/** Asks the browser's question where it was not answered yet: call it on a click only. */
export async function switchAlerts(on: boolean): Promise<void> {
  if (on && Notification.permission === 'default') await Notification.requestPermission();
  writeStored(KEY, on && Notification.permission === 'granted' ? 'on' : null);
  tell();
  // what does not get through now is made up for by the push service, which says that the address is gone
  if (!on) await import('./push').then((push) => push.endPush()).catch(() => undefined);
}

export const useAlertState = (): AlertState => useSyncExternalStore(subscribe, alertState, () => 'off');

const keptKinds = (): string => readStored(KINDS) ?? FOLLOWED_NEWS.join(' ');

/** What this device wants to be told; everything, where nothing was chosen. Never empty. */
export function useAlertKinds(): readonly FollowedNews[] {
  const kept = useSyncExternalStore(subscribe, keptKinds, () => FOLLOWED_NEWS.join(' '));
  return useMemo(() => {
    const chosen = FOLLOWED_NEWS.filter((kind) => kept.split(' ').includes(kind));
    return chosen.length > 0 ? chosen : FOLLOWED_NEWS;
  }, [kept]);
}

/** Nothing chosen is no notices at all: then they are switched off, and all kinds stand ready for the next time. */
export async function chooseAlertKinds(kinds: readonly FollowedNews[]): Promise<void> {
  writeStored(KINDS, kinds.length === 0 || kinds.length === FOLLOWED_NEWS.length ? null : kinds.join(' '));
  tell();
  if (kinds.length === 0) await switchAlerts(false);
}

/** For every page: the browser is asked for its permission, which takes its time, only where alerts were switched on. */
export const useAreAlertsOn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readStored(KEY) === 'on' && alertState() === 'on',
    () => false,
  );

export interface Notice {
  title: string;
  body: string;
  /** A later notice with the same tag takes its place. */
  tag: string;
  /** The page that it opens. */
  url: string;
}

export async function showNotice({ title, body, tag, url }: Notice): Promise<void> {
  const options: NotificationOptions = {
    body,
    tag,
    lang: document.documentElement.lang,
    icon: '/icon-192.png',
    data: { url },
  };
  // phones show notices of a service worker only
  const registration = await serviceWorker();
  if (registration) return (await navigator.serviceWorker.ready).showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    window.location.assign(url);
  };
}
