// How the bytes of an entry list become rows.
import { writeXlsx } from 'hucre/xlsx';
import { ENTRY_COLUMN_KEYS } from '@gelanggang/contract/entry-columns';
import { proposeMapping, readEntryList } from './read-entry-list';
import { readTable } from './read-table';

const HEADER =
  'No,Kontingen,Provinsi,Kabupaten/Kota,Penanggung Jawab,Telepon,Email,Nama Atlet,Tempat Lahir,Tanggal Lahir,Jenis Kelamin,Berat (kg),Tinggi (cm),Gol. Darah,NIK,No. KK,Kategori,Golongan Usia,Kelas,Tim,Status Bayar';
const ROW =
  '1,Merak Emas,Jawa Barat,Kota Bogor,Irfan,0812345678,a@b.test,Bagus,Bogor,08/02/2016,L,"36,7",141,B,7250290802162414,,Tanding,Remaja,,,Lunas';

async function rowsOf(text: string, encoding: BufferEncoding = 'utf8') {
  const list = await readEntryList(Buffer.from(text, encoding));
  if (!list.ok) throw new Error(list.message);
  return list.rows;
}

describe('An entry list', () => {
  it('is read with a BOM, CRLF line ends and quoted cells', async () => {
    const [row] = await rowsOf(`\ufeff${HEADER}\r\n${ROW}\r\n`);
    expect(row).toMatchObject({ line: 2, cells: { contingent: 'Merak Emas', weight: '36,7', payment: 'Lunas' } });
  });

  it('is read with semicolons as a spreadsheet in Indonesian saves it', async () => {
    const [row] = await rowsOf(
      `${HEADER.replaceAll(',', ';')}\n${ROW.replace('"36,7"', '36.7').replaceAll(',', ';')}\n`,
    );
    expect(row?.cells).toMatchObject({ name: 'Bagus', weight: '36.7' });
  });

  it('is read in the encoding of old spreadsheets', async () => {
    expect((await rowsOf(`${HEADER}\n${ROW.replace('Bagus', 'Andr\xe9')}\n`, 'latin1'))[0]?.cells.name).toBe('André');
  });

  it('finds its columns by their headers, in any order and case', async () => {
    const [row] = await rowsOf(
      `EMAIL,nik,${HEADER.replace('Email,', '').replace('NIK,', '')}\na@b.test,123,${'x,'.repeat(18)}x\n`,
    );
    expect(row?.cells).toMatchObject({ picEmail: 'a@b.test', nik: '123' });
  });

  it('loses spaces around and doubled inside, and keeps capitals as typed', async () => {
    expect((await rowsOf(`${HEADER}\n${ROW.replace('Bagus', ' SITI  \u00a0Naila  ')}\n`))[0]?.cells.name).toBe(
      'SITI Naila',
    );
  });

  it('counts lines of the file, through blank lines and line breaks inside quotes', async () => {
    const text = `${HEADER}\n${ROW}\n\n${ROW.replace('Irfan', '"Irfan\nSaputra"')}\n,,,\n${ROW}\n`;
    expect((await rowsOf(text)).map((row) => row.line)).toEqual([2, 4, 7]);
  });

  it('is refused with the names of the columns that it lacks', async () => {
    const list = await readEntryList(Buffer.from(`${HEADER.replace('NIK,', '').replace('Email,', '')}\nx\n`));
    expect(list).toEqual({ ok: false, message: 'Kolom tidak ada: Email, NIK.' });
  });

  it.each([
    ['nothing', '', 'Berkas kosong.'],
    ['a header alone', `${HEADER}\n`, 'Berkas tidak berisi satu baris pun.'],
  ])('is refused with %s in it', async (_, text, message) => {
    expect(await readEntryList(Buffer.from(text))).toEqual({ ok: false, message });
  });

  it('is refused with the line of a broken quote', async () => {
    const list = await readEntryList(Buffer.from(`${HEADER}\n${ROW}\n${ROW.replace('Bagus', '"Bagus')}\n`));
    expect(list).toMatchObject({ ok: false, message: expect.stringContaining('tidak terbaca sebagai CSV') });
  });
});

describe('A workbook', () => {
  const workbook = (rows: (string | number | Date | null)[][]) => writeXlsx({ sheets: [{ name: 'Peserta', rows }] });
  const typed = ROW.replace('"36,7"', '36.7').split(',');

  it('is read like the same list as CSV: dates, numbers and texts, blank rows counted', async () => {
    const cells: (string | number | Date)[] = [...typed];
    cells[9] = new Date(Date.UTC(2016, 1, 8));
    cells[11] = 36.7;
    cells[5] = 81234567890;
    const list = await readEntryList(await workbook([HEADER.split(','), cells, [], [...typed]]));
    if (!list.ok) throw new Error(list.message);
    expect(list.rows.map((row) => row.line)).toEqual([2, 4]);
    expect(list.rows[0]?.cells).toMatchObject({ birthDate: '2016-02-08', weight: '36.7', picPhone: '81234567890' });
    expect(list.rows[1]?.cells).toMatchObject({ birthDate: '08/02/2016', nik: '7250290802162414' });
  });

  it('marks a NIK that it keeps as a number, since its last digit is lost', async () => {
    const table = await readTable(
      await workbook([
        ['NIK', 'Berat'],
        [7250290802162410, 1 / 3],
      ]),
    );
    expect(table).toMatchObject({ ok: true, rows: [{ cells: ['≈7250290802162410', '0.333333'] }] });
  });

  it('is refused with a sentence when it is broken, or when it is no list at all', async () => {
    const whole = Buffer.from(await workbook([['NIK'], ['1']]));
    for (const bytes of [whole.subarray(0, 200), Buffer.from('PK\x03\x04 bukan apa-apa')]) {
      expect(await readTable(bytes)).toMatchObject({
        ok: false,
        message: expect.stringContaining('Berkas Excel tidak terbaca') as string,
      });
    }
    const long = Array.from({ length: 5002 }, (_, n) => [String(n)]);
    expect(await readTable(await workbook(long))).toEqual({
      ok: false,
      message: 'Paling banyak 5000 baris sekaligus.',
    });
  });
});

describe('The columns of a list', () => {
  const place = (headers: string[], key: (typeof ENTRY_COLUMN_KEYS)[number]) =>
    proposeMapping(headers)[ENTRY_COLUMN_KEYS.indexOf(key)];

  it.each([
    ['name', 'Nama Lengkap'],
    ['birthDate', 'Tgl. Lahir'],
    ['gender', 'JK'],
    ['weight', 'BB (kg)'],
    ['picPhone', 'No. HP'],
    ['nik', 'No KTP'],
    ['ageCategory', 'Kelompok Usia *'],
  ] as const)('find %s under %s too', (key, header) => {
    expect(place(['No', header, 'Lain'], key)).toBe(1);
  });

  it('go by their own header first, and never take one place twice', () => {
    const headers = ['Nama', 'Nama Atlet', 'Kota', 'Kabupaten/Kota'];
    expect([place(headers, 'name'), place(headers, 'district'), place(headers, 'nik')]).toEqual([1, 3, null]);
    const all = proposeMapping(['Nama', 'Status', 'Tim', 'Tim', 'Kontingen']).filter((at) => at !== null);
    expect(new Set(all).size).toBe(all.length);
  });
});
