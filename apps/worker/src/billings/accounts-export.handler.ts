// Job accounts-export: who owes what, the cash book, and how both agree with insight, as a workbook.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountsAnswer, BookLine } from '@gelanggang/contract/accounts';
import { readAccounts, readCashBook } from '@gelanggang/database/queries/accounts.queries';
import { readInsight } from '@gelanggang/database/queries/insight.queries';
import { type AccountSums, BOOK_LABELS } from '@gelanggang/domain/billing/accounts';
import { clockTime, localDateTime, longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { type JobContext, JobFailure, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { exportFileName } from '../exports/export-scope';
import { type Sheet, workbook } from '../exports/workbook';
import type { Cell } from '@gelanggang/platform/files/sheet-cells';
import { DATE_FORMAT, dateCell, XLSX_TYPE } from '../exports/xlsx';
import { exportTexts } from '../exports/texts';
import { paperTexts } from '../pdf/texts';
import { accountsFileTexts as texts } from './accounts-file-texts';

const rupiah = (header: string) => ({ header: `${header} (Rp)`, width: 18, format: '#,##0' });

/** In the order of the columns. */
const SUMS = [
  'gross',
  'discount',
  'billed',
  'cash',
  'transfer',
  'refunded',
  'waived',
  'open',
  'overpaid',
] as const satisfies readonly (keyof AccountSums)[];

@Injectable()
export class AccountsExportHandler implements JobHandler<'accounts-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'accounts-export'>): Promise<void> {
    const { tournament_id: id } = context.params;
    await context.progress(5, exportTexts.calculating);
    const { accounts, book, insight } = await this.dataSource.transaction('REPEATABLE READ', async (manager) => ({
      accounts: await readAccounts(manager, id),
      book: await readCashBook(manager, id),
      insight: await readInsight(manager, id, {}),
    }));
    if (!accounts || !insight) throw new JobFailure(paperTexts.tournamentGone);
    await context.progress(60, exportTexts.composing);
    await context.saveFile({
      name: await exportFileName(this.dataSource, texts.file, id),
      contentType: XLSX_TYPE,
      source: await workbook([
        perContingent(accounts),
        cashBook(book, accounts.tournament.time_zone),
        agreement(accounts, book, insight.stats.paid_income),
      ]),
    });
  }
}

const perContingent = ({ contingents, total }: AccountsAnswer): Sheet => ({
  name: texts.contingents,
  columns: [{ header: texts.contingent, width: 36 }, ...SUMS.map((key) => rupiah(texts.sums[key]))],
  rows: [
    ...contingents.map((one): Cell[] => [
      one.name === '' ? texts.gone : shownName(one.name),
      ...SUMS.map((key) => one[key]),
    ]),
    [texts.total, ...SUMS.map((key) => total[key])],
  ],
});

const cashBook = (book: readonly BookLine[], timeZone: string): Sheet => ({
  name: texts.book,
  columns: [
    { header: texts.columns.date, width: 14, format: DATE_FORMAT },
    { header: texts.columns.time, width: 10 },
    { header: texts.columns.what, width: 30 },
    { header: texts.columns.bill, width: 20 },
    { header: texts.columns.receipt, width: 20 },
    rupiah(texts.columns.in),
    rupiah(texts.columns.out),
    rupiah(texts.columns.balance),
    { header: texts.columns.account, width: 24 },
    { header: texts.columns.note, width: 40 },
  ],
  rows: book.map((line): Cell[] => {
    const { date, time } = localDateTime(line.at, timeZone);
    return [
      ...[dateCell(date), clockTime(time), BOOK_LABELS[line.kind], line.invoice_number, line.document],
      ...[line.in, line.out, line.balance, line.account, line.note],
    ];
  }),
});

/** From what insight counts as income to what is there. */
function agreement({ total, closings, tournament }: AccountsAnswer, book: readonly BookLine[], income: number): Sheet {
  const [last] = closings;
  const closed = last && last.reopened_at === null ? localDateTime(last.closed_at, tournament.time_zone).date : null;
  const unpaid = total.billed - total.paidBilled;
  return {
    name: texts.agreement,
    columns: [{ header: texts.what, width: 52 }, rupiah(texts.total)],
    rows: [
      [texts.income, income],
      [texts.plusOverpaid, total.overpaid],
      [texts.minusUnderpaid, -(total.open - unpaid)],
      [texts.minusWaived, -total.waived],
      [texts.balance, book.at(-1)?.balance ?? 0],
      [texts.unpaid, unpaid],
      [closed === null ? texts.notClosed : texts.closed(longDate(closed)), null],
    ],
  };
}
