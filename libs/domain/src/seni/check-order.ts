// Checks a published order of performance: the fingerprint of its entries, the order of its seed, and what stands
// (domain-rules, Draw (seni)). It trusts nothing but the entries and the seed.
import type { DrawUnit } from '../draw/draw-unit';
import { entriesText } from '../draw/entries-text';
import type { Seed } from '../random';
import { sha256 } from '../sha256';
import { drawPerformanceOrder } from './performance-order';

/** The version that draws today; what an older one drew has to stay checkable with that one. */
export const ORDER_ALGORITHM = 1;

/** An order as it was kept when it was drawn. */
export interface RecordedOrder {
  algorithm: number;
  seed: Seed;
  fingerprint: string;
  entries: readonly DrawUnit[];
  /** Unit ids, the first to perform first. */
  order: readonly number[];
}

/** A place of the order that is not as it should be; null: nobody. */
export interface PlaceDifference {
  /** From 1. */
  place: number;
  expected: number | null;
  found: number | null;
}

export interface OrderCheck {
  /** As computed here from the entries. */
  fingerprint: string;
  isFingerprintSame: boolean;
  /** False: this program does not know the version that drew it, and cannot say. */
  isVersionKnown: boolean;
  /** As the seed draws it; empty when it cannot be drawn. */
  order: readonly number[];
  isOrderSame: boolean;
  differences: PlaceDifference[];
}

export function checkOrder(draw: RecordedOrder): OrderCheck {
  const fingerprint = sha256(entriesText(draw.entries));
  const isVersionKnown = draw.algorithm === ORDER_ALGORITHM;
  const drawn = isVersionKnown ? drawPerformanceOrder(draw.entries, draw.seed) : null;
  const order = drawn?.ok ? drawn.unitIds : [];
  const differences = orderDifferences(order, draw.order);
  return {
    fingerprint,
    isFingerprintSame: fingerprint === draw.fingerprint,
    isVersionKnown,
    order,
    isOrderSame: drawn?.ok === true && differences.length === 0,
    differences,
  };
}

/** Between what the seed draws and what was kept, or what stands now. */
export function orderDifferences(expected: readonly number[], found: readonly number[]): PlaceDifference[] {
  return Array.from({ length: Math.max(expected.length, found.length) }, (_, index) => ({
    place: index + 1,
    expected: expected[index] ?? null,
    found: found[index] ?? null,
  })).filter((one) => one.expected !== one.found);
}
