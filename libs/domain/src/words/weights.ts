// Weights and what is odd about weight classes, in words.
import { grouped } from './rupiah';

/** `47,5` */
export function weightText(weight: number): string {
  const [whole = '0', decimals] = String(weight).split('.');
  return decimals ? `${grouped(Number(whole))},${decimals}` : grouped(Number(whole));
}

/** `45–50 kg`; open on a side where there is no bound. */
export function weightRangeText(min: number | null, max: number | null): string {
  if (min === null) return max === null ? 'semua berat' : `di bawah ${weightText(max)} kg`;
  return max === null ? `di atas ${weightText(min)} kg` : `${weightText(min)}–${weightText(max)} kg`;
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
    return kind === 'overlap'
      ? `${lower} dan ${upper} sama-sama memuat ${weightText(from)} kg.`
      : `Berat tepat ${weightText(from)} kg tidak masuk ${lower} maupun ${upper}.`;
  }
  const low = bound(from, 'berat terendah');
  const high = bound(to, 'berat tertinggi');
  return kind === 'overlap'
    ? `${lower} dan ${upper} bertumpang tindih antara ${low} dan ${high}.`
    : `Antara ${lower} dan ${upper}, dari ${low} sampai ${high} tidak masuk kelas mana pun.`;
}

const bound = (weight: number | null, open: string): string =>
  weight === null || !Number.isFinite(weight) ? open : `${weightText(weight)} kg`;
