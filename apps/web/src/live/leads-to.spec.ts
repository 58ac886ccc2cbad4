// Where a match stands in its bracket, on one of four with a bye.
import type { LiveMatch } from '@gelanggang/contract/live';
import { feedersOf, leadsTo, wayToFinal } from './leads-to';

const unit = (name: string) => ({ state: 'unit' as const, name, contingent: 'K', is_dummy: false });
const TBD = { state: 'tbd' as const, name: '', contingent: '', is_dummy: false };
const match = (id: number, position: number, next: [number, 'blue' | 'red'] | null, more: object = {}): LiveMatch =>
  ({
    ...{ id, position, blue: TBD, red: TBD },
    ...{ next_match_id: next?.[0] ?? null, next_corner: next?.[1] ?? null },
    ...more,
  }) as LiveMatch;

const FINAL = match(7, 1, null);
const SEMIS = [match(5, 1, [7, 'blue'], { blue: unit('A') }), match(6, 2, [7, 'red'])];
const FIRST = [
  match(1, 1, [5, 'blue']),
  match(2, 2, [5, 'red']),
  match(3, 3, [6, 'blue']),
  match(4, 4, [6, 'red'], { red: { ...TBD, state: 'bye' as const } }),
];
const ALL = [...FIRST, ...SEMIS, FINAL];

it('says where a winner goes and who waits there', () => {
  expect(leadsTo(FIRST[1] as LiveMatch, ALL)).toMatchObject({ match: { id: 5 }, opponent: { name: 'A' } });
  expect(leadsTo(FIRST[2] as LiveMatch, ALL)).toMatchObject({ match: { id: 6 }, opponent: null });
  expect(leadsTo(FINAL, ALL)).toBeNull();
});

it('follows the way to the final, and finds what led to a match, without byes', () => {
  expect(wayToFinal(FIRST[0] as LiveMatch, ALL).map((one) => one.match.id)).toEqual([5, 7]);
  expect(wayToFinal(FINAL, ALL)).toEqual([]);
  expect(feedersOf(SEMIS[0] as LiveMatch, ALL).map((one) => one.id)).toEqual([1, 2]);
  expect(feedersOf(SEMIS[1] as LiveMatch, ALL).map((one) => one.id)).toEqual([3]);
});
