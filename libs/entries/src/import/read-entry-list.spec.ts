// How the bytes of an entry list become rows.
import { readEntryList } from './read-entry-list';

const HEADER =
  'No,Kontingen,Provinsi,Kabupaten/Kota,Penanggung Jawab,Telepon,Email,Nama Atlet,Tempat Lahir,Tanggal Lahir,Jenis Kelamin,Berat (kg),Tinggi (cm),Gol. Darah,NIK,No. KK,Kategori,Golongan Usia,Kelas,Tim,Status Bayar';
const ROW =
  '1,Merak Emas,Jawa Barat,Kota Bogor,Irfan,0812345678,a@b.test,Bagus,Bogor,08/02/2016,L,"36,7",141,B,7250290802162414,,Tanding,Remaja,,,Lunas';

function rowsOf(text: string, encoding: BufferEncoding = 'utf8') {
  const list = readEntryList(Buffer.from(text, encoding));
  if (!list.ok) throw new Error(list.message);
  return list.rows;
}

describe('An entry list', () => {
  it('is read with a BOM, CRLF line ends and quoted cells', () => {
    const [row] = rowsOf(`\ufeff${HEADER}\r\n${ROW}\r\n`);
    expect(row).toMatchObject({ line: 2, cells: { contingent: 'Merak Emas', weight: '36,7', payment: 'Lunas' } });
  });

  it('is read with semicolons as a spreadsheet in Indonesian saves it', () => {
    const [row] = rowsOf(`${HEADER.replaceAll(',', ';')}\n${ROW.replace('"36,7"', '36.7').replaceAll(',', ';')}\n`);
    expect(row?.cells).toMatchObject({ name: 'Bagus', weight: '36.7' });
  });

  it('is read in the encoding of old spreadsheets', () => {
    expect(rowsOf(`${HEADER}\n${ROW.replace('Bagus', 'Andr\xe9')}\n`, 'latin1')[0]?.cells.name).toBe('André');
  });

  it('finds its columns by their headers, in any order and case', () => {
    const [row] = rowsOf(
      `EMAIL,nik,${HEADER.replace('Email,', '').replace('NIK,', '')}\na@b.test,123,${'x,'.repeat(18)}x\n`,
    );
    expect(row?.cells).toMatchObject({ picEmail: 'a@b.test', nik: '123' });
  });

  it('loses spaces around and doubled inside, and keeps capitals as typed', () => {
    expect(rowsOf(`${HEADER}\n${ROW.replace('Bagus', ' SITI  \u00a0Naila  ')}\n`)[0]?.cells.name).toBe('SITI Naila');
  });

  it('counts lines of the file, through blank lines and line breaks inside quotes', () => {
    const text = `${HEADER}\n${ROW}\n\n${ROW.replace('Irfan', '"Irfan\nSaputra"')}\n,,,\n${ROW}\n`;
    expect(rowsOf(text).map((row) => row.line)).toEqual([2, 4, 7]);
  });

  it('is refused with the names of the columns that it lacks', () => {
    const list = readEntryList(Buffer.from(`${HEADER.replace('NIK,', '').replace('Email,', '')}\nx\n`));
    expect(list).toEqual({ ok: false, message: 'Kolom tidak ada: Email, NIK.' });
  });

  it.each([
    ['nothing', '', 'Berkas kosong.'],
    ['a header alone', `${HEADER}\n`, 'Berkas tidak berisi satu baris pun.'],
  ])('is refused with %s in it', (_, text, message) => {
    expect(readEntryList(Buffer.from(text))).toEqual({ ok: false, message });
  });

  it('is refused with the line of a broken quote', () => {
    const list = readEntryList(Buffer.from(`${HEADER}\n${ROW}\n${ROW.replace('Bagus', '"Bagus')}\n`));
    expect(list).toMatchObject({ ok: false, message: expect.stringContaining('tidak terbaca sebagai CSV') });
  });
});
