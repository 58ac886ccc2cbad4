// Every cell of the billing table: state × step × who (domain-rules, From entry to participant 3; Spec 2 §4, §6).
import { createRandom } from '../random';
import {
  BEFORE_CASH,
  BILLING_STATUSES,
  BILLING_STEPS,
  billingDecisionsFor,
  billingStepsFor,
  holdsMembers,
  takeBillingStep,
  type BeforeCash,
  type BillingActor,
  type BillingStatus,
  type BillingStep,
} from './billing-steps';

const ALL = ['upload payment struk', 'confirm payment', 'edit payment'];
const staff = (...permissions: string[]): BillingActor => ({
  ...{ isOwner: false, seesAll: true, permissions: new Set(permissions) },
});
const manager: BillingActor = {
  isOwner: true,
  seesAll: false,
  permissions: new Set(['upload payment struk', 'edit payment']),
};
const input = { reason: 'tidak terbaca', amount: 250_000, fee: 250_000 };
const billing = (status: BillingStatus, hasDrawnMember = false, beforeCash: BeforeCash | null = null) => ({
  ...{ status, hasDrawnMember, beforeCash, beforeTransfer: null as BeforeCash | null },
});

/** State after a step by somebody who holds the permission it asks for; null: refused with `wrong-status`. */
const TABLE: Record<BillingStep, Record<BillingStatus, BillingStatus | null>> = {
  'upload-proof': row('waiting for confirmation', 'waiting for confirmation', null, null, null),
  confirm: row(null, 'paid', 'paid', null, null),
  reject: row(null, 'failed', 'failed', null, null),
  cancel: row('cancelled', null, null, null, null),
  edit: row('waiting for payment', null, null, null, null),
  'add-member': row('waiting for payment', null, null, null, null),
  'take-cash': row('paid', 'paid', null, null, null),
  // of a billing that was not paid in cash
  'undo-cash': row(null, null, null, null, null),
  'match-transfer': row('paid', 'paid', null, null, null),
  // of a billing that no line of a statement paid
  'undo-transfer': row(null, null, null, null, null),
  'pay-online': row('paid', 'paid', null, null, null),
};

const ASKS_FOR: Record<BillingStep, string> = {
  'upload-proof': 'upload payment struk',
  confirm: 'confirm payment',
  reject: 'confirm payment',
  cancel: 'edit payment',
  edit: 'edit payment',
  'add-member': 'edit payment',
  'take-cash': 'confirm payment',
  'undo-cash': 'confirm payment',
  'match-transfer': 'confirm payment',
  'undo-transfer': 'confirm payment',
  'pay-online': '',
};

/** Of whoever may take the step: a person with its permission, or the payment service. */
const takerOf = (step: BillingStep): BillingActor =>
  step === 'pay-online' ? { ...staff(), isPaymentService: true } : staff(ASKS_FOR[step]);

function row(...cells: (BillingStatus | null)[]): Record<BillingStatus, BillingStatus | null> {
  return Object.fromEntries(BILLING_STATUSES.map((status, i) => [status, cells[i] ?? null])) as Record<
    BillingStatus,
    BillingStatus | null
  >;
}

describe('the decisions on the confirm screen', () => {
  it('are both of what waits for one or is paid, and none of anything else', () => {
    for (const status of BILLING_STATUSES) {
      const offered = billingDecisionsFor(billing(status), staff('confirm payment')).map((one) => one.status);
      const isDecidable = status === 'waiting for confirmation' || status === 'paid';
      expect(offered).toEqual(isDecidable ? ['paid', 'failed'] : []);
      expect(billingDecisionsFor(billing(status), staff('edit payment'))).toEqual([]);
    }
  });

  it('name what refuses a rejection once a member is drawn', () => {
    const drawn = { ...billing('paid'), hasDrawnMember: true };
    expect(billingDecisionsFor(drawn, staff('confirm payment'))).toEqual([
      { status: 'paid', refusal: null },
      { status: 'failed', refusal: 'member-drawn' },
    ]);
  });
});

describe.each(BILLING_STEPS)('the step %s', (step) => {
  it.each(BILLING_STATUSES)('does in state "%s" what the table says', (status) => {
    const after = TABLE[step][status];
    const answer = takeBillingStep(billing(status), step, takerOf(step), input);
    if (after === null) expect(answer).toEqual({ ok: false, code: 'wrong-status' });
    else expect(answer).toMatchObject({ ok: true, status: after });
  });

  it.each(BILLING_STATUSES)('is forbidden in state "%s" without its permission', (status) => {
    const others = ALL.filter((permission) => permission !== ASKS_FOR[step]);
    expect(takeBillingStep(billing(status), step, staff(...others), input)).toEqual({ ok: false, code: 'forbidden' });
  });

  it.each(BILLING_STATUSES)('finds nothing in state "%s" on a row of somebody else', (status) => {
    const stranger = { isOwner: false, seesAll: false, permissions: new Set(ALL) };
    expect(takeBillingStep(billing(status), step, stranger, input)).toEqual({ ok: false, code: 'not-found' });
  });
});

describe('a billing', () => {
  it('is cancelled by its owner without any permission', () => {
    const owner = { isOwner: true, seesAll: false, permissions: new Set<string>() };
    expect(takeBillingStep(billing('waiting for payment'), 'cancel', owner)).toMatchObject({ status: 'cancelled' });
  });

  it('confirmed as paid again stays as it is', () => {
    const answer = takeBillingStep(billing('paid', true), 'confirm', staff('confirm payment'));
    expect(answer).toEqual({ ok: true, status: 'paid', changes: false });
  });

  it('goes back from paid to failed only while none of its members is drawn', () => {
    const actor = staff('confirm payment');
    expect(takeBillingStep(billing('paid', true), 'reject', actor, input)).toEqual({ ok: false, code: 'member-drawn' });
    expect(takeBillingStep(billing('paid'), 'reject', actor, input)).toMatchObject({ status: 'failed' });
  });

  it('that a payment service has the money of is not rejected', () => {
    const paid = { ...billing('paid'), isPaidOnline: true };
    expect(takeBillingStep(paid, 'reject', staff('confirm payment'), input)).toEqual({
      ...{ ok: false, code: 'online-stands' },
    });
  });

  it('is paid online by its sum alone', () => {
    const pay = (amount?: number) =>
      takeBillingStep(billing('waiting for payment'), 'pay-online', takerOf('pay-online'), { amount, fee: 100 });
    expect(pay(100)).toMatchObject({ ok: true, status: 'paid' });
    for (const other of [99, 101, undefined]) expect(pay(other)).toEqual({ ok: false, code: 'amount-differs' });
  });

  it('is not rejected without a reason', () => {
    for (const reason of [undefined, null, '', '  ']) {
      const answer = takeBillingStep(billing('waiting for confirmation'), 'reject', staff('confirm payment'), {
        reason,
      });
      expect(answer).toEqual({ ok: false, code: 'reason-required' });
    }
  });

  it('keeps the proof that waits for confirmation from those who confirm it themselves', () => {
    const both = staff('upload payment struk', 'confirm payment');
    const waiting = billing('waiting for confirmation');
    expect(takeBillingStep(waiting, 'upload-proof', both)).toEqual({ ok: false, code: 'confirmer-keeps-proof' });
    expect(takeBillingStep(waiting, 'upload-proof', manager)).toMatchObject({ ok: true });
    expect(takeBillingStep(billing('waiting for payment'), 'upload-proof', both)).toMatchObject({ ok: true });
  });

  it('takes a member only for exactly the registration fee', () => {
    const add = (amount?: number, fee?: number) =>
      takeBillingStep(billing('waiting for payment'), 'add-member', manager, { amount, fee });
    expect(add(100, 100)).toMatchObject({ ok: true });
    expect(add(99, 100)).toEqual({ ok: false, code: 'amount-differs' });
    expect(add(undefined, 100)).toEqual({ ok: false, code: 'amount-differs' });
  });

  it('is rejected also where a member was drawn by another, paid billing: only a paid one is bound by the draw', () => {
    const confirms = staff('confirm payment');
    const reason = { reason: 'Nominal kurang' };
    expect(takeBillingStep(billing('waiting for confirmation', true), 'reject', confirms, reason)).toMatchObject({
      ...{ ok: true, status: 'failed' },
    });
    expect(takeBillingStep(billing('paid', true), 'reject', confirms, reason)).toEqual({
      ...{ ok: false, code: 'member-drawn' },
    });
  });

  it('holds its members until it has failed or is cancelled', () => {
    expect(BILLING_STATUSES.filter(holdsMembers)).toEqual(['waiting for payment', 'waiting for confirmation', 'paid']);
  });

  it('shows each account the steps that it may take', () => {
    expect(billingStepsFor(billing('waiting for payment'), manager)).toEqual([
      ...['upload-proof', 'cancel', 'edit', 'add-member'],
    ]);
    expect(billingStepsFor(billing('waiting for confirmation'), staff(...ALL))).toEqual([
      ...['confirm', 'reject', 'take-cash', 'match-transfer'],
    ]);
    expect(billingStepsFor(billing('paid'), manager)).toEqual([]);
    expect(billingStepsFor(billing('paid', true), staff(...ALL))).toEqual([]);
  });
});

describe('cash for a billing', () => {
  const office = staff('confirm payment');
  const paidInCash = BEFORE_CASH.map((before) => billing('paid', false, before));

  it('pays what is not paid yet, for exactly its fees', () => {
    for (const before of BEFORE_CASH) {
      expect(takeBillingStep(billing(before), 'take-cash', office, input)).toMatchObject({ ok: true, status: 'paid' });
      for (const amount of [249_999, 250_001, 0, -250_000, undefined]) {
        const answer = takeBillingStep(billing(before), 'take-cash', office, { ...input, amount });
        expect(answer).toEqual({ ok: false, code: 'amount-differs' });
      }
    }
  });

  it('is taken once', () => {
    for (const one of paidInCash) {
      expect(takeBillingStep(one, 'take-cash', office, input)).toEqual({ ok: false, code: 'cash-taken' });
      expect(billingStepsFor(one, office)).toEqual(['undo-cash']);
    }
  });

  it('is undone with a reason, while nobody is drawn, to the state before', () => {
    for (const before of BEFORE_CASH) {
      const undo = (reason: string | null, isDrawn = false) =>
        takeBillingStep(billing('paid', isDrawn, before), 'undo-cash', office, { reason });
      expect(undo('Salah tagihan')).toEqual({ ok: true, status: before, changes: true });
      expect(undo(' ')).toEqual({ ok: false, code: 'reason-required' });
      expect(undo(null)).toEqual({ ok: false, code: 'reason-required' });
      expect(undo('Salah tagihan', true)).toEqual({ ok: false, code: 'member-drawn' });
    }
  });

  it('keeps its billing from being rejected while its receipt stands, and the confirm screen says so', () => {
    for (const one of paidInCash) {
      expect(takeBillingStep(one, 'reject', office, input)).toEqual({ ok: false, code: 'cash-stands' });
      expect(billingDecisionsFor(one, office)).toContainEqual({ status: 'failed', refusal: 'cash-stands' });
    }
  });
});

describe('a transfer that a bank statement tells of', () => {
  const office = staff('confirm payment');
  const paidBy = (before: BeforeCash, isDrawn = false) => ({ ...billing('paid', isDrawn), beforeTransfer: before });

  it('pays what is not paid yet, for exactly what was asked or agreed to', () => {
    for (const before of BEFORE_CASH) {
      expect(takeBillingStep(billing(before), 'match-transfer', office, input)).toMatchObject({ status: 'paid' });
      for (const amount of [249_999, 250_001, undefined]) {
        const answer = takeBillingStep(billing(before), 'match-transfer', office, { ...input, amount });
        expect(answer).toEqual({ ok: false, code: 'amount-differs' });
      }
    }
  });

  it('is undone with a reason, while nobody is drawn, to the state before', () => {
    for (const before of BEFORE_CASH) {
      const undo = (reason: string | null, isDrawn = false) =>
        takeBillingStep(paidBy(before, isDrawn), 'undo-transfer', office, { reason });
      expect(undo('Salah baris')).toEqual({ ok: true, status: before, changes: true });
      expect(undo(' ')).toEqual({ ok: false, code: 'reason-required' });
      expect(undo(null)).toEqual({ ok: false, code: 'reason-required' });
      expect(undo('Salah baris', true)).toEqual({ ok: false, code: 'member-drawn' });
    }
  });

  it('keeps its billing from being rejected or paid again, and leaves undoing alone', () => {
    for (const before of BEFORE_CASH) {
      expect(takeBillingStep(paidBy(before), 'reject', office, input)).toEqual({ ok: false, code: 'transfer-stands' });
      expect(billingStepsFor(paidBy(before), office)).toEqual(['undo-transfer']);
    }
  });
});

/** Any row of steps by any accounts: cash or a transfer that stands and a paid billing never part. */
describe('generated rows of steps', () => {
  it('leave cash or a transfer standing only on a paid billing, and what one of them paid is left only by undoing it', () => {
    const random = createRandom('00000000ca5b1115');
    const pick = <T>(list: readonly T[]): T => list[random.int(list.length)] as T;
    const undone = { cash: 0, transfer: 0 };
    for (let run = 0; run < 500; run++) {
      let now = billing('waiting for payment');
      for (let n = 0; n < 12; n++) {
        const step = pick(BILLING_STEPS);
        const asked = { reason: pick(['', 'Salah']), amount: pick([1, 2]), fee: 2 };
        const taken = takeBillingStep({ ...now, hasDrawnMember: random.int(5) === 0 }, step, staff(...ALL), asked);
        if (!taken.ok) continue;
        const before = now.status as BeforeCash;
        const { beforeCash, beforeTransfer } = now;
        if (beforeCash !== null && taken.changes) expect([step, taken.status]).toEqual(['undo-cash', beforeCash]);
        if (beforeTransfer !== null && taken.changes)
          expect([step, taken.status]).toEqual(['undo-transfer', beforeTransfer]);
        if (step === 'undo-cash') undone.cash += 1;
        if (step === 'undo-transfer') undone.transfer += 1;
        now = {
          ...billing(taken.status, false, step === 'take-cash' ? before : step === 'undo-cash' ? null : beforeCash),
          beforeTransfer: step === 'match-transfer' ? before : step === 'undo-transfer' ? null : beforeTransfer,
        };
        const standing = [now.beforeCash, now.beforeTransfer].filter((one) => one !== null);
        expect(standing.length === 0 || (standing.length === 1 && now.status === 'paid')).toBe(true);
      }
    }
    expect(Math.min(undone.cash, undone.transfer)).toBeGreaterThan(20);
  });
});
