// A ranking by its rule: what a result is worth, what counts, who is one person, and generated cases against a plain sum.
import * as fc from 'fast-check';
import { EVENT_LEVELS } from '../past-events/levels';
import { rank, type RankedResult, type RankedSource, timePercent } from './rank';
import { DEFAULT_RANKING_RULE, type RankingRule, rankingRuleFaults, rankingRuleOf } from './ranking-rule';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
const RULE: RankingRule = { ...DEFAULT_RANKING_RULE, on: '2026-12-31' };
const isDay = (text: unknown) => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

const result = (names: string, contingent: string, place: number | null, more: Partial<RankedResult> = {}) => ({
  ...{ category: 'Tanding', age: 'Remaja', class: 'A', gender: 'male', place, names: names.split(' / '), contingent },
  ...{ pool: null, ...more },
});
const source = (key: string, results: RankedResult[], more: Partial<RankedSource> = {}): RankedSource => ({
  ...{ key, name: key, date: '2026-12-01', level: 'province', results, ...more },
});
const table = (rule: RankingRule, sources: RankedSource[]) =>
  rank(rule, sources).map(({ rank: place, name, points }) => [place, name, points / 1000]);

describe('A ranking', () => {
  it('of contingents adds up what their places are worth, a team counting once', () => {
    const sources = [
      source('a', [result('Ani', 'Kudus', 1), result('Budi', 'Tegal', 2), result('Cici / Dewi', 'KUDUS', 3)]),
      source('b', [result('Eka', 'Tegal', 1), result('Fani', 'Pati', null)]),
    ];
    expect(table(RULE, sources)).toEqual([
      [1, 'Tegal', 8],
      [2, 'Kudus', 6],
      [3, 'Pati', 0],
    ]);
  });

  it('of athletes gives each of a team the whole, and knows who is one over events as the rule says', () => {
    const sources = [
      source('a', [result('Ani / Beti', 'Kudus', 1), result('Ani', 'Tegal', 2)]),
      source('b', [result('ANI', 'Kab. Kudus', 1)]),
    ];
    const rule = { ...RULE, of: 'athletes' as const, same: [{ written: 'kab kudus', means: 'Kudus' }] };
    expect(table(rule, sources)).toEqual([
      [1, 'Ani', 10],
      [2, 'Beti', 5],
      [3, 'Ani', 3],
    ]);
    expect(table({ ...rule, same_name: false }, sources).map(([, , points]) => points)).toEqual([5, 5, 5, 3]);
    const people = [
      { source: 'a', name: 'Ani', contingent: 'Tegal', person: '7' },
      { source: 'b', name: 'Ani', contingent: 'Kab. Kudus', person: '7' },
    ];
    const linked = rank({ ...rule, same_name: false }, sources, people);
    expect(linked.map(({ key, points }) => [key, points])).toEqual([
      ['p:7', 8000],
      ['e:a|ani|kudus', 5000],
      ['e:a|beti|kudus', 5000],
    ]);
  });

  it('weighs level, age and time in whole numbers, and lets the best events count', () => {
    const rule: RankingRule = {
      ...{ ...RULE, points: [10, 7], took_part: 1, best: 2 },
      levels: { ...RULE.levels, national: 150 },
      ages: [{ age: 'remaja', percent: 33 }],
      decay: [
        { days: 365, percent: 50 },
        { days: 730, percent: 0 },
      ],
    };
    const sources = [
      source('now', [result('Ani', 'Kudus', 2)], { level: 'national' }),
      source('year', [result('Ani', 'Kudus', 1)], { date: '2025-12-31' }),
      source('old', [result('Ani', 'Kudus', 1)], { date: '2024-12-31' }),
      source('two', [result('Ani', 'Kudus', 9, { age: 'Dewasa' })]),
    ];
    const [row] = rank(rule, sources);
    expect(row?.sources.map(({ source: key, worth, counts }) => [key, worth, counts])).toEqual([
      ['now', 3465, true],
      ['two', 1000, false],
      ['year', 1650, true],
      ['old', 0, false],
    ]);
    expect(row?.points).toBe(5115);
    expect([timePercent(rule, '2026-12-31'), timePercent(rule, '2027-02-01'), timePercent(rule, '2026-01-01')]).toEqual(
      [100, 100, 100],
    );
  });

  it('parts who is level by places, and gives who is level in all of it one rank', () => {
    const sources = [
      source('a', [
        ...[result('A', 'Pati', 1), result('B', 'Tegal', 2), result('C', 'Tegal', 3), result('D', 'Tegal', 3)],
        ...[result('E', 'Kudus', 1), result('F', 'Demak', 3)],
      ]),
    ];
    expect(table(RULE, sources).map(([place, name]) => `${place} ${name}`)).toEqual([
      '1 Kudus',
      '1 Pati',
      '3 Tegal',
      '4 Demak',
    ]);
  });
});

it('a rule from outside is taken, or told what is wrong with each field', () => {
  expect(rankingRuleFaults(RULE, isDay)).toEqual({});
  expect(rankingRuleOf({ ...RULE, more: 1 } as RankingRule)).toEqual(RULE);
  expect(Object.keys(rankingRuleFaults(null, isDay))).toHaveLength(10);
  const wrong = {
    ...{
      ...RULE,
      of: 'x',
      points: [1.5],
      took_part: -1,
      levels: {},
      ages: [{ age: '', percent: 5 }],
      best: 0,
      on: 'x',
    },
    ...{ same_name: 1, same: [{ written: 'a' }] },
    decay: [
      { days: 9, percent: 5 },
      { days: 9, percent: 4 },
    ],
  };
  expect(Object.keys(rankingRuleFaults(wrong, isDay)).sort()).toEqual(Object.keys(RULE).sort());
  expect(rankingRuleFaults({ ...RULE, points: [] }, isDay).points?.text).toBe('Isi paling sedikit poin juara 1.');
});

describe('Generated seasons', () => {
  const percent = fc.integer({ min: 0, max: 300 });
  const rules: fc.Arbitrary<RankingRule> = fc.record({
    of: fc.constantFrom('athletes' as const, 'contingents' as const),
    points: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 5 }),
    took_part: fc.integer({ min: 0, max: 3 }),
    levels: fc.record(Object.fromEntries(EVENT_LEVELS.map((level) => [level, percent])) as never),
    ages: fc.array(fc.record({ age: fc.constantFrom('Remaja', 'Dewasa'), percent }), { maxLength: 2 }),
    best: fc.option(fc.integer({ min: 1, max: 4 })),
    decay: fc
      .uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 3 })
      .map((days) => days.sort((a, b) => a - b).map((day, at) => ({ days: day, percent: 90 - 30 * at }))),
    on: fc.constant('2026-06-01'),
    same_name: fc.boolean(),
    same: fc.constantFrom([], [{ written: 'kudus', means: 'Tegal' }]),
  });
  const results = fc.record({
    category: fc.constant('Tanding'),
    age: fc.constantFrom('Remaja', 'Dewasa', ''),
    class: fc.constantFrom('A', 'B'),
    gender: fc.constantFrom('male', 'female', null),
    place: fc.option(fc.integer({ min: 1, max: 6 })),
    names: fc.array(fc.constantFrom('Ani', 'ANI', 'Budi', 'Cici'), { minLength: 1, maxLength: 3 }),
    contingent: fc.constantFrom('Kudus', 'KUDUS', 'Tegal', 'Pati'),
    pool: fc.constant(null),
  });
  const seasons = fc
    .array(
      fc.record({
        date: fc.constantFrom('2023-01-01', '2025-02-03', '2026-05-31', '2026-07-01'),
        level: fc.constantFrom(...EVENT_LEVELS),
        results: fc.array(results, { maxLength: 8 }),
      }),
      { maxLength: 5 },
    )
    .map((all) => all.map((one, at): RankedSource => ({ ...one, key: `t${at}`, name: `T${at}` })));

  it('have the same table in whatever order events and results come, ranks without a jump, and every point from a result', () => {
    fc.assert(
      fc.property(rules, seasons, (rule, sources) => {
        const rows = rank(rule, sources);
        const turned = [...sources].reverse().map((one) => ({ ...one, results: [...one.results].reverse() }));
        expect(rank(rule, turned)).toEqual(rows);
        rows.forEach((row, at) => {
          const before = rows[at - 1];
          expect(before === undefined || before.points >= row.points).toBe(true);
          expect(row.rank === at + 1 || row.rank === before?.rank).toBe(true);
          const worths = row.sources.map((one) => one.results.reduce((sum, { worth }) => sum + worth, 0));
          const best = [...worths].sort((a, b) => b - a).slice(0, rule.best ?? worths.length);
          expect(row.points).toBe(best.reduce((sum, worth) => sum + worth, 0));
        });
        // each result is somebody's, of contingents exactly once
        const told = rows.flatMap((row) => row.sources.flatMap((one) => one.results));
        const all = sources.flatMap((one) => one.results);
        if (rule.of === 'contingents') expect(told).toHaveLength(all.length);
        else expect(told.length).toBeGreaterThanOrEqual(all.length);
      }),
      { numRuns: RUNS },
    );
  });
});
