// The script that keeps the spectators' pages usable without a network, and shows notices of matches.
import { fileIn } from '@gelanggang/domain/words/languages';
import { pageWording } from './language';

/** Each language keeps its own files. */
const script = (): string => `/${fileIn(pageWording(), 'service-worker.js')}`;
/** After everything that the page itself needs. */
const LATER_MS = 3_000;

let asked: Promise<ServiceWorkerRegistration | null> | null = null;

/** Null where the browser has none: an old one, a private window, a page that did not come by https. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  return (asked ??= register());
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(script());
  } catch {
    // Refused by the browser's settings, or no network at this moment: the page does without, the next one asks again.
    asked = null;
    return null;
  }
}

export function registerLater(): () => void {
  const timer = setTimeout(() => void serviceWorker(), LATER_MS);
  return () => clearTimeout(timer);
}
