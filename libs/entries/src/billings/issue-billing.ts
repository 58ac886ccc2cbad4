// Issues a billing for members of one tournament: the fee of each match category, a gapless invoice number.
import type { EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { type BillableMember, findBillable, type MembersRefusal } from './billing-members';
import { nextInvoiceNumber } from './invoice-number';
import { freeDigits } from './own-digits';
import { type BillCode, type CodeRefusal, contingentFeesOf, findCode, insertLines, priceBill } from './price-bill';
import { type Telling, tellingOf, tellStep } from './tell-billing';

export interface IssueRequest extends Telling {
  tournamentId: number;
  /** Who issues it, for the history. */
  issuedById: number;
  /** Whose billing it is; without it, its members' manager. */
  accountId?: number;
  /** The issuer may bill members of this account's contingents only. */
  onlyOf?: number | null;
  /** As it was typed. */
  discountCode?: string;
  /** What the form showed: refused when it is no longer what the members cost. */
  amount?: number;
  /** In the order in which they become participants. */
  teamMemberIds: readonly number[];
  bankName?: string;
  accountNumber?: string;
  accountName?: string;
  notes?: string;
  issuedAt: Date;
}

export type IssueRefusal = MembersRefusal | CodeRefusal | { ok: false; code: 'amount-differs'; amount: number };

export type Issued = { ok: true; billingId: number; invoiceNumber: string; amount: number } | IssueRefusal;

const FREE_DIGITS = freeDigits('$1', '$8::bigint');

/** To be run in `writeWithEvents`; a refusal writes nothing. Two issuers at once: the database refuses the second. */
export async function issueBilling(manager: EntityManager, emit: Emit, request: IssueRequest): Promise<Issued> {
  const found = await findBillable(manager, request);
  if (!found.ok) return found;
  const { members } = found;
  const used = await findCode(manager, {
    ...{ tournamentId: request.tournamentId, typed: request.discountCode, at: request.issuedAt, isLocked: true },
  });
  if (!used.ok) return used;
  const bill = priceBill(members, await contingentFeesOf(manager, request.tournamentId, members), used.code);
  const { amount } = bill;
  if (request.amount !== undefined && request.amount !== amount) return { ok: false, code: 'amount-differs', amount };
  const accountId = request.accountId ?? ownerOf(members, request.issuedById);
  const { tournamentId } = request;
  const opened = await openBilling(manager, emit, { ...request, accountId, amount, code: used.code }, (id) =>
    insertLines(manager, { id, tournamentId }, bill),
  );
  return { ok: true, ...opened, amount };
}

export interface OpenRequest extends Omit<IssueRequest, 'teamMemberIds' | 'onlyOf' | 'discountCode'> {
  accountId: number;
  amount: number;
  /** What took something off the amount. */
  code?: BillCode | null;
}

/** A billing with its number, digits and history, told to whom it concerns; `fill` writes what it is for. */
export async function openBilling(
  manager: EntityManager,
  emit: Emit,
  request: OpenRequest,
  fill: (billingId: number) => Promise<void>,
): Promise<{ billingId: number; invoiceNumber: string }> {
  const { tournamentId, accountId } = request;
  const invoiceNumber = await nextInvoiceNumber(manager, tournamentId, request.issuedAt);
  const [billing]: [{ id: number; due: number }] = await manager.query(
    `insert into billing (tournament_id, account_id, invoice_number, bank_name, account_number, account_name, notes,
       amount, issued_at, updated_at, due_digits, discount_code_id, discount_percent, discount_amount)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, ${FREE_DIGITS}, $10, $11, $12) returning id, bill_due(amount, due_digits) as due`,
    [
      tournamentId,
      accountId,
      invoiceNumber,
      request.bankName ?? '',
      request.accountNumber ?? '',
      request.accountName ?? '',
      request.notes ?? '',
      request.amount,
      request.issuedAt,
      request.code?.id ?? null,
      request.code?.percent ?? null,
      request.code?.amount ?? null,
    ],
  );
  await fill(billing.id);
  await manager.query(
    `insert into billing_history (billing_id, to_status, account_id, at) values ($1, 'waiting for payment', $2, $3)`,
    [billing.id, request.issuedById, request.issuedAt],
  );
  await tellStep(
    manager,
    emit,
    { id: billing.id, tournamentId, ownerId: accountId, invoiceNumber, status: 'waiting for payment' },
    { ...tellingOf(request), step: 'issue', byId: request.issuedById, amount: billing.due, at: request.issuedAt },
  );
  return { billingId: billing.id, invoiceNumber };
}

/** Members of one manager make it that manager's billing, whoever issues it; a mixed one is the issuer's. */
function ownerOf(members: readonly BillableMember[], issuedById: number): number {
  const owners = new Set(members.map((one) => one.contingentAccountId));
  const [only] = owners;
  return owners.size === 1 && only !== undefined ? only : issuedById;
}
