// The accounts of a tournament: what each contingent was asked for, paid, got back and owes, and the cash book (issue 32, point 6).
import { bookTexts } from './book-texts';
import { sharedOut } from './discount';

export const REFUND_WAYS = ['cash', 'transfer'] as const;
export type PaymentWay = (typeof REFUND_WAYS)[number];

/** A bill that holds; sums in whole rupiah. */
export interface AccountBill {
  isPaid: boolean;
  /** What it asks for, of each contingent on it, discounts taken off. */
  lines: readonly { contingentId: number; billed: number; discount: number }[];
  /** How it was paid; null: not. */
  way: PaymentWay | null;
  received: number;
  refunded: number;
}

export interface AccountSums {
  /** Before discounts. */
  gross: number;
  discount: number;
  billed: number;
  /** Of `billed`: what stands on paid bills, as insight counts income. */
  paidBilled: number;
  cash: number;
  transfer: number;
  refunded: number;
  /** Of `refunded`: fees given back, which nobody owes any more. */
  waived: number;
  open: number;
  overpaid: number;
}

const NOTHING: AccountSums = {
  ...{ gross: 0, discount: 0, billed: 0, paidBilled: 0, cash: 0, transfer: 0 },
  ...{ refunded: 0, waived: 0, open: 0, overpaid: 0 },
};

/** Sums that a number cannot hold throw instead of being a rupiah wrong. */
function added(a: number, b: number): number {
  const sum = a + b;
  if (!Number.isSafeInteger(sum)) throw new RangeError('A sum of rupiah is too large to be exact.');
  return sum;
}

export function addSums(a: AccountSums, b: AccountSums): AccountSums {
  return {
    gross: added(a.gross, b.gross),
    discount: added(a.discount, b.discount),
    billed: added(a.billed, b.billed),
    paidBilled: added(a.paidBilled, b.paidBilled),
    cash: added(a.cash, b.cash),
    transfer: added(a.transfer, b.transfer),
    refunded: added(a.refunded, b.refunded),
    waived: added(a.waived, b.waived),
    open: added(a.open, b.open),
    overpaid: added(a.overpaid, b.overpaid),
  };
}

/**
 * Always: billed + overpaid = cash + transfer − refunded + waived + open. What is refunded first gives back what was
 * overpaid; the rest are fees that are owed no longer.
 */
function sumsOf(
  { billed, discount }: { billed: number; discount: number },
  { isPaid, way }: AccountBill,
  received: number,
  refunded: number,
): AccountSums {
  const over = Math.max(0, received - billed);
  const back = Math.min(refunded, over);
  return {
    ...{ gross: added(billed, discount), discount, billed, paidBilled: isPaid ? billed : 0 },
    cash: way === 'cash' ? received : 0,
    transfer: way === 'transfer' ? received : 0,
    refunded,
    waived: refunded - back,
    open: Math.max(0, billed - received),
    overpaid: over - back,
  };
}

/** What came for a bill of several contingents is shared out by what it asks of each. */
export function accountsOf(bills: readonly AccountBill[]): {
  byContingent: Map<number, AccountSums>;
  total: AccountSums;
} {
  const byContingent = new Map<number, AccountSums>();
  let total = NOTHING;
  for (const bill of bills) {
    const weights = bill.lines.map(({ billed }) => billed);
    const received = sharedOut(bill.received, weights);
    const refunded = sharedOut(bill.refunded, weights);
    for (const [index, line] of bill.lines.entries()) {
      const sums = sumsOf(line, bill, received[index] ?? 0, refunded[index] ?? 0);
      byContingent.set(line.contingentId, addSums(byContingent.get(line.contingentId) ?? NOTHING, sums));
      total = addSums(total, sums);
    }
  }
  return { byContingent, total };
}

export const BOOK_KINDS = [
  'cash',
  'cash-undone',
  'transfer',
  'transfer-undone',
  'confirmed',
  'rejected',
  'refund',
] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** What each takes in or gives out. */
const OUT: ReadonlySet<BookKind> = new Set(['cash-undone', 'transfer-undone', 'rejected', 'refund']);

export interface BookEntry {
  kind: BookKind;
  amount: number;
}

/** In the order of time that they come in. */
export function withBalance<Entry extends BookEntry>(
  entries: readonly Entry[],
): (Entry & { in: number; out: number; balance: number })[] {
  let balance = 0;
  return entries.map((entry) => {
    const isOut = OUT.has(entry.kind);
    balance = added(balance, isOut ? -entry.amount : entry.amount);
    return { ...entry, in: isOut ? 0 : entry.amount, out: isOut ? entry.amount : 0, balance };
  });
}

export const BOOK_LABELS: Readonly<Record<BookKind, string>> = bookTexts.kinds;
export const WAY_LABELS: Readonly<Record<PaymentWay, string>> = bookTexts.ways;
