// Reads billings with everything that the list and the confirm screen show, in a fixed number of queries.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RefundRow } from '@gelanggang/contract/accounts';
import type { BillingAnswer, BillingCharge, BillingDetail } from '@gelanggang/contract/billings';
import type { BankAccount } from '@gelanggang/contract/tournament-setup';
import type { BeforeCash, BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { BEFORE_CASH_OF, BEFORE_TRANSFER_OF, IS_PAID_ONLINE } from '@gelanggang/entries/billings/move-billing';
import { BILL_PAYER } from '@gelanggang/database/queries/bill-payer';
import {
  BILLING_CONDITIONS,
  BILLING_ORDER,
  type BillingsFilter,
  billingValues,
} from '@gelanggang/database/queries/billing-list.queries';

export interface BillingRecord {
  id: number;
  tournament: { id: number; name: string };
  account: { id: number; name: string };
  invoiceNumber: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
  notes: string;
  amount: number;
  /** With the bill's own last digits. */
  due: number;
  /** What came for it; 0 of one that is not paid. */
  received: number;
  discountCode: string | null;
  status: BillingStatus;
  rejectReason: string | null;
  fileId: string | null;
  fileType: string | null;
  membersCount: number;
  contingents: string[];
  hasDrawnMember: boolean;
  beforeCash: BeforeCash | null;
  beforeTransfer: BeforeCash | null;
  isPaidOnline: boolean;
  issuedAt: Date;
  paidAt: Date | null;
  version: number;
}

export type RefundRecord = Omit<RefundRow, 'refunded_at'> & { refunded_at: Date };

export interface CashRecord {
  receiptNumber: string;
  amount: number;
  receivedFrom: string;
  receivedOn: string;
  takenBy: string | null;
  takenAt: Date;
  undoneBy: string | null;
  undoneAt: Date | null;
  undoReason: string | null;
}

export interface HistoryRecord {
  at: Date;
  fromStatus: BillingStatus | null;
  toStatus: BillingStatus;
  reason: string | null;
  accountName: string | null;
}

export interface WholeBillingRecord extends BillingRecord {
  payer: string;
}

const COLUMNS = `b.id, json_build_object('id', t.id, 'name', t.name) as tournament,
  json_build_object('id', a.id, 'name', a.name) as account, b.invoice_number as "invoiceNumber",
  b.bank_name as "bankName", b.account_number as "accountNumber", b.account_name as "accountName", b.notes, b.amount,
  bill_due(b.amount, b.due_digits) as due, bill_received(b) as received,
  (select c.code from discount_code c where c.id = b.discount_code_id) as "discountCode",
  b.status, b.reject_reason as "rejectReason", f.id as "fileId", f.content_type as "fileType",
  (select count(*)::int from billing_detail d where d.billing_id = b.id) as "membersCount",
  array(select distinct c.name from billing_detail d
    join team_member m on m.id = d.team_member_id join contingent c on c.id = m.contingent_id
    where d.billing_id = b.id order by c.name) as contingents,
  (b.status = 'paid' and exists (
    select 1 from participant p join pool_unit_member m on m.participant_id = p.id
    join pool_unit u on u.id = m.unit_id join pool o on o.id = u.pool_id and o.status = 'ongoing'
    where p.billing_id = b.id)) as "hasDrawnMember",
  ${BEFORE_CASH_OF} as "beforeCash", ${BEFORE_TRANSFER_OF} as "beforeTransfer",
  ${IS_PAID_ONLINE} as "isPaidOnline",
  b.issued_at as "issuedAt", b.paid_at as "paidAt", b.version`;

const JOINS = `join tournament t on t.id = b.tournament_id join account a on a.id = b.account_id
  left join file f on f.id = b.payment_document_file_id`;

@Injectable()
export class BillingsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async page(
    filter: BillingsFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: BillingRecord[]; total: number }> {
    const where = `where ${BILLING_CONDITIONS}`;
    const values = billingValues(filter);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from billing b join tournament t on t.id = b.tournament_id ${where}`,
      values,
    );
    const rows = await this.dataSource.query<BillingRecord[]>(
      `select ${COLUMNS} from billing b ${JOINS} ${where} order by ${BILLING_ORDER.page} limit $6 offset $7`,
      [...values, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  /** Null when it is not there, or is another's. */
  async find(id: number, owner: number | null): Promise<WholeBillingRecord | null> {
    const [row] = await this.dataSource.query<WholeBillingRecord[]>(
      `select ${COLUMNS}, ${BILL_PAYER} as payer from billing b ${JOINS}
       where b.id = $1 and t.deleted_at is null and ($2::bigint is null or b.account_id = $2)`,
      [id, owner],
    );
    return row ?? null;
  }

  refunds(billingId: number): Promise<RefundRecord[]> {
    return this.dataSource.query(
      `select r.amount, r.way, to_char(r.refunded_on, 'YYYY-MM-DD') as refunded_on, r.reason, a.name as refunded_by,
         r.refunded_at from refund r left join account a on a.id = r.refunded_by where r.billing_id = $1 order by r.id`,
      [billingId],
    );
  }

  contingentFees(billingId: number): Promise<BillingAnswer['contingent_fees']> {
    return this.dataSource.query(
      `select coalesce(c.name, '') as contingent, f.amount from contingent_fee f
       left join contingent c on c.id = f.contingent_id where f.billing_id = $1 order by f.id`,
      [billingId],
    );
  }

  details(billingId: number): Promise<BillingDetail[]> {
    return this.dataSource.query(
      `select d.id, d.team_member_id, d.tournament_match_category_id as tournament_category_id, d.amount,
         d.discount, d.fee_per, k.unit_size,
         json_build_object('id', m.id, 'name', m.name, 'gender', m.gender,
           'contingent', json_build_object('id', c.id, 'name', c.name),
           'match_category', json_build_object('id', k.id, 'name', k.name),
           'age_category', json_build_object('id', g.id, 'name', g.name),
           'category_class', case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end,
           'nomor_name', ${nomorName('d.tournament_id', 'm.nomor')}
         ) as team_member
       from billing_detail d
       join team_member m on m.id = d.team_member_id join contingent c on c.id = m.contingent_id
       join match_category k on k.id = m.match_category_id join age_category g on g.id = m.age_category_id
       left join category_class l on l.id = m.category_class_id
       where d.billing_id = $1 order by d.id`,
      [billingId],
    );
  }

  /** What it asks beside the fees of its members. */
  charges(billingId: number): Promise<BillingCharge[]> {
    return this.dataSource.query('select id, text, amount from billing_charge where billing_id = $1 order by id', [
      billingId,
    ]);
  }

  bankAccounts(tournamentId: number): Promise<BankAccount[]> {
    return this.dataSource.query(
      `select bank_name, account_number, account_name from tournament_bank_account where tournament_id = $1 order by id`,
      [tournamentId],
    );
  }

  async qris(tournamentId: number): Promise<string | null> {
    const [row] = await this.dataSource.query<{ qris: string | null }[]>(
      'select qris from payment_setting where tournament_id = $1',
      [tournamentId],
    );
    return row?.qris ?? null;
  }

  /** Newest first. */
  cash(billingId: number): Promise<CashRecord[]> {
    return this.dataSource.query(
      `select r.receipt_number as "receiptNumber", r.amount, r.received_from as "receivedFrom",
         r.received_on as "receivedOn", a.name as "takenBy", r.taken_at as "takenAt", u.name as "undoneBy",
         r.undone_at as "undoneAt", r.undo_reason as "undoReason"
       from cash_receipt r left join account a on a.id = r.taken_by left join account u on u.id = r.undone_by
       where r.billing_id = $1 order by r.id desc`,
      [billingId],
    );
  }

  /** Oldest first. */
  history(billingId: number): Promise<HistoryRecord[]> {
    return this.dataSource.query(
      `select h.at, h.from_status as "fromStatus", h.to_status as "toStatus", h.reason, a.name as "accountName"
       from billing_history h left join account a on a.id = h.account_id
       where h.billing_id = $1 order by h.id`,
      [billingId],
    );
  }

  async namesOf(memberIds: readonly number[], manager: EntityManager): Promise<Map<number, string>> {
    const rows = await manager.query<{ id: number; name: string }[]>(
      'select id, name from team_member where id = any($1::bigint[])',
      [memberIds],
    );
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  async tournamentStands(id: number): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'select 1 from tournament where id = $1 and deleted_at is null',
      [id],
    );
    return rows.length > 0;
  }
}
