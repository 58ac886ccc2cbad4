// Records of a CSV with a line break that nobody quoted, and what only looks so.
import { mendTorn } from './torn-records';

const rowsOf = (text: string) =>
  text.split('\n').flatMap((line, at) => (line === '' ? [] : [{ line: at + 1, cells: line.split(';') }]));
const mended = (text: string) => mendTorn(rowsOf(text)).map(({ line, cells }) => `${line} ${cells.join(';')}`);
const unmoved = (text: string) => expect(mendTorn(rowsOf(text))).toEqual(rowsOf(text));

const ANI = 'Kudus;Ani Lestari;5-5-2011;P;45;3319024505110001';

describe('A record that is torn', () => {
  it('within a name comes together again, also where all are', () => {
    const rest = '5-5-2011;L;48;3319020505110001';
    const header = 'Asal;Nama;Tgl Lahir;L/P;BB;NIK';
    expect(mended(`${header}\nKudus;Budi\nSantoso;${rest}\n${ANI}`)).toEqual([
      `1 ${header}`,
      `2 Kudus;Budi Santoso;${rest}`,
      `4 ${ANI}`,
    ]);
    expect(mended(`${header}\nKudus;Budi\nAgus\nSantoso;${rest}\nPati;Jaka\nPratama;${rest}`)).toEqual([
      `1 ${header}`,
      `2 Kudus;Budi Agus Santoso;${rest}`,
      `5 Pati;Jaka Pratama;${rest}`,
    ]);
  });

  it('may be the header', () => {
    expect(mended(`Asal;Nama\nLengkap;Tgl\nLahir;L/P;BB\n(kg);NIK\n${ANI}`)).toEqual([
      '1 Asal;Nama Lengkap;Tgl Lahir;L/P;BB (kg);NIK',
      `5 ${ANI}`,
    ]);
  });

  it('within its first cell is known by the name of one word below', () => {
    const rest = ';5-5-2011;L;48';
    expect(mended(`Nama;Tgl Lahir;L/P;BB\nAni Lestari${rest}\nBudi\nSantoso${rest}\nJaka Pratama${rest}`)).toEqual([
      '1 Nama;Tgl Lahir;L/P;BB',
      `2 Ani Lestari${rest}`,
      `3 Budi Santoso${rest}`,
      `5 Jaka Pratama${rest}`,
    ]);
  });
});

describe('A last cell that is torn', () => {
  const rest = ';5-5-2011;L;48';
  const [one, other] = [`Ani Lestari${rest};Jl. Mawar 3`, `Budi Santoso${rest};Ds. Panjang`];
  const header = 'Nama;Tgl Lahir;L/P;BB;Alamat';

  it('is whole again, and its rest names no contingent', () => {
    expect(mended(`DAFTAR PESERTA\n${header}\n${one}\nKec. Bae\n${other}\nKudus`)).toEqual([
      ...['1 DAFTAR PESERTA', `2 ${header}`, `3 ${one} Kec. Bae`, `5 ${other} Kudus`],
    ]);
  });

  it('is none where blocks are named in lines of their own, the first of them above the header', () => {
    unmoved(`KAB. KUDUS\n${header}\n${one}\nKAB. DEMAK\n${other}`);
    unmoved(`${header}\nKAB. KUDUS\n${one}\nKAB. DEMAK\n${other}`);
    unmoved(`${header}\n${one}\nKONTINGEN: DEMAK\n${other}`);
  });
});

describe('Rows that are not torn', () => {
  const rest = ';5-5-2011;L;48';
  it('are the names of blocks', () => {
    unmoved(
      `Nama;Tgl Lahir;L/P;BB\nKAB. KUDUS\nBudi Santoso${rest}\nAni Lestari${rest}\nKAB. PATI\nJaka Pratama${rest}`,
    );
    unmoved(`Nama;Tgl Lahir;L/P;BB\nKudus\nBudi${rest}\nAni${rest}\nPati\nJaka${rest}`);
    unmoved(`Nama;Tgl Lahir;L/P;BB\nKontingen: Kudus\nBudi${rest}\nAni Lestari${rest}\nJaka Pratama${rest}`);
  });

  it('have a name of one word below the only one', () => {
    unmoved(`Nama;Tgl Lahir;L/P;BB\nGaruda Sakti\nBudi${rest}\nAni Lestari${rest}\nJaka Pratama${rest}`);
    unmoved(
      `Nama;Tgl Lahir;L/P;BB\nAni Lestari${rest}\nKota Tegal\nBudi${rest}\nJaka Pratama${rest}\nSiti Aminah${rest}`,
    );
  });

  it('end early, whatever their cells add up to', () => {
    unmoved(
      'No;Nama;Tgl Lahir;L/P;BB;NIK;KK;HP\n1;Budi;5-5-2011;L\n2;Ani;5-5-2011;P;45\n3;Jaka;5-5-2011;L;48;33;44;08',
    );
    unmoved('No;Nama;Tgl Lahir;L/P;BB\n1;Budi;5-5-2011;L;48\n2;Ani;5-5-2011;P;45\nMengetahui;;Kudus\nKetua;;Panitia');
  });
});
