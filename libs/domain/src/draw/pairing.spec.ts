// Opponents of Usia Dini 1: within 1 year, 3 cm and 1 kg (rulebook 2025, art. 3.2.a), as many pairs as can be.
import fc from 'fast-check';
import { differenceOf, isNear, type PairedAthlete, proposePairs } from './pairing';

const START = '2026-11-21';
const LIMITS = { years: 1, cm: 3, kg: 1 };
const athlete = (
  id: number,
  birthDate: string,
  cm: number | null,
  kg: number | null,
  contingentId = id,
): PairedAthlete => ({
  ...{ id, contingentId, birthDate, cm, kg },
});
const near = (a: PairedAthlete, b: PairedAthlete) => {
  const difference = differenceOf(a, b, START);
  return difference !== null && isNear(difference, LIMITS);
};
const first = athlete(1, '2019-05-10', 120, 22.3);

it.each<[string, string, number | null, number | null, boolean]>([
  ['alike', '2019-05-20', 120, 22.3, true],
  ['exactly one year older', '2018-05-31', 120, 22.3, true],
  ['one year and a month older', '2018-04-30', 120, 22.3, false],
  ['exactly 3 cm taller', '2019-05-10', 123, 22.3, true],
  ['3,1 cm taller', '2019-05-10', 123.1, 22.3, false],
  ['exactly 1 kg heavier, in numbers that a computer cannot hold exactly', '2019-05-10', 120, 23.3, true],
  ['1,01 kg heavier', '2019-05-10', 120, 23.31, false],
  ['all three at their limits', '2020-05-01', 117, 21.3, true],
  ['not measured', '2019-05-10', null, 22.3, false],
  ['not weighed', '2019-05-10', 120, null, false],
])('[R25-G09] two of whom one is %s', (_what, birthDate, cm, kg, isPair) => {
  const second = athlete(2, birthDate, cm, kg);
  expect(near(first, second)).toBe(isPair);
  expect(proposePairs([first, second], LIMITS, START).pairs).toHaveLength(isPair ? 1 : 0);
});

it('[R25-G09] pairs as many as can be, not the nearest first', () => {
  // 2 and 3 are nearest to each other; paired, they would leave 1 and 4 over
  const line = [118, 120.5, 121, 123.5].map((cm, index) => athlete(index + 1, '2019-05-10', cm, 22));
  expect(proposePairs(line, LIMITS, START)).toMatchObject({ pairs: [{ ids: [1, 2] }, { ids: [3, 4] }], left: [] });
});

it('[R25-G09] names who is left over, and why', () => {
  const { pairs, left } = proposePairs(
    [
      athlete(1, '2019-05-10', 120, 22),
      athlete(2, '2019-05-10', 120, 22.1),
      athlete(3, '2019-05-10', 121, 22.9),
      athlete(4, '2019-05-10', 140, 40),
      athlete(5, '2019-05-10', null, 22),
    ],
    LIMITS,
    START,
  );
  expect(pairs).toEqual([{ ids: [1, 2], months: 0, cm: 0, kg: 0.1, isOneContingent: false }]);
  expect(left).toEqual([
    { id: 3, reason: 'odd' },
    { id: 4, reason: 'nobody-near' },
    { id: 5, reason: 'unmeasured' },
  ]);
});

it('pairs two of one contingent only where nobody else can be had', () => {
  const four = [1, 1, 2, 2].map((contingent, index) => athlete(index + 1, '2019-05-10', 120 + index, 22, contingent));
  expect(proposePairs(four, LIMITS, START).pairs.map(({ isOneContingent }) => isOneContingent)).toEqual([false, false]);
  const two = proposePairs(four.slice(0, 2), LIMITS, START);
  expect(two.pairs).toMatchObject([{ ids: [1, 2], isOneContingent: true }]);
  // as far apart as the limits allow, rather than alike and of one contingent
  const far = [1, 1, 2, 2].map((contingent, index) => {
    const isFirst = contingent === 1;
    return athlete(
      index + 1,
      isFirst ? '2019-05-10' : '2020-05-10',
      isFirst ? 120 : 123,
      isFirst ? 22 : 23,
      contingent,
    );
  });
  expect(proposePairs(far, LIMITS, START).pairs.map(({ ids }) => ids)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

describe('of all ways to pair as many', () => {
  const idsOf = (all: PairedAthlete[]) => proposePairs(all, LIMITS, START).pairs.map(({ ids }) => ids);

  it.each<[string, (part: number) => [string, number, number]]>([
    ['age', (part) => [`2019-${String(1 + Math.round(part * 10)).padStart(2, '0')}-10`, 120, 22]],
    ['height', (part) => ['2019-05-10', 120 + part * 3, 22]],
    ['weight', (part) => ['2019-05-10', 120, 22 + part]],
  ])('[R25-G09] the one is taken whose %s differs least', (_what, measured) => {
    // 1 and 3 are near each other, and 2 and 4
    const parts = [0, 0.8, 0.2, 1].map((part, index) => athlete(index + 1, ...measured(part)));
    expect(idsOf(parts)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('[R25-G09] a measure counts by how much of its limit it takes', () => {
    const middle = athlete(1, '2019-05-10', 120, 22);
    // 1,5 cm are half of their limit, 0,6 kg more than half
    expect(idsOf([middle, athlete(2, '2019-05-10', 120, 22.6), athlete(3, '2019-05-10', 121.5, 22)])).toEqual([[1, 3]]);
    // 5 months are less than half of theirs
    expect(idsOf([middle, athlete(2, '2019-05-10', 121.5, 22), athlete(3, '2019-10-10', 120, 22)])).toEqual([[1, 3]]);
  });
});

it('[R25-G09] every pair is within the limits, everybody stands in it once, and no two who are left could still meet', () => {
  const athletes = fc
    .array(
      fc.record({
        month: fc.integer({ min: 1, max: 36 }),
        cm: fc.option(fc.integer({ min: 1150, max: 1250 }).map((mm) => mm / 10)),
        kg: fc.option(fc.integer({ min: 200, max: 240 }).map((hg) => hg / 10)),
        contingentId: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 14 },
    )
    .map((rows) =>
      rows.map(({ month, cm, kg, contingentId }, index) => {
        const birthDate = `${2017 + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-15`;
        return athlete(index + 1, birthDate, cm, kg, contingentId);
      }),
    );
  fc.assert(
    fc.property(athletes, (all) => {
      const { pairs, left } = proposePairs(all, LIMITS, START);
      const byId = new Map(all.map((one) => [one.id, one]));
      for (const { ids } of pairs) expect(near(byId.get(ids[0])!, byId.get(ids[1])!)).toBe(true);
      const named = [...pairs.flatMap(({ ids }) => ids), ...left.map((one) => one.id)];
      expect([...named].sort((a, b) => a - b)).toEqual(all.map((one) => one.id));
      const over = left.map(({ id }) => byId.get(id)!);
      over.forEach((one, index) => {
        for (const other of over.slice(index + 1)) expect(near(one, other)).toBe(false);
      });
      // the same the other way round: as many pairs
      expect(proposePairs([...all].reverse(), LIMITS, START).pairs).toHaveLength(pairs.length);
    }),
  );
});
