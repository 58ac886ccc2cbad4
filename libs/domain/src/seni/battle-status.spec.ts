// A battle is decided once both have performed, or one of them did not come.
import { battleStatus } from './battle-status';

it.each([
  ['scheduled', 'scheduled', 'scheduled'],
  ['called', 'scheduled', 'called'],
  ['ongoing', 'scheduled', 'ongoing'],
  ['finished', 'scheduled', 'ongoing'],
  ['finished', 'called', 'ongoing'],
  ['finished', 'finished', 'finished'],
  ['walkover', 'walkover', 'walkover'],
  ['finished', 'walkover', 'walkover'],
] as const)('of rows that are %s and %s is %s, in either order', (one, other, expected) => {
  expect([battleStatus([one, other]), battleStatus([other, one])]).toEqual([expected, expected]);
});

it('of one row, in a bye, is as that is', () => {
  expect(battleStatus(['scheduled'])).toBe('scheduled');
});
