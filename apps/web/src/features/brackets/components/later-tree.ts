// The tree of a bracket, whose script a phone is sent when it asks for it; a desk and the server have it before they draw.
import { lazy } from 'react';
import { isWideNow } from '@web/lib/use-is-wide';
import type { Tree } from './tree';

type Loaded = { default: typeof Tree };

let loaded: Loaded | null = null;

async function load(): Promise<Loaded> {
  return (loaded = { default: (await import('./tree')).Tree });
}

/** Resolves at once for what is there: it is drawn then without waiting for anything. */
const atOnce = (module: Loaded) => ({ then: (take: (module: Loaded) => void) => take(module) }) as Promise<Loaded>;

export const LaterTree = lazy(() => (loaded ? atOnce(loaded) : load()));

/** For a page of a bracket, before it is drawn. */
export const treeAhead = async (): Promise<void> => {
  // what does not come is asked for once more when it is drawn, and its error shown
  if (import.meta.env.SSR || isWideNow()) await load().catch(() => undefined);
};
