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
import { type Cell, DATE_FORMAT, dateCell, XLSX_TYPE } from '../exports/xlsx';

const rupiah = (header: string) => ({ header: `${header} (Rp)`, width: 18, format: '#,##0' });

/** In the order of the columns. */
const SUMS: readonly [keyof AccountSums, string][] = [
  ['gross', 'Biaya'],
  ['discount', 'Potongan'],
  ['billed', 'Ditagih'],
  ['cash', 'Dibayar Tunai'],
  ['transfer', 'Dibayar Transfer'],
  ['refunded', 'Dikembalikan'],
  ['waived', 'Biaya yang Dikembalikan'],
  ['open', 'Belum Dibayar'],
  ['overpaid', 'Lebih Bayar'],
];

@Injectable()
export class AccountsExportHandler implements JobHandler<'accounts-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'accounts-export'>): Promise<void> {
    const { tournament_id: id } = context.params;
    await context.progress(5, 'Menghitung');
    const { accounts, book, insight } = await this.dataSource.transaction('REPEATABLE READ', async (manager) => ({
      accounts: await readAccounts(manager, id),
      book: await readCashBook(manager, id),
      insight: await readInsight(manager, id, {}),
    }));
    if (!accounts || !insight) throw new JobFailure('Kejuaraan ini tidak ada lagi.');
    await context.progress(60, 'Menyusun lembar');
    await context.saveFile({
      name: await exportFileName(this.dataSource, 'pembukuan', id),
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
  name: 'Per Kontingen',
  columns: [{ header: 'Kontingen', width: 36 }, ...SUMS.map(([, header]) => rupiah(header))],
  rows: [
    ...contingents.map((one): Cell[] => [
      one.name === '' ? 'Kontingen yang sudah tidak ada' : shownName(one.name),
      ...SUMS.map(([key]) => one[key]),
    ]),
    ['Jumlah', ...SUMS.map(([key]) => total[key])],
  ],
});

const cashBook = (book: readonly BookLine[], timeZone: string): Sheet => ({
  name: 'Buku Kas',
  columns: [
    { header: 'Tanggal', width: 14, format: DATE_FORMAT },
    { header: 'Jam', width: 10 },
    { header: 'Uraian', width: 30 },
    { header: 'Tagihan', width: 20 },
    { header: 'Kuitansi', width: 20 },
    rupiah('Masuk'),
    rupiah('Keluar'),
    rupiah('Saldo'),
    { header: 'Dicatat Oleh', width: 24 },
    { header: 'Keterangan', width: 40 },
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
    name: 'Kecocokan',
    columns: [{ header: 'Keterangan', width: 52 }, rupiah('Jumlah')],
    rows: [
      ['Pemasukan lunas menurut statistik', income],
      ['Ditambah lebih bayar', total.overpaid],
      ['Dikurangi kurang bayar tagihan lunas', -(total.open - unpaid)],
      ['Dikurangi biaya yang dikembalikan', -total.waived],
      ['Saldo buku kas', book.at(-1)?.balance ?? 0],
      ['Tagihan yang belum lunas', unpaid],
      [closed === null ? 'Pembukuan belum ditutup' : `Pembukuan ditutup ${longDate(closed)}`, null],
    ],
  };
}
