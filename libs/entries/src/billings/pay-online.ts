// What a payment service says of a payment, written down: money that came pays its bill, or stays as money without a bill.
import type { EntityManager } from 'typeorm';
import { nextOnlineState, type OnlineState, type UnbilledReason } from '@gelanggang/domain/billing/online-payment';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { accountsWith } from '@gelanggang/database/queries/rights.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { notify } from '@gelanggang/platform/notices/notify';
import { moveBilling, type MoveRequest } from './move-billing';
import { tellBilling } from './tell-billing';

export interface ToldOnline extends Pick<MoveRequest, 'joinPools' | 'mailAddress' | 'at'> {
  orderId: string;
  state: OnlineState;
  /** Whole rupiah that the service has taken. */
  amount: number;
  /** In the service's word. */
  method: string;
}

interface Kept {
  id: number;
  billingId: number;
  tournamentId: number;
  service: string;
  amount: number;
  state: OnlineState;
  unbilledBecause: UnbilledReason | null;
  method: string;
  received: number | null;
}

interface Bill {
  status: BillingStatus;
  ownerId: number;
  invoiceNumber: string;
}

/** No person: what it may do is take this one step. */
const PAYMENT_SERVICE = { seesAll: true, permissions: new Set<string>(), isPaymentService: true } as const;

/**
 * To be run in `writeWithEvents`, with what the service itself was asked for and said: never with what somebody sent. The
 * bill first, then its payment, as whoever begins one does: two at once take turns. Said again, nothing changes.
 */
export async function settleOnline(manager: EntityManager, emit: Emit, told: ToldOnline): Promise<void> {
  const [bill] = await manager.query<Bill[]>(
    `select status, account_id as "ownerId", invoice_number as "invoiceNumber" from billing
     where id = (select billing_id from online_payment where order_id = $1) for no key update`,
    [told.orderId],
  );
  if (!bill) return;
  const [kept] = await manager.query<Kept[]>(
    `select id, billing_id as "billingId", tournament_id as "tournamentId", service, amount, state,
       unbilled_because as "unbilledBecause", method, received
     from online_payment where order_id = $1 for update`,
    [told.orderId],
  );
  if (!kept) return;
  const state = nextOnlineState(kept.state, told.state);
  const wasPaid = kept.state === 'paid' || kept.state === 'refunded';
  const isToBill = state === 'paid' && (!wasPaid || kept.unbilledBecause !== null);
  if (state === kept.state && !isToBill) {
    await manager.query('update online_payment set answered_at = $2 where id = $1', [kept.id, told.at]);
    return;
  }
  const unbilled = isToBill ? await payBill(manager, emit, kept, bill, told) : kept.unbilledBecause;
  await manager.query(
    `update online_payment set state = $2, unbilled_because = $3, answered_at = $4, method = $5, received = $6,
       paid_at = case when $7 then coalesce(paid_at, $4) end
     where id = $1`,
    [
      ...[kept.id, state, unbilled, told.at, isToBill ? told.method : kept.method],
      ...[isToBill ? told.amount : kept.received, state === 'paid' || state === 'refunded'],
    ],
  );
  if (!isToBill) tellBilling(emit, { id: kept.billingId, tournamentId: kept.tournamentId, ...bill });
  if (unbilled !== null && unbilled !== kept.unbilledBecause) {
    await tellOffice(manager, emit, kept, bill, told);
  }
}

/** Null: the bill is paid; else why its money pays none. */
async function payBill(
  manager: EntityManager,
  emit: Emit,
  kept: Kept,
  bill: Bill,
  told: ToldOnline,
): Promise<UnbilledReason | null> {
  if (told.amount !== kept.amount) return 'amount-differs';
  if (await areClosed(manager, kept.tournamentId)) return 'accounts-closed';
  const moved = await moveBilling(manager, emit, {
    ...{ billingId: kept.billingId, step: 'pay-online', accountId: null, actor: PAYMENT_SERVICE, at: told.at },
    ...{ amount: told.amount, reason: howPaid(kept.service, told.method) },
    ...{ joinPools: told.joinPools, mailAddress: told.mailAddress },
  });
  if (moved.ok) return null;
  if (moved.code === 'amount-differs') return 'amount-differs';
  if (moved.code !== 'wrong-status') throw new Error(`a payment was refused: ${moved.code}`);
  return bill.status === 'paid' ? 'bill-paid' : 'bill-over';
}

/** For the history of the bill, which its owner reads too. */
function howPaid(service: string, method: string): string {
  const name = service.charAt(0).toUpperCase() + service.slice(1);
  return `Dibayar online lewat ${name}${method === '' ? '' : ` (${method.replace(/_/g, ' ')})`}`;
}

/** The lock that whoever closes them waits for, as the database itself takes it (`refuse_while_closed`). */
async function areClosed(manager: EntityManager, tournamentId: number): Promise<boolean> {
  await manager.query(`select pg_advisory_xact_lock_shared(hashtextextended('accounts of ' || $1::bigint, 0))`, [
    tournamentId,
  ]);
  const closed = await manager.query<unknown[]>(
    'select from account_closing where tournament_id = $1 and reopened_at is null',
    [tournamentId],
  );
  return closed.length > 0;
}

async function tellOffice(manager: EntityManager, emit: Emit, kept: Kept, bill: Bill, told: ToldOnline): Promise<void> {
  tellBilling(emit, { id: kept.billingId, tournamentId: kept.tournamentId, ...bill });
  const to = await accountsWith(manager, 'confirm payment', [kept.tournamentId]);
  if (to.length === 0) return;
  const [tournament] = await manager.query<[{ name: string }]>('select name from tournament where id = $1', [
    kept.tournamentId,
  ]);
  await notify(manager, emit, {
    kind: 'billing.unbilled',
    data: {
      ...{ billing_id: kept.billingId, invoice_number: bill.invoiceNumber, tournament: tournament.name },
      ...{ amount: told.amount, by: '' },
    },
    ...{ to, subject: `online-payment:${kept.id}`, at: told.at },
  });
}
