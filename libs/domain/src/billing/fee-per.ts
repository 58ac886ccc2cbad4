// What a registration fee is asked of (domain-rules, From entry to participant).
import { feeTexts } from './fee-texts';

export const FEE_PER = ['unit', 'athlete'] as const;
/** `unit`: a pair or a team pays it once, each member a share. */
export type FeePer = (typeof FEE_PER)[number];

export interface AskedFee {
  /** Whole rupiah. */
  registration_fee: number;
  fee_per: FeePer;
  /** Athletes in one unit. */
  unit_size: number;
}

const unitName = (size: number): string => feeTexts.units[size] ?? feeTexts.unit;

/** Of a line of a bill: what its sum is; empty where nobody could ask. */
export function shareText(feePer: FeePer | null, size: number): string {
  if (size === 1 || feePer === null) return '';
  return feePer === 'unit' ? feeTexts.share(unitName(size)) : feeTexts.perAthlete;
}

/** `amount` as it is written, and of pairs and teams what it is asked of: 'Rp 300.000 per regu'. */
export function feeText(amount: string, { registration_fee: fee, fee_per: feePer, unit_size: size }: AskedFee): string {
  if (size === 1 || fee === 0) return amount;
  return feeTexts.per(amount, feePer === 'unit' ? unitName(size) : feeTexts.athlete);
}
