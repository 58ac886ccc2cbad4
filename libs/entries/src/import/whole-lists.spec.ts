// Lists as offices write them, from the file to the athletes: each with what must be read, line by line.
import { ENTRY_COLUMN_KEYS } from '@gelanggang/domain/entry-list/columns';
import { readEntryList } from './read-entry-list';

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};

/** Cells by '|', as the program of tables writes them: each line as long as the longest. */
const csvOf = (list: string): Buffer => {
  const lines = list.split('\n').map((line) => line.split('|'));
  const width = Math.max(...lines.map(({ length }) => length));
  const rows = lines.map((cells) => Array.from({ length: width }, (_, at) => `"${(cells[at] ?? '').trim()}"`).join());
  return Buffer.from(rows.join('\n'));
};

/** By athlete the line and what was read, in the order of the columns. */
async function read(list: string): Promise<string[]> {
  const found = await readEntryList(csvOf(list), WORDS);
  if (!found.ok) throw new Error(`refused: ${JSON.stringify(found.message)}`);
  return found.rows.map(({ line, cells }) =>
    [line, ...ENTRY_COLUMN_KEYS.map((key) => cells[key]).filter((cell) => cell !== '')].join(' · '),
  );
}

const LISTS: readonly (readonly [title: string, list: string, athletes: readonly string[]])[] = [
  [
    'what holds for all below, beside its word without a colon',
    `KONTINGEN||KAB. BLORA
     GOLONGAN||REMAJA
     KATEGORI||TANDING
     No|Nama Lengkap|L/P|Kelas
     1|Eko|L|C
     2|Fina|P|B`,
    ['5 · KAB. BLORA · Eko · L · Tanding · Remaja · C', '6 · KAB. BLORA · Fina · P · Tanding · Remaja · B'],
  ],
  [
    'a class and an age over each of several tables, without a colon',
    `KELAS|A PUTRA
     GOLONGAN|REMAJA
     No|Nama Lengkap|Kontingen
     1|Eko|Pati
     KELAS|B PUTRI
     GOLONGAN|DEWASA
     No|Nama Lengkap|Kontingen
     1|Evi|Kudus`,
    ['4 · Pati · Eko · Putra · Remaja · A', '8 · Kudus · Evi · Putri · Dewasa · B'],
  ],
  [
    'men and women below one heading for both',
    `No.|Kontingen|Atlet||Nomor
     ||Putra|Putri|
     1|Brebes|Lukman||Tunggal
     |||Mira|Solo Kreatif
     2|Tegal|Opik, Pram||Ganda`,
    [
      '3 · Brebes · Lukman · Putra · Tunggal',
      '4 · Brebes · Mira · Putri · Solo Kreatif',
      '5 · Tegal · Opik · Putra · Ganda · Opik / Pram',
      '5 · Tegal · Pram · Putra · Ganda · Opik / Pram',
    ],
  ],
  [
    'men and women in a column each that says only so',
    `No.|Kontingen|Putra|Putri|Kelas
     1|Brebes|Lukman||A
     |||Mira|B`,
    ['2 · Brebes · Lukman · Putra · A', '3 · Brebes · Mira · Putri · B'],
  ],
  [
    'the name as another paper has it',
    `Timestamp|Nama Lengkap Atlet (sesuai Akta/KK)|Jenis Kelamin|Asal Kontingen / Perguruan|Nomor Pertandingan
     11/20/2026 10:11:12|Rian Hidayat|Laki-laki|PSHT Klaten|Tanding Kelas D Putra`,
    ['2 · PSHT Klaten · Rian Hidayat · Laki-laki · Tanding Kelas D Putra'],
  ],
  [
    'several athletes of a form, of whom each has a class',
    `Timestamp|Kontingen|Nama Atlet 1|Kelas Atlet 1|JK Atlet 1|Nama Atlet 2|Kelas Atlet 2|JK Atlet 2|No WA Pelatih
     1/2/2026 10:00:00|SMP 1|Adi|A|L|Budi|B|L|0812222222222
     1/2/2026 10:05:00|SMP 2|Dodi|C|L||||`,
    ['2 · SMP 1 · 0812222222222 · Adi · L · A', '2 · SMP 1 · 0812222222222 · Budi · L · B', '3 · SMP 2 · Dodi · L · C'],
  ],
  [
    'a pair in counted columns stays one',
    `Kontingen|Kategori|Nama 1|NIK 1|Nama 2|NIK 2
     PATI|Ganda|Adi|3318000000000001|Budi|3318000000000002`,
    [
      '2 · PATI · Adi · 3318000000000001 · Ganda · Adi / Budi',
      '2 · PATI · Budi · 3318000000000002 · Ganda · Adi / Budi',
    ],
  ],
  [
    'the others of a pair and a team by their names alone, and a note below who is already two',
    `No|Kategori|Nama|Kontingen
     1|Ganda Putra Remaja|Adi|PATI
     ||Budi|
     2|Regu Putri Remaja|1. Cici|PATI
     ||2. Dedi|
     ||3. Euis|
     3|Ganda Putra Remaja|Gani / Hadi|KUDUS
     ||Menyusul|`,
    [
      '2 · PATI · Adi · Ganda Putra Remaja · Adi / Budi',
      '3 · PATI · Budi · Ganda Putra Remaja · Adi / Budi',
      '4 · PATI · Cici · Regu Putri Remaja · Cici / Dedi / Euis',
      '5 · PATI · Dedi · Regu Putri Remaja · Cici / Dedi / Euis',
      '6 · PATI · Euis · Regu Putri Remaja · Cici / Dedi / Euis',
      '7 · KUDUS · Gani · Ganda Putra Remaja · Gani / Hadi',
      '7 · KUDUS · Hadi · Ganda Putra Remaja · Gani / Hadi',
    ],
  ],
  [
    'the first of several officials with the telephone behind the name, and the country by its committee',
    `Official|: 1. Hasan (081222333444)
     |2. Husen (081222333445)
     No|Nama|L/P|NOC|Kelas
     1|Ahmad Fauzi|L|SGP|C`,
    ['4 · SGP · Hasan · 081222333444 · Ahmad Fauzi · L · C'],
  ],
  [
    'the years of an age category beside category and gender',
    `TANDING PUTRA USIA 14 - 17 TAHUN
     KELAS A (39-43 KG)
     NO|NAMA|KONTINGEN
     1|Adi|PATI
     KELAS B (43-47 KG)
     NO|NAMA|KONTINGEN
     1|Cici|PATI
     TANDING PUTRI 17 s/d 45 THN
     KELAS A (45-50 KG)
     NO|NAMA|KONTINGEN
     1|Dewi|KUDUS`,
    [
      '4 · PATI · Adi · Putra · Tanding · A',
      '7 · PATI · Cici · Putra · Tanding · B',
      '11 · KUDUS · Dewi · Putri · Tanding · A',
    ],
  ],
  [
    'clubs in brackets below each name',
    `NO|NAMA/KONTINGEN|KELAS
     1|Adi Nugroho|A Putra
     |(PSHT Pati)|
     2|Budi Santoso|B Putra
     |(Tapak Suci Kudus)|`,
    ['2 · PSHT Pati · Adi Nugroho · A Putra', '4 · Tapak Suci Kudus · Budi Santoso · B Putra'],
  ],
  [
    'several of a class in one line, of a club each',
    `REMAJA PUTRA
     A (39-43) : Adi (Pati), Budi (Kudus)
     B (43-47) : Cici (Pati)
     REMAJA PUTRI
     A (39-43) : Dewi (Pati)`,
    [
      '2 · Pati · Adi · Putra · Remaja · A',
      '2 · Kudus · Budi · Putra · Remaja · A',
      '3 · Pati · Cici · Putra · Remaja · B',
      '5 · Pati · Dewi · Putri · Remaja · A',
    ],
  ],
  [
    'several of a class in one cell, of a club each',
    `KELAS|NAMA|KONTINGEN
     A Putra|Adi (Pati), Budi (Kudus)|
     B Putra|Cici|Pati`,
    ['2 · Pati · Adi · A Putra', '2 · Kudus · Budi · A Putra', '3 · Pati · Cici · B Putra'],
  ],
  [
    'ages by their initials above ticks, and the contingent abbreviated',
    `NO|NAMA|L/P|UD 2|PR|R|D|KELAS|KONT
     1|Adi|L|v||||A|Pati
     2|Bela|P|||v||B|Pati
     3|Coki|L||v|||B|Pati
     4|Dodi|L||||v|B|Pati`,
    [
      '2 · Pati · Adi · L · Usia Dini 2 · A',
      '3 · Pati · Bela · P · Remaja · B',
      '4 · Pati · Coki · L · Pra Remaja · B',
      '5 · Pati · Dodi · L · Dewasa · B',
    ],
  ],
  [
    'teams told by their gender alone',
    `NO|REGU|NAMA 1|NAMA 2|NAMA 3|KONTINGEN
     1|Putra|Adi|Budi|Coki|Pati`,
    [
      '2 · Pati · Adi · Putra · Regu · Adi / Budi / Coki',
      '2 · Pati · Budi · Putra · Regu · Adi / Budi / Coki',
      '2 · Pati · Coki · Putra · Regu · Adi / Budi / Coki',
    ],
  ],
  [
    'the class behind the weight',
    `NAMA|L/P|BB/KELAS|KONTINGEN
     Adi|L|45/C|Pati
     Bela|P|47,5 kg / D|Pati
     Coki|L|50 (E)|Pati`,
    ['2 · Pati · Adi · L · 45 · C', '3 · Pati · Bela · P · 47,5 kg · D', '4 · Pati · Coki · L · 50 · E'],
  ],
  [
    'rows without any heading below the classes',
    `KELAS A PUTRA REMAJA (39-43 KG)
     1|Adi|Pati
     2|Budi|Kudus
     KELAS B PUTRA REMAJA (43-47 KG)
     1|Coki|Pati`,
    [
      '2 · Pati · Adi · Putra · Remaja · A',
      '3 · Kudus · Budi · Putra · Remaja · A',
      '5 · Pati · Coki · Putra · Remaja · B',
    ],
  ],
  [
    'a second event of the same age',
    `NAMA|L/P|KATEGORI 1|KATEGORI 2|KONTINGEN
     Adi|L|Tanding A Remaja|Tunggal|Pati`,
    ['2 · Pati · Adi · L · Tanding · Remaja · A', '2 · Pati · Adi · L · Tunggal · Remaja'],
  ],
  [
    'a club behind the dash of every name',
    `TUNGGAL PUTRA DEWASA
     1. Adi - Pati
     2. Budi - Kab. Kudus
     TUNGGAL PUTRI DEWASA
     1. Coki - Jepara`,
    [
      '2 · Pati · Adi · Putra · Tunggal · Dewasa',
      '3 · Kab. Kudus · Budi · Putra · Tunggal · Dewasa',
      '5 · Jepara · Coki · Putri · Tunggal · Dewasa',
    ],
  ],
  [
    'men above the class, and women above the second names',
    `REMAJA||||
     PUTRA|||PUTRI|
     KELAS|NAMA|KONTINGEN|NAMA|KONTINGEN
     A|Adi|Pati|Bela|Kudus
     B|Coki|Pati||`,
    [
      '4 · Pati · Adi · Putra · Remaja · A',
      '4 · Kudus · Bela · Putri · Remaja · A',
      '5 · Pati · Coki · Putra · Remaja · B',
    ],
  ],
  [
    'two of a class beside one another, of a contingent each',
    `KELAS|NAMA|KONTINGEN|NAMA|KONTINGEN
     A Putra|Adi|Pati|Beni|Kudus
     B Putra|Coki|Pati||`,
    ['2 · Pati · Adi · A Putra', '2 · Kudus · Beni · A Putra', '3 · Pati · Coki · B Putra'],
  ],
  [
    'the first athlete right below a header, in words of headings',
    `SURAT TUGAS
     No|Nama|Jabatan|Keterangan
     1|Adi|Atlet|Tanding A Putra Remaja
     2|Bela|Atlet|Tunggal Putri Remaja
     3|Slamet|Pelatih|`,
    ['3 · Adi · Tanding A Putra Remaja', '4 · Bela · Tunggal Putri Remaja'],
  ],
  [
    'the second of a pair in the last line',
    `KONTINGEN PATI|KONTINGEN PATI|KONTINGEN PATI
     NO|NOMOR PERTANDINGAN|NAMA ATLET
     1|Tunggal|Euis
     2|Ganda|Fani
     ||Gita`,
    ['3 · PATI · Euis · Tunggal', '4 · PATI · Fani · Ganda · Fani / Gita', '5 · PATI · Gita · Ganda · Fani / Gita'],
  ],
  [
    'the class in a remark alone',
    `Nama|L/P|Kategori Lomba|Keterangan|Kontingen
     Adi|L|Tanding Remaja|Kelas Under 39 kg|Pati
     Budi|L|Tanding Remaja|39 s/d 43 kg|Pati
     Cici|P|Tunggal Remaja|lunas|Pati`,
    [
      '2 · Pati · Adi · L · Tanding Remaja · Kelas Under 39 kg',
      '3 · Pati · Budi · L · Tanding Remaja · 39 s/d 43 kg',
      '4 · Pati · Cici · P · Tunggal Remaja',
    ],
  ],
  [
    'the first of several clubs above the only header',
    `CABANG PATI
     RANTING JUWANA
     NO|NAMA|L/P|KELAS
     1|Adi|L|A
     RANTING TAYU
     1|Bela|P|B`,
    ['4 · RANTING JUWANA · Adi · L · A', '6 · RANTING TAYU · Bela · P · B'],
  ],
  [
    'headings without some of their vowels',
    `NO|NAMA|JNS KLMN|KTGORI|KLAS|KNTINGEN
     1|Adi|L|Tanding|A|Pati`,
    ['2 · Pati · Adi · L · Tanding · A'],
  ],
  [
    'classes of matches among events',
    `NAMA|JK|NOMOR|KONTINGEN
     Adi|L|Kelas A|Pati
     Beni|L|Tunggal|Pati
     Cici|P|Kls. B Remaja|Pati
     Dodi|L|45-50 kg|Pati`,
    [
      '2 · Pati · Adi · L · Tanding · Kelas A',
      '3 · Pati · Beni · L · Tunggal',
      '4 · Pati · Cici · P · Tanding · Kls. B Remaja',
      '5 · Pati · Dodi · L · Tanding · 45-50 kg',
    ],
  ],
  [
    'nobody by a word, and classes by their bounds above ticks',
    `No|Nama|L/P|KELAS 39-43|KELAS 43-47|Kontingen
     1|NIHIL|-|x||Pati
     2|Adi|L||x|Pati
     3|-|-|x||Pati`,
    ['3 · Pati · Adi · L · KELAS 43-47'],
  ],
  [
    'a class in brackets behind its match',
    `NAMA|L/P|IKUT|KONTINGEN
     Adi|L|Tanding (C) Remaja|Pati
     Bela|P|Tanding (Kelas A) + Ganda|Pati`,
    ['2 · Pati · Adi · L · Tanding (C) Remaja', '3 · Pati · Bela · P · Tanding · A', '3 · Pati · Bela · P · Ganda'],
  ],
  [
    'three things of each, in the same words again',
    `1. Nama: Adi Nugroho
     Kelas: B
     BB: 43
     2. Nama: Bela Sari
     Kelas: A
     BB: 40`,
    ['2 · Adi Nugroho · 43 · B', '5 · Bela Sari · 40 · A'],
  ],
  [
    'the classes of men and of women above ticks',
    `NAMA|PUTRA|||PUTRI||
     |A|B|C|A|B|C
     Adi|v|||||
     Bela||||v||
     Coki|||v|||`,
    ['3 · Adi · Putra · A', '4 · Bela · Putri · A', '5 · Coki · Putra · C'],
  ],
  [
    'seni below the classes of matches',
    `CATEGORY|CLASS|MALE|FEMALE
     TANDING|A|Ali|Siti
     TANDING|B|Abu|
     SENI|TUNGGAL|Amin|
     SENI|GANDA|Azman / Azlan|`,
    [
      '2 · Ali · Putra · TANDING · A',
      '2 · Siti · Putri · TANDING · A',
      '3 · Abu · Putra · TANDING · B',
      '4 · Amin · Putra · SENI · TUNGGAL',
      '5 · Azman · Putra · SENI · GANDA · Azman / Azlan',
      '5 · Azlan · Putra · SENI · GANDA · Azman / Azlan',
    ],
  ],
  [
    'two pairs below the number of their contingent, and mates alone below a heading that may be of a club',
    `NO|NAMA|NOMOR|PERGURUAN
     1|Adi Nugroho|Ganda Putra|Pati
     |Beni Putra||
     |Coki Hakim|Ganda Putra|Pati
     |Dodi Sari|Ganda Putra|Pati
     2|Eko Utama|Tunggal Putra|Kudus`,
    [
      '2 · Pati · Adi Nugroho · Ganda Putra · Adi Nugroho / Beni Putra',
      '3 · Pati · Beni Putra · Ganda Putra · Adi Nugroho / Beni Putra',
      '4 · Pati · Coki Hakim · Ganda Putra · Coki Hakim / Dodi Sari',
      '5 · Pati · Dodi Sari · Ganda Putra · Coki Hakim / Dodi Sari',
      '6 · Kudus · Eko Utama · Tunggal Putra',
    ],
  ],
  [
    'mates of one letter in one cell',
    `NO|NAMA|NOMOR|KONTINGEN
     1|A. Rahman / A. Hakim|Ganda Putra|Pati`,
    [
      '2 · Pati · A. Rahman · Ganda Putra · A. Rahman / A. Hakim',
      '2 · Pati · A. Hakim · Ganda Putra · A. Rahman / A. Hakim',
    ],
  ],
];

it.each(LISTS)('%s', async (_, list, athletes) => {
  expect(await read(list)).toEqual(athletes);
});
