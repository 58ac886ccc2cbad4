// Names as they are shown: written as names, and as they were entered where somebody wrote them so.
import fc from 'fast-check';
import { contingentTitle, shownName } from './shown-name';

const SHOWN: readonly (readonly [string, string])[] = [
  ['RAKA ADITYA PRATAMA', 'Raka Aditya Pratama'],
  ['raka aditya', 'Raka Aditya'],
  ['  RAKA   ADITYA ', 'Raka Aditya'],
  ['M. RIZKY BIN AHMAD', 'M. Rizky bin Ahmad'],
  ['m.rizky binti ahmad', 'M.Rizky binti Ahmad'],
  ['M. RIZKY bin AHMAD', 'M. Rizky bin Ahmad'],
  ['BIN ALI', 'Bin Ali'],
  ['A. R. SAPUTRA', 'A. R. Saputra'],
  ['A.R. SAPUTRA', 'A.R. Saputra'],
  ['MHD. ILHAM', 'Mhd. Ilham'],
  ['BUDI SANTOSO, S.PD', 'Budi Santoso, S.Pd'],
  ['BUDI SANTOSO, S.Pd', 'Budi Santoso, S.Pd'],
  ['Dr. BUDI SANTOSO, M.KOM.', 'Dr. Budi Santoso, M.Kom.'],
  ["NI'MAH MA’RUF", "Ni'mah Ma’ruf"],
  ["QURROTA A'YUN", "Qurrota A'yun"],
  ["KEVIN O'BRIEN", "Kevin O'Brien"],
  ['AL-FARIZI NUR-AINI', 'Al-Farizi Nur-Aini'],
  ['AL FARIZI', 'Al Farizi'],
  ['ISMAIL II', 'Ismail II'],
  ['ismail iv', 'Ismail IV'],
  ['DI SULAIMAN', 'Di Sulaiman'],
  ['DKI JAKARTA', 'DKI Jakarta'],
  ['di yogyakarta / diy', 'Di Yogyakarta / DIY'],
  ['PPLP NTB', 'PPLP NTB'],
  ['SMAN 2 KOTA BANDUNG', 'SMAN 2 Kota Bandung'],
  ['sd 3 kudus', 'SD 3 Kudus'],
  ['MAN 1 KUDUS', 'MAN 1 Kudus'],
  ['MAN HARIS', 'Man Haris'],
  ['MTSN 4 JEPARA', 'MTsN 4 Jepara'],
  ['IPSI KAB. GARUT', 'IPSI Kab. Garut'],
  ['PSHT CABANG KEDIRI', 'PSHT Cabang Kediri'],
  ['LATTAMAL TNI AL', 'Lattamal TNI AL'],
  ['TAPAK SUCI (PUTRA)', 'Tapak Suci (Putra)'],
  ['NAYLA, Regina Ramadhani', 'Nayla, Regina Ramadhani'],
  ['Najwa Wulandari, RINI, nadia ulfa', 'Najwa Wulandari, Rini, Nadia Ulfa'],
  ['Andi Wijaya, SE', 'Andi Wijaya, SE'],
  ['BUDI & ANI / SARI', 'Budi & Ani / Sari'],
  ['PSHT Kudus', 'PSHT Kudus'],
  ['McGregor', 'McGregor'],
  ['Siti nurhaliza', 'Siti nurhaliza'],
  ['BUDI santoso', 'BUDI santoso'],
  ['BYE', 'BYE'],
  ['TBD', 'TBD'],
  ['', ''],
  ['ÉMILE ZOLA', 'Émile Zola'],
  ['ﬀ', 'ﬀ'],
];

describe('a shown name', () => {
  it.each(SHOWN)('%s is shown as %s', (entered, shown) => {
    expect(shownName(entered)).toBe(shown);
  });

  it('is what it is when it is shown again', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(...SHOWN.flatMap(([entered, shown]) => [...entered.split(' '), ...shown.split(' ')])),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), fc.constantFrom(' ', '-', '.', "'", ', '), (words, by) => {
        const once = shownName(words.join(by));
        expect(shownName(once)).toBe(once);
      }),
    );
  });

  it('differs from what was entered in blanks and in the size of letters alone, so that it is found by what was entered', () => {
    const plain = (text: string) => text.toLowerCase().trim().replace(/\s+/g, ' ');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        expect(plain(shownName(name))).toBe(plain(name));
      }),
    );
  });

  it('writes a last sigma as a last one', () => {
    expect(shownName('ΓΙΩΡΓΟΣ')).toBe('Γιωργος');
    expect(shownName('ϓΣ')).toBe('ϓς');
  });

  it('stays as entered where large and small letters were both written', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{1,7}([A-Z][a-z]+)?$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        fc.pre(words.some((one) => !/^(Bin|Binti|Dan|Van|Von|Der|Den)$/.test(one)));
        expect(shownName(words.join(' '))).toBe(words.join(' '));
      }),
    );
  });

  it('is the same for large and for small letters', () => {
    const word = fc.stringMatching(/^[a-z]{2,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        expect(shownName(words.join(' ').toUpperCase())).toBe(shownName(words.join(' ')));
      }),
    );
  });

  it('is nothing where there is no name', () => {
    expect([shownName(null), shownName(undefined)]).toEqual([null, undefined]);
  });
});

describe('the title of a contingent', () => {
  it('has the word once', () => {
    for (const [entered, title] of [
      ['KOTA BANDUNG', 'Kontingen Kota Bandung'],
      ['KONTINGEN KOTA BANDUNG', 'Kontingen Kota Bandung'],
      ['kontingen: kab. garut', 'Kontingen Kab. Garut'],
      ['Kont. Garut', 'Kontingen Garut'],
      ['Kontinental', 'Kontingen Kontinental'],
      ['', ''],
    ] as const) {
      expect(contingentTitle(entered)).toBe(title);
    }
  });

  it('is the same when it is made again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9 .-]{0,20}$/), (name) => {
        fc.pre(!/^(kontingen|kont\.?) *(kontingen|kont\.?)/i.test(name));
        const once = contingentTitle(name);
        expect(contingentTitle(once)).toBe(once);
      }),
    );
  });
});
