// Files that this tab has asked for and not got yet: when one is ready the browser saves it by itself, once. The list
// lives as long as the tab, a reload included; what is ready later waits in the bell.
const KEY = 'gelanggang.awaited-files';
/** Shared by all tabs: one that was duplicated awaits the same files as the first. */
const SAVED_KEY = 'gelanggang.saved-files';
const SAVED_KEPT = 20;
const LOCK = 'gelanggang.saved-files';

/** Where storage is forbidden, it lives with the page. */
let awaited: readonly unknown[] | null = null;

function listIn(storage: () => Storage, key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keep(storage: () => Storage, key: string, list: readonly unknown[]): void {
  try {
    storage().setItem(key, JSON.stringify(list));
  } catch {
    // a private window: the list in memory goes on
  }
}

const ofTab = () => sessionStorage;
const ofAll = () => localStorage;
const list = (): readonly unknown[] => (awaited ??= listIn(ofTab, KEY));

function setList(next: readonly unknown[]): void {
  awaited = next;
  keep(ofTab, KEY, next);
}

export const awaitFile = (jobId: number): void => setList([...list().filter((one) => one !== jobId), jobId]);

export const isFileAwaited = (jobId: number): boolean => list().includes(jobId);

/** No longer to be saved by itself: it failed, was cancelled, or nobody is signed in. */
export const forgetFile = (jobId: number): void => setList(list().filter((one) => one !== jobId));
export const forgetFiles = (): void => setList([]);

/** Whether this tab is the one to save the file; true once. */
export async function takeFile(job: { id: number; created_at: string }): Promise<boolean> {
  if (!isFileAwaited(job.id)) return false;
  forgetFile(job.id);
  // a database begun anew counts from one again
  const name = `${job.id} ${job.created_at}`;
  const claim = (): boolean => {
    const saved = listIn(ofAll, SAVED_KEY);
    if (saved.includes(name)) return false;
    keep(ofAll, SAVED_KEY, [...saved.slice(1 - SAVED_KEPT), name]);
    return true;
  };
  // absent where the page is not served over https: tabs then take turns only as storage does
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(LOCK, claim) : claim();
}
