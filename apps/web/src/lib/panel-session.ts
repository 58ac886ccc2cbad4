// The token of the panel that this device is, if it is one: a judge's or the council's seat has no account.
import { readStored, writeStored } from './stored';

const KEY = 'gelanggang.panel';
const watchers = new Set<() => void>();

export const panelSession = {
  get token(): string | null {
    return readStored(KEY);
  },
  set(token: string | null): void {
    writeStored(KEY, token);
    watchers.forEach((watch) => watch());
  },
  onChange(watch: () => void): () => void {
    watchers.add(watch);
    return () => watchers.delete(watch);
  },
};

// another page of this device signed in or out
window.addEventListener('storage', (event) => event.key === KEY && watchers.forEach((watch) => watch()));
