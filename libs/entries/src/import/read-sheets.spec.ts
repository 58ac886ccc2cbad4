// Files as they come: texts in every coding, what is no list, cells that a spreadsheet hides, merges, or takes for numbers.
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { readSheets } from './read-sheets';

const cellsOf = async (bytes: Uint8Array) => {
  const read = await readSheets(bytes);
  return read.ok ? read.sheets.map(({ rows }) => rows.map(({ cells }) => cells)) : read.message.text;
};
const workbook = (sheet: Partial<WriteSheet>) => writeXlsx({ sheets: [{ name: 'Daftar', ...sheet }] });

const TABLE = 'Nama\tNIK\nJosé\t3302010505100001\n';
const ROWS = [
  ['Nama', 'NIK'],
  ['José', '3302010505100001'],
];

describe('A text', () => {
  const swapped = Buffer.from(`\ufeff${TABLE}`, 'utf16le').swap16();
  it.each([
    ['UTF-8', Buffer.from(TABLE)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TABLE}`)],
    ['Windows-1252', Buffer.from(TABLE, 'latin1')],
    ["Excel's 'Unicode text'", Buffer.from(`\ufeff${TABLE}`, 'utf16le')],
    ['UTF-16 the other way round', swapped],
    ['UTF-16 without its mark', Buffer.from(TABLE.replace('José', 'Jose'), 'utf16le')],
  ])('in %s is read', async (_, bytes) =>
    expect(JSON.stringify(await cellsOf(bytes)).replace('Jose', 'José')).toBe(JSON.stringify([ROWS])),
  );

  it('parted by several blanks is a table where each row has all of its cells, and is left alone otherwise', async () => {
    const lines = ['NO  NAMA            BB', '1   Budi Santoso    45', '2   Joko Susilo     48'];
    expect(await cellsOf(Buffer.from(lines.join('\n')))).toEqual([lines.map((line) => line.split(/\s{2,}/))]);
    // what is missing would move the weight below the name
    const lacking = [...lines, '3           50', '4   Ani Sari    L   47'];
    expect(await cellsOf(Buffer.from(lacking.join('\n')))).toEqual([lacking.map((line) => [line])]);
  });

  it("in Windows-1252 keeps a word processor's quotes and dashes", async () => {
    const bytes = Buffer.concat(
      ['Nama,Asal\nTapak ', [0x93], 'Suci', [0x94], ' ', [0x96], ' 05,', [0x80, 0xe9]].map((one) =>
        Buffer.from(one as string),
      ),
    );
    expect(await cellsOf(bytes)).toEqual([
      [
        ['Nama', 'Asal'],
        ['Tapak “Suci” – 05', '€é'],
      ],
    ]);
  });

  it('keeps the lines of its rows whatever ends them', async () => {
    const read = await readSheets(Buffer.from('Nama;NIK\r\n"Budi\r\nBela";1\r\nAni;2\r\n'));
    expect(read.ok && read.sheets[0]?.rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('in one column is taken apart, as a text and as a workbook', async () => {
    const lines = ['DAFTAR PESERTA', 'Nama,NIK,BB', '"Ani, S.Pd",3302010505100001,45', 'Budi,3302010505100002,46'];
    const cells = [
      ['DAFTAR PESERTA'],
      ['Nama', 'NIK', 'BB'],
      ['Ani, S.Pd', '3302010505100001', '45'],
      ['Budi', '3302010505100002', '46'],
    ];
    expect(await cellsOf(await workbook({ rows: lines.map((line) => [line]) }))).toEqual([cells]);
    const quoted = lines.map((line) => `"${line.replaceAll('"', '""')}"`).join('\r\n');
    expect(await cellsOf(Buffer.from(quoted))).toEqual([cells]);
    const names = [['Nama'], ['Ani, S.Pd'], ['Budi']];
    expect(await cellsOf(await workbook({ rows: names }))).toEqual([names]);
  });

  it('may have a quotation mark inside of a name', async () => {
    expect(await cellsOf(Buffer.from('Nama,Asal\nMa"ruf Amin,Kudus\n"Budi" Santoso,Pati\n'))).toEqual([
      [
        ['Nama', 'Asal'],
        ['Ma"ruf Amin', 'Kudus'],
        ['"Budi" Santoso', 'Pati'],
      ],
    ]);
  });

  it.each([
    ['commas in its title', 'DAFTAR, PESERTA, PIALA, BUPATI, KUDUS,,,,\n', '\t'],
    ['decimal commas', '', ';'],
    ['bars between its cells', '', '|'],
  ])('with %s is parted by what most lines agree in', async (_, title, sign) => {
    const rows = [
      ['Nama', 'NIK', 'BB', 'TB'],
      ['José', '3302010505100001', '45,5', '160,5'],
      ['Ani, S.Pd', '3302010505100002', '45,5', '161,5'],
    ];
    const read = await cellsOf(Buffer.from(title + rows.map((row) => row.join(sign)).join('\n')));
    expect(read).toEqual([title === '' ? rows : [expect.anything(), ...rows]]);
  });

  it('has 256 columns; what stands farther to the right is told, not cut', async () => {
    const wide = (columns: number) => [['Nama', ...Array<string>(columns - 2).fill(''), 'NIK'], ['José']];
    const csv = (columns: number) =>
      Buffer.from(
        wide(columns)
          .map((row) => row.join(';'))
          .join('\n'),
      );
    expect(await cellsOf(csv(256))).toEqual([wide(256)]);
    expect(await cellsOf(csv(257))).toMatch(/^Baris 1 berisi teks di sebelah kanan kolom ke-256/);
    expect((await cellsOf(await workbook({ rows: wide(256) })))[0]).toContainEqual(wide(256)[0]);
    expect(await cellsOf(await workbook({ rows: [[], ...wide(257)] }))).toMatch(/^Baris Daftar: 2 berisi teks/);
    const empty = Buffer.from(`Nama;NIK${';'.repeat(400)}\nJosé;3302010505100001${' ;'.repeat(400)}\n`);
    expect(((await cellsOf(empty)) as string[][][])[0]?.map((row) => row.slice(0, 2))).toEqual(ROWS);
  });

  it('has a record whole that a line break within a name has torn', async () => {
    const [first, second] = ['No,Nama,Asal,NIK', '2,Ani,Pati,3302010505100002'].map((line) => line.split(','));
    const text = 'No,Nama,Asal,NIK\n1,Budi\nSantoso,Kudus,3302010505100001\n2,Ani,Pati,3302010505100002';
    expect(await cellsOf(Buffer.from(text))).toEqual([
      [first, ['1', 'Budi Santoso', 'Kudus', '3302010505100001'], second],
    ]);
  });

  it('may have digits that a spreadsheet was to take for a text', async () => {
    expect(await cellsOf(Buffer.from('Nama;NIK\nJosé;="3302010505100001"\n'))).toEqual([ROWS]);
    expect(await cellsOf(Buffer.from('Nama,NIK\nJosé,"=""3302010505100001"""\n'))).toEqual([ROWS]);
  });

  it('whose quotation never ends is told so in the language of the page', async () => {
    expect(await cellsOf(Buffer.from('Nama,Asal\n"Budi,Kudus\n'))).toBe(
      'Tanda kutip di berkas CSV ini dibuka tetapi tidak ditutup. Simpan ulang dari Excel sebagai .xlsx.',
    );
  });
});

describe('What is no list', () => {
  const office = (part: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(part, 'utf16le')]);
  it.each([
    ['a workbook with a password', office('EncryptedPackage'), /^Berkas ini dilindungi kata sandi\./],
    ['an Excel file of 1997', office('Workbook'), /^Ini Excel lama/],
    ['an Excel file of 1990', Buffer.from('0900040007001000', 'hex'), /^Ini Excel lama/],
    [
      'an Excel file of 2003 in XML',
      Buffer.from('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>'),
      /^Ini Excel lama/,
    ],
    ['a table of a web page called .xls', Buffer.from('<table><tr><td>Nama</td></tr></table>'), /^Ini halaman web/],
    ['a file of zeros', Buffer.alloc(1000), /^Ini bukan daftar\./],
    ['a PDF', Buffer.from('%PDF-1.7'), /^Ini PDF\./],
    ['nothing', Buffer.from(' \n \n'), /^Berkas kosong\.$/],
  ])('%s is told by name', async (_, bytes, text) => expect(await cellsOf(bytes)).toMatch(text));
});

describe('A workbook', () => {
  it('tells which rows are hidden', async () => {
    const read = await readSheets(await workbook({ rows: ROWS, rowDefs: new Map([[1, { hidden: true }]]) }));
    expect(read.ok && read.sheets[0]?.rows.map(({ isHidden }) => isHidden)).toEqual([undefined, true]);
  });

  it('keeps a NIK that was written as a number with all of its digits; one that Excel has cut is marked', async () => {
    const rows = [['NIK'], [3302010505100001], [3302010505100000], [9471010505100001]];
    expect(await cellsOf(await workbook({ rows }))).toEqual([
      [['NIK'], ['3302010505100001'], ['≈3302010505100000'], ['≈9471010505100000']],
    ]);
  });

  it('has as many sheets as it has, and is refused where they are too many', async () => {
    const book = (count: number) =>
      writeXlsx({ sheets: Array.from({ length: count }, (_, at) => ({ name: `Klub ${at + 1}`, rows: ROWS })) });
    expect(await cellsOf(await book(71))).toHaveLength(71);
    expect(await cellsOf(await book(301))).toMatch(/^Isi berkas ini terlalu besar/);
  });

  it('of merged cells over all of it is refused, not unfolded', async () => {
    const merges = Array.from({ length: 200 }, () => ({ startRow: 0, startCol: 0, endRow: 1_048_575, endCol: 16_383 }));
    expect(await cellsOf(await workbook({ rows: ROWS, merges }))).toMatch(/^Berkas ini berisi terlalu banyak sel\./);
  });
});

describe('What a spreadsheet keeps beside its texts', () => {
  it('are columns that are hidden', async () => {
    const columns = [{ width: 9 }, { width: 9, hidden: true }, { width: 9 }];
    const read = await readSheets(
      await workbook({
        columns,
        rows: [
          ['Nama', 'BB', 'BB'],
          ['José', 41, 45],
        ],
      }),
    );
    expect(read.ok && read.sheets[0]?.hiddenColumns).toEqual([1]);
  });

  it('are digits in a cell of dates, which would be a day far away', async () => {
    const cells = new Map([['1,1', { value: 5052010, style: { numFmt: 'dd/mm/yyyy' } }]]);
    const bytes = await workbook({
      rows: [
        ['Nama', 'Tgl Lahir'],
        ['José', 5052010],
      ],
      cells,
    } as Partial<WriteSheet>);
    expect(await cellsOf(bytes)).toEqual([
      [
        ['Nama', 'Tgl Lahir'],
        ['José', '5052010'],
      ],
    ]);
  });

  it('are words of a cell that are struck out, which do not count', async () => {
    const richText = [{ text: 'Ahmed ', font: { strikethrough: true } }, { text: 'Ahmad' }, { text: ' Fauzi' }];
    const cells = new Map([['1,0', { richText }]]);
    const bytes = await workbook({
      rows: [
        ['Nama', 'NIK'],
        ['x', '1'],
      ],
      cells,
    } as Partial<WriteSheet>);
    expect(await cellsOf(bytes)).toEqual([
      [
        ['Nama', 'NIK'],
        ['Ahmad Fauzi', '1'],
      ],
    ]);
  });
});
