// Keeps the spectators' pages usable without a network: the shell of this version is kept, and served only when the
// server does not answer. Nothing of the API passes through here; a page keeps its last data itself (live/kept-snapshot).
const VERSION = '__VERSION__';
/** The page without a first screen of its own (its address has a query), and the hashed files that the live pages need. */
const PAGE = '/?kerangka';
const SHELL = [PAGE, ...'__SHELL__'];

/** So long the server may take to begin a page: a hall's network that hangs does not say that it is away. */
const PATIENCE_MS = 8_000;

const APP = 'gelanggang-app-';
const cacheName = APP + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName);
      // hashed files may come from the browser's own cache, the page never
      await cache.addAll(
        SHELL.map((url) => new Request(url, { cache: url.startsWith('/assets/') ? 'default' : 'reload' })),
      );
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(APP) && name !== cacheName);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|socket\.io)(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(hashed(request));
  else if (SHELL.includes(pathname)) event.respondWith(fromServer(fetch(request), pathname));
});

/** The server's page whenever it begins in time: a new version is never kept back. */
async function page(event) {
  const fromThere = fromServer(
    Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request)),
    PAGE,
  );
  const isLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([fromThere, isLate.then(async () => (await keptOf(PAGE)) ?? fromThere)]);
}

const keptOf = async (path) => (await caches.open(cacheName)).match(path);

/** What the server says; what is kept only while it is away. */
async function fromServer(answer, kept) {
  try {
    const response = await answer;
    return response.status < 502 ? response : ((await keptOf(kept)) ?? response);
  } catch (error) {
    const found = await keptOf(kept);
    if (found) return found;
    throw error;
  }
}

/** A hashed name never changes what it names. */
async function hashed(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A notice from the server (libs/contract/src/push.ts), also while no page is open. */
self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data.json();
  const options = { body, tag, lang: '__LANGUAGE__', icon: '/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** What lib/push.ts told the server of this device last: `{ endpoint, follows }`, by tournament. */
const PUSH = 'gelanggang-push';
const TOLD = '/told';

/** The browser gave this device another address: the server is told of it whom the device follows, also while no page is open. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription)));

async function renew(given) {
  const cache = await caches.open(PUSH);
  const told = await (await cache.match(TOLD))?.json();
  const follows = Object.entries(told?.follows ?? {});
  if (follows.length === 0) return;
  const subscription = given ?? (await subscribed());
  const { endpoint, keys } = subscription.toJSON();
  for (const [slug, wanted] of follows) {
    const [followed, kinds] = JSON.parse(wanted);
    // a tournament that is over or gone keeps no other one from being told of
    await fetch('/api/push/subscriptions', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'accept-language': '*' },
      body: JSON.stringify({ endpoint, ...keys, slug, follows: followed, kinds }),
    });
  }
}

async function subscribed() {
  const { pushManager } = self.registration;
  const standing = await pushManager.getSubscription();
  if (standing) return standing;
  const { data } = await (await fetch('/api/push/key')).json();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window' });
      // any other page may be a form, or the panel of a judge: it is not left for this one
      const there = open.find((client) => new URL(client.url).pathname === url);
      return there ? there.focus() : self.clients.openWindow(url);
    })(),
  );
});
