// Issues a billing for members of one tournament: the fee of each match category, a gapless invoice number.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { billingTotal } from '@gelanggang/domain/billing/invoice-number';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { nextInvoiceNumber } from './invoice-number';

export interface IssueRequest {
  tournamentId: number;
  accountId: number;
  /** In the order in which they become participants. */
  teamMemberIds: readonly number[];
  bankName?: string;
  accountNumber?: string;
  accountName?: string;
  notes?: string;
  issuedAt: Date;
}

export type IssueRefusal =
  | { ok: false; code: 'no-members' }
  | { ok: false; code: 'not-registered' | 'category-not-offered' | 'already-billed'; teamMemberIds: number[] };

export type Issued = { ok: true; billingId: number; invoiceNumber: string; amount: number } | IssueRefusal;

interface Candidate {
  id: number;
  is_registered: boolean;
  tournament_match_category_id: number | null;
  fee: number | null;
  is_billed: boolean;
}

/** To be run in `writeWithEvents`; a refusal writes nothing. Two issuers at once: the database refuses the second. */
export async function issueBilling(manager: EntityManager, emit: Emit, request: IssueRequest): Promise<Issued> {
  const ids = [...new Set(request.teamMemberIds)];
  if (ids.length === 0) return { ok: false, code: 'no-members' };
  const members: Candidate[] = await manager.query(
    `select w.id, (e.team_member_id is not null) as is_registered, f.id as tournament_match_category_id,
       f.registration_fee as fee, (d.id is not null) as is_billed
     from unnest($2::bigint[]) with ordinality as w (id, place)
     left join tournament_entry e on e.tournament_id = $1 and e.team_member_id = w.id
     left join tournament_match_category f on f.tournament_id = $1 and f.match_category_id = e.match_category_id
     left join billing_detail d on d.tournament_id = $1 and d.team_member_id = w.id and d.holds
     order by w.place`,
    [request.tournamentId, ids],
  );
  const refusal =
    refuse(
      'not-registered',
      members.filter((one) => !one.is_registered),
    ) ??
    refuse(
      'category-not-offered',
      members.filter((one) => one.tournament_match_category_id === null),
    ) ??
    refuse(
      'already-billed',
      members.filter((one) => one.is_billed),
    );
  if (refusal) return refusal;

  const amount = billingTotal(members.map((one) => ({ amount: one.fee ?? 0 })));
  const invoiceNumber = await nextInvoiceNumber(manager, request.tournamentId, request.issuedAt);
  const [billing]: [{ id: number }] = await manager.query(
    `insert into billing (tournament_id, account_id, invoice_number, bank_name, account_number, account_name, notes,
       amount, issued_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id`,
    [
      request.tournamentId,
      request.accountId,
      invoiceNumber,
      request.bankName ?? '',
      request.accountNumber ?? '',
      request.accountName ?? '',
      request.notes ?? '',
      amount,
      request.issuedAt,
    ],
  );
  await manager.query(
    `insert into billing_detail (billing_id, tournament_id, holds, team_member_id, tournament_match_category_id, amount)
     select $1, $2, true, m.id, m.category_id, m.fee
     from unnest($3::bigint[], $4::bigint[], $5::bigint[]) with ordinality as m (id, category_id, fee, place)
     order by m.place`,
    [
      billing.id,
      request.tournamentId,
      members.map((one) => one.id),
      members.map((one) => one.tournament_match_category_id),
      members.map((one) => one.fee),
    ],
  );
  await manager.query(
    `insert into billing_history (billing_id, to_status, account_id, at) values ($1, 'waiting for payment', $2, $3)`,
    [billing.id, request.accountId, request.issuedAt],
  );
  emit(streams.staff(request.tournamentId), 'billing.changed', {
    tournament_id: request.tournamentId,
    billing_id: billing.id,
    status: 'waiting for payment',
  });
  return { ok: true, billingId: billing.id, invoiceNumber, amount };
}

function refuse(
  code: 'not-registered' | 'category-not-offered' | 'already-billed',
  members: readonly Candidate[],
): IssueRefusal | undefined {
  return members.length > 0 ? { ok: false, code, teamMemberIds: members.map((one) => one.id) } : undefined;
}
