// Keeps this page's files on the device: a screen whose power comes back before the server's still opens as itself, and so
// does a judge's panel that its phone throws away while the network is gone.
import { serviceWorker } from './service-worker';

const CACHE = 'gelanggang-screen';
/** Once the page has all that it shows. */
const LATER_MS = 5_000;

/** For an effect. */
export function keepPageLater(): () => void {
  // a file that does not come now comes the next time
  const timer = setTimeout(() => void keepPage().catch(() => undefined), LATER_MS);
  return () => clearTimeout(timer);
}

/** Those of this version, instead of those of an older one. Browsers have the store on https (and localhost) only. */
async function keepPage(): Promise<void> {
  if (!('caches' in window) || !(await serviceWorker())) return;
  const wanted = new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname),
  );
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!wanted.delete(pathname)) await cache.delete(request);
  }
  await cache.addAll([...wanted]);
}
