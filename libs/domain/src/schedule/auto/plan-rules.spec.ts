// The rules of a plan on generated tournaments, audited by a checker of its own; what they cost, and what no plan can keep.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { auditPlan } from '../../../test/plan-audit';
import { planCase, planTask as task, windowsOf } from '../../../test/plan-cases';
import { auditRules } from '../../../test/rule-audit';
import { planMatches } from './plan-matches';
import type { PlanRule } from './plan-rules';
import { type PlanSettings, planWindows } from './plan-settings';
import { type KeptTask, type PlanInput, type PlanTask, wallDate, wallMinute } from './plan-types';
import { costOf, impossibleRules } from './rule-checks';

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];
const FIRST = wallMinute(DAYS[0]!, '00:00');

const settingsOf = (arenas: number, rules: readonly PlanRule[], days = DAYS): PlanSettings => ({
  scope: 'all',
  arenaIds: Array.from({ length: arenas }, (_, n) => n + 1),
  sessions: days.flatMap((date) => [
    { date, start: '08:00', end: '12:00', arenaIds: [], ageCategoryIds: [] },
    { date, start: '13:00', end: '17:00', arenaIds: [], ageCategoryIds: [] },
  ]),
  ...{ lengths: [], restMinutes: null, changeOverMinutes: 2, rules },
});

const inputOf = (tasks: readonly PlanTask[], settings: PlanSettings, kept: readonly KeptTask[] = []): PlanInput => ({
  ...{ tasks, kept, windows: planWindows(settings), changeOver: 2, notBefore: FIRST, rules: settings.rules },
});

const date = fc.constantFrom(...DAYS);
const hour = (from: number, to: number) =>
  fc.integer({ min: from * 2, max: to * 2 }).map((n) => `${String(n >> 1).padStart(2, '0')}:${n % 2 ? '30' : '00'}`);
const some = (all: number[]) => fc.subarray(all, { minLength: 1 });
const ruleOf: Record<Exclude<PlanRule['kind'], 'spread'>, fc.Arbitrary<PlanRule>> = {
  'most-per-day': fc.record({ kind: fc.constant('most-per-day' as const), most: fc.integer({ min: 1, max: 3 }) }),
  'round-from': fc.record({
    kind: fc.constant('round-from' as const),
    round: fc.constantFrom('final' as const, 'semifinal' as const, 'quarterfinal' as const),
    date: fc.option(date, { nil: null }),
    start: fc.option(hour(9, 16), { nil: null }),
  }),
  'finals-at': fc.record({
    kind: fc.constant('finals-at' as const),
    date: fc.option(date, { nil: null }),
    arenaIds: fc.subarray([1, 2]),
  }),
  'age-hours': fc.record({
    kind: fc.constant('age-hours' as const),
    ageCategoryIds: some([1, 2, 3, 4, 5]),
    start: hour(7, 12),
    end: hour(13, 17),
  }),
  ceremony: fc.record({
    kind: fc.constant('ceremony' as const),
    name: fc.constant('Upacara'),
    ...{ date, start: hour(7, 11), end: hour(12, 14), arenaIds: fc.subarray([1, 2]) },
  }),
};
const someRules = fc
  .record(Object.fromEntries(Object.entries(ruleOf).map(([kind, rule]) => [kind, fc.option(rule)])))
  .map((found) => Object.values(found).filter((rule): rule is PlanRule => rule !== null));

interface Case {
  matches: number;
  seed: number;
  seniShare: number;
  arenas: number;
  kept: number;
}
const cases: fc.Arbitrary<Case> = fc.record({
  matches: fc.integer({ min: 1, max: 50 }),
  seed: fc.nat(100_000),
  seniShare: fc.constantFrom(0, 0.3, 1),
  arenas: fc.integer({ min: 1, max: 3 }),
  kept: fc.constantFrom(0, 0, 4),
});

/** The first matches stay on the second morning: rounds before them and after them are planned around. */
function inputWith({ kept, arenas, ...given }: Case, rules: readonly PlanRule[]): PlanInput {
  const tasks = planCase(given);
  const morning = wallMinute(DAYS[1]!, '08:00');
  const stays = tasks.slice(-kept || tasks.length).slice(0, kept);
  const held = stays.map((one, n): KeptTask => ({ ...one, arenaId: 1, start: morning + n * 40 }));
  return inputOf(
    tasks.filter((one) => !stays.includes(one)),
    settingsOf(arenas, rules),
    held,
  );
}

const check = (input: PlanInput) => {
  const { placements, unplaced, end, lowerBound } = planMatches(input);
  expect([...auditRules(input, placements), ...auditPlan(input, placements)]).toEqual([]);
  expect(placements.length + unplaced.length).toBe(input.tasks.length);
  if (unplaced.length === 0 && end !== null) expect(end).toBeGreaterThanOrEqual(lowerBound ?? Infinity);
};

describe('a plan with rules', () => {
  for (const [kind, rule] of Object.entries(ruleOf)) {
    it(`keeps ${kind} alone, or leaves the match without a place`, () => {
      fc.assert(
        fc.property(cases, rule, (given, one) => check(inputWith(given, [one]))),
        { numRuns: 20 },
      );
    });
  }

  it('keeps all kinds at once, and is the same again', () => {
    fc.assert(
      fc.property(cases, someRules, (given, rules) => {
        const input = inputWith(given, rules);
        check(input);
        expect(planMatches({ ...input, tasks: [...input.tasks].reverse() })).toEqual(planMatches(input));
      }),
      { numRuns: 15 },
    );
  });

  it('without rules is what it was before there were any', () => {
    const hours: [number, number][] = [[480, 720], [780, 1020], [1920, 2160], [2220, 2460]]; // prettier-ignore
    const hashOf = (matches: number, seed: number, seniShare: number, arenas: number, sessions: [number, number][]) => {
      const tasks = planCase({ matches, seed, seniShare });
      const start = sessions[0]![0];
      const kept = tasks.slice(0, 3).map((one, n) => ({ ...one, arenaId: 1, start: start + n * 30 }));
      const windows = windowsOf(arenas, sessions);
      const plan = planMatches({ tasks: tasks.slice(3), kept, windows, changeOver: 2, notBefore: 100, rules: [] });
      return createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);
    };
    expect(hashOf(40, 1, 0, 2, hours)).toBe('22dd5265796eb9d1');
    expect(hashOf(120, 2, 0.3, 3, hours.slice(0, 3))).toBe('b805eeb17d99559f');
    expect(hashOf(90, 4, 1, 1, [[480, 700], [1920, 2200]])).toBe('df0a04f3908de2fd'); // prettier-ignore
  });

  it('places all matches where the rules leave room: finals of one mat on the last day, one match a day', () => {
    const tasks = planCase({ matches: 60, seed: 5, seniShare: 0 }).filter(({ feeders }) => feeders.length < 3);
    const finals: PlanRule = { kind: 'finals-at', date: DAYS[2]!, arenaIds: [1] };
    expect(planMatches(inputOf(tasks, settingsOf(2, [finals]))).unplaced).toEqual([]);
    const days = Array.from({ length: 7 }, (_, n) => `2026-11-2${n}`);
    const rested = inputOf(tasks, settingsOf(2, [{ kind: 'most-per-day', most: 1 }], days));
    expect(planMatches(rested).unplaced).toEqual([]);
  });
});

describe('a plan that is spread', () => {
  it('gives each day about the same share of its hours, and places what fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 90 }), fc.nat(1000), (matches, seed) => {
        const tasks = planCase({ matches, seed, seniShare: 0 }).map((one) => ({ ...one, feeders: [], people: [] }));
        const early = planMatches(inputOf(tasks, settingsOf(2, [])));
        const spread = planMatches(inputOf(tasks, settingsOf(2, [{ kind: 'spread' }])));
        expect([early.unplaced, spread.unplaced]).toEqual([[], []]);
        const counts = DAYS.map((day) => {
          const ids = spread.placements.filter(({ start }) => wallDate(start) === day).map(({ id }) => id);
          return tasks.filter(({ id }) => ids.includes(id)).reduce((sum, { length }) => sum + length + 2, 0);
        });
        // two mats: a match more or less on each
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(60);
      }),
      { numRuns: 5 },
    );
  });

  it('breaks no other rule, and leaves nothing out that an early plan holds', () => {
    fc.assert(
      fc.property(cases, someRules, (given, rules) => {
        const input = inputWith(given, [...rules, { kind: 'spread' }]);
        check(input);
        const early = planMatches({ ...input, rules });
        expect(planMatches(input).unplaced.length).toBe(early.unplaced.length);
      }),
      { numRuns: 5 },
    );
  });
});

describe('the cost of a rule', () => {
  const plan = (end: number | null, missing: number) => ({
    ...{ placements: [], end, lowerBound: null },
    unplaced: Array.from({ length: missing }, (_, id) => ({ id, reason: 'rule-hours' as const })),
  });

  it('is how much earlier the plan would be over, never less than nothing', () => {
    expect(costOf(plan(500, 0), plan(475, 0))).toEqual({ minutes: 25, matches: 0 });
    expect(costOf(plan(475, 0), plan(500, 0))).toEqual({ minutes: 0, matches: 0 });
  });

  it('is the matches that would have a place without it, whose ends are not compared', () => {
    expect(costOf(plan(475, 3), plan(500, 1))).toEqual({ minutes: 0, matches: 2 });
    expect(costOf(plan(475, 1), plan(400, 3))).toEqual({ minutes: 0, matches: 0 });
  });
});

describe('a rule that no plan can keep', () => {
  const tasks = [task(1), task(2), task(3, { feeders: [1, 2] })];
  const told = (rules: PlanRule[], some = tasks) => impossibleRules(settingsOf(2, rules), some, some, FIRST);

  it('is told with the number of matches that it leaves no session', () => {
    expect(told([{ kind: 'spread' }, { kind: 'finals-at', date: '2026-12-01', arenaIds: [] }])).toEqual([
      { index: 1, kind: 'no-session', matches: 1 },
    ]);
    expect(told([{ kind: 'finals-at', date: null, arenaIds: [9] }])).toMatchObject([{ index: 0, matches: 1 }]);
    expect(told([{ kind: 'age-hours', ageCategoryIds: [1], start: '05:00', end: '07:00' }])).toMatchObject([
      { matches: 3 },
    ]);
    expect(told([{ kind: 'round-from', round: 'semifinal', date: '2026-11-22', start: '16:55' }])).toMatchObject([
      { matches: 2 },
    ]);
    const all = DAYS.map((day): PlanRule => ({ kind: 'ceremony', name: 'Upacara', date: day, start: '06:00', end: '18:00', arenaIds: [] })); // prettier-ignore
    expect(told(all)).toMatchObject([{ index: 0 }, { index: 1 }, { index: 2 }]);
  });

  it('is told together with the one that it contradicts', () => {
    const first: PlanRule = { kind: 'finals-at', date: DAYS[0]!, arenaIds: [] };
    const last: PlanRule = { kind: 'round-from', round: 'final', date: DAYS[2]!, start: null };
    expect(told([first, last])).toEqual([
      { index: 0, kind: 'no-session', matches: 1 },
      { index: 1, kind: 'no-session', matches: 1 },
    ]);
  });

  it('is told by the longest bracket, where an athlete needs more days than there are', () => {
    const long = [task(1), task(2, { feeders: [1] }), task(3, { feeders: [2] }), task(4, { feeders: [3] })];
    expect(told([{ kind: 'most-per-day', most: 1 }], long)).toEqual([
      { index: 0, kind: 'too-many-rounds', rounds: 4, days: 3 },
    ]);
    expect(told([{ kind: 'most-per-day', most: 2 }], long)).toEqual([]);
  });

  it('is not one that leaves each match an hour', () => {
    expect(told([])).toEqual([]);
    expect(told([{ kind: 'finals-at', date: DAYS[2]!, arenaIds: [2] }, { kind: 'spread' }])).toEqual([]);
  });

  it('leaves its matches without a place, and the plan says that it is the rule', () => {
    const reasons = (rules: PlanRule[], some = tasks) =>
      planMatches(inputOf(some, settingsOf(2, rules))).unplaced.map(({ id, reason }) => [id, reason]);
    expect(reasons([{ kind: 'finals-at', date: '2026-12-01', arenaIds: [] }])).toEqual([[3, 'rule-hours']]);
    const long = [task(1, { people: [7] }), ...[2, 3, 4].map((id) => task(id, { people: [7], feeders: [id - 1] }))];
    expect(reasons([{ kind: 'most-per-day', most: 1 }], long)).toEqual([[4, 'rule-day']]);
  });
});
