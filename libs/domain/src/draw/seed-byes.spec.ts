// Byes go to seeds first, in the order of seeding, as far as separation allows: held against every bracket that it allows.
import fc from 'fast-check';
import { fieldOf, MIXES } from '../../test/field-cases';
import { grouped } from '../grouped';
import { DRAW_ALGORITHM, drawWith } from './algorithms';
import type { Bracket } from './bracket';
import type { Chart, DrawUnit } from './draw-unit';
import { firstRoundMatches } from './first-round';

const seedOf = (n: number) => n.toString(16).padStart(16, '0');
const seeded = (units: readonly DrawUnit[], count: number): DrawUnit[] =>
  units.map((unit, at) => ({ ...unit, seedRank: at < count ? at + 1 : null }));
const singles = (n: number): DrawUnit[] =>
  Array.from({ length: n }, (_, at) => ({ id: 100 + at, contingentId: at + 1, provinceId: null }));

function draw(units: readonly DrawUnit[], seed: number, version = DRAW_ALGORITHM, chart: Chart = 0): Bracket {
  const bracket = drawWith(version, units, { chart, seed: seedOf(seed), hasThirdPlace: false });
  if (!bracket.ok) throw new Error(bracket.code);
  return bracket;
}

/** Of each seed, the strongest first, whether it has a bye: the greater number is the better draw. */
const worth = (units: readonly DrawUnit[]): number =>
  units.reduce((sum, { seedRank }) => sum + (seedRank ? 2 ** (30 - seedRank) : 0), 0);
function worthOf(units: readonly DrawUnit[], { matches }: Bracket): number {
  const byes = new Set(
    matches.filter(({ round, red }) => round === 1 && red.state === 'bye').map((m) => m.blue.unitId),
  );
  return worth(units.filter(({ id }) => byes.has(id)));
}

/** The best that halving in every way that separation allows can reach. */
function bestWorth(units: readonly DrawUnit[], matches: number): number {
  if (matches === 1) return units.length === 1 ? worth(units) : 0;
  const byes = 2 * matches - units.length;
  const seeds = units.filter((unit) => unit.seedRank).sort((a, b) => (a.seedRank ?? 0) - (b.seedRank ?? 0));
  const groups = [
    ...grouped(units, ({ contingentId }) => contingentId).values(),
    ...grouped(units, ({ provinceId }) => provinceId).values(),
  ];
  let best = -1;
  for (let choice = 0; choice < 2 ** units.length; choice++) {
    const left = new Set(units.filter((_, at) => choice & (1 << at)));
    const leftByes = matches - left.size;
    if (leftByes < 0 || leftByes > byes || Math.abs(byes - 2 * leftByes) > 1) continue;
    const isEven = (group: readonly DrawUnit[]) =>
      Math.abs(group.length - 2 * group.filter((unit) => left.has(unit)).length) <= 1;
    if (!groups.every(isEven)) continue;
    const isApart = seeds.every((one, at) => at % 2 === 0 || left.has(one) !== left.has(seeds[at - 1] as DrawUnit));
    if (!isApart) continue;
    const right = units.filter((unit) => !left.has(unit));
    best = Math.max(best, bestWorth([...left], matches / 2) + bestWorth(right, matches / 2));
  }
  return best;
}

it('with three byes and four seeds the fourth fights, not the third', () => {
  for (let seed = 0; seed < 50; seed++) {
    const units = seeded(singles(5), 4);
    expect(worthOf(units, draw(units, seed))).toBe(worth(units.slice(0, 3)));
  }
});

it('where nobody has to be kept apart, as many seeds as there are byes have one', () => {
  for (let n = 2; n <= 40; n++) {
    for (const count of [1, 2, 3, 5, 8, n].filter((one) => one <= n)) {
      const units = seeded(singles(n), count);
      const byes = 2 * firstRoundMatches(n, 0) - n;
      const first = worth(units.slice(0, Math.min(byes, count)));
      expect({ n, count, worth: worthOf(units, draw(units, n)) }).toEqual({ n, count, worth: first });
    }
  }
});

it('of all brackets that separation allows none gives the byes more to seeds in their order', () => {
  const cases = fc.tuple(
    fc.integer({ min: 3, max: 8 }),
    fc.integer({ min: 1, max: 8 }),
    fc.constantFrom(...MIXES),
    fc.nat(),
  );
  fc.assert(
    fc.property(cases, ([n, count, mix, shift]) => {
      const units = seeded(fieldOf(n, mix, shift % 20), Math.min(n, count));
      expect(worthOf(units, draw(units, shift))).toBe(bestWorth(units, firstRoundMatches(n, 0)));
    }),
    { numRuns: 150 },
  );
});

it('in a list of pairs the strongest seed has the bye, unless a large contingent must take it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const units = seeded(singles(7), 3);
    const bye = draw(units, seed, DRAW_ALGORITHM, 2).matches.find(({ red }) => red.state === 'bye');
    expect(bye?.blue.unitId).toBe(100);
  }
});

it('without seeds version 2 draws what version 1 drew', () => {
  for (let n = 1; n <= 40; n++) {
    for (const mix of MIXES) {
      const units = fieldOf(n, mix, n % 6);
      for (const chart of [0, 2] as const) expect(draw(units, n, 2, chart)).toEqual(draw(units, n, 1, chart));
    }
  }
});
