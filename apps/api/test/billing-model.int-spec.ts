// The way of a bill held against a model of its own: whatever manager and office do to it in any order is taken or refused as the
// model says. fast-check shrinks what differs to the commands that matter.
import fc from 'fast-check';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { testApi } from '../../../test/setup/api';
import { billingStage, type BillingStage, FEE, PNG } from './billing-stage';

const RUNS = Number(process.env.MODEL_RUNS ?? 6);
const MOST_COMMANDS = 40;
const PART = 200_000;

const api = testApi();

interface Model {
  status: BillingAnswer['status'];
  /** Of a bill that was paid in cash: where it stood before. */
  beforeCash: BillingAnswer['status'] | null;
  /** What was transferred, or lay on the table. */
  received: number;
  refunded: number;
}

interface Real {
  stage: BillingStage;
  id: number;
}

const NAMES = ['upload', 'confirm', 'reject', 'cancel', 'cash', 'wrong cash', 'undo cash', 'refund'] as const;
type Name = (typeof NAMES)[number];

class Command implements fc.AsyncCommand<Model, Real> {
  constructor(readonly name: Name) {}

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    const before = await real.stage.read(real.id);
    const after = this.after(model, before);
    const status = await this.ask(real, before);
    const isTaken = status < 300;
    expect([this.name, model.status, isTaken || status]).toEqual([this.name, model.status, after ? true : status]);
    expect([200, 201, 409, 422]).toContain(status);
    Object.assign(model, after);
    const shown = await real.stage.read(real.id);
    const refundable = model.status === 'paid' ? model.received - model.refunded : 0;
    expect([this.name, shown.status, shown.refundable]).toEqual([this.name, model.status, refundable]);
    expect(shown.cash_receipts.filter((one) => one.undone_at === null)).toHaveLength(model.beforeCash ? 1 : 0);
  }

  toString(): string {
    return this.name;
  }

  /** What is other then; null where it is refused. */
  private after({ status, beforeCash, received, refunded }: Model, bill: BillingAnswer): Partial<Model> | null {
    const isOpen = status === 'waiting for payment' || status === 'waiting for confirmation';
    switch (this.name) {
      case 'upload':
        return isOpen ? { status: 'waiting for confirmation' } : null;
      case 'confirm':
        if (status === 'paid') return {};
        return status === 'waiting for confirmation' ? { status: 'paid', received: bill.total_amount } : null;
      case 'reject':
        if (status === 'waiting for confirmation') return { status: 'failed' };
        return status === 'paid' && beforeCash === null && refunded === 0 ? { status: 'failed', received: 0 } : null;
      case 'cancel':
        return status === 'waiting for payment' ? { status: 'cancelled' } : null;
      case 'cash':
        return isOpen ? { status: 'paid', beforeCash: status, received: bill.amount } : null;
      case 'undo cash':
        return beforeCash !== null && refunded === 0 ? { status: beforeCash, beforeCash: null, received: 0 } : null;
      case 'refund':
        return status === 'paid' && refunded + PART <= received ? { refunded: refunded + PART } : null;
      case 'wrong cash':
        return null;
    }
  }

  private async ask({ stage, id }: Real, { amount, version }: BillingAnswer): Promise<number> {
    const post = (path: string, who = stage.staff) =>
      api.request.post(`/api/billings/${id}/${path}`).set('authorization', `Bearer ${who.token}`);
    const day = new Date().toISOString().slice(0, 10);
    const receipt = { received_from: 'Manajer', received_on: day, version };
    const money = { way: 'cash', refunded_on: day, reason: 'Batal ikut', version };
    const asked = {
      upload: () => post('update-document', stage.manager).attach('payment_document', PNG, 'struk.png'),
      confirm: () => post('confirm-payment').field({ status: 'paid' }),
      reject: () => post('confirm-payment').field({ status: 'failed', reject_reason: 'Tidak terbaca' }),
      cancel: () => post('cancel', stage.manager),
      cash: () => post('cash').send({ ...receipt, amount }),
      'wrong cash': () => post('cash').send({ ...receipt, amount: amount - 1 }),
      'undo cash': () => post('cash/undo').send({ reason: 'Salah tagihan', version }),
      refund: () => post('refunds').send({ ...money, amount: PART }),
    }[this.name];
    return (await asked()).status;
  }
}

it('takes and refuses whatever is done to a bill in any order as a model of it says', async () => {
  const stage = await billingStage(api);
  await fc.assert(
    fc.asyncProperty(
      fc.commands([fc.constantFrom(...NAMES, 'upload' as const, 'cash' as const).map((name) => new Command(name))], {
        ...{ maxCommands: MOST_COMMANDS, size: 'max' },
      }),
      async (commands) => {
        const members = [await stage.newMember(), await stage.newMember()];
        const id = await stage.issue(members);
        expect((await stage.read(id)).amount).toBe(2 * FEE);
        const model: Model = { status: 'waiting for payment', beforeCash: null, received: 0, refunded: 0 };
        await fc.asyncModelRun(() => ({ model, real: { stage, id } }), commands);
      },
    ),
    { numRuns: RUNS, seed: Number(process.env.MODEL_SEED ?? 20261126) },
  );
});
