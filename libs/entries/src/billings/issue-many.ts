// Bills for members of several contingents at once: one for each contingent unless asked otherwise, all of them or none.
import type { EntityManager } from 'typeorm';
import { type BillsPer, intoBills } from '@gelanggang/domain/billing/bills-per';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { findBillable } from './billing-members';
import { issueBilling, type IssueRefusal, type IssueRequest } from './issue-billing';

export interface IssueManyRequest extends Omit<IssueRequest, 'accountId'> {
  per: BillsPer;
}

export type IssuedMany = { ok: true; bills: { id: number; invoice_number: string }[] } | IssueRefusal;

/** To be run in `writeWithEvents`; a refusal writes nothing as long as the caller gives up its transaction. */
export async function issueMany(manager: EntityManager, emit: Emit, request: IssueManyRequest): Promise<IssuedMany> {
  const { per, amount, ...asked } = request;
  const found = await findBillable(manager, asked);
  if (!found.ok) return found;
  let total = 0;
  const bills: { id: number; invoice_number: string }[] = [];
  for (const members of intoBills(found.members, per)) {
    const issued = await issueBilling(manager, emit, { ...asked, teamMemberIds: members.map((one) => one.id) });
    if (!issued.ok) return issued;
    total += issued.amount;
    bills.push({ id: issued.billingId, invoice_number: issued.invoiceNumber });
  }
  if (amount !== undefined && amount !== total) return { ok: false, code: 'amount-differs', amount: total };
  return { ok: true, bills };
}
