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

function report(units: ReportUnit[], chart: Chart = 0, isSwapped = false) {
  const drawn = drawBracket(units, { chart, seed: '0000000000000001', hasThirdPlace: false });
  if (!drawn.ok) throw new Error(drawn.code);
  return reportOnDraw({ chart, isSwapped, units, firstRound: firstRoundOf(drawn.matches) });
}

describe('the report on a draw', () => {
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

  it('says why two of one contingent meet: four athletes, three matches', () => {
    const { ownPairs } = report([unit(1, 1), unit(2, 1), unit(3, 1), unit(4, 2)], 2);
    expect(ownPairs).toMatchObject([{ contingentId: 1, ownCount: 3, matchCount: 2, cause: 'field' }]);
  });

  it('tells a meeting that people made by hand from one that the field forced', () => {
    const units = [unit(1, 1), unit(2, 1), unit(3, 2), unit(4, 2)];
    const match = (position: number, blue: number, red: number) => ({
      position,
      blue: { state: 'unit' as const, unitId: blue },
      red: { state: 'unit' as const, unitId: red },
    });
    const firstRound = [match(1, 1, 2), match(2, 3, 4)];
    const { ownPairs } = reportOnDraw({ chart: 0, isSwapped: true, units, firstRound });
    expect(ownPairs.map((pair) => pair.cause)).toEqual(['hand', 'hand']);
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
  });
});

const firstRoundMatchesOf = (units: ReportUnit[], chart: Chart): number => {
  const drawn = drawBracket(units, { chart, seed: '0000000000000001', hasThirdPlace: false });
  return drawn.ok ? firstRoundOf(drawn.matches).length : 0;
};
