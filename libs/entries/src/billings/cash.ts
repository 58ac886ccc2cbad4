// Cash for a bill: taken with a numbered receipt, which pays the bill, and undone with a reason, which opens it again.
import type { EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { nextReceiptNumber } from './invoice-number';
import { moveBilling, type MoveRefusal, type MoveRequest } from './move-billing';

type Who = Omit<MoveRequest, 'step' | 'reason' | 'amount' | 'documentFileId'>;

export interface TakeCashRequest extends Who {
  /** Whole rupiah: the fees of the bill, since its own last digits mark a transfer only. */
  amount: number;
  receivedFrom: string;
  /** A day of the tournament's zone. */
  receivedOn: string;
}

export interface UndoCashRequest extends Who {
  reason?: string;
}

export type CashRefusal =
  | { ok: false; code: Exclude<MoveRefusal['code'], 'amount-differs'> }
  | { ok: false; code: 'cash-differs'; amount: number }
  | { ok: false; code: 'day-ahead' | 'day-long-ago' };

export type CashTaken = { ok: true; receiptNumber: string } | CashRefusal;

interface CashBilling {
  tournament_id: number;
  status: string;
  amount: number;
  is_ahead: boolean;
  is_long_ago: boolean;
}

/** To be run in `writeWithEvents`; a refusal writes nothing. */
export async function takeCash(manager: EntityManager, emit: Emit, request: TakeCashRequest): Promise<CashTaken> {
  const [billing] = await manager.query<CashBilling[]>(
    `select b.tournament_id, b.status, b.amount, $2::date > today.day as is_ahead,
       $2::date < today.day - 366 as is_long_ago
     from billing b join tournament t on t.id = b.tournament_id
     cross join lateral (select ($3::timestamptz at time zone t.time_zone)::date as day) today
     where b.id = $1 for no key update of b`,
    [request.billingId, request.receivedOn, request.at],
  );
  if (billing?.is_ahead) return { ok: false, code: 'day-ahead' };
  if (billing?.is_long_ago) return { ok: false, code: 'day-long-ago' };
  const moved = await moveBilling(manager, emit, { ...request, step: 'take-cash' });
  if (!moved.ok) {
    return moved.code === 'amount-differs'
      ? { ok: false, code: 'cash-differs', amount: billing?.amount ?? 0 }
      : { ok: false, code: moved.code };
  }
  if (!billing) return { ok: false, code: 'not-found' };
  const receiptNumber = await nextReceiptNumber(manager, billing.tournament_id, request.at);
  await manager.query(
    `insert into cash_receipt (tournament_id, billing_id, receipt_number, amount, received_from, received_on,
       billing_before, taken_by, taken_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      billing.tournament_id,
      request.billingId,
      receiptNumber,
      request.amount,
      request.receivedFrom,
      request.receivedOn,
      billing.status,
      request.accountId,
      request.at,
    ],
  );
  return { ok: true, receiptNumber };
}

/** To be run in `writeWithEvents`; a refusal writes nothing. The receipt stays, with who undid it and why. */
export async function undoCash(
  manager: EntityManager,
  emit: Emit,
  request: UndoCashRequest,
): Promise<{ ok: true } | CashRefusal> {
  const moved = await moveBilling(manager, emit, { ...request, step: 'undo-cash' });
  if (!moved.ok) {
    if (moved.code === 'amount-differs') throw new Error('undoing asks for no amount');
    return { ok: false, code: moved.code };
  }
  await manager.query(
    `update cash_receipt set undone_by = $2, undone_at = $3, undo_reason = $4
     where billing_id = $1 and undone_at is null`,
    [request.billingId, request.accountId, request.at, request.reason?.trim()],
  );
  return { ok: true };
}
