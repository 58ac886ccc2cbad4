// Rule set "IPSI 2025": PB IPSI, Skep-70/III/2025, with the article of each figure (rows R25-G01, G03, G09, G10, T01, T10, …).
import type { Gender } from '../words/genders';
import { IPSI_2025_JURUS } from './ipsi-2025-jurus';
import type { ClassRow, GroupFigure, RuleGroup, RuleSet } from './rule-set';
import { THROW_KINDS } from './throw-kinds';

type Open = readonly (readonly [string, number, number | null])[];

const row = (
  gender: Gender,
  under: number | null,
  from: number,
  step: number,
  letters: string,
  open: Open,
): ClassRow => ({
  ...{ gender, under, from, step, letters },
  open: open.map(([name, above, upTo]) => ({ name, above, upTo })),
});
const both = (from: number, step: number, letters: string, open: Open): ClassRow[] => [
  row('male', null, from, step, letters, open),
  row('female', null, from, step, letters, open),
];
const opens = (from: number, to: number): Open => [
  ['Open 1', from, to],
  ['Open 2', to, null],
];

const JUNIOR: readonly ClassRow[] = [
  row('male', 39, 39, 4, 'ABCDEFGHIJKL', opens(87, 100)),
  row('female', 39, 39, 4, 'ABCDEFGHIJ', opens(79, 92)),
];
const ADULT: readonly ClassRow[] = [
  row('male', 45, 45, 5, 'ABCDEFGHIJ', opens(95, 110)),
  row('female', 45, 45, 5, 'ABCDEFGH', opens(85, 100)),
];

const TIMES: Readonly<Partial<Record<GroupFigure, string>>> = { times: '9.3, 11.3' };
const YOUNG_ARTICLES = {
  ...TIMES,
  ...{ ages: '2.1', isYoung: '9.4.a.6', isWeighed: '2.4.a', pairing: '3.2.a' },
  ...{ gap: '9.4.a.3', gapFromRound: '9.4.a.3', throws: '9.4.a.4', classes: '3', nomor: '3.1' },
};
const GROWN_ARTICLES = {
  ...TIMES,
  ...{ ages: '2.1', isYoung: '11.6.d', isWeighed: '2.4.b', pairing: '5' },
  ...{ gap: '11.6.g.4.b', gapFromRound: '11.6.g.4.b', throws: '11.6.e', classes: '5', nomor: '5.2' },
};

const EARLY = {
  ...{ isYoung: true, isWeighed: false, pairing: null, gap: 20, gapFromRound: 1, throws: [], classes: [] },
  times: { roundCount: 2, roundSeconds: 90, breakSeconds: 60 },
  articles: YOUNG_ARTICLES,
};
const FULL = {
  ...{ isYoung: false, isWeighed: true, pairing: null, gap: 30, gapFromRound: 2, throws: THROW_KINDS },
  times: { roundCount: 3, roundSeconds: 120, breakSeconds: 60 },
  articles: GROWN_ARTICLES,
};
const ages = (id: string, name: string, fromYears: number | null, toYears: number | null) => {
  return { id, name, fromYears, toYears, nomor: IPSI_2025_JURUS.nomor[id] ?? [] };
};

const GROUPS: readonly RuleGroup[] = [
  // tanding is not fought there (art. 3.1); a festival that does has what is nearest
  { ...ages('pra-usia-dini', 'Pra Usia Dini', null, 5), ...EARLY },
  {
    ...ages('usia-dini-1', 'Usia Dini 1', 5, 8),
    ...EARLY,
    pairing: { years: 1, cm: 3, kg: 1 },
    articles: { ...YOUNG_ARTICLES, nomor: '3.2.b' },
  },
  {
    ...ages('usia-dini-2', 'Usia Dini 2', 8, 11),
    ...{ ...EARLY, isWeighed: true, throws: ['sweep', 'catch'] },
    classes: both(26, 2, 'ABCDEFGHIJKLMNOPQRS', [['Open', 64, 68]]),
    articles: { ...YOUNG_ARTICLES, isWeighed: '2.4.b', pairing: '3.3', nomor: '3.3.b' },
  },
  {
    ...ages('pra-remaja', 'Pra Remaja', 11, 14),
    ...{ ...FULL, isYoung: true },
    classes: both(30, 3, 'ABCDEFGHIJKLMNOP', [['Open', 78, 84]]),
    articles: { ...GROWN_ARTICLES, isYoung: '9.4.a.6', throws: '9.4.a.5', pairing: '4', classes: '4', nomor: '4.2' },
  },
  { ...ages('remaja', 'Remaja', 14, 17), ...FULL, classes: JUNIOR },
  {
    ...ages('dewasa', 'Dewasa', 17, 35),
    ...FULL,
    classes: ADULT,
    articles: { ...GROWN_ARTICLES, classes: '6', nomor: '6.2' },
  },
  {
    ...ages('master-1', 'Master 1', 35, 45),
    ...{ ...FULL, times: EARLY.times, classes: ADULT },
    articles: { ...GROWN_ARTICLES, classes: '7', nomor: '6.2' },
  },
  {
    ...ages('master-2', 'Master 2', 45, null),
    ...{ ...FULL, times: { ...EARLY.times, roundSeconds: 60 }, classes: ADULT },
    articles: { ...GROWN_ARTICLES, classes: '7', nomor: '6.2' },
  },
];

export const IPSI_2025_SET: RuleSet = {
  ...{ id: 'ipsi-2025', version: 2, name: 'IPSI 2025', dated: '2025-07-09' },
  ...{ issuer: 'federation', source: 'PB IPSI, Skep-70/III/2025', ageCounting: 'above-to' },
  points: { punch: 1, kick: 2, throw: 3 },
  penalties: { 'teguran-1': -1, 'teguran-2': -2, 'peringatan-1': -5, 'peringatan-2': -10 },
  articles: { points: '9.4.a.1, 11.6.e.1', penalties: '11.6.f' },
  groups: GROUPS,
};
