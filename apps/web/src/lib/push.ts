// Notices that reach this device while no page is open: asked for of the browser's push service, and told to our server.
import { useSyncExternalStore } from 'react';
import * as pushCalls from '@gelanggang/contract/calls/push';
import { callApi } from './calls';
import type { FollowedNews } from '@gelanggang/domain/schedule/followed-news';
import type { Followed } from './followed';
import { newListeners } from './listeners';
import { serviceWorker } from './service-worker';
import { readStored, writeStored } from './stored';

const KEY = 'gelanggang.push';

/** Where the service worker reads it too: the browser may give this device another address while no page is open. */
const COPY = { cache: 'gelanggang-push', path: '/told' };

/** What the server was told last: whom this device follows, by tournament, at this address. */
interface Told {
  endpoint: string;
  follows: Record<string, string>;
}

const { tell, subscribe } = newListeners();
window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && tell());

function told(): Told | null {
  try {
    return JSON.parse(readStored(KEY) ?? 'null') as Told | null;
  } catch {
    return null;
  }
}

function keep(next: Told | null): void {
  writeStored(KEY, next && JSON.stringify(next));
  tell();
  void copy(next).catch(() => undefined);
}

async function copy(next: Told | null): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(COPY.cache);
  if (next) await cache.put(COPY.path, new Response(JSON.stringify(next)));
  else await cache.delete(COPY.path);
}

const canPush = (): boolean => window.isSecureContext && 'PushManager' in window;

/** Whether the server tells this device of that tournament: then no page has to. */
export const usePushed = (slug: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => told()?.follows[slug] !== undefined,
    () => false,
  );

/** Of which the server still tells this device. */
export const pushedTournaments = (): string[] => Object.keys(told()?.follows ?? {});

/** Whether it tells of any. */
export const useIsPushed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => told() !== null,
    () => false,
  );

/** One after the other: two pages' wishes at once would each ask for an address of its own. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const next = turn.then(work, work);
  turn = next.catch(() => undefined);
  return next;
};

/** Has the server told whom this device follows there. Rejects where no push service answers: a hall without internet. */
export const pushFollowed = (
  slug: string,
  follows: readonly Followed[],
  kinds: readonly FollowedNews[],
): Promise<void> =>
  inTurn(async () => {
    if (!canPush() || !(await serviceWorker())) return;
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = told();
    const wanted = JSON.stringify([follows, kinds]);
    const standing = await pushManager.getSubscription();
    if (standing && before?.endpoint === standing.endpoint && before.follows[slug] === wanted) {
      // a device from before there was a copy
      void copy(before).catch(() => undefined);
      return;
    }
    if (follows.length === 0 && before?.follows[slug] === undefined) return;
    const { key } = await callApi(pushCalls.key);
    const subscription =
      standing ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    await callApi(pushCalls.subscribe, { body: { endpoint, ...keys, slug, follows: [...follows], kinds: [...kinds] } });
    const kept = before?.endpoint === endpoint ? before.follows : {};
    const { [slug]: _gone, ...others } = kept;
    keep({ endpoint, follows: follows.length === 0 ? others : { ...others, [slug]: wanted } });
  });

/** One tap: the browser gives its address back, and the server forgets it. */
export const endPush = (): Promise<void> =>
  inTurn(async () => {
    const before = told();
    keep(null);
    if (!canPush() || !(await serviceWorker())) return;
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    const endpoint = subscription?.endpoint ?? before?.endpoint;
    // an address that was given back answers 410, so that the server forgets it also where this call does not get through
    await subscription?.unsubscribe();
    if (endpoint) await callApi(pushCalls.unsubscribe, { body: { endpoint } });
  });
