// The warnings of a plan counted by what has to be done about them, and those that can still be mended.
import type { BoardWarning } from './board-warnings';
import { mendable, warningCounts } from './warning-counts';

const people = { people: [7], restMinutes: 3 };
const clash: BoardWarning[] = [
  { kind: 'two-places', id: 1, otherId: 2, ...people },
  { kind: 'round-order', id: 3, otherId: 1 },
  { kind: 'mat-taken', id: 4, otherId: 5 },
];
const rest: BoardWarning[] = [{ kind: 'short-rest', id: 6, otherId: 7, ...people }];
const hours: BoardWarning[] = [
  { kind: 'outside-hours', id: 8 },
  { kind: 'wrong-age', id: 9 },
];
const rules: BoardWarning[] = [
  { kind: 'rule-arena', id: 10 },
  { kind: 'rule-time', id: 11 },
  { kind: 'rule-day', id: 12, most: 2 },
];

it('warnings count as clashes, short rests, hours and rules, each once', () => {
  expect(warningCounts([])).toEqual({ clash: 0, rest: 0, hours: 0, rules: 0 });
  expect(warningCounts([...clash, ...rest, ...hours, ...rules])).toEqual({ clash: 3, rest: 1, hours: 2, rules: 3 });
  for (const [group, some] of Object.entries({ clash, rest, hours, rules })) {
    for (const one of some) expect(warningCounts([one])).toMatchObject({ [group]: 1 });
  }
});

it('a warning can be mended while one of its matches may be moved', () => {
  const keptOf = (...ids: number[]) => mendable([...rest, ...hours], (id) => ids.includes(id)).map(({ id }) => id);
  expect(keptOf()).toEqual([6, 8, 9]);
  expect(keptOf(6)).toEqual([6, 8, 9]);
  expect(keptOf(7)).toEqual([6, 8, 9]);
  expect(keptOf(6, 7)).toEqual([8, 9]);
  expect(keptOf(8)).toEqual([6, 9]);
});
