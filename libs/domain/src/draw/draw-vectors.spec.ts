// The test vectors of docs/draws.md, by which a program in another language is written: what they say is what is drawn.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, deriveSeed, type Seed } from '../random';
import { sha256 } from '../sha256';
import { drawPerformanceOrder } from '../seni/performance-order';
import { DRAW_ALGORITHM, drawWith } from './algorithms';
import type { Chart, DrawUnit } from './draw-unit';
import { entriesText } from './entries-text';

type Unit = [id: number, contingent: number | null, province: number | null, seedRank: number | null];
interface Vectors {
  generator: { seed: Seed; next: number[]; 'int of 6': number[]; flip: string; 'shuffle of 0 to 9': number[] }[];
  derived: { seed: Seed; label: string; is: Seed }[];
  brackets: {
    units: Unit[];
    chart: Chart;
    seed: Seed;
    fingerprint: string;
    'round 1': Record<string, (number | null)[][]>;
  }[];
  orders: { units: Unit[]; seed: Seed; order: number[] }[];
}

const TEXT = readFileSync(join(__dirname, '../../../../docs/draws.md'), 'utf8');
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(TEXT)?.[1] ?? '{}') as Vectors;
const unitsOf = (units: readonly Unit[]): DrawUnit[] =>
  units.map(([id, contingentId, provinceId, seedRank]) => ({ id, contingentId, provinceId, seedRank }));

it.each(vectors.generator)('the generator of seed $seed', (one) => {
  const from = <T>(count: number, take: (random: ReturnType<typeof createRandom>) => T): T[] => {
    const random = createRandom(one.seed);
    return Array.from({ length: count }, () => take(random));
  };
  expect(from(one.next.length, (random) => random.next())).toEqual(one.next);
  expect(from(one['int of 6'].length, (random) => random.int(6))).toEqual(one['int of 6']);
  expect(from(one.flip.length, (random) => (random.flip() ? '1' : '0')).join('')).toBe(one.flip);
  expect(createRandom(one.seed).shuffle([...Array(10).keys()])).toEqual(one['shuffle of 0 to 9']);
});

it.each(vectors.derived)('the seed of $label', ({ seed, label, is }) => expect(deriveSeed(seed, label)).toBe(is));

it.each(vectors.brackets)('the bracket of seed $seed with chart $chart, by every version', (one) => {
  const units = unitsOf(one.units);
  expect(sha256(entriesText(units))).toBe(one.fingerprint);
  const versions = Array.from({ length: DRAW_ALGORITHM }, (_, at) => at + 1);
  expect(Object.keys(one['round 1'])).toEqual(versions.map(String));
  for (const version of versions) {
    const drawn = drawWith(version, units, { chart: one.chart, seed: one.seed, hasThirdPlace: false });
    const first = drawn.ok ? drawn.matches.filter(({ round }) => round === 1) : [];
    expect(first.map(({ blue, red }) => [blue.unitId, red.unitId])).toEqual(one['round 1'][version]);
  }
});

it.each(vectors.orders)('the order of performance of seed $seed', ({ units, seed, order }) => {
  expect(drawPerformanceOrder(unitsOf(units), seed)).toEqual({ ok: true, unitIds: order });
});
