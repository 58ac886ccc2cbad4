// What a discount code takes off the fees of a bill, to the rupiah, and how a sum is shared out (issue 32, point 6).

/** One of the two: percent from 1 to 100, or whole rupiah. */
export interface DiscountTerms {
  percent: number | null;
  amount: number | null;
}

const sumOf = (amounts: readonly number[]): bigint => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

/**
 * Whole parts that come to the total exactly, each its share by weight, rounded up or down; a part is above its weight
 * only where the total is above all of them. Nothing weighs: the first has all.
 */
export function sharedOut(total: number, weights: readonly number[]): number[] {
  const all = sumOf(weights);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? total : 0));
  let before = 0n;
  let weight = 0n;
  return weights.map((one) => {
    weight += BigInt(one);
    const until = (BigInt(total) * weight) / all;
    const part = until - before;
    before = until;
    return Number(part);
  });
}

/** What comes off each fee; a rupiah that cannot be divided is the payer's. Never more than the fee. */
export function discountOf(fees: readonly number[], { percent, amount }: DiscountTerms): number[] {
  const all = sumOf(fees);
  const off = percent === null ? BigInt(amount ?? 0) : (all * BigInt(percent)) / 100n;
  return sharedOut(Number(off < all ? off : all), fees);
}

export const DISCOUNT_CODE_LENGTH = 30;

/** Codes are the same however they are typed: 'sahabat 10' is 'SAHABAT10'. */
export const discountKey = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

export interface DiscountCode extends DiscountTerms {
  isOpen: boolean;
  /** The last day, `YYYY-MM-DD`; null: as long as it is open. */
  validUntil: string | null;
  /** Bills that may use it; null: as many as come. */
  mostUses: number | null;
  uses: number;
}

export type CodeFault = 'code-closed' | 'code-over' | 'code-used-up';

/** `today`: a day of the tournament's zone; `bills`: how many want it at once. */
export function faultOfCode(code: DiscountCode, today: string, bills = 1): CodeFault | null {
  if (!code.isOpen) return 'code-closed';
  if (code.validUntil !== null && today > code.validUntil) return 'code-over';
  return code.mostUses !== null && code.uses + bills > code.mostUses ? 'code-used-up' : null;
}
