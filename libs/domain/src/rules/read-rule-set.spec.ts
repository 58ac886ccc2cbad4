// Rule sets as data: those that ship are whole, one from a file needs no code, and what cannot be is refused by its path.
import fc from 'fast-check';
import { matchLengthSeconds } from '../schedule/match-length';
import { proposeResult } from '../scoring/proposed-result';
import { ageGroupOf } from './age-groups';
import { classesOf } from './class-rows';
import { IPSI_2022_SET } from './ipsi-2022';
import { IPSI_2025_SET } from './ipsi-2025';
import { readRuleSet, unverified } from './read-rule-set';
import { GROUP_FIGURES, type RuleGroup, type RuleSet } from './rule-set';
import { ownRuleSet, SHIPPED_RULE_SETS } from './rule-sets';
import { rulesFor } from './tanding-rules';
import { textsOf } from '../words/sentences';

const asFile = (set: unknown): unknown => JSON.parse(JSON.stringify(set));
const faultsOf = (set: unknown): Record<string, string[]> => {
  const read = readRuleSet(asFile(set));
  return read.ok ? {} : textsOf(read.faults);
};
/** IPSI 2025 with one group changed. */
const with2025 = (id: string, change: Partial<Record<keyof RuleGroup, unknown>>) => ({
  ...IPSI_2025_SET,
  groups: IPSI_2025_SET.groups.map((group) => (group.id === id ? { ...group, ...change } : group)),
});
const indexOf = (id: string) => IPSI_2025_SET.groups.findIndex((group) => group.id === id);

describe('a rule set that ships', () => {
  it.each(SHIPPED_RULE_SETS.map((set) => [set.id, set] as const))('%s is read from its file as it is', (_id, set) => {
    expect(readRuleSet(asFile(set))).toEqual({ ok: true, set });
  });

  it('[R25-G01] ipsi-2025 names the article of every figure', () => {
    expect(unverified(IPSI_2025_SET)).toEqual([]);
    expect(IPSI_2025_SET.groups.map(({ name, fromYears, toYears }) => [name, fromYears, toYears])).toEqual([
      ['Pra Usia Dini', null, 5],
      ['Usia Dini 1', 5, 8],
      ['Usia Dini 2', 8, 11],
      ['Pra Remaja', 11, 14],
      ['Remaja', 14, 17],
      ['Dewasa', 17, 35],
      ['Master 1', 35, 45],
      ['Master 2', 45, null],
    ]);
  });

  it('[R25-G03] ipsi-2025 weighs neither Pra Usia Dini nor Usia Dini 1', () => {
    expect(IPSI_2025_SET.groups.filter((group) => !group.isWeighed).map((group) => group.id)).toEqual([
      ...['pra-usia-dini', 'usia-dini-1'],
    ]);
  });

  it('[R25-G10] ipsi-2025 has 174 classes, [R25-G09] and pairs Usia Dini 1 within 1 year, 3 cm and 1 kg', () => {
    expect(IPSI_2025_SET.groups.flatMap((group) => group.classes.flatMap(classesOf))).toHaveLength(174);
    expect(IPSI_2025_SET.groups.flatMap(({ id, pairing }) => (pairing ? [[id, pairing]] : []))).toEqual([
      ['usia-dini-1', { years: 1, cm: 3, kg: 1 }],
    ]);
  });

  it('[R25-T01] ipsi-2025 has the times of the rulebook', () => {
    const seconds = IPSI_2025_SET.groups.map(({ times }) => times && matchLengthSeconds(times));
    expect(seconds).toEqual([240, 240, 240, 480, 480, 480, 240, 180]);
  });

  it('ipsi-2022 claims its ages alone: everything else is marked as not verified', () => {
    const open = unverified(IPSI_2022_SET);
    expect(open).toHaveLength(2 + IPSI_2022_SET.groups.length * (GROUP_FIGURES.length - 1));
    expect(open.filter((path) => path.endsWith('.ages'))).toEqual([]);
    expect(IPSI_2022_SET.groups.map(({ fromYears, toYears }) => [fromYears, toYears])).toEqual([
      ...[
        [3, 6],
        [7, 9],
        [10, 11],
        [12, 13],
        [14, 16],
        [17, 45],
        [46, 60],
        [61, null],
      ],
    ]);
    expect(IPSI_2022_SET.groups.every(({ times, classes }) => times === null && classes.length === 0)).toBe(true);
  });

  it('of an organiser begins with the figures of 2025 and claims no article', () => {
    const own = ownRuleSet('festival', 'Festival', '2026-11-01');
    expect(readRuleSet(asFile(own))).toEqual({ ok: true, set: own });
    expect(own.groups.every(({ articles }) => Object.keys(articles).length === 0)).toBe(true);
    expect(unverified(own)).toEqual([]);
  });
});

describe('an age category', () => {
  const groupIn = (set: RuleSet, aboveYears: number | null, upToYears: number | null) =>
    ageGroupOf({ aboveYears, upToYears, counting: 'above-to' }, set).id;

  it.each([
    [2, 6, 'singa'],
    [3, 7, 'singa'],
    [7, 10, 'macan'],
    [9, 11, 'usia-10-11'],
    [10, 12, 'usia-10-11'],
    [14, 17, 'usia-14-16'],
    [16, 45, 'usia-17-45'],
    [17, 46, 'usia-17-45'],
    [45, 61, 'usia-46-60'],
    [61, null, 'pendekar'],
    [17, null, 'usia-17-45'],
  ])('above %p up to %p belongs in ipsi-2022 to %s', (above, upTo, group) => {
    expect(groupIn(IPSI_2022_SET, above, upTo)).toBe(group);
  });

  it('of any bounds has rules in every set', () => {
    const years = fc.option(fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(fc.constantFrom(...SHIPPED_RULE_SETS), years, years, (set, above, upTo) => {
        expect(set.groups.map((group) => group.id)).toContain(groupIn(set, above, upTo));
      }),
    );
  });
});

it('a third set needs no code: it comes from a file, and a match is decided by its points and gap', () => {
  const file = `{
    "id": "festival-desa", "version": 4, "name": "Festival Desa", "dated": "2027-01-02",
    "issuer": "organiser", "source": "Panitia desa", "ageCounting": "whole-years",
    "points": { "punch": 1, "kick": 1, "throw": 5 },
    "penalties": { "teguran-1": 0, "teguran-2": -1, "peringatan-1": -3, "peringatan-2": -3 },
    "groups": [
      { "id": "anak", "name": "Anak", "fromYears": null, "toYears": 11, "isYoung": true, "isWeighed": false,
        "pairing": { "years": 2, "cm": 5, "kg": 2.5 }, "times": { "roundCount": 1, "roundSeconds": 60, "breakSeconds": 0 },
        "gap": 8, "gapFromRound": 1, "throws": [] },
      { "id": "umum", "name": "Umum", "fromYears": 12, "toYears": null, "isYoung": false, "isWeighed": true,
        "pairing": null, "times": null, "gap": 12, "gapFromRound": 1, "throws": ["sweep"],
        "classes": [{ "gender": "male", "from": 30, "step": 10, "letters": "ABC", "open": [{ "name": "Bebas", "above": 60 }] }] }
    ]
  }`;
  const read = readRuleSet(JSON.parse(file));
  if (!read.ok) throw new Error(JSON.stringify(textsOf(read.faults)));
  const rules = rulesFor({ aboveYears: 17, upToYears: 35, counting: 'above-to' }, read.set);
  expect(rules).toMatchObject({ set: 'festival-desa', version: 4, group: 'umum', gap: 12, throws: ['sweep'] });
  const penalties = [{ corner: 'red' as const, step: 'peringatan-1' as const, round: 1 }];
  const points = ['throw', 'throw'].map(() => ({ corner: 'blue' as const, kind: 'throw' as const, round: 1 }));
  const running = { knockdowns: [], stops: [], round: 1, isOver: false, hadExtraRound: false, lot: null };
  const weights = { blue: null, red: null };
  expect(proposeResult({ ...running, rules, weights, points, penalties })).toMatchObject({
    winner: 'blue',
    winKind: 'wmp',
  });
  expect(proposeResult({ ...running, rules, weights, points, penalties: [] })).toEqual({ winner: null, next: 'time' });
  expect(read.set.groups[1]?.classes.flatMap(classesOf).map((one) => one.name)).toEqual(['A', 'B', 'C', 'Bebas']);
});

describe('what cannot be is refused by its path', () => {
  it.each<[string, string, Partial<Record<keyof RuleGroup, unknown>>]>([
    ['a gap in the ages', 'fromYears', { fromYears: 15 }],
    ['ages that overlap', 'fromYears', { fromYears: 13 }],
    ['an age that ends before it begins', 'toYears', { toYears: 14 }],
    ['no end in the middle', 'toYears', { toYears: null }],
    ['no beginning in the middle', 'fromYears', { fromYears: null }],
    ['a negative age', 'fromYears', { fromYears: -1 }],
    ['a round of no length', 'times.roundSeconds', { times: { roundCount: 3, roundSeconds: 0, breakSeconds: 60 } }],
    ['half a round', 'times.roundCount', { times: { roundCount: 2.5, roundSeconds: 90, breakSeconds: 60 } }],
    ['a gap of nothing', 'gap', { gap: 0 }],
    ['a gap of words', 'gap', { gap: '30' }],
    ['WMP from a round that is not fought', 'gapFromRound', { gapFromRound: 4 }],
    ['a throw twice', 'throws', { throws: ['sweep', 'sweep'] }],
    ['a throw that nobody knows', 'throws', { throws: ['suplex'] }],
    ['pairing beside classes', 'pairing', { pairing: { years: 1, cm: 3, kg: 1 } }],
    ['the name of another', 'name', { name: 'Pra Remaja' }],
    ['the id of another', 'id', { id: 'pra-remaja' }],
    ['an id with spaces', 'id', { id: 'anak besar' }],
    ['no name', 'name', { name: '  ' }],
  ])('%s', (_what, key, change) => {
    expect(Object.keys(faultsOf(with2025('remaja', change)))).toContain(`groups.${indexOf('remaja')}.${key}`);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'classes that leave weights to nobody',
      { open: [{ name: 'Open', above: 90, upTo: null }] },
      'classes.0.open.0.above',
    ],
    ['classes that overlap', { open: [{ name: 'Open', above: 80, upTo: null }] }, 'classes.0.open.0.above'],
    ['a class that ends before it begins', { open: [{ name: 'Open', above: 87, upTo: 80 }] }, 'classes.0.open.0.upTo'],
    ['two classes of one name', { open: [{ name: 'A', above: 87, upTo: null }] }, 'classes.0.open.0.name'],
    ['letters that begin above Under', { under: 35 }, 'classes.0.from'],
    ['letters that begin below the end of Under', { under: 41 }, 'classes.0.from'],
    ['a letter twice', { letters: 'ABCDEFGHIJKK' }, 'classes.0.letters'],
    ['a step of nothing', { step: 0 }, 'classes.0.step'],
  ])('%s', (_what, change, key) => {
    const [male, female] = IPSI_2025_SET.groups[indexOf('remaja')]?.classes ?? [];
    const faults = faultsOf(with2025('remaja', { classes: [{ ...male, ...change }, female] }));
    expect(Object.keys(faults)).toEqual([`groups.${indexOf('remaja')}.${key}`]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['points.throw', { points: { ...IPSI_2025_SET.points, throw: 0 } }],
    ['penalties.peringatan-1', { penalties: { ...IPSI_2025_SET.penalties, 'peringatan-1': -1 } }],
    ['penalties.teguran-1', { penalties: { ...IPSI_2025_SET.penalties, 'teguran-1': 1 } }],
    ['dated', { dated: '2025-02-30' }],
    ['version', { version: 0 }],
    ['issuer', { issuer: 'nobody' }],
    ['groups', { groups: [] }],
    ['groups', { groups: 'all' }],
    ['articles.points', { articles: { points: 7 } }],
  ])('%s', (path, change) => {
    expect(Object.keys(faultsOf({ ...IPSI_2025_SET, ...change }))).toContain(path);
  });

  it('names are taken as they are seen, and what nobody sees is none', () => {
    const named = (name: string) => readRuleSet(asFile(with2025('dewasa', { name })));
    const read = named(' De\u200bwa\u202esa\n ');
    expect(read.ok && read.set.groups[indexOf('dewasa')]?.name).toBe('Dewasa');
    expect(named('\u200b\u202e').ok).toBe(false);
  });

  it('whatever somebody sends, the answer is a set or faults, never an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const read = readRuleSet(json);
        if (!read.ok) expect(Object.keys(read.faults).length).toBeGreaterThan(0);
      }),
    );
  });

  it('ages are taken exactly when each begins where the one before it ends', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 1,
      maxLength: 5,
    });
    const [first] = IPSI_2025_SET.groups;
    fc.assert(
      fc.property(spans, fc.boolean(), fc.boolean(), (rows, isWhole, isChained) => {
        const step = isWhole ? 1 : 0;
        let due = rows[0]?.[0] ?? 0;
        const chained = rows.map(([from, length]): [number, number] => {
          if (!isChained) return [from, from + length];
          const row: [number, number] = [due, due + length];
          due = row[1] + step;
          return row;
        });
        const groups = chained.map(([fromYears, toYears], index) => {
          return { ...first, id: `g${index}`, name: `G ${index}`, fromYears, toYears };
        });
        const isWell = chained.every(([from, to], index) => {
          const before = chained[index - 1];
          const isLong = isWhole ? to >= from : to > from;
          return isLong && to <= 120 && from <= 120 && (!before || from === before[1] + step);
        });
        const set = { ...IPSI_2025_SET, ageCounting: isWhole ? 'whole-years' : 'above-to', groups };
        expect(readRuleSet(set).ok).toBe(isWell);
      }),
    );
  });
});
