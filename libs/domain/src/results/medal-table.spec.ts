// The medal table of a tournament (rulebook 2025; domain-rules, Running the day).
import fc from 'fast-check';
import {
  DEFAULT_MEDAL_RULE,
  isChampionFinal,
  MEDAL_LABELS,
  MEDALS,
  medalTable,
  OVERALL_RULE_LABELS,
  OVERALL_RULES,
  type Medal,
  type WonMedal,
} from './medal-table';

const won = (contingentId: number, ...medals: Medal[]): WonMedal[] => medals.map((medal) => ({ contingentId, medal }));
const ranks = (medals: WonMedal[], rule = DEFAULT_MEDAL_RULE) =>
  medalTable(medals, rule).map(({ contingentId, rank }) => [contingentId, rank]);
const byPoints = { overallBy: 'points', points: { gold: 5, silver: 3, bronze: 1 } } as const;

const anyMedals = fc.array(
  fc.record({ contingentId: fc.integer({ min: 1, max: 9 }), medal: fc.constantFrom(...MEDALS) }),
);
const anyRule = fc.record({
  overallBy: fc.constantFrom(...OVERALL_RULES),
  points: fc.record({ gold: fc.nat(9), silver: fc.nat(9), bronze: fc.nat(9) }),
});

it('[R25-P06] names no overall winner while a protest may move the medals of a class, or before its result was told', () => {
  const medals = (...states: (string | null)[]) => ({
    is_over: true,
    undivided: 0,
    events: states.map((state) => ({ state })),
  });
  expect(isChampionFinal(medals(null, null))).toBe(true);
  expect(isChampionFinal(medals(null, 'protested'))).toBe(false);
  expect(isChampionFinal(medals('unofficial'))).toBe(false);
  expect(isChampionFinal({ ...medals(null), undivided: 1 })).toBe(false);
  // an archive tells no state of its classes
  expect(isChampionFinal({ is_over: true, events: [{}] })).toBe(true);
});

describe('the medal table', () => {
  it('counts golds first, then silver, then bronze', () => {
    const medals = [...won(1, 'gold'), ...won(2, 'silver', 'silver', 'silver'), ...won(3, 'gold', 'bronze')];
    expect(ranks(medals)).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('counts points first where the tournament says so, golds where points are level', () => {
    const medals = [
      ...won(1, 'gold'),
      ...won(2, 'silver', 'silver', 'silver'),
      ...won(3, 'silver', 'bronze', 'bronze'),
    ];
    expect(ranks(medals, byPoints)).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
  });

  it('gives those who are level one rank, and leaves the next one out', () => {
    const medals = [...won(7, 'gold'), ...won(4, 'gold'), ...won(5, 'bronze')];
    expect(ranks(medals)).toEqual([
      [4, 1],
      [7, 1],
      [5, 3],
    ]);
  });

  it('is empty while nobody has won anything', () => {
    expect(medalTable([], DEFAULT_MEDAL_RULE)).toEqual([]);
  });

  it('counts every medal once, and is the same in whatever order they were won', () => {
    fc.assert(
      fc.property(anyMedals, anyRule, (medals, rule) => {
        const table = medalTable(medals, rule);
        expect(table.reduce((sum, one) => sum + one.total, 0)).toBe(medals.length);
        for (const one of table) {
          expect(one.total).toBe(one.gold + one.silver + one.bronze);
          const { gold, silver, bronze } = rule.points;
          expect(one.points).toBe(one.gold * gold + one.silver * silver + one.bronze * bronze);
        }
        expect(medalTable([...medals].reverse(), rule)).toEqual(table);
      }),
    );
  });

  it('never sets one with more of what counts first behind one with less', () => {
    fc.assert(
      fc.property(anyMedals, anyRule, (medals, rule) => {
        const first = rule.overallBy === 'points' ? 'points' : 'gold';
        const table = medalTable(medals, rule);
        for (const [index, one] of table.entries()) {
          const before = table[index - 1];
          if (before) {
            expect(before[first]).toBeGreaterThanOrEqual(one[first]);
            expect(one.rank === before.rank || one.rank === index + 1).toBe(true);
          } else expect(one.rank).toBe(1);
        }
      }),
    );
  });
});

describe('the words and the rule of the medal table', () => {
  it('are these while a tournament has not set its own', () => {
    expect(MEDAL_LABELS).toEqual({ gold: 'Emas', silver: 'Perak', bronze: 'Perunggu' });
    expect(OVERALL_RULE_LABELS).toEqual({ golds: 'Jumlah emas', points: 'Jumlah poin' });
    expect(DEFAULT_MEDAL_RULE).toEqual({ overallBy: 'golds', points: { gold: 5, silver: 3, bronze: 1 } });
  });
});
