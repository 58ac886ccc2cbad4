// Which calls the browser's voice still has to read.
import type { LiveMatch } from '@gelanggang/contract/live';

/** A call that is older, after a lost connection, is not read any more. */
const OLDEST_MS = 60_000;

/** Calls that still stand and are not in `told`, which takes them. */
export function freshCalls(matches: readonly LiveMatch[], now: number, told: Set<string>): LiveMatch[] {
  return matches.filter(({ id, status, called_at: calledAt }) => {
    if (status !== 'called' || calledAt === null) return false;
    const key = `${id} ${calledAt}`;
    if (now - Date.parse(calledAt) > OLDEST_MS || told.has(key)) return false;
    told.add(key);
    return true;
  });
}
