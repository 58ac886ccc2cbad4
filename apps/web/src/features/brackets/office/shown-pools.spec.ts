// The brackets that GET /show-bracket answers in one list.
import type { ShownGame } from '@gelanggang/contract/brackets';
import { shownPools } from './shown-pools';

const game = (pool: number, round: number, label: string, id: number) =>
  ({ id, pool_id: pool, pool_title: `Pool ${pool}`, match_chart: 4, round, round_label: label }) as ShownGame;

describe('The brackets of an age category', () => {
  it('come pool by pool and round by round, named by the round and not by its third-place match', () => {
    const pools = shownPools([
      game(7, 1, 'Semifinal', 1),
      game(7, 1, 'Semifinal', 2),
      game(7, 2, 'Final', 3),
      game(7, 2, 'Perebutan Juara 3', 4),
      game(3, 1, 'Final', 5),
    ]);
    expect(pools.map(({ id, title, chart }) => [id, title, chart])).toEqual([
      [7, 'Pool 7', 4],
      [3, 'Pool 3', 4],
    ]);
    expect(pools[0]?.rounds.map(({ label, games }) => [label, games.map(({ id }) => id)])).toEqual([
      ['Semifinal', [1, 2]],
      ['Final', [3, 4]],
    ]);
  });

  it('are none where nothing is drawn', () => {
    expect(shownPools([])).toEqual([]);
  });
});
