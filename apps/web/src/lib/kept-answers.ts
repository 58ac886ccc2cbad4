// The last answers of public calls, kept on the device with their moment, and handed out while no server answers.
import { useSyncExternalStore } from 'react';
import { HttpError } from './http';
import { httpTexts } from './http-texts';
import { newListeners } from './listeners';
import { session } from './session';

const CACHE = 'gelanggang-answers';
const AS_OF = 'x-as-of';
/** Answers that a device keeps; the oldest goes first. */
const MOST_KEPT = 60;

/** No network, and this device has never had the answer. */
export class NotKept extends HttpError {
  constructor() {
    super(0, httpTexts.offline);
  }
}

/** Of what is shown from the device: as of when. */
const shown = new Map<string, Date>();
const listeners = newListeners();

const nameOf = (key: readonly unknown[]): string => JSON.stringify(key);
const urlOf = (key: readonly unknown[]): string => `/kept-answer/${encodeURIComponent(nameOf(key))}`;

/** Browsers have this store on https (and localhost) only; elsewhere nothing is kept. */
const open = (): Promise<Cache> | null => ('caches' in window ? caches.open(CACHE) : null);

function tell(key: readonly unknown[], asOf: Date | null): void {
  const name = nameOf(key);
  if (shown.get(name)?.getTime() === asOf?.getTime()) return;
  if (asOf) shown.set(name, asOf);
  else shown.delete(name);
  listeners.tell();
}

/** As of when the answer under this key is, where it comes from the device; null: from the server. */
export const keptAt = (key: readonly unknown[]): Date | null => shown.get(nameOf(key)) ?? null;

export const useKeptAt = (key: readonly unknown[]): Date | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => keptAt(key),
    () => null,
  );

/** The server's answer, which is kept; while there is none, what was kept of it. */
export async function freshOrKept<T>(key: readonly unknown[], ask: () => Promise<T>): Promise<T> {
  try {
    const fresh = await ask();
    tell(key, null);
    void remember(key, fresh);
    return fresh;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const isAway = error.status === 0 || (error.status >= 502 && error.status <= 504);
    // what is gone from the server is not shown from here later
    if (error.status === 404 || error.status === 410) void drop(key);
    if (!isAway) throw error;
    const kept = await found(key);
    if (!kept) throw error.status === 0 ? new NotKept() : error;
    tell(key, kept.asOf);
    return kept.answer as T;
  }
}

interface Kept {
  answer: unknown;
  asOf: Date;
}

/** Keeps what the server has answered. */
export async function remember(key: readonly unknown[], answer: unknown): Promise<void> {
  const cache = await open();
  if (!cache || answer === undefined) return;
  const headers = { 'content-type': 'application/json', [AS_OF]: new Date().toISOString() };
  await cache.put(urlOf(key), new Response(JSON.stringify(answer), { headers }));
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, -MOST_KEPT)) await cache.delete(oldest);
}

async function found(key: readonly unknown[]): Promise<Kept | null> {
  const response = await (await open())?.match(urlOf(key));
  const asOf = response?.headers.get(AS_OF);
  return response && asOf ? { answer: (await response.json()) as unknown, asOf: new Date(asOf) } : null;
}

const drop = async (key: readonly unknown[]): Promise<void> => void (await (await open())?.delete(urlOf(key)));

// what an account saw beyond others goes with its session
let wasSignedIn = session.token !== null;
session.onChange(() => {
  const isSignedIn = session.token !== null;
  if (wasSignedIn && !isSignedIn && 'caches' in window) void caches.delete(CACHE);
  wasSignedIn = isSignedIn;
});
