// The steps of a billing and who may take them (domain-rules, From entry to participant 3; Spec 2 §4, §6).
import { refused, type Refused } from '../refusal';

export const BILLING_STATUSES = [
  'waiting for payment',
  'waiting for confirmation',
  'paid',
  'failed',
  'cancelled',
] as const;
export type BillingStatus = (typeof BILLING_STATUSES)[number];

export const BILLING_STEPS = [
  'upload-proof',
  'confirm',
  'reject',
  'cancel',
  'edit',
  'add-member',
  'take-cash',
  'undo-cash',
  'match-transfer',
  'undo-transfer',
  'pay-online',
] as const;
export type BillingStep = (typeof BILLING_STEPS)[number];

export interface BillingActor {
  /** The billing is the account's own. */
  isOwner: boolean;
  /** The account works on everybody's rows, not only on its own. */
  seesAll: boolean;
  permissions: ReadonlySet<string>;
  /** No person: what the payment service says, asked for by this system itself. */
  isPaymentService?: true;
}

export interface BillingFacts {
  status: BillingStatus;
  /** A member of the billing stands in a drawn pool. */
  hasDrawnMember: boolean;
  /** Of a billing that was paid in cash: the state that it had before, and goes back to when its receipt is undone. */
  beforeCash: BeforeCash | null;
  /** The same of a billing that lines of a bank statement paid. */
  beforeTransfer: BeforeCash | null;
  /** A payment service has its money. */
  isPaidOnline?: boolean;
}

/** Cash is taken for whatever is not paid yet; a proof that waits is then no longer needed. */
export const BEFORE_CASH = ['waiting for payment', 'waiting for confirmation'] as const satisfies BillingStatus[];
export type BeforeCash = (typeof BEFORE_CASH)[number];

/** What comes with a step: the reason of a rejection or an undoing; the amount of add-member, cash, transfer or online payment and the fee it must equal. */
export interface BillingStepInput {
  reason?: string | null;
  amount?: number;
  fee?: number;
}

/** `not-found` answers 404, `forbidden` 403, `reason-required` 422, the others 409. */
export type BillingRefusal = Refused<
  | 'not-found'
  | 'forbidden'
  | 'wrong-status'
  | 'confirmer-keeps-proof'
  | 'member-drawn'
  | 'reason-required'
  | 'amount-differs'
  | 'cash-taken'
  | 'cash-stands'
  | 'transfer-stands'
  | 'online-stands'
>;

export interface BillingStepTaken {
  ok: true;
  status: BillingStatus;
  /** false when the step leaves everything as it is: confirming paid as paid again. */
  changes: boolean;
}

/** A billing in these states holds its members: no other billing of the tournament may name them. */
export function holdsMembers(status: BillingStatus): boolean {
  return status !== 'failed' && status !== 'cancelled';
}

export function takeBillingStep(
  billing: BillingFacts,
  step: BillingStep,
  actor: BillingActor,
  input: BillingStepInput = {},
): BillingStepTaken | BillingRefusal {
  if (!actor.isOwner && !actor.seesAll) return refused('not-found');
  if (!mayTake(step, actor)) return refused('forbidden');
  return TAKE[step](billing, actor, input);
}

/** Steps that the account may take now; what a screen shows as actions. */
export function billingStepsFor(billing: BillingFacts, actor: BillingActor): BillingStep[] {
  const input = { reason: 'any', amount: 0, fee: 0 };
  return BILLING_STEPS.filter((step) => {
    const taken = takeBillingStep(billing, step, actor, input);
    return taken.ok && taken.changes;
  });
}

export type BillingDecision = 'paid' | 'failed';

/**
 * What the confirm screen offers to who may confirm, of a billing that waits for it or is paid (Spec 2 §4), with what
 * refuses it now; none where there is nothing to decide, or not by this account.
 */
export function billingDecisionsFor(
  billing: BillingFacts,
  actor: BillingActor,
): { status: BillingDecision; refusal: BillingRefusal['code'] | null }[] {
  const isOffered = billing.status === 'waiting for confirmation' || billing.status === 'paid';
  if (!isOffered || !(actor.isOwner || actor.seesAll) || !mayTake('confirm', actor)) return [];
  return (['paid', 'failed'] as const).map((status) => {
    const taken = takeBillingStep(billing, status === 'paid' ? 'confirm' : 'reject', actor, { reason: 'any' });
    return { status, refusal: taken.ok ? null : taken.code };
  });
}

function mayTake(step: BillingStep, { isOwner, permissions, isPaymentService }: BillingActor): boolean {
  switch (step) {
    case 'upload-proof':
      return permissions.has('upload payment struk');
    case 'confirm':
    case 'reject':
    case 'take-cash':
    case 'undo-cash':
    case 'match-transfer':
    case 'undo-transfer':
      return permissions.has('confirm payment');
    case 'cancel':
      return isOwner || permissions.has('edit payment');
    case 'edit':
    case 'add-member':
      return permissions.has('edit payment');
    case 'pay-online':
      return isPaymentService === true;
  }
}

type Take = (billing: BillingFacts, actor: BillingActor, input: BillingStepInput) => BillingStepTaken | BillingRefusal;

const become = (status: BillingStatus): BillingStepTaken => ({ ok: true, status, changes: true });

const TAKE: Readonly<Record<BillingStep, Take>> = {
  'upload-proof': ({ status }, { permissions }) => {
    if (status === 'waiting for payment') return become('waiting for confirmation');
    if (status !== 'waiting for confirmation') return refused('wrong-status');
    // Spec 2 §6: who also confirms does not replace the proof that is to be confirmed
    return permissions.has('confirm payment') ? refused('confirmer-keeps-proof') : become(status);
  },
  confirm: ({ status }) => {
    if (status === 'paid') return { ok: true, status, changes: false };
    return status === 'waiting for confirmation' ? become('paid') : refused('wrong-status');
  },
  reject: ({ status, hasDrawnMember, beforeCash, beforeTransfer, isPaidOnline }, _actor, { reason }) => {
    if (status !== 'waiting for confirmation' && status !== 'paid') return refused('wrong-status');
    // a receipt that was handed out is undone first, with its reason
    if (beforeCash !== null) return refused('cash-stands');
    // its lines would stay used
    if (beforeTransfer !== null) return refused('transfer-stands');
    // money that has come is given back there, not refused here
    if (isPaidOnline) return refused('online-stands');
    if (status === 'paid' && hasDrawnMember) return refused('member-drawn');
    return reason?.trim() ? become('failed') : refused('reason-required');
  },
  cancel: ({ status }) => (status === 'waiting for payment' ? become('cancelled') : refused('wrong-status')),
  edit: ({ status }) => (status === 'waiting for payment' ? become(status) : refused('wrong-status')),
  'add-member': ({ status }, _actor, { amount, fee }) => {
    if (status !== 'waiting for payment') return refused('wrong-status');
    return amount === fee ? become(status) : refused('amount-differs');
  },
  'take-cash': ({ status, beforeCash }, _actor, { amount, fee }) => {
    if (beforeCash !== null) return refused('cash-taken');
    if (!BEFORE_CASH.some((one) => one === status)) return refused('wrong-status');
    return amount === fee ? become('paid') : refused('amount-differs');
  },
  'undo-cash': ({ hasDrawnMember, beforeCash }, _actor, { reason }) => {
    if (beforeCash === null) return refused('wrong-status');
    if (hasDrawnMember) return refused('member-drawn');
    return reason?.trim() ? become(beforeCash) : refused('reason-required');
  },
  'match-transfer': ({ status }, _actor, { amount, fee }) => {
    if (!BEFORE_CASH.some((one) => one === status)) return refused('wrong-status');
    return amount === fee ? become('paid') : refused('amount-differs');
  },
  'undo-transfer': ({ hasDrawnMember, beforeTransfer }, _actor, { reason }) => {
    if (beforeTransfer === null) return refused('wrong-status');
    if (hasDrawnMember) return refused('member-drawn');
    return reason?.trim() ? become(beforeTransfer) : refused('reason-required');
  },
  'pay-online': ({ status }, _actor, { amount, fee }) => {
    if (!BEFORE_CASH.some((one) => one === status)) return refused('wrong-status');
    return amount === fee ? become('paid') : refused('amount-differs');
  },
};
