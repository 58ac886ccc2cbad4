// The draw of a bracket keeps every rule on generated fields (domain-rules, Draw (tanding)).
import fc from 'fast-check';
import { auditBracket, slotsOf, unevenSubtrees } from '../../test/draw-audit';
import { fieldOf, MIXES } from '../../test/field-cases';
import { drawBracket, type Bracket } from './bracket';
import type { Chart, DrawUnit } from './draw-unit';
import { minimumOwnPairs } from './first-round';
import { dividePools } from './pools';

const seedOf = (n: number) => n.toString(16).padStart(16, '0');

function draw(
  units: readonly DrawUnit[],
  chart: Chart = 0,
  seed = seedOf(units.length),
  hasThirdPlace = false,
): Bracket {
  const bracket = drawBracket(units, { chart, seed, hasThirdPlace });
  if (!bracket.ok) throw new Error(bracket.code);
  return bracket;
}

function singles(count: number): DrawUnit[] {
  return Array.from({ length: count }, (_, i) => ({ id: i + 1, contingentId: i + 1, provinceId: null }));
}

interface DrawnField {
  name: string;
  units: DrawUnit[];
  bracket: Bracket;
}

/** A field of every size and mix with its bracket. Each test draws for itself: mutants then know which test reaches them. */
function forEveryField(check: (field: DrawnField) => void): void {
  for (let n = 1; n <= 130; n++) {
    for (const mix of MIXES) {
      const units = fieldOf(n, mix, n % 6);
      check({ name: `${n} units, ${mix}`, units, bracket: draw(units) });
    }
  }
}

/** What each unit is counted by; byes are not. */
function keyBy(units: readonly DrawUnit[], key: (unit: DrawUnit) => number | null | undefined) {
  const keys = new Map(units.map((unit) => [unit.id, key(unit)]));
  return (id: number | null) => (id === null ? null : String(keys.get(id)));
}

describe('a drawn bracket', () => {
  it('loses nobody, doubles nobody, keeps byes apart and level, and leads to one final, for every field up to 130', () => {
    forEveryField(({ units, name, bracket }) => {
      expect({ name, faults: auditBracket(units, bracket).faults }).toEqual({ name, faults: [] });
    });
  });

  it('pairs two of a contingent in round 1 only as often as the field leaves no other way', () => {
    forEveryField(({ units, name, bracket }) => {
      for (const chart of [0, 2] as const) {
        const { ownPairs } = auditBracket(units, chart === 0 ? bracket : draw(units, chart));
        expect({ name, chart, ownPairs }).toEqual({ name, chart, ownPairs: minimumOwnPairs(units, chart) });
      }
    });
  });

  it('spreads each contingent and each province over sibling subtrees with counts that differ by at most one', () => {
    forEveryField(({ units, name, bracket }) => {
      const slots = slotsOf(bracket);
      const contingents = unevenSubtrees(
        slots,
        keyBy(units, (unit) => unit.contingentId),
      );
      const provinces = unevenSubtrees(
        slots,
        keyBy(units, (unit) => unit.provinceId),
      );
      expect({ name, contingents, provinces }).toEqual({ name, contingents: [], provinces: [] });
    });
  });

  it('gives each contingent its share of the byes, within one, unless one holds more than half of the field', () => {
    forEveryField(({ units, name }) => {
      const sizes = new Map<number | null, number>();
      for (const { contingentId } of units) sizes.set(contingentId, (sizes.get(contingentId) ?? 0) + 1);
      if (Math.max(...sizes.values()) * 2 > units.length) return;
      const free = units.map((unit) => ({ ...unit, provinceId: null }));
      const { byeOff } = auditBracket(free, draw(free));
      expect({ name, isFair: byeOff <= 1 }).toEqual({ name, isFair: true });
    });
  });

  it('gives everybody without contingent mates the same chance of a bye and of each opponent', () => {
    const byes = new Map<number, number>();
    const opponents = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      for (const match of draw(singles(6), 0, seedOf(i)).matches) {
        if (match.round !== 1) continue;
        const ids = [match.blue.unitId, match.red.unitId].sort();
        if (match.red.state === 'bye') byes.set(match.blue.unitId ?? 0, (byes.get(match.blue.unitId ?? 0) ?? 0) + 1);
        else opponents.add(ids.join('-'));
      }
    }
    expect(opponents.size).toBe(15);
    for (const count of byes.values()) expect(Math.abs(count - 2000 / 3)).toBeLessThan(120);
  });

  it('is the same for the same entries and seed, in whatever order they come, and another for another seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.constantFrom(...MIXES), fc.nat(), (n, mix, shift) => {
        const units = fieldOf(n, mix, shift % 6);
        const turned = [...units.slice(shift % n), ...units.slice(0, shift % n)].reverse();
        expect(draw(turned, 0, seedOf(shift))).toEqual(draw(units, 0, seedOf(shift)));
      }),
    );
    const brackets = Array.from({ length: 50 }, (_, i) => JSON.stringify(draw(singles(16), 0, seedOf(i))));
    expect(new Set(brackets).size).toBe(50);
  });

  it('keeps the rules on contingents of any sizes and provinces, seeds of any rank and any draw seed', () => {
    const sizes = fc.array(fc.record({ size: fc.integer({ min: 1, max: 12 }), province: fc.option(fc.nat(4)) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(sizes, fc.nat(8), fc.nat(), (contingents, seedCount, shift) => {
        const units = contingents.flatMap(({ size, province }, contingent) =>
          Array.from({ length: size }, () => ({ contingentId: contingent + 1, provinceId: province })),
        );
        const field = units.map((unit, i) => ({
          ...unit,
          id: i + 1,
          seedRank: (i * 7 + shift) % units.length < seedCount ? ((i * 7 + shift) % units.length) + 1 : null,
        }));
        const unique = field.map((unit, i) =>
          field.findIndex((other) => other.seedRank === unit.seedRank) === i ? unit : { ...unit, seedRank: null },
        );
        const bracket = draw(unique, 0, seedOf(shift), true);
        const { faults, ownPairs } = auditBracket(unique, bracket);
        expect({ faults, ownPairs }).toEqual({ faults: [], ownPairs: minimumOwnPairs(unique, 0) });
        expect(
          unevenSubtrees(
            slotsOf(bracket),
            keyBy(unique, (unit) => unit.contingentId),
          ),
        ).toEqual([]);
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 400) },
    );
  });
});

describe('seeds', () => {
  const blockOf = (bracket: Bracket, id: number, blocks: number) => {
    const slots = slotsOf(bracket);
    return Math.floor((slots.indexOf(id) * blocks) / slots.length);
  };

  it('stand as usual: 1 at the top, 2 at the bottom, 3 and 4 in the other quarters, 5 to 8 in the other eighths', () => {
    for (let n = 8; n <= 70; n++) {
      for (const mix of MIXES) {
        const units = fieldOf(n, mix, n % 6).map((unit, i) => ({ ...unit, seedRank: i < 8 ? i + 1 : null }));
        const bracket = draw(units);
        const ids = units.slice(0, 8).map((unit) => unit.id);
        const slots = slotsOf(bracket);
        const [first, second] = ids as [number, number];
        expect(slots.indexOf(first)).toBe(0);
        expect(slots.indexOf(second)).toBe(slots.length - 2);
        expect(new Set(ids.slice(0, 4).map((id) => blockOf(bracket, id, 4))).size).toBe(4);
        if (slots.length > 8) expect(new Set(ids.map((id) => blockOf(bracket, id, 8))).size).toBe(8);
      }
    }
  });

  it('are given the byes before others, in order of rank', () => {
    for (let n = 5; n <= 64; n++) {
      const units = singles(n).map((unit, i) => ({ ...unit, seedRank: i < 2 ? i + 1 : null }));
      const slots = slotsOf(draw(units));
      const byes = slots.filter((id) => id === null).length;
      const hasBye = (id: number) => slots[slots.indexOf(id) + 1] === null;
      if (byes >= 1) expect({ n, first: hasBye(1) }).toEqual({ n, first: true });
      if (byes >= 2) expect({ n, second: hasBye(2) }).toEqual({ n, second: true });
    }
  });
});

describe('small and special pools', () => {
  it('without units is refused', () => {
    expect(drawBracket([], { chart: 0, seed: seedOf(1), hasThirdPlace: false })).toEqual({
      ok: false,
      code: 'no-units',
    });
  });

  it('of one has one final with an empty corner', () => {
    for (const chart of [0, 2, 4] as const) {
      const { matches, roundCount } = draw(singles(1), chart);
      expect(roundCount).toBe(1);
      expect(matches).toEqual([
        {
          ...{ round: 1, position: 1, isThirdPlace: false, next: null, loser: null },
          blue: { state: 'unit', unitId: 1 },
          red: { state: 'bye', unitId: null },
        },
      ]);
    }
  });

  it('of chart 2 is a plain list of pairs, each its own final; the odd one out has a bye', () => {
    for (let n = 2; n <= 130; n++) {
      const { matches, roundCount } = draw(fieldOf(n, 'uniform'), 2);
      expect(roundCount).toBe(1);
      expect(matches).toHaveLength(Math.ceil(n / 2));
      expect(matches.every((match) => match.round === 1 && match.next === null && match.loser === null)).toBe(true);
      expect(matches.filter((match) => match.red.state === 'bye')).toHaveLength(n % 2);
      expect(auditBracket(fieldOf(n, 'uniform'), draw(fieldOf(n, 'uniform'), 2)).faults).toEqual([]);
    }
  });

  it('of every chart hold all rules after the field was divided over pools', () => {
    for (const chart of [4, 6, 8, 16] as const) {
      for (let n = 1; n <= 130; n++) {
        const units = fieldOf(n, 'skewed', n % 6);
        const divided = dividePools(units, chart, seedOf(n));
        if (!divided.ok) throw new Error(divided.code);
        for (const pool of divided.pools) {
          const own = units.filter((unit) => pool.unitIds.includes(unit.id));
          const { faults, ownPairs } = auditBracket(own, draw(own, chart));
          expect({ faults, ownPairs }).toEqual({ faults: [], ownPairs: minimumOwnPairs(own, chart) });
        }
      }
    }
  });

  it('have a third-place match for the losing semifinalists when it is asked for and both semifinals are fought', () => {
    const four = draw(singles(4), 4, seedOf(4), true);
    const third = four.matches[four.matches.length - 1];
    expect(third).toMatchObject({ round: 2, position: 2, isThirdPlace: true, next: null });
    const losers = four.matches.filter((match) => match.round === 1).map((match) => match.loser);
    expect(losers).toEqual([
      { round: 2, position: 2, corner: 'blue' },
      { round: 2, position: 2, corner: 'red' },
    ]);
    expect(draw(singles(3), 4, seedOf(3), true).matches.some((match) => match.isThirdPlace)).toBe(false);
    expect(draw(singles(9), 0, seedOf(9), true).matches.filter((match) => match.loser)).toHaveLength(2);
    expect(draw(singles(9), 0, seedOf(9), false).matches.some((match) => match.loser ?? match.isThirdPlace)).toBe(
      false,
    );
  });
});
