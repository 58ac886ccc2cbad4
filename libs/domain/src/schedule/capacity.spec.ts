// Whether a tournament's matches fit on its mats: every rule with its edges, and the spreading over generated tournaments.
import fc from 'fast-check';
import { CHARTS } from '../draw/draw-unit';
import { IPSI_2025 } from '../athletes/ipsi-2025';
import { daySeconds, DEFAULT_DAY_PLAN, fightsOf, fitMatches, grown, loadsOf, type MatchLoad } from './capacity';

const DEWASA = 6;
const rounds = new Map(IPSI_2025.map((age, index) => [index + 1, age]));

describe('the fights of a class', () => {
  it('are one fewer than its units in one bracket, and one fewer per pool', () => {
    expect([0, 1, 2, 5, 16].map((units) => fightsOf(units, 0, false))).toEqual([0, 0, 1, 4, 15]);
    expect(fightsOf(10, 4, false)).toBe(7);
    expect([2, 5, 6].map((units) => fightsOf(units, 2, false))).toEqual([1, 2, 3]);
  });

  it('have one more for third place in each pool of four or more, where it is asked for', () => {
    expect([3, 4].map((units) => fightsOf(units, 0, true))).toEqual([2, 4]);
    // 10 in pools of 4, 3 and 3
    expect(fightsOf(10, 4, true)).toBe(8);
  });

  it('never exceed the units, whatever the chart', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.constantFrom(...CHARTS), fc.boolean(), (units, chart, third) => {
        const fights = fightsOf(units, chart, third);
        expect(fights).toBeGreaterThanOrEqual(0);
        expect(fights).toBeLessThanOrEqual(units);
      }),
    );
  });
});

describe('what the matches take', () => {
  it('is the length of the age with breaks, and the changeover; seni has its own', () => {
    const groups = [
      { kind: 'tanding' as const, ageCategoryId: DEWASA, units: 8 },
      { kind: 'tanding' as const, ageCategoryId: DEWASA, units: 3 },
      { kind: 'seni' as const, ageCategoryId: DEWASA, units: 6 },
      { kind: 'tanding' as const, ageCategoryId: 3, units: 1 },
    ];
    expect(loadsOf(groups, { plan: DEFAULT_DAY_PLAN, hasThirdPlaceMatch: false, rounds })).toEqual([
      { kind: 'tanding', ageCategoryId: DEWASA, matches: 9, secondsEach: 480 + 120 },
      { kind: 'seni', ageCategoryId: DEWASA, matches: 6, secondsEach: 180 + 120 },
    ]);
  });

  it('grows with the entries that are still to come', () => {
    const load: MatchLoad = { kind: 'seni', ageCategoryId: 1, matches: 10, secondsEach: 300 };
    expect(grown([load], 1.5)).toEqual([{ ...load, matches: 15 }]);
  });

  it('is set against the day without its pause', () => {
    expect(daySeconds(DEFAULT_DAY_PLAN)).toBe(8.5 * 3600);
    expect(daySeconds({ ...DEFAULT_DAY_PLAN, endsAt: '07:00' })).toBe(0);
  });
});

describe('the spreading over mats and days', () => {
  it('says how many do not fit', () => {
    // 12 of ten minutes on one mat with 100 minutes
    const loads: MatchLoad[] = [{ kind: 'tanding', ageCategoryId: 1, matches: 12, secondsEach: 600 }];
    const fit = fitMatches(loads, 1, 1, 6000);
    expect(fit).toMatchObject({ left: 2, leftSeconds: 1200 });
    expect(fit.matDays).toEqual([{ day: 0, arena: 0, matches: 10, usedSeconds: 6000 }]);
    expect(fitMatches(loads, 2, 0, 6000)).toMatchObject({ matDays: [], left: 12 });
  });

  it('puts the longest first, each on the emptiest mat, day by day', () => {
    const load = (secondsEach: number, matches: number): MatchLoad => ({
      ...{ kind: 'tanding', ageCategoryId: secondsEach, secondsEach, matches },
    });
    const { matDays, left, leftSeconds } = fitMatches([load(100, 2), load(600, 3), load(300, 3)], 2, 2, 900);
    expect(matDays).toEqual([
      { day: 0, arena: 0, matches: 2, usedSeconds: 900 },
      { day: 0, arena: 1, matches: 2, usedSeconds: 700 },
      { day: 1, arena: 0, matches: 2, usedSeconds: 700 },
      { day: 1, arena: 1, matches: 2, usedSeconds: 600 },
    ]);
    expect({ left, leftSeconds }).toEqual({ left: 0, leftSeconds: 0 });
  });

  it('loses no match, overfills no mat, leaves out nothing that has room, and keeps the mats level', () => {
    const load = fc.record({
      kind: fc.constantFrom('tanding' as const, 'seni' as const),
      ageCategoryId: fc.integer({ min: 1, max: 8 }),
      matches: fc.nat(120),
      secondsEach: fc.integer({ min: 60, max: 1200 }),
    });
    fc.assert(
      fc.property(
        fc.array(load, { maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(20_000),
        (loads, days, arenas, seconds) => {
          const { matDays, left } = fitMatches(loads, days, arenas, seconds);
          const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
          expect(total(matDays.map((one) => one.matches)) + left).toBe(total(loads.map((one) => one.matches)));
          const used = matDays.map((one) => one.usedSeconds);
          expect(Math.max(...used)).toBeLessThanOrEqual(seconds);
          const longest = Math.max(0, ...loads.filter((one) => one.matches > 0).map((one) => one.secondsEach));
          expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(longest);
          if (left > 0) expect(Math.min(...used) + longest).toBeGreaterThan(seconds);
        },
      ),
    );
  });
});
