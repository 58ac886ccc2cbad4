// How a battle of two performances stands, by the states of its rows; a bye has one.
import type { MatchStatus } from '../results/match-steps';

/** Who is absent has decided it, whatever becomes of the other; else it goes on once one of the two has performed. */
export function battleStatus(rows: readonly MatchStatus[]): MatchStatus {
  const has = (status: MatchStatus) => rows.includes(status);
  if (has('walkover')) return 'walkover';
  if (rows.every((status) => status === 'finished')) return 'finished';
  if (has('finished') || has('ongoing')) return 'ongoing';
  return has('called') ? 'called' : 'scheduled';
}
