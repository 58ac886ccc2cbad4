// Puts a sum that is no member's fee on a bill: on the manager's one for such sums that waits for its payment, else on a new one.
import type { EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { openBilling } from './issue-billing';
import { recordEdit } from './edit-billing';
import { type Telling, tellingOf } from './tell-billing';

export interface ChargeRequest extends Telling {
  tournamentId: number;
  /** Whose bill it is. */
  accountId: number;
  /** Who charges it, for the history. */
  byId: number;
  ticketId: number;
  text: string;
  amount: number;
  at: Date;
}

/** To be run in `writeWithEvents`. */
export async function chargeBilling(manager: EntityManager, emit: Emit, request: ChargeRequest): Promise<void> {
  const { tournamentId, accountId, byId, amount, at } = request;
  const [open] = await manager.query<{ id: number }[]>(
    `select b.id from billing b where b.tournament_id = $1 and b.account_id = $2 and b.status = 'waiting for payment'
       and exists (select from billing_charge g where g.billing_id = b.id)
       and not exists (select from billing_detail d where d.billing_id = b.id)
     order by b.id limit 1 for no key update`,
    [tournamentId, accountId],
  );
  if (!open) {
    const asked = { ...tellingOf(request), tournamentId, accountId, issuedById: byId, amount, issuedAt: at };
    await openBilling(manager, emit, asked, (id) => insertCharge(manager, id, request));
    return;
  }
  await insertCharge(manager, open.id, request);
  const [[billing]] = await manager.query<
    [{ tournament_id: number; account_id: number; status: 'waiting for payment'; invoice_number: string }[], number]
  >(
    `update billing set amount = amount + $2, version = version + 1, updated_at = $3 where id = $1
     returning tournament_id, account_id, status, invoice_number`,
    [open.id, amount, at],
  );
  if (billing) await recordEdit(manager, emit, { billingId: open.id, accountId: byId, at }, billing);
}

async function insertCharge(manager: EntityManager, billingId: number, request: ChargeRequest): Promise<void> {
  await manager.query(
    'insert into billing_charge (billing_id, tournament_id, ticket_id, text, amount) values ($1, $2, $3, $4, $5)',
    [billingId, request.tournamentId, request.ticketId, request.text, request.amount],
  );
}
