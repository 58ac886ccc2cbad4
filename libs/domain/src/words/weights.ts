// Weights and what is odd about weight classes, in words.
import { localeTexts } from './locale-texts';
import { grouped } from './rupiah';
import { weightTexts } from './weight-texts';

/** `47,5` */
export function weightText(weight: number): string {
  const [whole = '0', decimals] = String(weight).split('.');
  return decimals ? `${grouped(Number(whole))}${localeTexts.decimal}${decimals}` : grouped(Number(whole));
}

/** `47,5 kg` */
export const kilograms = (weight: number): string => `${weightText(weight)} kg`;

/** `45–50 kg`; open on a side where there is no bound. */
export function weightRangeText(min: number | null, max: number | null): string {
  if (min === null) return max === null ? weightTexts.any : weightTexts.below(kilograms(max));
  return max === null ? weightTexts.above(kilograms(min)) : `${weightText(min)}–${kilograms(max)}`;
}

export interface RangeWarningWords {
  kind: 'overlap' | 'gap';
  lower: string;
  upper: string;
  /** kg; null, as it is on the wire, or infinite: no bound. */
  from: number | null;
  to: number | null;
}

export function rangeWarningText({ kind, lower, upper, from, to }: RangeWarningWords): string {
  if (from === to && from !== null) {
    return weightTexts[kind === 'overlap' ? 'bothHold' : 'neitherHolds'](lower, upper, kilograms(from));
  }
  return weightTexts[kind](lower, upper, bound(from, weightTexts.lowest), bound(to, weightTexts.highest));
}

const bound = (weight: number | null, open: string): string =>
  weight === null || !Number.isFinite(weight) ? open : kilograms(weight);
