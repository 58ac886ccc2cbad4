// What the report says of a bracket (domain-rules, Draw (tanding)).
import { fieldOf, MIXES } from '../../test/field-cases';
import { drawBracket } from './bracket';
import { firstRoundOf } from './check-draw';
import { reportOnDraw, type ReportUnit } from './draw-report';
import { CHARTS, type Chart } from './draw-unit';
import { minimumOwnPairs } from './first-round';

const unit = (id: number, contingentId: number, weight: number | null = 50): ReportUnit => ({
  ...{ id, contingentId, provinceId: null, weight, isDummy: false },
});

/** Round 1 as somebody has made it; null is a bye. */
const standing = (...pairs: [number, number | null][]) =>
  pairs.map(([blue, red], index) => ({
    position: index + 1,
    blue: { state: 'unit' as const, unitId: blue },
    red: red === null ? { state: 'bye' as const, unitId: null } : { state: 'unit' as const, unitId: red },
  }));

function report(units: ReportUnit[], chart: Chart = 0, isSwapped = false) {
  const drawn = drawBracket(units, { chart, seed: '0000000000000001', hasThirdPlace: false });
  if (!drawn.ok) throw new Error(drawn.code);
  return reportOnDraw({ chart, isSwapped, units, firstRound: firstRoundOf(drawn.matches) });
}

describe('the report on a draw', () => {
  it('says why two of one contingent meet: four athletes, three matches', () => {
    const { ownPairs } = report([unit(1, 1), unit(2, 1), unit(3, 1), unit(4, 2)], 2);
    expect(ownPairs).toMatchObject([{ contingentId: 1, ownCount: 3, matchCount: 2, cause: 'field' }]);
  });

  it('tells a meeting that people made by hand from one that the field forced', () => {
    const units = [unit(1, 1), unit(2, 1), unit(3, 2), unit(4, 2)];
    const firstRound = standing([1, 2], [3, 4]);
    const { ownPairs } = reportOnDraw({ chart: 0, isSwapped: true, units, firstRound });
    expect(ownPairs.map((pair) => pair.cause)).toEqual(['hand', 'hand']);
  });

  it('names a pair with its place, and how many the contingent has for how many matches', () => {
    const units = [1, 1, 1, 1, 1, 2, 3, 4].map((contingentId, n) => unit(n + 1, contingentId));
    const firstRound = standing([1, 2], [3, 6], [7, 8], [4, 5]);
    const counts = { contingentId: 1, ownCount: 5, matchCount: 4 };
    // five of eight must meet once; the second time is nobody's but of who changed the draw
    expect(reportOnDraw({ chart: 0, isSwapped: true, units, firstRound }).ownPairs).toEqual([
      { position: 1, unitIds: [1, 2], ...counts, cause: 'field' },
      { position: 4, unitIds: [4, 5], ...counts, cause: 'hand' },
    ]);
  });

  it('gives the seeds as the cause where nobody swapped and somebody is seeded', () => {
    const units = [unit(1, 1), unit(2, 1), unit(3, 2), unit(4, 3)];
    const causeOf = (seeded: ReportUnit[], isSwapped: boolean) =>
      reportOnDraw({ chart: 0, isSwapped, units: seeded, firstRound: standing([1, 2], [3, 4]) }).ownPairs[0]?.cause;
    const seeded = units.map((one) => ({ ...one, seedRank: one.id === 4 ? 1 : null }));
    expect([causeOf(units, false), causeOf(seeded, false), causeOf(seeded, true)]).toEqual(['field', 'seeds', 'hand']);
  });

  it('takes two without a contingent for no team mates', () => {
    const alone = [1, 2, 3, 4].map((id) => ({ ...unit(id, 0), contingentId: null }));
    const firstRound = standing([1, 2], [3, 4]);
    expect(reportOnDraw({ chart: 0, isSwapped: true, units: alone, firstRound }).ownPairs).toEqual([]);
  });

  it('counts no dummy, and takes it for nobody’s team mate', () => {
    const units = [unit(1, 1, 45), unit(2, 2, 46), { ...unit(3, 1, 90), isDummy: true }];
    for (const firstRound of [standing([1, 3], [2, null]), standing([3, 1], [2, null])]) {
      expect(reportOnDraw({ chart: 0, isSwapped: true, units, firstRound })).toMatchObject({
        ...{ unitCount: 2, ownPairs: [], weightGap: null },
      });
    }
  });

  it('tells who has nobody to fight from who has a bye', () => {
    expect(report([unit(1, 1)])).toMatchObject({ isPoolOfOne: true, withoutOpponent: [1], byes: [] });
    expect(report([unit(1, 1), unit(2, 2), unit(3, 3)], 2)).toMatchObject({ isPoolOfOne: false, byes: [] });
    expect(report([unit(1, 1), unit(2, 2), unit(3, 3)], 2).withoutOpponent).toHaveLength(1);
    const six = report(
      [1, 2, 3, 4, 5, 6].map((id) => unit(id, id)),
      6,
    );
    expect([six.withoutOpponent.length, six.byes.length]).toEqual([0, 2]);
  });

  it('names the lightest and the heaviest where they are more than 5 kg apart', () => {
    expect(report([unit(1, 1, 45), unit(2, 2, 50)]).weightGap).toBeNull();
    expect(report([unit(1, 1, 45.1), unit(2, 2, null), unit(3, 3, 50.4)]).weightGap).toEqual({
      lightest: 1,
      heaviest: 3,
      kilograms: 5.3,
    });
    const gap = report([unit(1, 1, 52), unit(2, 2, 45), unit(3, 3, 60.5), unit(4, 4, 50)]).weightGap;
    expect(gap).toEqual({ lightest: 2, heaviest: 3, kilograms: 15.5 });
    expect(report([unit(1, 1, null), unit(2, 2, 50)]).weightGap).toBeNull();
  });

  it('counts as many own pairs as the field forces and gives the field as the cause, for every field', () => {
    for (let n = 1; n <= 70; n++) {
      for (const mix of MIXES) {
        for (const chart of CHARTS) {
          const units = fieldOf(n, mix, n % 6).map((one) => ({ ...one, weight: null, isDummy: false }));
          const { ownPairs, leastOwnPairs, withoutOpponent, byes } = report(units, chart);
          const causes = new Set(ownPairs.map((pair) => pair.cause));
          expect({ n, mix, chart, count: ownPairs.length }).toEqual({ n, mix, chart, count: leastOwnPairs });
          expect(leastOwnPairs).toBe(minimumOwnPairs(units, chart));
          expect([...causes].every((cause) => cause === 'field')).toBe(true);
          const places = 2 * firstRoundMatchesOf(units, chart);
          expect(withoutOpponent.length + byes.length).toBe(places - n);
        }
      }
    }
  });
});

const firstRoundMatchesOf = (units: ReportUnit[], chart: Chart): number => {
  const drawn = drawBracket(units, { chart, seed: '0000000000000001', hasThirdPlace: false });
  return drawn.ok ? firstRoundOf(drawn.matches).length : 0;
};
