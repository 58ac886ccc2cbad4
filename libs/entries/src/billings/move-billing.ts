// Takes a billing one step on: proof uploaded, paid, failed, cancelled, opened again. Paid makes the participants with it.
import type { EntityManager } from 'typeorm';
import {
  type BeforeCash,
  type BillingActor,
  type BillingRefusal,
  type BillingStatus,
  type BillingStep,
  holdsMembers,
  takeBillingStep,
} from '@gelanggang/domain/billing/billing-steps';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { leavePools, lockPoolsOf, participantsOfBilling } from '@gelanggang/drawing/leave-pools';
import { renewDigits } from './own-digits';
import { type Telling, tellingOf, tellStep } from './tell-billing';

export interface MoveRequest extends Telling {
  billingId: number;
  step: Exclude<BillingStep, 'edit' | 'add-member'>;
  /** Null: the payment service. */
  accountId: number | null;
  /** What the account may do; `isOwner` is told by the billing. */
  actor: Omit<BillingActor, 'isOwner'>;
  at: Date;
  /** The version that the screen showed: refused when the billing was edited since. */
  version?: number;
  /** Required to reject, and to undo cash or a transfer. */
  reason?: string;
  /** Of cash: must be the fees. Of a transfer or an online payment: what is to be transferred. */
  amount?: number;
  /** The proof of payment that was uploaded. */
  documentFileId?: string;
  /** Whoever calls puts late comers into undrawn pools (domain-rules, Draw): runs with the new participants. */
  joinPools?: (manager: EntityManager, emit: Emit, tournamentId: number, participantIds: number[]) => Promise<unknown>;
}

export type MoveRefusal = BillingRefusal | { ok: false; code: 'changed-meanwhile' };

/** `changed` is false where the billing stood there already (confirming paid as paid again). */
export type Moved = { ok: true; status: BillingStatus; changed: boolean } | MoveRefusal;

interface BillingRow {
  tournament_id: number;
  account_id: number;
  status: BillingStatus;
  invoice_number: string;
  /** What is transferred. */
  amount: number;
  fees: number;
  before_cash: BeforeCash | null;
  before_transfer: BeforeCash | null;
  is_paid_online: boolean;
  version: number;
}

/** Of billing `b`: the state before it was paid in cash, while that receipt stands. */
export const BEFORE_CASH_OF = `(
  select r.billing_before from cash_receipt r where r.billing_id = b.id and r.undone_at is null)`;
/** The same before lines of a bank statement paid it. */
export const BEFORE_TRANSFER_OF = `(
  select p.billing_before from statement_payment p where p.billing_id = b.id and p.undone_at is null limit 1)`;
/** Whether a payment service has the money of billing `b`. */
export const IS_PAID_ONLINE = `exists (
  select from online_payment o where o.billing_id = b.id and o.state = 'paid' and o.unbilled_because is null)`;

/**
 * To be run in `writeWithEvents`; a refusal writes nothing. The update names the state and the version that it expects: of two at once
 * one wins, the other is refused as `changed-meanwhile`; of two same decisions the second changes nothing.
 */
export async function moveBilling(manager: EntityManager, emit: Emit, request: MoveRequest): Promise<Moved> {
  const [billing]: BillingRow[] = await manager.query(
    `select tournament_id, account_id, status, invoice_number, bill_due(amount, due_digits) as amount, amount as fees,
       version, ${BEFORE_CASH_OF} as before_cash, ${BEFORE_TRANSFER_OF} as before_transfer,
       ${IS_PAID_ONLINE} as is_paid_online
     from billing b where id = $1`,
    [request.billingId],
  );
  if (!billing) return { ok: false, code: 'not-found' };
  if (isDecidedMeanwhile(request, billing)) return { ok: true, status: billing.status, changed: false };
  const participants = billing.status === 'paid' ? await participantsOfBilling(manager, request.billingId) : [];
  const pools = participants.length > 0 ? await lockPoolsOf(manager, participants) : [];
  const taken = takeBillingStep(
    {
      status: billing.status,
      hasDrawnMember: pools.some((pool) => pool.isDrawn),
      beforeCash: billing.before_cash,
      beforeTransfer: billing.before_transfer,
      isPaidOnline: billing.is_paid_online,
    },
    request.step,
    { ...request.actor, isOwner: billing.account_id === request.accountId },
    {
      reason: request.reason,
      amount: request.amount,
      fee: request.step === 'match-transfer' || request.step === 'pay-online' ? billing.amount : billing.fees,
    },
  );
  if (!taken.ok) return taken;
  if (!taken.changes) return { ok: true, status: taken.status, changed: false };
  if (request.version !== undefined && request.version !== billing.version) {
    return { ok: false, code: 'changed-meanwhile' };
  }
  if (request.step === 'undo-cash' || request.step === 'undo-transfer') await renewDigits(manager, request.billingId);
  if (!(await writeStatus(manager, request, billing, taken.status))) {
    // somebody else was first: one decision, if it was the same
    const [now] = await manager.query<Pick<BillingRow, 'status' | 'version'>[]>(
      'select status, version from billing where id = $1',
      [request.billingId],
    );
    const isSame = now?.status === taken.status && DECISIONS.includes(request.step);
    return isSame ? { ok: true, status: now.status, changed: false } : { ok: false, code: 'changed-meanwhile' };
  }
  if (taken.status === 'paid') await enterParticipants(manager, emit, request, billing.tournament_id);
  if (billing.status === 'paid') {
    await leavePools(manager, emit, participants, pools);
    // a member drawn since the look above is held by its pool's foreign key, and the whole step fails
    await manager.query('delete from participant where billing_id = $1', [request.billingId]);
  }
  await manager.query(
    `insert into billing_history (billing_id, from_status, to_status, reason, account_id, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [request.billingId, billing.status, taken.status, request.reason ?? null, request.accountId, request.at],
  );
  await tellStep(
    manager,
    emit,
    {
      id: request.billingId,
      tournamentId: billing.tournament_id,
      ownerId: billing.account_id,
      invoiceNumber: billing.invoice_number,
      status: taken.status,
      rejectReason: taken.status === 'failed' ? request.reason?.trim() : null,
    },
    {
      ...tellingOf(request),
      isReplaced: taken.status === billing.status,
      step: request.step,
      byId: request.accountId,
      amount: request.amount ?? billing.amount,
      reason: request.reason?.trim(),
      at: request.at,
    },
  );
  return { ok: true, status: taken.status, changed: true };
}

const DECISIONS: readonly BillingStep[] = ['confirm', 'reject'];

/** A rejection of what somebody else has rejected since the screen showed it: theirs stands, with its reason. */
const isDecidedMeanwhile = ({ step, version, actor }: MoveRequest, billing: BillingRow): boolean =>
  step === 'reject' &&
  billing.status === 'failed' &&
  version !== undefined &&
  version < billing.version &&
  actor.seesAll &&
  actor.permissions.has('confirm payment');

async function writeStatus(
  manager: EntityManager,
  { billingId, at, reason, documentFileId }: MoveRequest,
  expected: BillingRow,
  status: BillingStatus,
): Promise<boolean> {
  const [, written]: [unknown[], number] = await manager.query(
    `update billing
     set status = $3, holds = $4, reject_reason = $5, paid_at = $6,
       payment_document_file_id = coalesce($7::uuid, payment_document_file_id),
       version = version + 1, updated_at = $8
     where id = $1 and status = $2 and version = $9`,
    [
      billingId,
      expected.status,
      status,
      holdsMembers(status),
      status === 'failed' ? reason?.trim() : null,
      status === 'paid' ? at : null,
      documentFileId ?? null,
      at,
      expected.version,
    ],
  );
  return written === 1;
}

/** In the order in which the members stand in the billing: draws take participants in order of id. */
async function enterParticipants(
  manager: EntityManager,
  emit: Emit,
  request: MoveRequest,
  tournamentId: number,
): Promise<void> {
  const participants: { id: number }[] = await manager.query(
    `insert into participant (tournament_id, team_member_id, billing_id, created_at)
     select tournament_id, team_member_id, billing_id, $2 from billing_detail where billing_id = $1 order by id
     returning id`,
    [request.billingId, request.at],
  );
  await request.joinPools?.(
    manager,
    emit,
    tournamentId,
    participants.map((participant) => participant.id),
  );
}
