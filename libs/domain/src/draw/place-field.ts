// Places a field in the slots of a bracket, and tries again where a seed has missed its bye or a contingent its share.
import type { Random } from '../random';
import type { DrawUnit } from './draw-unit';
import type { OrderedField } from './separation-order';
import { FieldSplitter, NOBODY } from './split-field';

/** Runs at most; what more of them could mend is less than one field in ten thousand. */
const MAX_RUNS = 4;
/** Runs at most while a seed lacks a bye that a weaker one, or nobody seeded, has: separation may leave no other way. */
const MAX_SEED_RUNS = 64;

/**
 * Places of the field, slot by slot, top to bottom: match i has slots 2i and 2i + 1; −1 is a bye, always the second slot.
 * `matchCount`: a power of two, at least half the field, at most all of it.
 */
export function placeField(field: OrderedField<DrawUnit>, matchCount: number, random: Random): Int32Array {
  const splitter = new FieldSplitter(field, matchCount, random);
  const wanted = wantedByes(field, matchCount);
  let best = splitter.run();
  let bestSeeds = seedsWithBye(splitter, best);
  let bestOff = byesOffShare(field, best);
  // one run in a thousand ends with a contingent off its share of byes; where that can be helped, another run does
  for (let run = 1; ; run++) {
    const isSeeded = bestSeeds.startsWith(wanted);
    if (run >= (isSeeded ? MAX_RUNS : MAX_SEED_RUNS) || (isSeeded && bestOff <= 1)) return best;
    const slots = splitter.run(!isSeeded);
    const seeds = seedsWithBye(splitter, slots);
    const off = byesOffShare(field, slots);
    if (seeds < bestSeeds || (seeds === bestSeeds && off >= bestOff)) continue;
    [best, bestSeeds, bestOff] = [slots, seeds, off];
  }
}

/** A `1` for each seed that has a bye where as many as there are go to seeds first. */
function wantedByes({ units }: OrderedField<DrawUnit>, matchCount: number): string {
  const seeds = units.filter(({ seedRank }) => seedRank).length;
  return '1'.repeat(Math.min(seeds, 2 * matchCount - units.length));
}

/** For each seed, the strongest first, `1` with a bye and `0` without one: the greater text is the better run. */
function seedsWithBye({ seeds }: FieldSplitter, slots: Int32Array): string {
  if (seeds.length === 0) return '';
  const withBye = new Set<number>();
  for (let i = 0; i < slots.length; i += 2) if (slots[i + 1] === NOBODY) withBye.add(slots[i] as number);
  return seeds.map((place) => (withBye.has(place) ? '1' : '0')).join('');
}

/** The largest difference between the byes of a contingent and its share of them. */
function byesOffShare(field: OrderedField<DrawUnit>, slots: Int32Array): number {
  const size = field.units.length;
  const byes = slots.length - size;
  if (byes === 0) return 0;
  const lead = new Float64Array(field.contingentCount);
  for (let i = 0; i < slots.length; i++) {
    const place = slots[i] as number;
    if (place === NOBODY) continue;
    const hasBye = slots[i | 1] === NOBODY;
    const contingent = field.contingent[place] as number;
    lead[contingent] = (lead[contingent] as number) + (hasBye ? 1 : 0) - byes / size;
  }
  let off = 0;
  for (const one of lead) off = Math.max(off, Math.abs(one));
  return off;
}
