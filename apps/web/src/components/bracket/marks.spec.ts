// What the box of a game says once it is over.
import { endOf } from './marks';

const game = { status: 'finished', winner: 'blue', blue_score: 12, red_score: 9 } as const;

it('a game that is over tells how it ended, and no longer when it was planned', () => {
  expect(endOf(game)).toBe('12–9');
  expect(endOf({ ...game, status: 'walkover', blue_score: null, red_score: null })).toBe('WO');
  expect(endOf({ ...game, status: 'walkover', winner: null, blue_score: null, red_score: null })).toBe('–');
  expect(endOf({ ...game, blue_score: null, red_score: null })).toBe('');
});
