// Who gets a bye: first the seeds in order of rank, then each contingent its share (domain-rules, Separation).
import type { Random } from '../random';
import type { DrawUnit } from './draw-unit';
import type { OrderedField } from './separation-order';

/**
 * One flag for each place of the field. Without seeds each contingent gets its share of the byes, rounded up or down; one
 * that holds more than half of the field gets as many more as keep it from meeting itself. `pairCount` is the number of
 * first-round matches without a bye.
 */
export function planByes(
  field: OrderedField<DrawUnit>,
  byeCount: number,
  pairCount: number,
  random: Random,
): Uint8Array {
  const hasBye = new Uint8Array(field.units.length);
  if (byeCount === 0) return hasBye;
  const seeded = placesOfSeeds(field.units).slice(0, byeCount);
  for (const place of seeded) hasBye[place] = 1;
  const open = field.units.flatMap((_, place) => (hasBye[place] ? [] : [place]));
  const big = majorityOf(field);
  const inBig = big === null ? [] : open.filter((place) => field.contingent[place] === big);
  const others = big === null ? open : open.filter((place) => field.contingent[place] !== big);
  const left = byeCount - seeded.length;
  const toBig = Math.max(0, Math.min(left, inBig.length - pairCount));
  deal(hasBye, inBig, toBig, random);
  deal(hasBye, others, left - toBig, random);
  return hasBye;
}

/** Places of the seeded units, the strongest first. */
export function placesOfSeeds(units: readonly DrawUnit[]): number[] {
  const rank = (place: number) => units[place]?.seedRank ?? 0;
  return units.flatMap((unit, place) => (unit.seedRank ? [place] : [])).sort((a, b) => rank(a) - rank(b));
}

/** Spreads `count` flags evenly over the places from a random start: every run of places gets its share, ±1. */
function deal(hasBye: Uint8Array, places: readonly number[], count: number, random: Random): void {
  if (count === 0) return;
  let sum = random.int(places.length);
  for (const place of places) {
    sum += count;
    if (sum < places.length) continue;
    sum -= places.length;
    hasBye[place] = 1;
  }
}

/** The contingent with more than half of the field, if any. */
function majorityOf(field: OrderedField<DrawUnit>): number | null {
  const sizes = new Int32Array(field.contingentCount);
  for (const contingent of field.contingent) sizes[contingent] = (sizes[contingent] as number) + 1;
  const found = sizes.findIndex((size) => size * 2 > field.units.length);
  return found < 0 ? null : found;
}
