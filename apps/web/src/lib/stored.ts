// Small values kept on this device. Storage can be forbidden or full; then they live until the page is closed.
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Kept in memory above: private windows and full devices go on working.
  }
}

const inTab = new Map<string, string>();

/** Of this tab alone: another tab of the same browser keeps its own. */
export function readKeptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inTab.get(key) ?? null;
  } catch {
    return inTab.get(key) ?? null;
  }
}

export function writeKeptInTab(key: string, value: string | null): void {
  if (value === null) inTab.delete(key);
  else inTab.set(key, value);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // as above
  }
}
