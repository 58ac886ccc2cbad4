// Changes a billing that waits for payment: its bank data and members, or one member more.
import type { EntityManager } from 'typeorm';
import {
  type BillingActor,
  type BillingRefusal,
  type BillingStatus,
  takeBillingStep,
} from '@gelanggang/domain/billing/billing-steps';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { findBillable, insertDetails, type MembersRefusal } from './billing-members';
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
  | { ok: false; code: 'amount-differs'; amount: number }
  | { ok: false; code: 'changed-meanwhile' | 'other-tournament' | 'other-category' };

export type Edited = { ok: true } | EditRefusal;

interface LockedBilling {
  tournament_id: number;
  account_id: number;
  status: BillingStatus;
  invoice_number: string;
  version: number;
}

/** Of billing $1: what it asks beside the fees of its members. */
const CHARGES = `(select coalesce(sum(g.amount), 0) from billing_charge g where g.billing_id = $1)`;

/** To be run in `writeWithEvents`; a refusal writes nothing. All members get the fees of today. */
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
  if (request.amount !== undefined && request.amount !== found.amount) {
    return { ok: false, code: 'amount-differs', amount: found.amount };
  }
  await manager.query('delete from billing_detail where billing_id = $1', [request.billingId]);
  await insertDetails(manager, { id: request.billingId, tournamentId: billing.tournament_id }, found.members);
  await manager.query(
    `update billing set bank_name = $2, account_number = $3, account_name = $4, notes = $5, amount = $6 + ${CHARGES},
       version = version + 1, updated_at = $7 where id = $1`,
    [
      request.billingId,
      request.bankName,
      request.accountNumber,
      request.accountName,
      request.notes,
      found.amount,
      request.at,
    ],
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
  await insertDetails(manager, { id: request.billingId, tournamentId: billing.tournament_id }, found.members);
  await manager.query(
    `update billing set amount = (select sum(amount) from billing_detail where billing_id = $1) + ${CHARGES},
       version = version + 1, updated_at = $2 where id = $1`,
    [request.billingId, request.at],
  );
  await recordEdit(manager, emit, request, billing);
  return { ok: true };
}

async function lockBilling(manager: EntityManager, id: number): Promise<LockedBilling | undefined> {
  const [billing]: LockedBilling[] = await manager.query(
    `select tournament_id, account_id, status, invoice_number, version from billing where id = $1 for no key update`,
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
  billing: Omit<LockedBilling, 'version'>,
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
