// What changed between two draws.
import { drawBracket } from './bracket';
import { compareDraws } from './compare-draws';
import type { DrawUnit } from './draw-unit';

const units = (...ids: number[]): DrawUnit[] => ids.map((id) => ({ id, contingentId: id, provinceId: null }));

function drawn(entries: DrawUnit[], seed = '0000000000000001') {
  const bracket = drawBracket(entries, { chart: 0, seed, hasThirdPlace: true });
  if (!bracket.ok) throw new Error(bracket.code);
  return { entries, matches: bracket.matches };
}

describe('two draws compared', () => {
  it('keep every pair when nothing changed', () => {
    const draw = drawn(units(1, 2, 3, 4, 5));
    expect(compareDraws(draw, draw)).toEqual({ added: [], removed: [], samePairs: 1, pairs: 1 });
  });

  it('name who came and who went, and count the pairs that stayed', () => {
    const { added, removed, samePairs, pairs } = compareDraws(drawn(units(1, 2)), drawn(units(2, 3)));
    expect({ added, removed, samePairs, pairs }).toEqual({ added: [3], removed: [1], samePairs: 0, pairs: 1 });
  });

  it('know units again by name where a draw has given them new ids', () => {
    const named = (names: string, from: number) =>
      [...names].map((name, index) => ({ id: from + index, contingentId: 1, provinceId: null, name }));
    const draw = drawn(named('ABC', 1));
    const ids = new Map(draw.entries.map((unit) => [unit.id, unit.id + 10]));
    const slot = ({ unitId, ...one }: { unitId: number | null; state: 'unit' | 'tbd' | 'bye' }) => ({
      ...one,
      unitId: unitId === null ? null : (ids.get(unitId) ?? null),
    });
    const again = {
      entries: named('ABD', 11),
      matches: draw.matches.map((one) => ({ ...one, blue: slot(one.blue), red: slot(one.red) })),
    };
    const before = { entries: named('ABC', 1), matches: draw.matches };
    expect(compareDraws(before, again, (unit) => unit.name)).toMatchObject({ added: [13], removed: [3] });
    expect(compareDraws(before, again).added).toEqual([11, 12, 13]);
  });

  it('take a pair with turned corners for the same pair', () => {
    const draw = drawn(units(1, 2));
    const turned = { ...draw, matches: draw.matches.map((one) => ({ ...one, blue: one.red, red: one.blue })) };
    expect(compareDraws(draw, turned)).toMatchObject({ samePairs: 1, pairs: 1 });
  });
});
