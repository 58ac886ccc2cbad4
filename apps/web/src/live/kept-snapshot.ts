// The last data of a live page, kept on the device with its minute: what is shown while there is no network.
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { AskedPart } from './asked-part';

const CACHE = 'gelanggang-snapshots';
const AS_OF = 'x-as-of';
/** Of tournaments, their days and brackets, the device keeps the last data of so many. */
const MOST_KEPT = 20;

export interface KeptSnapshot {
  snapshot: LiveSnapshot;
  asOf: Date;
}

const urlOf = (slug: string, kind: MatchKind, part: AskedPart): string =>
  [`/kept/${encodeURIComponent(slug)}/${kind}`, ...Object.values(part).map(encodeURIComponent)].join('/');

/** Browsers have this store on https (and localhost) only; elsewhere nothing is kept. */
const open = (): Promise<Cache> | null => ('caches' in window ? caches.open(CACHE) : null);

export async function keepSnapshot(
  slug: string,
  kind: MatchKind,
  part: AskedPart,
  { snapshot, asOf }: KeptSnapshot,
): Promise<void> {
  const cache = await open();
  if (!cache) return;
  const headers = { 'content-type': 'application/json', [AS_OF]: asOf.toISOString() };
  // one step: a page that is left in between must not lose what it had kept before
  await cache.put(urlOf(slug, kind, part), new Response(JSON.stringify(snapshot), { headers }));
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, -MOST_KEPT)) await cache.delete(oldest);
}

/** Of a part that was never looked at: all of it, where that was. */
export async function keptSnapshot(slug: string, kind: MatchKind, part: AskedPart): Promise<KeptSnapshot | null> {
  const cache = await open();
  const response = (await cache?.match(urlOf(slug, kind, part))) ?? (await cache?.match(urlOf(slug, kind, {})));
  const asOf = response?.headers.get(AS_OF);
  if (!response || !asOf) return null;
  return { snapshot: (await response.json()) as LiveSnapshot, asOf: new Date(asOf) };
}
