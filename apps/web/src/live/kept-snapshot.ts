// The last data of a live page, kept on the device with its minute: what is shown while there is no network.
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { MatchKind } from '@gelanggang/domain/words/labels';

const CACHE = 'gelanggang-snapshots';
const AS_OF = 'x-as-of';
/** Tournaments of which the device keeps the last data. */
const MOST_KEPT = 8;

export interface KeptSnapshot {
  snapshot: LiveSnapshot;
  asOf: Date;
}

const urlOf = (slug: string, kind: MatchKind): string => `/kept/${encodeURIComponent(slug)}/${kind}`;

/** Browsers have this store on https (and localhost) only; elsewhere nothing is kept. */
const open = (): Promise<Cache> | null => ('caches' in window ? caches.open(CACHE) : null);

export async function keepSnapshot(slug: string, kind: MatchKind, { snapshot, asOf }: KeptSnapshot): Promise<void> {
  const cache = await open();
  if (!cache) return;
  const headers = { 'content-type': 'application/json', [AS_OF]: asOf.toISOString() };
  // one step: a page that is left in between must not lose what it had kept before
  await cache.put(urlOf(slug, kind), new Response(JSON.stringify(snapshot), { headers }));
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, -MOST_KEPT)) await cache.delete(oldest);
}

export async function keptSnapshot(slug: string, kind: MatchKind): Promise<KeptSnapshot | null> {
  const response = await (await open())?.match(urlOf(slug, kind));
  const asOf = response?.headers.get(AS_OF);
  if (!response || !asOf) return null;
  return { snapshot: (await response.json()) as LiveSnapshot, asOf: new Date(asOf) };
}
