// Layouts in which banks hand out statements, with made-up lines: headings below titles, one or two columns of sums, marks of
// direction, both ways of writing sums, totals below. Each proposes its columns, and reads what came in and nothing else.
import { proposeMapping, readStatement, type StatementRow } from './statement-lines';

const TODAY = '2026-11-26';
const rowsOf = (text: string, sign: string): StatementRow[] =>
  text
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split(sign).map((cell) => cell.replaceAll('~', '\n')) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

interface Layout {
  bank: string;
  text: string;
  sign: string;
}

/** In each one payment of 250.012 and one of 1.500.013 came in; a fee or a transfer went out. */
const LAYOUTS: Layout[] = [
  {
    bank: 'BCA, personal, in English, the mark in a column without heading',
    sign: ';',
    text: `Account No. : 1234567890;;;;;
Name : PANITIA PIALA;;;;;
Currency : IDR;;;;;

Date;Description;Branch;Amount;;Balance
'01/07;TRSF E-BANKING CR 0107/FTSCY/WS95031 MERAK EMAS;'0000;250012.00;CR;1250012.00
'01/07;BIAYA ADM;'0000;15000.00;DB;1235012.00
'02/07;SWITCHING CR TAPAK KUDUS;'0998;1500013.00;CR;2735025.00
PEND;TRSF E-BANKING CR ELANG;'0000;300000.00;CR;
Starting Balance;:;1000000.00;;;
Credit;:;1750025.00;;;
Debet;:;15000.00;;;
Ending Balance;:;2735025.00;;;`,
  },
  {
    bank: 'BCA, business, the mark behind the sum',
    sign: ';',
    text: `Informasi Rekening - Mutasi Rekening;;;;
No. rekening;:;1234567890;;
Periode;:;01/07/2026 - 31/07/2026;;

Tanggal Transaksi;Keterangan;Cabang;Jumlah;Saldo
01/07/2026;TRSF E-BANKING CR MERAK EMAS;0000;250,012.00 CR;1,250,012.00
01/07/2026;TRSF E-BANKING DB SEWA GOR;0000;900,000.00 DB;350,012.00
02/07/2026;SETORAN TUNAI;0998;1,500,013.00 CR;1,850,025.00
Saldo Awal;:;1,000,000.00;;
Mutasi Debet;:;900,000.00;1;
Mutasi Kredit;:;1,750,025.00;2;
Saldo Akhir;:;1,850,025.00;;`,
  },
  {
    bank: 'BCA, as printed: what came in has no mark',
    sign: ';',
    text: `TANGGAL;KETERANGAN;CBG;MUTASI;SALDO
01/07;TRSF E-BANKING CR MERAK EMAS;0000;250,012.00;1,250,012.00
01/07;BIAYA ADM;;15,000.00 DB;1,235,012.00
02/07;SETORAN TUNAI;0998;1,500,013.00;2,735,025.00`,
  },
  {
    bank: 'Mandiri, two columns of descriptions and of sums',
    sign: ',',
    text: `Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit,
1330012345678,01/07/26,01/07/26,7502,MCM InhouseTrf DARI MERAK EMAS,INV 12,,.00,250012.00,
1330012345678,01/07/26,01/07/26,7590,BIAYA ADM,,,12500.00,.00,
1330012345678,02/07/26,02/07/26,7502,SETORAN TAPAK KUDUS,,99,.00,1500013.00,`,
  },
  {
    bank: 'Mandiri, a workbook of an app: two languages in a heading, signs before the sums',
    sign: ';',
    text: `;Mandiri;;;
;Periode;01 Jul 2026 - 31 Jul 2026;;

No;Tanggal~Date;Keterangan~Remarks;Nominal (IDR)~Amount (IDR);Saldo (IDR)~Balance (IDR)
1;01 Jul 2026~10:12:33 WIB;Transfer dari BANK LAIN MERAK EMAS;+250.012,00;1.250.012,00
2;01 Jul 2026~11:00:00 WIB;Pembayaran listrik;-900.000,00;350.012,00
3;02 Jul 2026~09:00:01 WIB;Transfer dari TAPAK KUDUS;+1.500.013,00;1.850.025,00`,
  },
  {
    bank: 'Mandiri, of companies: incoming and outgoing',
    sign: ';',
    text: `Account Statement;;;;;;
Tanggal Transaksi / Transaction Date;Keterangan / Description;No. Referensi / Reference No;Dana Masuk (IDR) / Incoming Transactions (IDR);Dana Keluar (IDR) / Outgoing Transactions (IDR);Saldo (IDR) / Balance (IDR)
01/07/2026;MERAK EMAS;R1;250,012.00;0.00;1,250,012.00
01/07/2026;SEWA GOR;R2;0.00;900,000.00;350,012.00
02/07/2026;TAPAK KUDUS;R3;1,500,013.00;0.00;1,850,025.00
Total;;;1,750,025.00;900,000.00;`,
  },
  {
    bank: 'BRI, by codes',
    sign: ';',
    text: `NOREK;TGL_TRAN;TGL_EFEKTIF;JAM_TRAN;KODE_TRAN;DESK_TRAN;SALDO_AWAL_MUTASI;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI
5;2026-07-01 00:00:00;2026-07-01;101112;5;BFST MERAK EMAS;1000000.00;0.00;250012.00;1250012.00
5;2026-07-01 00:00:00;2026-07-01;101113;5;ATM BIAYA;1250012.00;6500.00;0.00;1243512.00
5;2026-07-02 00:00:00;2026-07-02;080000;5;TAPAK KUDUS;1243512.00;0.00;1500013.00;2743525.00`,
  },
  {
    bank: 'BRI, of companies',
    sign: ';',
    text: `LAPORAN TRANSAKSI FINANSIAL;;;;;
No. Rekening;003301001234567;;;;
Tanggal Transaksi;Uraian Transaksi;Teller;Debet;Kredit;Saldo
01/07/26 10:11:12;BRIVA MERAK EMAS;8888083;0,00;250.012,00;1.250.012,00
01/07/26 10:11:13;ADMIN;8888083;6.500,00;0,00;1.243.512,00
02/07/26 08:00:00;TAPAK KUDUS;8888083;0,00;1.500.013,00;2.743.525,00
Saldo Awal;Total Transaksi Debet;Total Transaksi Kredit;Saldo Akhir;;
1.000.000,00;6.500,00;1.750.025,00;2.743.525,00;;`,
  },
  {
    bank: 'BRI, date and time in one heading',
    sign: ';',
    text: `TANGGAL & WAKTU;REMARK;DEBET;KREDIT;TELLER ID
01/07/2026 10.11;MERAK EMAS;0.00;250,012.00;888
01/07/2026 10.12;ADMIN;6,500.00;0.00;888
02/07/2026 08.00;TAPAK KUDUS;0.00;1,500,013.00;888`,
  },
  {
    bank: 'BNI, a mark of one letter',
    sign: ',',
    text: `Post Date,Value Date,Branch,Journal No.,Description,Amount,Db/Cr,Balance
01/07/2026 10.11.12,01/07/2026,KCU,77,TRF/PAY/TOP-UP MERAK EMAS,250012.00,K,1250012.00
01/07/2026 10.11.13,01/07/2026,KCU,78,BIAYA,5000.00,D,1245012.00
02/07/2026 08.00.00,02/07/2026,KCU,79,TAPAK KUDUS,1500013.00,K,2745025.00`,
  },
  {
    bank: 'BNI, of an app: the kind in words',
    sign: ';',
    text: `HISTORI TRANSAKSI;;;;
Tanggal Transaksi;Uraian Transaksi;Tipe;Nominal;Saldo
01-Jul-2026;TRF DARI MERAK EMAS;Kredit;IDR 250.012,00;IDR 1.250.012,00
01-Jul-2026;BIAYA;Debet;IDR 5.000,00;IDR 1.245.012,00
02-Jul-2026;SETORAN TAPAK KUDUS;Cr;IDR 1.500.013,00;IDR 2.745.025,00`,
  },
];

describe.each(LAYOUTS)('$bank', ({ text, sign }) => {
  const rows = rowsOf(text, sign);
  const mapping = proposeMapping(rows);

  it('is understood by its headings, and what came in is read with its payer', () => {
    expect(mapping).not.toBeNull();
    const { lines } = readStatement(rows, mapping!, TODAY);
    expect(lines.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-07-01', 250_012],
      ['2026-07-02', 1_500_013],
    ]);
    expect(lines[0]?.text).toContain('MERAK EMAS');
  });

  it('leaves nothing that somebody would have to look at', () => {
    expect(readStatement(rows, mapping!, TODAY)).toMatchObject({ unclearLines: [], leftOut: { unclear: 0, sen: 0 } });
  });
});
