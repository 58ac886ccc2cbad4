// The earliest minute at which any plan could be over.
import { planTask as task, windowsOf } from '../../../test/plan-cases';
import { lowerBound } from './lower-bound';
import type { PlanInput, PlanTask } from './plan-types';
import { prepare } from './prepared';

const many = (count: number) => Array.from({ length: count }, (_, n) => task(n + 1));
const boundOf = (tasks: PlanTask[], values: Partial<PlanInput> = {}) => {
  const windows = windowsOf(1, [[0, 600]]); // prettier-ignore
  return lowerBound(prepare({ ...{ tasks, kept: [], windows, changeOver: 2, notBefore: 0, rules: [] }, ...values }));
};
const rounds = [task(1), task(2, { feeders: [1] }), task(3, { feeders: [2] })];

it('without matches there is none', () => expect(boundOf([])).toBeNull());

it('is the end of the longest chain of rounds with its rests', () => {
  expect(boundOf(rounds)).toBe(8 + 16 + 8 + 16 + 8);
  expect(boundOf([...rounds].reverse(), { windows: windowsOf(9, [[10, 600]]) })).toBe(66); // prettier-ignore
});

it('is the end of the hours that all matches need with the change-overs between them, shared by the mats', () => {
  expect(boundOf(many(10))).toBe(98);
  expect(boundOf(many(10), { windows: windowsOf(2, [[0, 600]]) })).toBe(48); // prettier-ignore
  expect(boundOf(many(10), { windows: windowsOf(1, [[0, 38], [60, 600]]) })).toBe(60 + 58); // prettier-ignore
  expect(boundOf(many(10), { windows: windowsOf(1, [[0, 98]]) })).toBe(98); // prettier-ignore
});

it('is none where the hours do not hold all matches, or no session holds one of them', () => {
  expect(boundOf(many(10), { windows: windowsOf(1, [[0, 97]]) })).toBeNull(); // prettier-ignore
  expect(boundOf(many(1), { windows: [] })).toBeNull();
  expect(boundOf([task(1, { length: 20 })], { windows: windowsOf(3, [[0, 19]]) })).toBeNull(); // prettier-ignore
  const others = windowsOf(1, [[0, 600]]).map((one) => ({ ...one, ageCategoryIds: [2] })); // prettier-ignore
  expect(boundOf(many(1), { windows: others })).toBeNull();
});

it('a round that does not end within a session waits for the next, and for a match that stays', () => {
  expect(boundOf(rounds.slice(0, 2), { windows: windowsOf(1, [[0, 31], [100, 200]]) })).toBe(108); // prettier-ignore
  expect(boundOf(rounds.slice(0, 2), { windows: windowsOf(1, [[0, 32], [100, 200]]) })).toBe(32); // prettier-ignore
  const kept = [{ ...task(1), arenaId: 1, start: 50 }];
  expect(boundOf(rounds.slice(1, 2), { kept })).toBe(50 + 8 + 16 + 8);
});

it('a match with two rounds before it waits for the later one', () => {
  const final = task(3, { feeders: [1, 2] });
  const semifinals = [task(1), task(2, { length: 20, rest: 30 })];
  const windows = windowsOf(3, [[0, 600]]); // prettier-ignore
  expect(boundOf([...semifinals, final], { windows })).toBe(20 + 30 + 8);
  expect(boundOf([...[...semifinals].reverse().map((one, n) => ({ ...one, id: n + 1 })), final], { windows })).toBe(58);
});

it('keeps the rules: the mat of a final, and its hour', () => {
  const late = [...windowsOf(1, [[0, 600]]), { arenaId: 2, from: 300, to: 600, ageCategoryIds: null }]; // prettier-ignore
  const finals = (arenaIds: number[]): PlanInput['rules'] => [{ kind: 'finals-at', date: null, arenaIds }];
  expect(boundOf(many(1), { windows: late, rules: finals([2]) })).toBe(308);
  expect(boundOf(many(1), { windows: late, rules: finals([1]) })).toBe(8);
  const noon: PlanInput['rules'] = [{ kind: 'round-from', round: 'final', date: null, start: '05:00' }];
  expect(boundOf(many(1), { rules: noon })).toBe(308);
});
