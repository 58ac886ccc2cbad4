// Parts the flat answer of GET /show-bracket into the brackets of its pools, in the order in which they came.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketRound, ShownGame } from '@gelanggang/contract/brackets';

export interface ShownPool {
  id: number;
  title: string;
  chart: MatchChart;
  rounds: BracketRound[];
}

export function shownPools(games: readonly ShownGame[]): ShownPool[] {
  const pools = new Map<number, ShownPool>();
  for (const game of games) {
    let pool = pools.get(game.pool_id);
    if (!pool) {
      pool = { id: game.pool_id, title: game.pool_title, chart: game.match_chart, rounds: [] };
      pools.set(game.pool_id, pool);
    }
    let round = pool.rounds.find((one) => one.round === game.round);
    if (!round) {
      // a third-place match, which has a name of its own, comes last in its round
      round = { round: game.round, label: roundText(game.round_label), games: [] };
      pool.rounds.push(round);
    }
    round.games.push(game);
  }
  return [...pools.values()];
}
