// Small values kept on this device. Storage can be forbidden or full; then they live until the page is closed.

/** What the storage did not take, which may hold an older value still; null: it is to be gone. */
const notTaken = new Map<string, string | null>();

export function readStored(key: string): string | null {
  return readFrom(() => localStorage, notTaken, key);
}

export function writeStored(key: string, value: string | null): void {
  writeTo(() => localStorage, notTaken, key, value);
}

const notTakenInTab = new Map<string, string | null>();

/** Of this tab alone: another tab of the same browser keeps its own. */
export function readKeptInTab(key: string): string | null {
  return readFrom(() => sessionStorage, notTakenInTab, key);
}

export function writeKeptInTab(key: string, value: string | null): void {
  writeTo(() => sessionStorage, notTakenInTab, key, value);
}

/** All whose name begins so. */
export function dropKeptInTab(beginning: string): void {
  let names = [...notTakenInTab.keys()];
  try {
    names = [...names, ...Object.keys(sessionStorage)];
  } catch {
    // it is forbidden: there is none in it
  }
  for (const name of new Set(names)) if (name.startsWith(beginning)) writeKeptInTab(name, null);
}

/** Where storage is forbidden, asking for it throws already. */
type Of = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function readFrom(of: Of, memory: ReadonlyMap<string, string | null>, key: string): string | null {
  const own = memory.get(key);
  if (own !== undefined) return own;
  try {
    return of().getItem(key);
  } catch {
    return null;
  }
}

function writeTo(of: Of, memory: Map<string, string | null>, key: string, value: string | null): void {
  try {
    if (value === null) of().removeItem(key);
    else of().setItem(key, value);
    memory.delete(key);
  } catch {
    // private windows and full devices go on working
    memory.set(key, value);
  }
}
