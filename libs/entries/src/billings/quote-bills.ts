// What bills for these members would come to, without issuing them.
import type { EntityManager } from 'typeorm';
import { type BillsPer, intoBills } from '@gelanggang/domain/billing/bills-per';
import { discountKey } from '@gelanggang/domain/billing/discount';
import { billingTotal } from '@gelanggang/domain/billing/invoice-number';
import { findBillable, type MembersAsked, type MembersRefusal } from './billing-members';
import { type BillCode, type CodeRefusal, contingentFeesOf, findCode, priceBill } from './price-bill';

export interface QuoteAsked extends MembersAsked {
  per: BillsPer;
  discountCode?: string;
  at: Date;
}

export interface Quote {
  fees: number;
  discount: number;
  contingentFees: number;
  amount: number;
  bills: number;
}

export async function quoteBills(
  manager: EntityManager,
  asked: QuoteAsked,
): Promise<{ ok: true; quote: Quote } | MembersRefusal | CodeRefusal> {
  const found = await findBillable(manager, asked);
  if (!found.ok) return found;
  const { tournamentId, discountCode: typed, at, billingId } = asked;
  const groups = intoBills(found.members, asked.per);
  const own = billingId === undefined ? null : await codeOfBill(manager, billingId, typed);
  const used = own ?? (await findCode(manager, { tournamentId, typed, at, bills: groups.length, isLocked: false }));
  if (!used.ok) return used;
  const contingentFees = await contingentFeesOf(manager, tournamentId, found.members, billingId);
  const bills = groups.map((members) => priceBill(members, [], used.code));
  const sums = bills.flatMap((bill) => bill.members);
  return {
    ok: true,
    quote: {
      fees: billingTotal(sums.map((one) => ({ amount: one.fee }))),
      discount: billingTotal(sums.map((one) => ({ amount: one.discount }))),
      contingentFees: billingTotal(contingentFees),
      amount: billingTotal(bills) + billingTotal(contingentFees),
      bills: bills.length,
    },
  };
}

/** A code that the bill has takes off what it took off, whether it is open or not. */
async function codeOfBill(
  manager: EntityManager,
  billingId: number,
  typed: string | undefined,
): Promise<{ ok: true; code: BillCode } | null> {
  const [code] = await manager.query<(BillCode & { typed: string })[]>(
    `select c.id, b.discount_percent as percent, b.discount_amount as amount, c.code as typed
     from billing b join discount_code c on c.id = b.discount_code_id where b.id = $1`,
    [billingId],
  );
  return code && discountKey(typed ?? code.typed) === code.typed ? { ok: true, code } : null;
}
