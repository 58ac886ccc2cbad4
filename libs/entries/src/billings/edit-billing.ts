// Changes a billing that waits for payment: its bank data and members, or one member more.
import type { EntityManager } from 'typeorm';
import {
  type BillingActor,
  type BillingRefusal,
  type BillingStatus,
  takeBillingStep,
} from '@gelanggang/domain/billing/billing-steps';
import { discountKey } from '@gelanggang/domain/billing/discount';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { findBillable, type MembersRefusal } from './billing-members';
import {
  type BillCode,
  type CodeRefusal,
  contingentFeesOf,
  findCode,
  insertLines,
  type PricedBill,
  priceBill,
} from './price-bill';
import { tellBilling } from './tell-billing';

interface ChangeRequest {
  billingId: number;
  accountId: number;
  /** What the account may do; `isOwner` is told by the billing. */
  actor: Omit<BillingActor, 'isOwner'>;
  /** Members of this account's contingents only. */
  onlyOf: number | null;
  at: Date;
}

export interface EditRequest extends ChangeRequest {
  tournamentId: number;
  /** The version that the form has loaded. */
  version?: number;
  teamMemberIds: readonly number[];
  bankName: string;
  accountNumber: string;
  accountName: string;
  notes: string;
  /** As it was typed; left out, or the one that the bill has: what that took off; blank: none any more. */
  discountCode?: string;
  /** What the form showed: refused when it is no longer what the members cost. */
  amount?: number;
}

export interface AddMemberRequest extends ChangeRequest {
  teamMemberId: number;
  tournamentMatchCategoryId: number;
  amount: number;
}

export type EditRefusal =
  | { ok: false; code: Exclude<BillingRefusal['code'], 'amount-differs'> }
  | MembersRefusal
  | CodeRefusal
  | { ok: false; code: 'amount-differs'; amount: number }
  | { ok: false; code: 'changed-meanwhile' | 'other-tournament' | 'other-category' };

export type Edited = { ok: true } | EditRefusal;

interface LockedBilling {
  tournament_id: number;
  account_id: number;
  status: BillingStatus;
  invoice_number: string;
  version: number;
  code_id: number | null;
  code: string | null;
  discount_percent: number | null;
  discount_amount: number | null;
}

/** Of billing $1: what it asks beside what its members and their contingents pay. */
const CHARGES = `(select coalesce(sum(g.amount), 0) from billing_charge g where g.billing_id = $1)`;

/**
 * To be run in `writeWithEvents`; a refusal writes nothing. Who stands on the bill costs what it cost, who comes the fee of
 * today.
 */
export async function editBilling(manager: EntityManager, emit: Emit, request: EditRequest): Promise<Edited> {
  const billing = await lockBilling(manager, request.billingId);
  if (!billing) return { ok: false, code: 'not-found' };
  const refusal = refusalOf(billing, request);
  if (refusal) return refusal;
  if (request.version !== undefined && request.version !== billing.version) {
    return { ok: false, code: 'changed-meanwhile' };
  }
  if (request.tournamentId !== billing.tournament_id) return { ok: false, code: 'other-tournament' };
  const found = await findBillable(manager, request);
  if (!found.ok) return found;
  const used = await codeOf(manager, billing, request);
  if (!used.ok) return used;
  const fees = await contingentFeesOf(manager, billing.tournament_id, found.members, request.billingId);
  const bill = priceBill(found.members, fees, used.code);
  if (request.amount !== undefined && request.amount !== bill.amount) {
    return { ok: false, code: 'amount-differs', amount: bill.amount };
  }
  await writeLines(manager, request, billing, bill);
  await manager.query(
    'update billing set bank_name = $2, account_number = $3, account_name = $4, notes = $5 where id = $1',
    [request.billingId, request.bankName, request.accountNumber, request.accountName, request.notes],
  );
  await recordEdit(manager, emit, request, billing);
  return { ok: true };
}

/** To be run in `writeWithEvents`; a refusal writes nothing. */
export async function addMember(manager: EntityManager, emit: Emit, request: AddMemberRequest): Promise<Edited> {
  const billing = await lockBilling(manager, request.billingId);
  if (!billing) return { ok: false, code: 'not-found' };
  const refusal = refusalOf(billing, request);
  if (refusal) return refusal;
  const found = await findBillable(manager, {
    tournamentId: billing.tournament_id,
    teamMemberIds: [request.teamMemberId],
    onlyOf: request.onlyOf,
  });
  if (!found.ok) return found;
  const [member] = found.members;
  if (member?.tournamentMatchCategoryId !== request.tournamentMatchCategoryId) {
    return { ok: false, code: 'other-category' };
  }
  const taken = takeBillingStep(
    { status: billing.status, hasDrawnMember: false, beforeCash: null, beforeTransfer: null },
    'add-member',
    { ...request.actor, isOwner: billing.account_id === request.accountId },
    { amount: request.amount, fee: member.fee },
  );
  if (!taken.ok) {
    return taken.code === 'amount-differs'
      ? { ok: false, code: 'amount-differs', amount: member.fee }
      : { ok: false, code: taken.code };
  }
  const standing = await manager.query<{ id: number }[]>(
    'select team_member_id as id from billing_detail where billing_id = $1 order by id',
    [request.billingId],
  );
  const all = await findBillable(manager, {
    tournamentId: billing.tournament_id,
    teamMemberIds: [...standing.map(({ id }) => id), request.teamMemberId],
    billingId: request.billingId,
  });
  if (!all.ok) return all;
  const fees = await contingentFeesOf(manager, billing.tournament_id, all.members, request.billingId);
  await writeLines(manager, request, billing, priceBill(all.members, fees, ownCode(billing)));
  await recordEdit(manager, emit, request, billing);
  return { ok: true };
}

const ownCode = (billing: LockedBilling): BillCode | null =>
  billing.code_id === null
    ? null
    : { id: billing.code_id, percent: billing.discount_percent, amount: billing.discount_amount };

/** A code that the bill has already is not asked again whether it may be used. */
async function codeOf(
  manager: EntityManager,
  billing: LockedBilling,
  { discountCode: typed, at }: EditRequest,
): Promise<{ ok: true; code: BillCode | null } | CodeRefusal> {
  if (typed === undefined || discountKey(typed) === billing.code) return { ok: true, code: ownCode(billing) };
  return findCode(manager, { tournamentId: billing.tournament_id, typed, at, isLocked: true });
}

async function writeLines(
  manager: EntityManager,
  { billingId, at }: ChangeRequest,
  billing: LockedBilling,
  bill: PricedBill,
): Promise<void> {
  await manager.query('delete from billing_detail where billing_id = $1', [billingId]);
  await manager.query('delete from contingent_fee where billing_id = $1', [billingId]);
  await insertLines(manager, { id: billingId, tournamentId: billing.tournament_id }, bill);
  await manager.query(
    `update billing set amount = $2 + ${CHARGES}, discount_code_id = $3, discount_percent = $4, discount_amount = $5,
       version = version + 1, updated_at = $6 where id = $1`,
    [billingId, bill.amount, bill.code?.id ?? null, bill.code?.percent ?? null, bill.code?.amount ?? null, at],
  );
}

async function lockBilling(manager: EntityManager, id: number): Promise<LockedBilling | undefined> {
  const [billing]: LockedBilling[] = await manager.query(
    `select b.tournament_id, b.account_id, b.status, b.invoice_number, b.version, b.discount_code_id as code_id,
       (select c.code from discount_code c where c.id = b.discount_code_id) as code, b.discount_percent, b.discount_amount
     from billing b where b.id = $1 for no key update`,
    [id],
  );
  return billing;
}

function refusalOf(billing: LockedBilling, request: ChangeRequest): EditRefusal | null {
  const taken = takeBillingStep(
    { status: billing.status, hasDrawnMember: false, beforeCash: null, beforeTransfer: null },
    'edit',
    {
      ...request.actor,
      isOwner: billing.account_id === request.accountId,
    },
  );
  return taken.ok || taken.code === 'amount-differs' ? null : { ok: false, code: taken.code };
}

/** A change without a step: from and to are the same state. */
export async function recordEdit(
  manager: EntityManager,
  emit: Emit,
  request: Pick<ChangeRequest, 'billingId' | 'accountId' | 'at'>,
  billing: Pick<LockedBilling, 'tournament_id' | 'account_id' | 'status' | 'invoice_number'>,
): Promise<void> {
  await manager.query(
    `insert into billing_history (billing_id, from_status, to_status, account_id, at) values ($1, $2, $2, $3, $4)`,
    [request.billingId, billing.status, request.accountId, request.at],
  );
  tellBilling(emit, {
    id: request.billingId,
    tournamentId: billing.tournament_id,
    ownerId: billing.account_id,
    invoiceNumber: billing.invoice_number,
    status: billing.status,
  });
}
