// Lines of a bank statement that pay a bill, each line once, and how that is undone.
import type { EntityManager } from 'typeorm';
import { longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { inWording } from '@gelanggang/platform/languages/wording';
import { moveBilling, type MoveRefusal, type MoveRequest } from './move-billing';

interface Who extends Omit<MoveRequest, 'step' | 'reason' | 'amount' | 'documentFileId'> {
  tournamentId: number;
}

export interface MatchTransferRequest extends Who {
  lineIds: readonly number[];
  /** Above nothing overpaid, below it underpaid: what whoever confirms has seen and agrees to. */
  difference: number;
}

export interface UndoTransferRequest extends Who {
  reason: string;
}

export type TransferRefusal =
  | { ok: false; code: Exclude<MoveRefusal['code'], 'amount-differs'> }
  | { ok: false; code: 'line-gone' | 'line-used' | 'line-set-aside' }
  | { ok: false; code: 'difference-differs'; difference: number };

interface LockedLine {
  id: number;
  day: string;
  amount: number;
  is_set_aside: boolean;
}

/** To be run in `writeWithEvents`; a refusal writes nothing. Lines first, by their id, then the bill: two at once take turns. */
export async function matchTransfer(
  manager: EntityManager,
  emit: Emit,
  request: MatchTransferRequest,
): Promise<{ ok: true } | TransferRefusal> {
  const ids = [...new Set(request.lineIds)];
  const lines = await manager.query<LockedLine[]>(
    `select id, to_char(day, 'YYYY-MM-DD') as day, amount, set_aside_at is not null as is_set_aside
     from statement_line where id = any($1::bigint[]) and tournament_id = $2 order by id for update`,
    [ids, request.tournamentId],
  );
  if (lines.length < ids.length || lines.length === 0) return { ok: false, code: 'line-gone' };
  if (lines.some((line) => line.is_set_aside)) return { ok: false, code: 'line-set-aside' };
  const used = await manager.query<unknown[]>(
    'select from statement_payment where line_id = any($1::bigint[]) and undone_at is null limit 1',
    [ids],
  );
  if (used.length > 0) return { ok: false, code: 'line-used' };
  const [billing] = await manager.query<{ status: string; due: number }[]>(
    `select status, bill_due(amount, due_digits) as due from billing
     where id = $1 and tournament_id = $2 for no key update`,
    [request.billingId, request.tournamentId],
  );
  if (!billing) return { ok: false, code: 'not-found' };
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  const differs = { ok: false, code: 'difference-differs', difference: sum - billing.due } as const;
  const moved = await moveBilling(manager, emit, {
    ...request,
    step: 'match-transfer',
    amount: sum - request.difference,
    // kept in the history of the bill
    reason: inWording('default', () => told(lines, request.difference)),
  });
  if (!moved.ok) return moved.code === 'amount-differs' ? differs : { ok: false, code: moved.code };
  await manager.query(
    `insert into statement_payment (tournament_id, line_id, billing_id, billing_before, matched_by, matched_at)
     select $1, line_id, $3, $4, $5, $6 from unnest($2::bigint[]) as line_id`,
    [request.tournamentId, ids, request.billingId, billing.status, request.accountId, request.at],
  );
  return { ok: true };
}

/** For the history of the bill, which its owner reads too: what the bank wrote is not told. */
function told(lines: readonly LockedLine[], difference: number): string {
  const days = [...new Set(lines.map((line) => longDate(line.day)))].join(' dan ');
  const over = difference > 0 ? `, lebih ${rupiah(difference)}` : '';
  return `Transfer ${days}${over}${difference < 0 ? `, kurang ${rupiah(-difference)}` : ''}`;
}

/** To be run in `writeWithEvents`; a refusal writes nothing. The lines can pay again; who undid it and why stays. */
export async function undoTransfer(
  manager: EntityManager,
  emit: Emit,
  request: UndoTransferRequest,
): Promise<{ ok: true } | TransferRefusal> {
  const [billing] = await manager.query<unknown[]>(
    'select from billing where id = $1 and tournament_id = $2 for no key update',
    [request.billingId, request.tournamentId],
  );
  if (!billing) return { ok: false, code: 'not-found' };
  const moved = await moveBilling(manager, emit, { ...request, step: 'undo-transfer' });
  if (!moved.ok) {
    if (moved.code === 'amount-differs') throw new Error('undoing asks for no amount');
    return { ok: false, code: moved.code };
  }
  await manager.query(
    `update statement_payment set undone_by = $2, undone_at = $3, undo_reason = $4
     where billing_id = $1 and undone_at is null`,
    [request.billingId, request.accountId, request.at, request.reason.trim()],
  );
  return { ok: true };
}
