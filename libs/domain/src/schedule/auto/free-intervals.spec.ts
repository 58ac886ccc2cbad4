// The minutes of each mat that are free for new matches.
import { windowsOf } from '../../../test/plan-cases';
import { freeIntervals } from './free-intervals';
import type { KeptTask, PlanInput } from './plan-types';

const stays = (arenaId: number, start: number, length = 8): KeptTask => ({
  ...{ id: start, kind: 'tanding', poolId: 1, ageCategoryId: 1, length, rest: 0, people: [], feeders: [] },
  ...{ hasRounds: true, arenaId, start },
});
function freeOf(values: Partial<PlanInput>): Record<string, [number, number][]> {
  const windows = windowsOf(1, [[0, 60]]); // prettier-ignore
  const free = freeIntervals({
    ...{ tasks: [], kept: [], windows, changeOver: 1, notBefore: 0, rules: [] },
    ...values,
  });
  return Object.fromEntries([...free].map(([arena, list]) => [arena, list.map(({ from, to }) => [from, to])]));
}

it('without matches that stay they are the sessions, from now on', () => {
  const windows = windowsOf(2, [[90, 150], [0, 60]]); // prettier-ignore
  expect(freeOf({ windows })).toEqual({ 1: [[0, 60], [90, 150]], 2: [[0, 60], [90, 150]] }); // prettier-ignore
  expect(freeOf({ windows, notBefore: 100 })).toEqual({ 1: [[100, 150]], 2: [[100, 150]] });
  expect(freeOf({ notBefore: 60 })).toEqual({ 1: [] });
});

it('a match that stays takes its minutes with a change-over before and after, on its own mat', () => {
  expect(freeOf({ kept: [stays(1, 20)] })).toEqual({ 1: [[0, 19], [29, 60]] }); // prettier-ignore
  expect(freeOf({ kept: [stays(2, 20)] })).toEqual({ 1: [[0, 60]] });
  expect(freeOf({ kept: [stays(1, 40), stays(1, 20)] })).toEqual({ 1: [[0, 19], [29, 39], [49, 60]] }); // prettier-ignore
  expect(freeOf({ kept: [stays(1, 20), stays(1, 30)] })).toEqual({ 1: [[0, 19], [39, 60]] }); // prettier-ignore
});

it('at the edges of a session it leaves only the other side, and nothing where it fills it', () => {
  expect(freeOf({ kept: [stays(1, 0)] })).toEqual({ 1: [[9, 60]] });
  expect(freeOf({ kept: [stays(1, 1)] })).toEqual({ 1: [[10, 60]] });
  expect(freeOf({ kept: [stays(1, 55)] })).toEqual({ 1: [[0, 54]] });
  expect(freeOf({ kept: [stays(1, 0, 60)] })).toEqual({ 1: [] });
  expect(freeOf({ kept: [stays(1, 0, 59)] })).toEqual({ 1: [] });
});

it('before a session, after it and across two of them it takes what lies within', () => {
  const windows = windowsOf(1, [[30, 60], [90, 150]]); // prettier-ignore
  expect(freeOf({ windows, kept: [stays(1, 0)] })).toEqual({ 1: [[30, 60], [90, 150]] }); // prettier-ignore
  expect(freeOf({ windows, kept: [stays(1, 61)] })).toEqual({ 1: [[30, 60], [90, 150]] }); // prettier-ignore
  expect(freeOf({ windows, kept: [stays(1, 50, 60)] })).toEqual({ 1: [[30, 49], [111, 150]] }); // prettier-ignore
});

it('sessions that overlap on one mat do not make two mats of it', () => {
  expect(freeOf({ windows: windowsOf(1, [[0, 60], [30, 90]]) })).toEqual({ 1: [[0, 60], [60, 90]] }); // prettier-ignore
  expect(freeOf({ windows: windowsOf(1, [[0, 90], [0, 60]]) })).toEqual({ 1: [[0, 60], [60, 90]] }); // prettier-ignore
});

it('they are for the age categories of their session, or for all', () => {
  const [all, some] = windowsOf(1, [[0, 60], [90, 150]]); // prettier-ignore
  const windows = [all!, { ...some!, ageCategoryIds: [2, 3] }];
  const free = freeIntervals({ tasks: [], kept: [], windows, changeOver: 0, notBefore: 0, rules: [] });
  expect(free.get(1)?.map(({ ages }) => ages)).toEqual([null, new Set([2, 3])]);
});
