// Job billings-export: the billings that the list shows with these filters, as a spreadsheet (issue 5, point 6).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  BILLING_CONDITIONS,
  BILLING_ORDER,
  billingsFilter,
  billingValues,
} from '@gelanggang/database/queries/billing-list.queries';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { exportFileName } from '../exports/export-scope';
import { noted } from '../exports/noted';
import { readRows } from '../exports/read-rows';
import { contingentsOfBillings } from './print-billing.queries';
import { type Columns, DATE_FORMAT, dateCell } from '../exports/xlsx';
import { xlsxFile } from '../exports/xlsx-file';
import { paymentFileTexts as texts } from './payment-file-texts';

interface Row {
  id: number;
  invoiceNumber: string;
  tournament: string;
  owner: string;
  contingents: string | null;
  members: number;
  amount: number;
  due: number;
  status: BillingStatus;
  issuedOn: string;
  paidOn: string | null;
  confirmedBy: string | null;
  cashReceipt: string | null;
  bankName: string;
  accountNumber: string;
  accountName: string;
  hasProof: boolean;
  rejectReason: string | null;
  notes: string;
}

const RUPIAH = '#,##0';

const COLUMNS: Columns<Row, typeof texts.columns> = {
  id: { width: 8, cell: (row) => row.id },
  number: { width: 20, cell: (row) => row.invoiceNumber },
  tournament: { width: 36, cell: (row) => row.tournament },
  owner: { width: 26, cell: (row) => row.owner },
  contingents: { width: 32, cell: (row) => row.contingents },
  members: { width: 10, cell: (row) => row.members },
  amount: { width: 15, format: RUPIAH, cell: (row) => row.amount },
  due: { width: 15, format: RUPIAH, cell: (row) => row.due },
  paid: { width: 15, format: RUPIAH, cell: (row) => (row.status === 'paid' ? row.amount : 0) },
  status: { width: 20, cell: (row) => BILLING_STATUS_LABELS[row.status] },
  issuedOn: { width: 14, format: DATE_FORMAT, cell: (row) => dateCell(row.issuedOn) },
  paidOn: { width: 14, format: DATE_FORMAT, cell: (row) => dateCell(row.paidOn) },
  confirmedBy: { width: 22, cell: (row) => row.confirmedBy },
  cashReceipt: { width: 18, cell: (row) => row.cashReceipt },
  bankName: { width: 22, cell: (row) => row.bankName },
  accountNumber: { width: 20, cell: (row) => row.accountNumber },
  accountName: { width: 24, cell: (row) => row.accountName },
  proof: { width: 10, cell: (row) => texts.proof[row.hasProof ? 'there' : 'missing'] },
  rejectReason: { width: 32, cell: (row) => row.rejectReason },
  notes: { width: 32, cell: (row) => row.notes },
};

const FROM = `from billing b join tournament t on t.id = b.tournament_id where ${BILLING_CONDITIONS}`;

const SELECT = `
  select b.id::float8 as id, b.invoice_number as "invoiceNumber", t.name as tournament, a.name as owner,
    detail.contingents, detail.members, b.amount::float8 as amount,
    bill_due(b.amount, b.due_digits)::float8 as due, b.status,
    to_char(b.issued_at at time zone t.time_zone, 'YYYY-MM-DD') as "issuedOn",
    to_char(b.paid_at at time zone t.time_zone, 'YYYY-MM-DD') as "paidOn",
    case when b.status = 'paid' then (
      select c.name from billing_history h join account c on c.id = h.account_id
      where h.billing_id = b.id and h.to_status = 'paid' order by h.id desc limit 1) end as "confirmedBy",
    (select r.receipt_number from cash_receipt r where r.billing_id = b.id and r.undone_at is null) as "cashReceipt",
    b.bank_name as "bankName", b.account_number as "accountNumber", b.account_name as "accountName",
    (b.payment_document_file_id is not null) as "hasProof", b.reject_reason as "rejectReason", b.notes
  from (select b.id ${FROM}) wanted join billing b on b.id = wanted.id
    join tournament t on t.id = b.tournament_id join account a on a.id = b.account_id
    cross join lateral (
      select string_agg(distinct c.name, ', ' order by c.name) as contingents, count(*)::int as members
      from billing_detail d join team_member m on m.id = d.team_member_id join contingent c on c.id = m.contingent_id
      where d.billing_id = b.id) detail
  order by ${BILLING_ORDER.file}`;

@Injectable()
export class BillingsExportHandler implements JobHandler<'billings-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'billings-export'>): Promise<void> {
    const { params, accountId } = context;
    const rights = await rightsOfAccount(this.dataSource, accountId);
    const filter = billingsFilter(params, { id: accountId, rights });
    const values = billingValues(filter);
    const [total] = await this.dataSource.query<{ count: number }[]>(`select count(*)::int as count ${FROM}`, values);
    const billingIds = new Set<number>();
    const rows = readRows<Row>(this.dataSource, SELECT, values);
    const list = {
      ...{ texts, columns: COLUMNS, total: total?.count ?? 0, what: 'bills' as const },
      rows: noted(rows, billingIds, (row) => row.id),
    };
    const name = await exportFileName(this.dataSource, texts.file, params.tournament_id);
    await context.saveFile({
      ...xlsxFile(context, name, list),
      contingentIds: () => contingentsOfBillings(this.dataSource, [...billingIds]),
      seen: { owner: filter.owner, tournaments: filter.tournaments },
    });
  }
}
