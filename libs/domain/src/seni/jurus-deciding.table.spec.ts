// Who stands higher and who goes on, case by case. Each line holds with the corners exchanged too.
import fc from 'fast-check';
import { otherCorner } from '../words/corners';
import { cases } from '../testing/rulebook-cases';
import { rulesAt } from '../testing/jurus-cases';
import { CALL_MS, readTimer } from '../scoring/table-timers';
import { battleReason } from './battle-text';
import { battleEnd } from './battles';
import type { DecidedBy } from './decided-by';
import { type PerformanceOutcome, worthOf } from './performance-score';
import { disqualifiedBy } from './disqualified-by';
import { type Performer, rankPerformances } from './ranking';
import { seniPoolMedals } from './seni-medals';

const SEED = '00000000000000ab';

/** `9.50 -1 1:22`: median, items of 0.50, time; `~` spreads the judges; `dq 7 -1 1:10`: out, jurus shown, items, time; `absent`; `doping` as well. */
function performer(unitId: number, line: string, text: string): Performer {
  const [shown, ...doping] = text.split(' doping');
  return { ...without(unitId, line, shown!), isOut: doping.length > 0 };
}

function without(unitId: number, line: string, text: string): Performer {
  const rules = rulesAt(line);
  const words = text.split(' ');
  const time = words
    .find((word) => word.includes(':'))
    ?.split(':')
    .map(Number);
  const seconds = time ? 60 * (time[0] ?? 0) + (time[1] ?? 0) : null;
  const penalty = 50 * Number(words.find((word) => word.startsWith('-'))?.slice(1) ?? 0);
  if (words[0] === 'absent') return { unitId, outcome: 'absent', worth: null };
  if (words[0] === 'dq') {
    const reached = /^\d+$/.test(words[1] ?? '') ? Number(words[1]) : null;
    const disqualified = disqualifiedBy({ reached, seconds, penalty }, { further: rules.further, rule: rules });
    return { unitId, outcome: 'disqualified', worth: null, disqualified };
  }
  const middle = Math.round(Number(words[0]) * 100);
  const spread = words.includes('~') ? 5 : 0;
  const scores = [middle - spread, middle, middle, middle + spread];
  return { unitId, outcome: 'performed', worth: worthOf({ outcome: 'performed', scores, penalty, seconds }, rules) };
}

function decide(line: string, blue: string, red: string, expected: string) {
  const [one, other] = [performer(1, line, blue), performer(2, line, red)];
  const end = battleEnd(one, other, SEED);
  const turned = battleEnd(other, one, SEED);
  const said = end && `${end.winner ?? '–'} ${end.decidedBy ?? '–'}`;
  expect(expected.startsWith('? ') ? said?.replace(/^\w+/, '?') : said).toBe(expected);
  expect(turned).toEqual(end && { ...end, winner: end.winner && otherCorner(end.winner) });
}

const SCORES = cases(`
  dewasa tunggal p1 | 9.50 1:20      | 9.49 1:20      | blue score
  dewasa tunggal p1 | 9.50 -1 1:20   | 9.49 1:20      | red score
  dewasa tunggal p1 | 9.50 1:26      | 9.40 1:20      | red score
  dewasa tunggal p1 | 9.50 1:20      | dq 3 1:00      | blue disqualified
`);
it.each(SCORES)('[R25-J22] the higher score goes on: «%s», blue %s, red %s: %s', decide);
const J31 = cases(`
  dewasa tunggal p1 | 9.00 1:20      | 9.50 -1 1:20   | blue penalty
  dewasa tunggal p1 | 9.50 -1 1:20   | 9.50 1:26      | blue time
  dewasa tunggal p1 | 9.50 1:22      | 9.50 1:19      | red time
  dewasa tunggal p1 | 9.50 1:20 ~    | 9.50 1:20      | red deviation
  dewasa tunggal p1 | 9.50 1:20      | 9.50 1:20      | ? lot
  dewasa ganda p1   | 9.00 1:30      | 9.50 -1 1:30   | blue penalty
  dewasa ganda p1   | 9.50 1:28      | 9.50 1:29      | red time
  dewasa ganda final | 9.50 3:00     | 9.50 3:00 ~    | blue deviation
  dewasa ganda final | 9.50 3:00     | 9.50 3:00      | ? lot
  dewasa regu p1    | 9.50 1:32      | 9.50 1:30      | red time
  dewasa regu p1    | 9.50 1:30 ~    | 9.50 1:30      | red deviation
`);
it.each(J31)('[R25-J31] level: «%s», blue %s, red %s: %s', decide);
const J32 = cases(`
  dewasa bebas p1   | 9.00 1:20      | 9.50 -1 1:20   | blue penalty
  dewasa bebas p1   | 9.50 1:20 ~    | 9.50 1:00      | red deviation
  dewasa bebas p1   | 9.50 1:00      | 9.50 1:59      | ? lot
  dewasa bebas final | 9.50 3:00     | 9.50 1:00      | ? lot
`);
it.each(J32)('[R25-J32] tunggal bebas level, never by time: «%s», blue %s, red %s: %s', decide);
const J33 = cases(`
  dewasa tunggal p1 | dq 7 1:10      | dq 3 1:20      | blue reached
  dewasa tunggal p1 | dq 3 -1 1:20   | dq 3 1:16      | red penalty
  dewasa tunggal p1 | dq 3 -1 1:20   | dq 3 1:10      | blue time
  dewasa tunggal p1 | dq 3 1:24      | dq 3 1:27      | blue penalty
  dewasa tunggal p1 | dq 3 1:27      | dq 3 1:40      | blue time
  dewasa tunggal p1 | dq 3 1:15      | dq 3 1:24      | red time
  dewasa tunggal p1 | dq 3 1:15      | dq 3 1:15      | ? lot
  dewasa tunggal p1 | dq 1:15        | dq 3 1:00      | blue penalty
  dewasa tunggal p1 | dq 1:10        | dq 3 1:00      | blue time
  dewasa tunggal p1 | dq             | dq             | ? lot
  dewasa regu p1    | dq 6 -2 1:30   | dq 5 1:30      | blue reached
  dewasa regu p1    | dq 6 -2 1:30   | dq 6 -1 1:28   | red penalty
  dewasa regu p1    | dq 6 -2 1:30   | dq 6 -1 1:10   | blue time
`);
it.each(J33)('[R25-J33] both disqualified, tunggal and regu: «%s», blue %s, red %s: %s', decide);
const J34 = cases(`
  dewasa bebas p1   | dq 1:10        | dq 1:00        | blue longer
  dewasa bebas p1   | dq 2 1:00      | dq 1 1:01      | red longer
  dewasa ganda p1   | dq -3 1:20     | dq 1:10        | blue longer
  dewasa ganda p1   | dq 1:20        | dq 1:20        | ? lot
  dewasa ganda p1   | dq             | dq 1:20        | ? lot
`);
it.each(J34)('[R25-J34] both disqualified, tunggal bebas and ganda: «%s», blue %s, red %s: %s', decide);
const J11 = cases(`
  dewasa tunggal p1 | absent         | 9.50 1:20      | red –
  dewasa ganda p1   | absent         | absent         | – –
  dewasa ganda p1   | absent         | dq 1:20        | – –
`);
it.each(J11)('[R25-J11] who does not come has withdrawn: «%s», blue %s, red %s: %s', decide);
const T47 = cases(`
  dewasa tunggal p1 | 9.90 1:20 doping | 9.10 1:20      | red disqualified
  dewasa tunggal p1 | 9.90 1:20 doping | dq 3 1:00      | red disqualified
  dewasa tunggal p1 | dq 3 1:00 doping | dq 1:00        | red disqualified
  dewasa ganda p1   | dq doping        | 9.10 1:20      | red disqualified
  dewasa ganda p1   | 9.90 1:20 doping | absent         | – –
  dewasa ganda p1   | 9.90 1:20 doping | 9.10 1:20 doping | – –
  dewasa ganda p1   | dq doping        | dq doping      | – –
`);
it.each(T47)('[R25-T47] nobody goes on after doping: «%s», blue %s, red %s: %s', decide);
it('[R25-T47] who is out for doping and has performed has not lost before the opponent has', () => {
  const out = performer(1, 'dewasa tunggal p1', '9.90 1:20 doping');
  expect(battleEnd(out, { unitId: 2, outcome: null, worth: null }, SEED)).toBeNull();
});
it.each([
  [0, 1, false],
  [CALL_MS, 2, false],
  [2 * CALL_MS, 3, false],
  [3 * CALL_MS, 3, true],
])('[R25-J11] %d ms after the call it is call %d, and the time is up: %s', (elapsed, call, isUp) =>
  expect(readTimer('calls', 1_000, 1_000 + elapsed)).toMatchObject({ call, isUp }),
);

const ARTICLES = cases(`
  R25-J22 | tunggal | score        | one  | nilai lebih tinggi (Pasal 12.1.f.1)
  R25-J30 | ganda   | disqualified | one  | lawan didiskualifikasi (Pasal 12.1.e.4)
  R25-J31 | tunggal | time         | one  | waktu paling dekat (Pasal 12.1.f.2)
  R25-J31 | regu    | deviation    | one  | standar deviasi lebih kecil (Pasal 12.1.f.2)
  R25-J32 | bebas   | penalty      | one  | hukuman lebih ringan (Pasal 12.2.f.2)
  R25-J32 | bebas   | lot          | one  | undian (Pasal 12.2.f.2)
  R25-J33 | tunggal | reached      | both | jurus lebih jauh (Pasal 12.1.f.3.d)
  R25-J33 | regu    | penalty      | both | hukuman lebih ringan (Pasal 12.4.f.3)
  R25-J34 | ganda   | longer       | both | tampil lebih lama (Pasal 12.3.f.2.e)
  R25-J34 | bebas   | lot          | both | undian (Pasal 12.2.f.2.d)
`);
it.each(ARTICLES)('[%s] «%s» parted by %s, %s of them out: %s', (_row, event, by, who, expected) =>
  expect(battleReason(by as DecidedBy, rulesAt(`dewasa ${event} p1`).event, who === 'both')).toBe(expected),
);

interface Someone {
  outcome: PerformanceOutcome | null;
  scores: number[];
  penalty: number;
  seconds: number;
  reached: number | null;
}

describe('whoever is exchanged, the same goes on', () => {
  const someone = fc.record({
    outcome: fc.constantFrom('performed' as const, 'disqualified' as const, 'absent' as const, null),
    scores: fc.array(fc.integer({ min: 940, max: 943 }), { minLength: 4, maxLength: 4 }),
    penalty: fc.constantFrom(0, 50),
    seconds: fc.integer({ min: 74, max: 90 }),
    reached: fc.option(fc.integer({ min: 0, max: 2 })),
  });
  const standing = (unitId: number, line: string, one: Someone): Performer => {
    const rules = rulesAt(line);
    const { outcome, reached, seconds, penalty } = one;
    const worth = outcome === 'performed' ? worthOf({ ...one, outcome }, rules) : null;
    const by = disqualifiedBy({ reached, seconds, penalty }, { further: rules.further, rule: rules });
    return { unitId, outcome, worth, disqualified: outcome === 'disqualified' ? by : null };
  };
  const anywhere = fc.constantFrom('dewasa tunggal p1', 'dewasa bebas p1', 'dewasa ganda p1', 'dewasa regu p1');
  it('[R25-J31] a battle with its corners exchanged is decided by the same, for the same', () => {
    fc.assert(
      fc.property(anywhere, someone, someone, (line, one, other) => {
        const [a, b] = [standing(1, line, one), standing(2, line, other)];
        const end = battleEnd(a, b, SEED);
        expect(battleEnd(b, a, SEED)).toEqual(end && { ...end, winner: end.winner && otherCorner(end.winner) });
      }),
    );
  });
  it('[R25-J31] a pool in any order of performance has the same ranking', () => {
    fc.assert(
      fc.property(anywhere, fc.array(someone, { minLength: 2, maxLength: 7 }), fc.nat(), (line, all, turn) => {
        const pool = all.map((one, at) => standing(at + 1, line, one));
        const turned = [...pool.slice(turn % pool.length), ...pool.slice(0, turn % pool.length)];
        const ranks = (performers: Performer[]) =>
          new Map(rankPerformances(performers, SEED).flatMap(({ unitId, rank }) => (rank ? [[unitId, rank]] : [])));
        expect(ranks(turned)).toEqual(ranks(pool));
      }),
    );
  });
  it('[R25-J31] whom a battle sends on stands higher in a pool of the same two', () => {
    fc.assert(
      fc.property(anywhere, someone, someone, (line, one, other) => {
        const two = [standing(1, line, one), standing(2, line, other)] as const;
        fc.pre(two.every(({ outcome }) => outcome === 'performed'));
        const first = rankPerformances(two, SEED)[0]?.unitId;
        expect(battleEnd(two[0], two[1], SEED)?.winner).toBe(first === 1 ? 'blue' : 'red');
      }),
    );
  });
});

it('[R25-G17] two units are held and have their medals, which do not count in the table; from three on they do', () => {
  const pool = (count: number) =>
    Array.from({ length: count }, (_, at) => performer(at + 1, 'dewasa ganda poolfinal', `9.${90 - at} 3:00`));
  const medals = (count: number) => seniPoolMedals(rankPerformances(pool(count), SEED), true, count);
  expect(medals(1)).toEqual({ gold: [], silver: [], bronze: [] });
  expect(medals(2)).toEqual({ gold: [1], silver: [2], bronze: [] });
  expect(medals(3)).toEqual({ gold: [1], silver: [2], bronze: [3] });
});

const EVEN = fc
  .constantFrom(4, 6, 8, 10)
  .chain((count) => fc.array(fc.integer({ min: 900, max: 1000 }), { minLength: count, maxLength: count }));
it('[R25-J31] [R25-J32] a standard deviation parts two where it differs at all, whatever its decimals; in any order of the judges', () => {
  const rules = rulesAt('dewasa ganda final');
  const worth = (scores: readonly number[]) =>
    worthOf({ outcome: 'performed', scores, penalty: 0, seconds: 180 }, rules).deviation;
  // n² × variance, a whole number
  const exact = (scores: readonly number[]) => {
    const sum = scores.reduce((all, one) => all + one, 0);
    return scores.length * scores.reduce((all, one) => all + one * one, 0) - sum * sum;
  };
  expect(worth([936, 940, 940, 940])).toBeGreaterThan(worth([937, 939, 941, 941]));
  fc.assert(
    fc.property(EVEN, fc.array(fc.integer({ min: 900, max: 1000 }), { minLength: 10, maxLength: 10 }), (one, pool) => {
      const other = pool.slice(0, one.length);
      expect(Math.sign(worth(one) - worth(other))).toBe(Math.sign(exact(one) - exact(other)));
      expect(worth([...one].sort())).toBe(worth(one));
    }),
  );
});

it('[R25-T47] who is disqualified for doping has no rank, whatever the score; those after move up', () => {
  const line = 'dewasa tunggal p1';
  const performers = ['9.80 1:20', '9.70 1:20', '9.60 1:20'].map((text, at) => performer(at + 1, line, text));
  const ranks = (out: number) =>
    rankPerformances(
      performers.map((one) => ({ ...one, isOut: one.unitId === out })),
      SEED,
    ).map(({ unitId, rank }) => `${unitId}: ${rank}`);
  expect(ranks(1)).toEqual(['2: 1', '3: 2', '1: null']);
  expect(ranks(3)).toEqual(['1: 1', '2: 2', '3: null']);
});
