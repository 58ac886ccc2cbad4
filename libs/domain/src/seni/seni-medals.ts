// The medals of a pool that is its event's last stage (rulebook 2025, art. 12.1.b.6: of two entrants too).
import { MIN_ENTRANTS_FOR_MEDALS, type PoolMedals } from '../results/medals';
import type { Ranked } from './ranking';

/**
 * Gold, silver and bronze of the first three, none before everybody has performed. `entrantCount`: units that entered the
 * event, not only those of this pool.
 */
export function seniPoolMedals(ranking: readonly Ranked[], isOver: boolean, entrantCount: number): PoolMedals {
  const at = (rank: number) =>
    isOver && entrantCount >= MIN_ENTRANTS_FOR_MEDALS
      ? ranking.filter((one) => one.rank === rank).map((one) => one.unitId)
      : [];
  return { gold: at(1), silver: at(2), bronze: at(3) };
}
