// Chart 2: a plain list of pairs, each its own final; an odd one out has a bye (domain-rules, Draw (tanding)).
// As version 1 drew: nothing here changes any more (algorithms.ts).
import type { Random } from '../../random';
import type { DrawUnit } from '../draw-unit';
import type { OrderedField } from '../separation-order';

/**
 * Places of the field, slot by slot: pair i has slots 2i and 2i + 1; −1 is the bye. A unit meets the one half the field
 * away in an order of runs, so a contingent meets itself only as often as it must, and a province likewise; then pairs
 * trade opponents at random wherever that makes no such meeting.
 */
export function placePairs(field: OrderedField<DrawUnit>, random: Random): Int32Array {
  const pairs = Math.ceil(field.units.length / 2);
  const start = byeStart(field, pairs, random);
  const slots = new Int32Array(2 * pairs).fill(-1);
  for (let i = 0; i < field.units.length; i++) {
    const place = (start + i) % field.units.length;
    slots[i < pairs ? 2 * i : 2 * (i - pairs) + 1] = place;
  }
  const last = field.units.length % 2 === 1 ? pairs - 1 : pairs;
  for (let trade = 0; trade < 4 * last; trade++) tradeOpponents(field, slots, random.int(last), random.int(last));
  return inRandomOrder(slots, pairs, random);
}

/** Where to begin, so that the unit in the middle, which has the bye, is any whose bye costs no separation. */
function byeStart(field: OrderedField<DrawUnit>, pairs: number, random: Random): number {
  const count = field.units.length;
  if (count % 2 === 0) return random.int(count);
  const sizes = new Int32Array(field.contingentCount);
  for (const contingent of field.contingent) sizes[contingent] = (sizes[contingent] as number) + 1;
  // a contingent with as many units as there are pairs must take the bye itself
  const big = sizes.findIndex((size) => size >= pairs);
  const places = field.units.flatMap((_, place) => (big < 0 || field.contingent[place] === big ? [place] : []));
  const bye = places[random.int(places.length)] as number;
  return (bye - (pairs - 1) + count) % count;
}

function tradeOpponents(field: OrderedField<DrawUnit>, slots: Int32Array, a: number, b: number): void {
  const before = cost(field, slots, a) + cost(field, slots, b);
  swap(slots, 2 * a + 1, 2 * b + 1);
  if (cost(field, slots, a) + cost(field, slots, b) > before) swap(slots, 2 * a + 1, 2 * b + 1);
}

function cost(field: OrderedField<DrawUnit>, slots: Int32Array, pair: number): number {
  const one = slots[2 * pair] as number;
  const other = slots[2 * pair + 1] as number;
  if (field.contingent[one] === field.contingent[other]) return 1000;
  return field.province[one] === field.province[other] ? 1 : 0;
}

function inRandomOrder(slots: Int32Array, pairs: number, random: Random): Int32Array {
  const mixed = new Int32Array(slots.length);
  const order = random.shuffle(Array.from({ length: pairs }, (_, index) => index));
  order.forEach((from, to) => {
    const isTurned = slots[2 * from + 1] !== -1 && random.flip();
    mixed[2 * to] = slots[2 * from + (isTurned ? 1 : 0)] as number;
    mixed[2 * to + 1] = slots[2 * from + (isTurned ? 0 : 1)] as number;
  });
  return mixed;
}

function swap(slots: Int32Array, a: number, b: number): void {
  const held = slots[a] as number;
  slots[a] = slots[b] as number;
  slots[b] = held;
}
