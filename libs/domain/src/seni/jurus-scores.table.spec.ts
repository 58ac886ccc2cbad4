// What a performance is worth, case by case: its time, the council's items, and what judges enter.
import fc from 'fast-check';
import type { CouncilItem } from '../rules/jurus-rules';
import { createRandom } from '../random';
import { DISQUALIFICATION_LABELS } from '../rules/jurus-rules';
import { cases } from '../testing/rulebook-cases';
import { rulesAt } from '../testing/jurus-cases';
import { itemsPenalty, proposedDisqualification } from './council-items';
import { CRITERIA_BASE, criteriaOf, entryScore, JUDGING_MS, mistakesByJurus } from './judge-entry';
import { marksOf, risingScores } from './middle-scores';
import { checkPerformance, type PerformanceRecord, worthOf } from './performance-score';
import { timeFault } from './performance-time';

const seconds = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]);
const fault = (line: string, time: string, expected: string) =>
  expect(timeFault(seconds(time), rulesAt(line))).toBe(expected);
const record = (over: Partial<PerformanceRecord> = {}): PerformanceRecord => ({
  ...{ outcome: 'performed', scores: [950, 950, 950, 950], penalty: 0, seconds: 80, ...over },
});

const J09 = cases(`
  dewasa tunggal p1       | 1:20 | none
  dewasa tunggal p1       | 1:15 | none
  dewasa tunggal p1       | 1:25 | none
  dewasa tunggal p1       | 1:14 | out
  dewasa tunggal p1       | 1:26 | out
  remaja ganda p2         | 1:35 | none
  remaja regu p2          | 1:36 | out
  dewasa tunggal final    | 3:05 | none
  dewasa tunggal final    | 2:54 | out
  pra-remaja tunggal p1   | 1:40 | none
  pra-remaja tunggal p1   | 1:20 | none
  pra-remaja tunggal p1   | 1:41 | out
  usia-dini-2 ganda p1    | 1:51 | none
  usia-dini-2 ganda p1    | 2:00 | none
  usia-dini-2 regu p1     | 2:01 | out
`);
it.each(J09)('[R25-J09] ± 5 s for the grown, ± 10 s for the young: «%s» of %s is %s', fault);

const J10 = cases(`
  dewasa tunggal p1       | 1:30 | out
  dewasa tunggal p1       | 1:31 | far-out
  dewasa tunggal p1       | 1:40 | far-out
  dewasa tunggal p1       | 1:10 | out
  dewasa tunggal p1       | 1:09 | far-out
  dewasa ganda final      | 3:10 | out
  dewasa ganda final      | 3:11 | far-out
  dewasa regu p1          | 1:19 | far-out
  pra-remaja tunggal p1   | 1:45 | out
  pra-remaja tunggal p1   | 1:46 | far-out
  pra-remaja ganda p1     | 1:35 | out
  pra-remaja ganda p1     | 1:34 | far-out
`);
it.each(J10)('[R25-J10] −0.50 beyond the tolerance, out beyond 10 s or 15 s: «%s» of %s is %s', fault);
it('[R25-J10] −0.50 comes off by the clock, and the disqualification is proposed with its article', () => {
  const rules = rulesAt('dewasa tunggal p1');
  expect(worthOf(record({ seconds: 86 }), rules)).toMatchObject({ penalty: 500, final: 9000 });
  expect(proposedDisqualification(90, rules)).toBeNull();
  expect(proposedDisqualification(91, rules)).toEqual({ reason: 'time', article: '12.1.e.4.g' });
  expect(proposedDisqualification(101, rulesAt('dewasa ganda p1'))?.article).toBe('12.3.e.4.f');
});

const J06 = cases(`
  dewasa bebas p1         | 0:59 | none
  dewasa bebas p1         | 1:50 | none
  dewasa bebas final      | 3:00 | none
  pra-usia-dini bebas p1  | 2:30 | none
`);
it.each(J06)('[R25-J06] no penalty for the time of tunggal bebas: «%s» of %s is %s', fault);

const COUNTS = [4, 6, 8, 10];
it.each(COUNTS)('[R25-J20] %d judges make a score, one less does not', (count) => {
  expect(checkPerformance(record({ scores: Array<number>(count).fill(950) }))).toEqual({ ok: true });
  expect(checkPerformance(record({ scores: Array<number>(count - 1).fill(950) }))).toMatchObject({ ok: false });
});
it.each([
  [899, false],
  [900, true],
  [1000, true],
  [1001, false],
])('[R25-J21] a judge who gives %d hundredths: taken %s', (score, ok) =>
  expect(checkPerformance(record({ scores: [score, 950, 950, 950] })).ok).toBe(ok),
);
const J22 = cases(`
  940 950 955 970                         | 0  | 9525
  1000 900 950 955 960 940                | 0  | 9525
  985 988 989 991 992 994                 | 0  | 9900
  985 988 989 991 992 994                 | 50 | 9400
  985 988 989 991 992 994                 | 100 | 8900
  900 900 1000 1000                       | 0  | 9500
  950 951 952 953 954 955 956 957         | 0  | 9535
  950 951 952 953 954 955 956 957 958 959 | 50 | 9045
`);
it.each(J22)('[R25-J22] the median of «%s» less %s hundredths is %s', (scores, penalty, final) => {
  const given = record({ scores: scores.split(' ').map(Number), penalty: Number(penalty), seconds: 80 });
  expect(worthOf(given, rulesAt('dewasa tunggal p1')).final).toBe(Number(final));
});
const MIDDLE = cases(`
  940 950 955 970                         | 950/2 955/3
  985 988 989 991 992 994                 | 989/3 991/4
  1000 900 950 955 960 940                | 950/3 955/4
  950 950 950 950                         | 950/2 950/3
  957 956 955 954 953 952 951 950         | 953/5 954/4
  950 951 952 953 954 955 956 957 958 959 | 954/5 955/6
`);
it.each(MIDDLE)(
  '[R25-J22] of «%s» the middle two (score/seat) are %s, and their mean is the median',
  (scores, expected) => {
    const given = scores?.split(' ').map(Number) ?? [];
    const rising = risingScores(marksOf(given));
    const middle = rising.filter((one) => one.isMiddle);
    expect(middle.map((one) => `${one.score}/${one.seat}`).join(' ')).toBe(expected);
    expect(rising.map((one) => one.score)).toEqual([...given].sort((a, b) => a - b));
    const median = 5 * middle.reduce((sum, one) => sum + one.score, 0);
    expect(worthOf(record({ scores: given }), rulesAt('dewasa tunggal p1')).median).toBe(median);
  },
);
const J23 = cases(`
  0   | 1  | 991
  0   | 10 | 1000
  6   | 7  | 991
  15  | 5  | 980
  90  | 1  | 901
  99  | 1  | 900
  200 | 10 | 900
`);
it.each(J23)('[R25-J23] %s mistakes and steadiness %s make %s hundredths', (mistakes, steadiness, score) => {
  const entry = { mistakes: Array<number>(Number(mistakes)).fill(0), steadiness: Number(steadiness) };
  expect(entryScore('moves', entry)).toEqual({ ok: true, score: Number(score) });
});
const PLACES = cases(`
  1 7 7        | dewasa tunggal p1    | 993
  8 14 –       | dewasa tunggal p2    | 993
  7 – –        | dewasa tunggal p2    | –
  1 14 3       | dewasa tunggal final | 993
  0 1 1        | dewasa tunggal p1    | –
  7 12 12      | dewasa regu p2       | 993
  13 1 1       | dewasa regu final    | –
  1 1          | dewasa tunggal p1    | –
  – – –        | dewasa bebas p1      | 993
  1 – –        | dewasa tunggal semi  | –
`);
it.each(PLACES)('[R25-J23] three mistakes seen in jurus «%s» of «%s» make %s', (places, line, score) => {
  const seen = places!.split(' ').map((one) => (one === '–' ? null : Number(one)));
  const scored = entryScore('moves', { mistakes: [1, 2, 3], places: seen, steadiness: 6 }, rulesAt(line!).list);
  expect(scored.ok ? String(scored.score) : '–').toBe(score);
});
it('[R25-J23] mistakes are counted by the jurus in which they were seen', () => {
  expect(mistakesByJurus({ mistakes: [1, 2, 3, 4], places: [5, null, 2, 5] })).toEqual([
    { jurus: 2, count: 1 },
    { jurus: 5, count: 2 },
    { jurus: null, count: 1 },
  ]);
  expect(mistakesByJurus({ mistakes: [1, 2] })).toEqual([{ jurus: null, count: 2 }]);
});
it.each([0, 11, 0.5, -1])('[R25-J24] steadiness of %d hundredths is refused', (steadiness) =>
  expect(entryScore('moves', { steadiness })).toMatchObject({ ok: false, code: 'steadiness' }),
);
const J25 = cases(`
  1 1 1    | 913
  30 30 30 | 1000
  10 20 30 | 970
`);
it.each(J25)('[R25-J25] the criteria %s on top of 9.10 make %s hundredths', (criteria, score) =>
  expect(entryScore('criteria', { criteria: criteria.split(' ').map(Number) })).toEqual({
    ok: true,
    score: Number(score),
  }),
);
it.each(['0 10 10', '31 10 10', '10 10', '10 10 10 10'])('[R25-J25] the criteria %s are refused', (criteria) =>
  expect(entryScore('criteria', { criteria: criteria.split(' ').map(Number) })).toMatchObject({ code: 'criteria' }),
);
it('[R25-J25] the rule set says which panel an event has', () => {
  expect(['tunggal', 'regu', 'ganda', 'bebas'].map((event) => rulesAt(`dewasa ${event} p1`).form)).toEqual([
    ...['moves', 'moves', 'criteria', 'criteria'],
  ]);
  expect(criteriaOf('seni_ganda')).toHaveLength(3);
  expect(CRITERIA_BASE + 3 * 30).toBe(1000);
  expect(entryScore('whole', { score: 950 })).toEqual({ ok: true, score: 950 });
  expect(entryScore('whole', { score: 899 })).toMatchObject({ ok: false });
});
it('[R25-J35] ten seconds are for the judges of criteria', () => expect(JUDGING_MS).toBe(10_000));

const items = (line: string, expected: string) => expect(rulesAt(line).items.join(' ')).toBe(expected);
it.each([['dewasa tunggal p1', 'time out weapon-fallen dress held']])('[R25-J26] the council of «%s»: %s', items);
it.each([['dewasa bebas p1', 'foot-out weapon-unplanned weapon-outside weapon-broken dress']])(
  '[R25-J27] the council of «%s»: %s',
  items,
);
it.each([['dewasa ganda p1', 'time out weapon-unplanned weapon-outside dress held']])(
  '[R25-J28] the council of «%s»: %s',
  items,
);
it.each([['dewasa regu p1', 'time out dress held']])('[R25-J29] the council of «%s»: %s', items);
const TAKEN = cases(`
  dewasa tunggal p1 | out            | 50
  dewasa tunggal p1 | out out held   | 150
  dewasa tunggal p1 | time           | –
  dewasa tunggal p1 | foot-out       | –
  dewasa bebas p1   | weapon-broken  | 50
  dewasa regu p1    | weapon-fallen  | –
  dewasa ganda p1   | held weapon-unplanned | 100
`);
it.each(TAKEN)('[R25-J26] in «%s» the items %s take %s hundredths', (line, taken, expected) => {
  const counted = itemsPenalty(
    rulesAt(line),
    taken.split(' ').map((item) => ({ item: item as CouncilItem })),
  );
  expect(counted.ok ? String(counted.penalty) : '–').toBe(expected);
});
it('[R25-J26] no more than a whole score can be taken', () => {
  const held = { item: 'held' as const };
  expect(itemsPenalty(rulesAt('dewasa tunggal p1'), Array<typeof held>(21).fill(held))).toMatchObject({ ok: false });
});
it.each([
  ['dewasa tunggal p1', 'medical gear weapon-broken unfinished order time'],
  ['dewasa ganda p1', 'medical gear weapon-broken unfinished time'],
  ['dewasa regu p1', 'medical gear unfinished order time'],
  ['dewasa bebas p1', 'medical gear unfinished'],
])('[R25-J30] the reasons to disqualify in «%s»: %s', (line, expected) => {
  const { disqualifications } = rulesAt(line);
  expect(disqualifications.join(' ')).toBe(expected);
  expect(disqualifications.every((one) => DISQUALIFICATION_LABELS[one].length > 0)).toBe(true);
});

describe('whatever is changed, the rest holds', () => {
  const rules = rulesAt('dewasa tunggal p1');
  const given = fc.record({
    scores: fc.array(fc.integer({ min: 900, max: 1000 }), { minLength: 6, maxLength: 6 }),
    seconds: fc.integer({ min: 60, max: 110 }),
    penalty: fc.constantFrom(0, 50, 100, 150),
  });
  it('judges exchanged change nothing', () => {
    fc.assert(
      fc.property(given, fc.nat(5), (one, turn) => {
        const turned = { ...one, scores: [...one.scores.slice(turn), ...one.scores.slice(0, turn)] };
        expect(worthOf(record(turned), rules)).toEqual(worthOf(record(one), rules));
      }),
    );
  });
  it('[R25-J22] judges in any order, of 4, 6, 8 or 10, and anybody who computes it again, come to the same', () => {
    const even = fc
      .constantFrom(...COUNTS)
      .chain((count) => fc.array(fc.integer({ min: 900, max: 1000 }), { minLength: count, maxLength: count }));
    fc.assert(
      fc.property(
        even,
        fc.constantFrom(0, 50, 100),
        fc.integer({ min: 70, max: 90 }),
        fc.nat(),
        (scores, penalty, time, seed) => {
          const worth = worthOf(record({ scores, penalty, seconds: time }), rules);
          const shuffled = createRandom(String(seed).padStart(16, '0')).shuffle(scores);
          expect(worthOf(record({ scores: shuffled, penalty, seconds: time }), rules)).toEqual(worth);
          const middle = risingScores(marksOf(shuffled)).filter((one) => one.isMiddle);
          const taken = penalty + (time < 75 || time > 85 ? 50 : 0);
          expect(worth.final).toBe(5 * middle.reduce((sum, one) => sum + one.score, 0) - 10 * taken);
        },
      ),
    );
  });
  it('[R25-J23] mistakes in any order of their times make the same score', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000), { maxLength: 30 }),
        fc.integer({ min: 1, max: 10 }),
        (mistakes, steadiness) => {
          const score = entryScore('moves', { mistakes, steadiness });
          expect(entryScore('moves', { mistakes: [...mistakes].reverse(), steadiness })).toEqual(score);
        },
      ),
    );
  });
  it('one more item never makes it better, and costs 0.50 unless nothing is left', () => {
    fc.assert(
      fc.property(given, (one) => {
        const before = worthOf(record(one), rules);
        const after = worthOf(record({ ...one, penalty: one.penalty + 50 }), rules);
        expect(before.final - after.final).toBe(before.timeFault === 'far-out' ? 0 : 500);
      }),
    );
  });
  it('a time as far below as above is worth the same', () => {
    fc.assert(
      fc.property(given, fc.integer({ min: 0, max: 20 }), (one, off) => {
        const above = worthOf(record({ ...one, seconds: 80 + off }), rules);
        expect(worthOf(record({ ...one, seconds: 80 - off }), rules)).toEqual(above);
      }),
    );
  });
  it('a judge who gives more never makes it worse', () => {
    fc.assert(
      fc.property(given, fc.nat(5), (one, who) => {
        const more = one.scores.map((score, seat) => (seat === who ? 1000 : score));
        expect(worthOf(record({ ...one, scores: more }), rules).final).toBeGreaterThanOrEqual(
          worthOf(record(one), rules).final,
        );
      }),
    );
  });
});
