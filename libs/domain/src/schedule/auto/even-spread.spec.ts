// Hours for the rule 'spread over all days': each day gives the same share of them, the smallest that holds all matches.
import { windowsOf } from '../../../test/plan-cases';
import { firstShare, planEven } from './even-spread';
import type { Plan, PlanInput, PlanWindow } from './plan-types';

const sessions: [number, number][] = [[480, 720], [780, 1020], [1920, 2160]]; // prettier-ignore
const hoursOf = (windows: readonly PlanWindow[]) => windows.map(({ arenaId, from, to }) => [arenaId, from, to]);

describe('the first share of the hours', () => {
  it('is that of each mat and day, from the morning on', () => {
    expect(hoursOf(firstShare(windowsOf(1, sessions), 0.5, 0))).toEqual([
      [1, 480, 720],
      [1, 1920, 2040],
    ]);
    expect(hoursOf(firstShare([...windowsOf(2, sessions.slice(0, 2))].reverse(), 0.75, 0))).toEqual([
      [2, 480, 720],
      [1, 480, 720],
      [2, 780, 900],
      [1, 780, 900],
    ]);
  });

  it('counts only what is not over, and gives a started minute whole', () => {
    expect(hoursOf(firstShare(windowsOf(1, sessions), 0.5, 600))).toEqual([
      [1, 600, 720],
      [1, 780, 840],
      [1, 1920, 2040],
    ]);
    expect(hoursOf(firstShare(windowsOf(1, sessions), 1, 750))).toEqual([
      [1, 780, 1020],
      [1, 1920, 2160],
    ]);
    expect(hoursOf(firstShare(windowsOf(1, [[0, 5]]), 0.5, 0))).toEqual([[1, 0, 3]]); // prettier-ignore
  });

  it('leaves a session to its age categories', () => {
    const own = windowsOf(1, [[0, 10]]).map((one) => ({ ...one, ageCategoryIds: [3] })); // prettier-ignore
    expect(firstShare(own, 0.5, 0)).toEqual([{ arenaId: 1, from: 0, to: 5, ageCategoryIds: [3] }]);
  });
});

describe('a plan that is spread', () => {
  const input: PlanInput = {
    ...{ tasks: [], kept: [], changeOver: 0, notBefore: 0, rules: [] },
    windows: windowsOf(1, [[0, 640], [1440, 2080]]), // prettier-ignore
  };
  const minutesOf = ({ windows }: PlanInput) => windows.reduce((sum, { from, to }) => sum + to - from, 0);
  /** Plans that need so many minutes in all; the end tells how many they had. */
  const planner = (needed: number) => {
    const had: number[] = [];
    const plan = (given: PlanInput): Plan => {
      had.push(minutesOf(given));
      const unplaced = minutesOf(given) < needed ? [{ id: 1, reason: 'no-hours' as const }] : [];
      return { placements: [], unplaced, end: minutesOf(given), lowerBound: had.length };
    };
    return { had, plan };
  };

  it('has the smallest share of the hours that holds all, and the lower bound of all hours', () => {
    const { had, plan } = planner(500);
    expect(planEven(input, plan)).toEqual({ placements: [], unplaced: [], end: 500, lowerBound: 1 });
    expect(had).toEqual([1280, 640, 320, 480, 560, 520, 500, 490]);
  });

  it('has all hours where not all of its matches have a place in them', () => {
    const { had, plan } = planner(1281);
    expect(planEven(input, plan)).toMatchObject({ end: 1280, unplaced: [{ id: 1 }] });
    expect(had).toEqual([1280]);
  });
});
