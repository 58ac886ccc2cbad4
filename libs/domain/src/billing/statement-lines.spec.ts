// Statements as the five usual banks export them: headings found, columns proposed, lines read, overlaps known again.
import {
  headingRow,
  headingsKey,
  mappingFault,
  proposeMapping,
  readStatement,
  statementSheet,
  type StatementRow,
} from './statement-lines';

const TODAY = '2026-11-26';
const rowsOf = (text: string, sign = ','): StatementRow[] =>
  text
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split(sign) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

const BCA = rowsOf(`Informasi Rekening - Mutasi Rekening
No. rekening : 1234567890

Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
'01/07/2026,TRSF E-BANKING CR 0107/FTSCY/WS95031 INV/2026/7/0012 BUDI,'0000,250012.00,CR,1250012.00
'02/07/2026,BIAYA ADM,'0000,15000.00,DB,1235012.00
PEND,TRSF E-BANKING CR SITI,'0000,250013.00,CR,
'03/07/2026,BUNGA,'0000,1234.56,CR,1236246.56
Saldo Awal,1000000.00
Kredit,500000.00`);
const MANDIRI = rowsOf(
  `Account No;Date;Val. Date;Transaction Code;Description;Description;Reference No.;Debit;Credit
123;01/07/26;01/07/26;7502;MCM InhouseTrf DARI GARUDA;INV 12;998877;.00;250,000.00
123;02/07/26;02/07/26;7502;PAJAK;;998878;1,500.00;.00`,
  ';',
);
const BRI = rowsOf(
  `NOREK;TGL_TRAN;TGL_EFEKTIF;JAM_TRAN;DESK_TRAN;SALDO_AWAL_MUTASI;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI
5;2026-07-01 00:00:00;2026-07-01;10:11;BRIVA GARUDA;0;0.00;250000.00;250000.00`,
  ';',
);
const BNI = rowsOf(
  `Post Date;Value Date;Branch;Journal No.;Description;Amount;Db/Cr;Balance
01-Jul-2026;01-Jul-2026;KCU;77;TRF DARI GARUDA;250,000.00;K;250,000.00
02-Jul-2026;02-Jul-2026;KCU;78;BIAYA;5,000.00;D;245,000.00`,
  ';',
);
const BSI = rowsOf(
  `Tanggal;No Referensi;Keterangan;Debit (Rp);Kredit (Rp);Saldo (Rp)
01/07/2026;FT26182X1;SETORAN GARUDA;;250.000,00;250.000,00`,
  ';',
);

const readBy = (rows: StatementRow[]) => {
  const mapping = proposeMapping(rows);
  if (!mapping) throw new Error('nothing proposed');
  return readStatement(rows, mapping, TODAY);
};

describe('The columns of a bank are proposed from its headings', () => {
  it.each([
    ['BCA', BCA, { day: 0, texts: [1], amount: 3, amountIs: 'both', mark: 4 }],
    ['Mandiri', MANDIRI, { day: 1, texts: [4, 5, 6], amount: 8, amountIs: 'credit', mark: null }],
    ['BRI', BRI, { day: 1, texts: [4], amount: 7, amountIs: 'credit', mark: null }],
    ['BNI', BNI, { day: 0, texts: [4], amount: 5, amountIs: 'both', mark: 6 }],
    ['BSI', BSI, { day: 0, texts: [1, 2], amount: 4, amountIs: 'credit', mark: null }],
  ])('%s', (_bank, rows, mapping) => {
    expect(proposeMapping(rows)).toEqual(mapping);
    expect(readBy(rows).lines.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-07-01', rows === BCA ? 250_012 : 250_000],
    ]);
  });

  it('nothing is proposed where day or sum are not told', () => {
    expect(proposeMapping(rowsOf('a,b,c\n1,2,3'))).toBeNull();
    expect(proposeMapping(rowsOf('Tanggal,Keterangan,Saldo\n01/07/2026,x,5'))).toBeNull();
    expect(proposeMapping([])).toBeNull();
  });

  it('a layout is known by its headings, not by what stands above them', () => {
    expect(headingRow(BCA)?.line).toBe(4);
    expect(headingsKey(headingRow(BCA))).toBe('TANGGALTRANSAKSI|KETERANGAN|CABANG|JUMLAH||SALDO');
    expect(headingsKey(headingRow(BCA.slice(2)))).toBe(headingsKey(headingRow(BCA)));
    expect(headingsKey(undefined)).toBe('');
  });
});

it('what is left out is counted by its reason, and what nobody can read is named', () => {
  const read = readBy(BCA);
  expect(read.leftOut).toEqual({ 'no-day': 6, out: 1, unclear: 0, sen: 1 });
  expect(read.unclearLines).toEqual([8]);
  const odd = rowsOf(
    `Tanggal;Keterangan;Jumlah;D/K
01/07/2026;tanpa tanda;250.000;
01/07/2026;dua cara;1.25.000;K
01/07/2026;nol;0;K
01/07/2026;minus;-250.000;K
01/07/2026;masuk;250.000;K`,
    ';',
  );
  expect(readBy(odd)).toMatchObject({
    lines: [{ text: 'masuk' }],
    leftOut: { 'no-day': 1, out: 2, unclear: 2, sen: 0 },
    unclearLines: [2, 3],
  });
});

it('the text has the mapped columns in their order, on one line', () => {
  expect(readBy(MANDIRI).lines[0]?.text).toBe('MCM InhouseTrf DARI GARUDA INV 12 998877');
  const [line] = readStatement(BCA, { ...proposeMapping(BCA)!, texts: [2, 1] }, TODAY).lines;
  expect(line?.text).toBe('0000 TRSF E-BANKING CR 0107/FTSCY/WS95031 INV/2026/7/0012 BUDI');
});

it('a description that goes on below is read with its line, and what went out keeps its own', () => {
  const file = (rows: string) => rowsOf(`Tanggal;Keterangan;Debit;Kredit\n${rows}`, ';');
  const long = file(`01/07/2026;MCM InhouseTrf;0,00;250.012,00
;DARI MERAK EMAS;;
;INV/2026/7/0012;;
02/07/2026;SEWA;900.000,00;0,00
;GOR;;
Saldo;;;1
03/07/2026;TAPAK;0,00;250.013,00`);
  const read = readBy(long);
  expect(read.lines.map(({ text }) => text)).toEqual(['MCM InhouseTrf DARI MERAK EMAS INV/2026/7/0012', 'TAPAK']);
  expect(read.leftOut).toEqual({ 'no-day': 2, out: 1, unclear: 0, sen: 0 });
  // an export of another day that has it on one row less is the same line
  const short = file('01/07/2026;MCM InhouseTrf;0,00;250.012,00');
  expect(readBy(short).lines[0]?.key).toBe(read.lines[0]?.key);
});

describe('A line is known again', () => {
  const file = (...lines: string[]) => rowsOf(['No;Tanggal;Keterangan;Cabang;Kredit;Saldo', ...lines].join('\n'), ';');
  const keys = (rows: StatementRow[], changes: object = {}) =>
    readStatement(rows, { ...proposeMapping(rows)!, ...changes }, TODAY).lines.map(({ key }) => key);

  it('in an overlapping file, whose running numbers and balances are others', () => {
    const june = file('1;30/06/2026;GARUDA;KCU;250.000;250.000', '2;01/07/2026;MERAK;KCU;250.000;500.000');
    const july = file('1;01/07/2026;Merak ;KCU;250,000.00;250.000', '2;01/07/2026;ELANG;KCU;250.000;500.000');
    const [first, second] = [keys(june), keys(july)];
    expect(second[0]).toBe(first[1]);
    expect(new Set([...first, ...second]).size).toBe(3);
  });

  it('when other columns are taken as its text', () => {
    const one = file('1;01/07/2026;GARUDA;KCU;250.000;1');
    expect(keys(one, { texts: [3, 2] })).toEqual(keys(one));
  });

  it('of two alike on a day the second is another one, and both are known again', () => {
    const twice = file('1;01/07/2026;QRIS;KCU;250.000;1', '2;01/07/2026;QRIS;KCU;250.000;2');
    expect(new Set(keys(twice)).size).toBe(2);
    expect(keys(twice)[0]).toBe(keys(file('9;01/07/2026;QRIS;KCU;250.000;7'))[0]);
  });

  it.each([
    ['another day', '1;02/07/2026;GARUDA;KCU;250.000;1'],
    ['another sum', '1;01/07/2026;GARUDA;KCU;250.001;1'],
    ['another text', '1;01/07/2026;GARUDA MUDA;KCU;250.000;1'],
    ['another branch', '1;01/07/2026;GARUDA;KCP;250.000;1'],
  ])('but not with %s', (_what, line) =>
    expect(keys(file(line))).not.toEqual(keys(file('1;01/07/2026;GARUDA;KCU;250.000;1'))),
  );
});

it.each([
  [{ texts: [] }, /^Pilih satu sampai 4/],
  [{ texts: [1, 2, 3, 4, 5] }, /^Pilih satu sampai 4/],
  [{ texts: [0] }, /^Satu kolom/],
  [{ amount: 0 }, /^Satu kolom/],
  [{ amountIs: 'both' as const, mark: 1 }, /^Satu kolom/],
  [{ mark: 6 }, /^Kolom uang masuk/],
])('a mapping with %j is refused', (changes, text) =>
  expect(mappingFault({ day: 0, texts: [1], amount: 2, amountIs: 'credit', mark: null, ...changes })?.text).toMatch(
    text,
  ),
);
it('a mapping that can be meant is not', () => {
  expect(mappingFault({ day: 0, texts: [1], amount: 2, amountIs: 'both', mark: 3 })).toBeNull();
});

describe('Where headings stand', () => {
  const inTime = (work: () => void) => {
    const before = performance.now();
    work();
    expect(performance.now() - before).toBeLessThan(3000);
  };
  const rowsWith = (text: string, cells: number) =>
    Array.from({ length: 40 }, (_, at) => ({ line: at + 1, cells: Array.from({ length: cells }, () => text) }));

  it('long texts are looked through in no time', () => {
    const rows = [...rowsWith(`${'RP'.repeat(499)}X`, 100), ...BCA];
    inTime(() => [headingRow(rows), proposeMapping(rows)]);
  });

  it('so are the sheets of a workbook, each once, and the one with headings is the statement', () => {
    const odd = Array.from({ length: 299 }, () => ({ rows: rowsWith('a/b|c', 80) }));
    inTime(() => expect(statementSheet([{ rows: BCA }, ...odd])?.rows).toBe(BCA));
    expect(statementSheet([{ rows: BCA.slice(5) }, { rows: rowsWith('1', 4) }])?.rows).toHaveLength(40);
    expect(statementSheet([])).toBeUndefined();
  });
});
