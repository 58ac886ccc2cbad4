// The medals of a pool that is its event's last stage (rulebook 2025, Seni: fewer than 3 entrants give no medal).
import { type PoolMedals, seniCountsInTally } from '../results/medals';
import type { Ranked } from './ranking';

/**
 * Gold, silver and bronze of the first three, none before everybody has performed. `entrantCount`: units that entered the
 * event, not only those of this pool.
 */
export function seniPoolMedals(ranking: readonly Ranked[], isOver: boolean, entrantCount: number): PoolMedals {
  const at = (rank: number) =>
    isOver && seniCountsInTally(entrantCount)
      ? ranking.filter((one) => one.rank === rank).map((one) => one.unitId)
      : [];
  return { gold: at(1), silver: at(2), bronze: at(3) };
}
