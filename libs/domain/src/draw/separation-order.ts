// A random order of units in which each province is one run, and each contingent one run within it.
import type { Random } from '../random';
import type { DrawUnit } from './draw-unit';

/** The ordered units; place by place, its contingent and its province, each numbered from 0. */
export interface OrderedField<U extends DrawUnit> {
  units: U[];
  contingent: Int32Array;
  province: Int32Array;
  contingentCount: number;
}

/**
 * The order depends on the units and the random numbers alone, not on the order of the list. Who has no contingent, and
 * a contingent that names no province, stand alone. A contingent's province is that of its unit with the lowest id.
 */
export function orderForSeparation<U extends DrawUnit>(units: readonly U[], random: Random): OrderedField<U> {
  const byId = inOrderOfId(units);
  const { contingentOf, provinceOf, provinceCount } = groupsOf(byId);
  const contingentCount = provinceOf.length;
  const contingentRank = random.shuffle(upTo(contingentCount));
  const provinceRank = random.shuffle(upTo(provinceCount));
  // units in random order, put into the runs of their contingents, and those into the runs of their provinces
  const byUnit = random.shuffle(upTo(byId.length));
  const inOrder = sortedBy(inverse(contingentRank), provinceOf, provinceRank);
  const places = sortedBy(byUnit, contingentOf, inverse(inOrder));
  const contingent = new Int32Array(places.length);
  const province = new Int32Array(places.length);
  const ordered: U[] = [];
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    ordered.push(byId[place] as U);
    contingent[i] = contingentOf[place] as number;
    province[i] = provinceOf[contingentOf[place] as number] as number;
  }
  return { units: ordered, contingent, province, contingentCount };
}

function inOrderOfId<U extends DrawUnit>(units: readonly U[]): readonly U[] {
  for (let i = 1; i < units.length; i++) {
    if ((units[i - 1] as U).id > (units[i] as U).id) return [...units].sort((a, b) => a.id - b.id);
  }
  return units;
}

/** Numbers contingents and provinces from 0: the contingent of each unit, the province of each contingent. */
function groupsOf(units: readonly DrawUnit[]): {
  contingentOf: number[];
  provinceOf: number[];
  provinceCount: number;
} {
  const contingentOf: number[] = [];
  const provinceOf: number[] = [];
  const contingents = new Map<number, number>();
  const provinces = new Map<number, number>();
  let provinceCount = 0;
  for (const { contingentId, provinceId } of units) {
    const known = contingentId === null ? undefined : contingents.get(contingentId);
    contingentOf.push(known ?? provinceOf.length);
    if (known !== undefined) continue;
    if (contingentId !== null) contingents.set(contingentId, provinceOf.length);
    const province = (provinceId === null ? undefined : provinces.get(provinceId)) ?? provinceCount++;
    if (provinceId !== null) provinces.set(provinceId, province);
    provinceOf.push(province);
  }
  return { contingentOf, provinceOf, provinceCount };
}

/** Of a permutation of 0 … n − 1. */
function inverse(permutation: readonly number[]): number[] {
  const inverted = upTo(permutation.length);
  for (let i = 0; i < permutation.length; i++) inverted[permutation[i] as number] = i;
  return inverted;
}

/** Stable counting sort of places by the rank of their group; ranks count from 0. */
function sortedBy(places: readonly number[], groupOf: readonly number[], rank: readonly number[]): number[] {
  const starts = new Int32Array(rank.length + 1);
  for (let i = 0; i < places.length; i++) {
    const key = rank[groupOf[i] as number] as number;
    starts[key + 1] = (starts[key + 1] as number) + 1;
  }
  for (let key = 0; key < rank.length; key++) starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number);
  const sorted = places.slice();
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    const key = rank[groupOf[place] as number] as number;
    const at = starts[key] as number;
    sorted[at] = place;
    starts[key] = at + 1;
  }
  return sorted;
}

function upTo(count: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(i);
  return numbers;
}
