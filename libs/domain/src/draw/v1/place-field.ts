// Places a field in the slots of a bracket, and tries again where a contingent has missed its share of byes.
// As version 1 drew: nothing here changes any more (algorithms.ts).
import type { Random } from '../../random';
import type { DrawUnit } from '../draw-unit';
import type { OrderedField } from '../separation-order';
import { FieldSplitter, NOBODY } from './split-field';

/** Runs at most; what more of them could mend is less than one field in ten thousand. */
const MAX_RUNS = 4;

/**
 * Places of the field, slot by slot, top to bottom: match i has slots 2i and 2i + 1; −1 is a bye, always the second slot.
 * `matchCount`: a power of two, at least half the field, at most all of it.
 */
export function placeField(field: OrderedField<DrawUnit>, matchCount: number, random: Random): Int32Array {
  const splitter = new FieldSplitter(field, matchCount, random);
  let best = splitter.run();
  let bestOff = byesOffShare(field, best);
  // one run in a thousand ends with a contingent off its share of byes; where that can be helped, another run does
  for (let run = 1; run < MAX_RUNS && bestOff > 1; run++) {
    const slots = splitter.run();
    const off = byesOffShare(field, slots);
    if (off < bestOff) [best, bestOff] = [slots, off];
  }
  return best;
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
