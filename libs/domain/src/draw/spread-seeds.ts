// Parts the seeds of a class over its pools, each block of as many as there are pools one to each; then mends what that
// costs contingents and provinces (domain-rules, Draw: seeds before separation).
import type { DrawUnit } from './draw-unit';
import type { OrderedField } from './separation-order';

/** A contingent's evenness before a province's. */
const CONTINGENT_WEIGHT = 1000;

/**
 * `poolOf`: the pool of each unit of the field, place by place, as they were dealt; changed in place by exchanges alone, so
 * that sizes stay. Without seeds nothing changes.
 */
export function spreadSeeds(field: OrderedField<DrawUnit>, poolOf: Int32Array, poolCount: number): void {
  const rank = (place: number) => field.units[place]?.seedRank ?? 0;
  const seeds = field.units.flatMap((unit, place) => (unit.seedRank ? [place] : [])).sort((a, b) => rank(a) - rank(b));
  if (seeds.length === 0 || poolCount === 1) return;
  const spread = new Spread(field, poolOf, poolCount);
  /** Which block of seeds a unit belongs to; those of one block, and the unseeded among them, may change places. */
  const blockOf = new Int32Array(field.units.length).fill(-1);
  for (let from = 0; from < seeds.length; from += poolCount) {
    const block = seeds.slice(from, from + poolCount);
    const free = new Set(Array.from({ length: poolCount }, (_, pool) => pool));
    for (const seed of block) {
      blockOf[seed] = from;
      if (!free.has(poolOf[seed] as number)) {
        // the block's later seeds may be moved away: they look for their own pool after this one
        const partner = spread.cheapest(seed, (place) => blockOf[place] === -1 && free.has(poolOf[place] as number));
        if (partner !== null) spread.exchange(seed, partner);
      }
      free.delete(poolOf[seed] as number);
    }
  }
  // seeds of a block that is not full leave pools without one; they stay where they are
  for (let place = 0; place < field.units.length; place++) {
    const partner = spread.cheapest(place, (other) => blockOf[other] === blockOf[place]);
    if (partner === null || spread.costOf(place, partner) >= 0) continue;
    spread.exchange(place, partner);
    place = -1;
  }
}

class Spread {
  private readonly byContingent: Int32Array;
  private readonly byProvince: Int32Array;

  constructor(
    private readonly field: OrderedField<DrawUnit>,
    private readonly poolOf: Int32Array,
    private readonly poolCount: number,
  ) {
    this.byContingent = new Int32Array(field.contingentCount * poolCount);
    this.byProvince = new Int32Array(field.contingentCount * poolCount);
    for (let place = 0; place < poolOf.length; place++) this.count(place, 1);
  }

  /** Of the units elsewhere that may be chosen, the one whose exchange costs least; the first of equals. */
  cheapest(place: number, mayChoose: (other: number) => boolean): number | null {
    let best: number | null = null;
    let least = Infinity;
    for (let other = 0; other < this.poolOf.length; other++) {
      if (this.poolOf[other] === this.poolOf[place] || !mayChoose(other)) continue;
      const cost = this.costOf(place, other);
      if (cost < least) [best, least] = [other, cost];
    }
    return best;
  }

  /** What an exchange adds to the sums of squares: below 0 it makes pools more even. */
  costOf(a: number, b: number): number {
    const { contingent, province } = this.field;
    return (
      CONTINGENT_WEIGHT * this.change(this.byContingent, contingent, a, b) +
      this.change(this.byProvince, province, a, b)
    );
  }

  exchange(a: number, b: number): void {
    this.count(a, -1);
    this.count(b, -1);
    const held = this.poolOf[a] as number;
    this.poolOf[a] = this.poolOf[b] as number;
    this.poolOf[b] = held;
    this.count(a, 1);
    this.count(b, 1);
  }

  private change(counts: Int32Array, group: Int32Array, a: number, b: number): number {
    if (group[a] === group[b]) return 0;
    const [from, to] = [this.poolOf[a] as number, this.poolOf[b] as number];
    const at = (unit: number, pool: number) => counts[(group[unit] as number) * this.poolCount + pool] as number;
    return 2 * (at(a, to) - at(a, from) + 1) + 2 * (at(b, from) - at(b, to) + 1);
  }

  private count(place: number, by: number): void {
    const pool = this.poolOf[place] as number;
    const at = (group: Int32Array) => (group[place] as number) * this.poolCount + pool;
    const [one, other] = [at(this.field.contingent), at(this.field.province)];
    this.byContingent[one] = (this.byContingent[one] as number) + by;
    this.byProvince[other] = (this.byProvince[other] as number) + by;
  }
}
