// The list that somebody works on, kept in this tab until it is closed: a reload or a way back loses nothing.
import { OWN_IN_TAB } from '@web/lib/own-in-tab';
import type { ListState } from './list-state';

// it holds data of people: nobody who signs in after finds it
const FILE = `${OWN_IN_TAB}entry-list.file`;
const WORK = `${OWN_IN_TAB}entry-list.work`;

type File = Pick<ListState, 'id' | 'fileName' | 'sheets' | 'vocabulary' | 'proposed'>;

/** False: there is no room, or it is forbidden; then a reload begins anew, and leaving asks first. */
export function keepList(list: ListState | null): boolean {
  try {
    if (list === null) {
      sessionStorage.removeItem(FILE);
      sessionStorage.removeItem(WORK);
      return true;
    }
    const { id, fileName, sheets, vocabulary, proposed, ...work } = list;
    const kept = sessionStorage.getItem(FILE);
    if (!kept?.startsWith(`{"id":"${id}"`)) {
      const file: File = { id, fileName, sheets, vocabulary, proposed };
      sessionStorage.removeItem(WORK);
      sessionStorage.setItem(FILE, JSON.stringify(file));
    }
    sessionStorage.setItem(WORK, JSON.stringify({ ...work, id }));
    return true;
  } catch {
    return false;
  }
}

export function keptList(): ListState | null {
  try {
    const [file, work] = [sessionStorage.getItem(FILE), sessionStorage.getItem(WORK)];
    if (file === null || work === null) return null;
    const list = {
      ...(JSON.parse(file) as File),
      ...(JSON.parse(work) as Omit<ListState, keyof File> & { id: string }),
    };
    return (JSON.parse(file) as File).id === list.id ? list : null;
  } catch {
    return null;
  }
}
