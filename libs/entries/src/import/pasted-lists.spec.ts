// Lists that were pasted from pages, papers and chats, or have several things of an athlete in one cell: each with what must be read.
import { ENTRY_COLUMN_KEYS } from '@gelanggang/domain/entry-list/columns';
import { readEntryList } from './read-entry-list';

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};

/** Before a list that is a text, and no table with its cells between '|'. */
const TEXT = 'TEXT:';

/** '\n' in a cell is a line break. */
function bytesOf(list: string): Buffer {
  if (list.startsWith(TEXT)) return Buffer.from(list.slice(TEXT.length));
  const lines = list.split('\n').map((line) => line.split('|'));
  const width = Math.max(...lines.map(({ length }) => length));
  const cellOf = (cell = '') => `"${cell.trim().replaceAll('\\n', '\n')}"`;
  return Buffer.from(
    lines.map((cells) => Array.from({ length: width }, (_, at) => cellOf(cells[at])).join()).join('\n'),
  );
}

/** By athlete the line and what was read, in the order of the columns. */
async function read(list: string): Promise<string[]> {
  const found = await readEntryList(bytesOf(list), WORDS);
  if (!found.ok) throw new Error(`refused: ${JSON.stringify(found.message)}`);
  return found.rows.map(({ line, cells }) =>
    [line, ...ENTRY_COLUMN_KEYS.map((key) => cells[key]).filter((cell) => cell !== '')].join(' · '),
  );
}

const LISTS: readonly (readonly [title: string, list: string, athletes: readonly string[]])[] = [
  [
    'the NIK in a row of its own below each name',
    `No|Nama|L/P|Kelas|Kontingen
     1|Budi Santoso|L|A|PSHT Pati
     |NIK 3318010101010001|||
     2|Ani Wijaya|P|B|PSHT Pati
     |NIK: 3318010101010002|||
     3|Cici Sari|P|C|Kota Tegal
     |NIK. 3318010101010003|||`,
    [
      '2 · PSHT Pati · Budi Santoso · L · 3318010101010001 · A',
      '4 · PSHT Pati · Ani Wijaya · P · 3318010101010002 · B',
      '6 · Kota Tegal · Cici Sari · P · 3318010101010003 · C',
    ],
  ],
  [
    'place and day of birth below each name',
    `No|Nama / TTL|L/P|Kelas|Kontingen
     1|Budi Santoso|L|A|PSHT Pati
     |Pati, 12-03-2010|||
     2|Ani Wijaya|P|B|PSHT Pati
     |Kudus, 3 Mei 2011|||
     3|Cici Sari|P|C|Kota Tegal
     |Tegal, 10/10/2010|||`,
    [
      '2 · PSHT Pati · Budi Santoso · Pati · 12-03-2010 · L · A',
      '4 · PSHT Pati · Ani Wijaya · Kudus · 3 Mei 2011 · P · B',
      '6 · Kota Tegal · Cici Sari · Tegal · 10/10/2010 · P · C',
    ],
  ],
  [
    'NIK and birth below most of the names',
    `NO|NAMA|L/P|BB|KELAS|KONTINGEN
     1|Budi Santoso|L|45|A|PSHT Pati
     |NIK: 3318010101010001||||
     |TTL: Pati, 12-03-2010||||
     2|Ani Wijaya|P|41|B|PSHT Pati
     |NIK: 3318010101010002||||
     |TTL: Kudus, 03-05-2011||||
     3|Cici Sari|P|47|C|PSHT Pati
     ||||||
     4|Dodi|L|50|D|PSHT Pati
     |NIK: 3318010101010004||||
     |TTL: Kudus, 03-05-2010||||`,
    [
      '2 · PSHT Pati · Budi Santoso · Pati · 12-03-2010 · L · 45 · 3318010101010001 · A',
      '5 · PSHT Pati · Ani Wijaya · Kudus · 03-05-2011 · P · 41 · 3318010101010002 · B',
      '8 · PSHT Pati · Cici Sari · P · 47 · C',
      '10 · PSHT Pati · Dodi · Kudus · 03-05-2010 · L · 50 · 3318010101010004 · D',
    ],
  ],
  [
    'name, NIK and birth in the lines of one cell',
    `No|Nama\\nNIK\\nTTL|JK|Kelas|Kontingen
     1|Budi Santoso\\n3318010101010001\\nPati, 12-03-2010|L|A|PSHT Pati
     2|Ani Wijaya\\n3318010101010002\\nKudus, 3 Mei 2011|P|B|PSHT Pati`,
    [
      '4 · PSHT Pati · Budi Santoso · Pati · 12-03-2010 · L · 3318010101010001 · A',
      '7 · PSHT Pati · Ani Wijaya · Kudus · 3 Mei 2011 · P · 3318010101010002 · B',
    ],
  ],
  [
    'the day of birth below the place',
    `NO|NAMA|TEMPAT/TGL LAHIR|L/P|KELAS|KONTINGEN
     1|Budi Santoso|Pati|L|A|PSHT Pati
     ||12-03-2010|||
     2|Ani Wijaya|Kudus|P|B|PSHT Pati
     ||03-05-2011|||`,
    [
      '2 · PSHT Pati · Budi Santoso · Pati · 12-03-2010 · L · A',
      '4 · PSHT Pati · Ani Wijaya · Kudus · 03-05-2011 · P · B',
    ],
  ],
  [
    'class or event behind the name',
    `No|Nama & Kelas|Kontingen
     1|Budi Santoso - Kelas A Putra|PSHT Pati
     2|Ani Wijaya - Kelas B Putri|PSHT Pati
     3|Cici Sari - Kelas C Putri|Kota Tegal
     4|Dodi Hakim - Tunggal Putra|Kota Tegal`,
    [
      '2 · PSHT Pati · Budi Santoso · Tanding · Kelas A Putra',
      '3 · PSHT Pati · Ani Wijaya · Tanding · Kelas B Putri',
      '4 · Kota Tegal · Cici Sari · Tanding · Kelas C Putri',
      '5 · Kota Tegal · Dodi Hakim · Tunggal Putra',
    ],
  ],
  [
    'the class in brackets behind the name',
    `No|Nama Atlet (Kelas)|Kontingen
     1|Budi Santoso (Kelas A Putra)|PSHT Pati
     2|Ani Wijaya (B Putri)|PSHT Pati
     3|Cici Sari (Kelas C Putri)|Kota Tegal`,
    [
      '2 · PSHT Pati · Budi Santoso · Kelas A Putra',
      '3 · PSHT Pati · Ani Wijaya · B Putri',
      '4 · Kota Tegal · Cici Sari · Kelas C Putri',
    ],
  ],
  [
    'all that is said of the event behind the name',
    `No|Nama / Kategori|Kontingen
     1|Budi Santoso / Tanding Kelas A Putra Remaja|PSHT Pati
     2|Ani Wijaya / Tanding Kelas B Putri Remaja|PSHT Pati
     3|Cici Sari / Tunggal Putri Remaja|Kota Tegal`,
    [
      '2 · PSHT Pati · Budi Santoso · Tanding Kelas A Putra Remaja',
      '3 · PSHT Pati · Ani Wijaya · Tanding Kelas B Putri Remaja',
      '4 · Kota Tegal · Cici Sari · Tunggal Putri Remaja',
    ],
  ],
  [
    'ages before columns of classes',
    `GOLONGAN|KELAS A|KELAS B|KELAS C
     REMAJA PUTRA|Budi Santoso|Ahmad Yani|Joko Widodo
     |Slamet Riyadi|Agus Salim|
     REMAJA PUTRI|Ani Wijaya|Cici Sari|`,
    [
      '2 · Budi Santoso · REMAJA PUTRA · A',
      '2 · Ahmad Yani · REMAJA PUTRA · B',
      '2 · Joko Widodo · REMAJA PUTRA · C',
      '3 · Slamet Riyadi · REMAJA PUTRA · A',
      '3 · Agus Salim · REMAJA PUTRA · B',
      '4 · Ani Wijaya · REMAJA PUTRI · A',
      '4 · Cici Sari · REMAJA PUTRI · B',
    ],
  ],
  [
    'ages and genders before columns of classes',
    `GOLONGAN|PA/PI|KELAS A|KELAS B|KELAS C
     REMAJA|PA|Budi Santoso|Ahmad Yani|Joko Widodo
     |PI|Ani Wijaya|Cici Sari|
     DEWASA|PA|Dodi Hakim||Eko Prasetyo`,
    [
      '2 · Budi Santoso · PA · REMAJA · A',
      '2 · Ahmad Yani · PA · REMAJA · B',
      '2 · Joko Widodo · PA · REMAJA · C',
      '3 · Ani Wijaya · PI · REMAJA · A',
      '3 · Cici Sari · PI · REMAJA · B',
      '4 · Dodi Hakim · PA · DEWASA · A',
      '4 · Eko Prasetyo · PA · DEWASA · C',
    ],
  ],
  [
    'contingents and ages before columns of classes',
    `KONTINGEN|GOLONGAN|KELAS A|KELAS B|KELAS C
     PSHT PATI|REMAJA PUTRA|Budi Santoso|Ahmad Yani|Joko Widodo
     |REMAJA PUTRI|Ani Wijaya|Cici Sari|
     KAB. KUDUS|REMAJA PUTRA|Dodi Hakim||Eko Prasetyo`,
    [
      '2 · PSHT PATI · Budi Santoso · REMAJA PUTRA · A',
      '2 · PSHT PATI · Ahmad Yani · REMAJA PUTRA · B',
      '2 · PSHT PATI · Joko Widodo · REMAJA PUTRA · C',
      '3 · PSHT PATI · Ani Wijaya · REMAJA PUTRI · A',
      '3 · PSHT PATI · Cici Sari · REMAJA PUTRI · B',
      '4 · KAB. KUDUS · Dodi Hakim · REMAJA PUTRA · A',
      '4 · KAB. KUDUS · Eko Prasetyo · REMAJA PUTRA · C',
    ],
  ],
  [
    'ages before columns of events',
    `USIA|TUNGGAL PUTRA|TUNGGAL PUTRI|GANDA PUTRA
     REMAJA|Budi Santoso|Ani Wijaya|Ahmad Yani & Joko Widodo
     DEWASA|Dodi Hakim|Cici Sari|`,
    [
      '2 · Budi Santoso · Putra · Tunggal · REMAJA',
      '2 · Ani Wijaya · Putri · Tunggal · REMAJA',
      '2 · Ahmad Yani · Putra · Ganda · REMAJA · Ahmad Yani / Joko Widodo',
      '2 · Joko Widodo · Putra · Ganda · REMAJA · Ahmad Yani / Joko Widodo',
      '3 · Dodi Hakim · Putra · Tunggal · DEWASA',
      '3 · Cici Sari · Putri · Tunggal · DEWASA',
    ],
  ],
  [
    'one blank between the cells',
    TEXT +
      `No Nama L/P Kelas Kontingen
1 Budi Santoso L A PSHT Pati
2 Ani Wijaya P B PSHT Pati
3 Cici Sari P C Kota Tegal
4 Muhammad Dodi Hakim L D Kota Tegal`,
    [
      '2 · PSHT Pati · Budi Santoso · L · A',
      '3 · PSHT Pati · Ani Wijaya · P · B',
      '4 · Kota Tegal · Cici Sari · P · C',
      '5 · Kota Tegal · Muhammad Dodi Hakim · L · D',
    ],
  ],
  [
    'one blank between the cells of many columns, with commas in them',
    TEXT +
      `DAFTAR ATLET
No Nama Atlet Tempat Tanggal Lahir Jenis Kelamin Berat Badan Kelas Golongan Usia Kontingen
1 Budi Santoso Pati, 12-03-2010 L 45 A Remaja PSHT Pati
2 Ani Wijaya Kudus, 03-05-2011 P 41 B Remaja PSHT Pati
3 Cici Sari Tegal, 10-10-2010 P 47,5 C Remaja Kota Tegal
4 Muhammad Dodi Hakim Pati, 12-03-2009 L 50 D Pra Remaja Kota Tegal
Jumlah 4`,
    [
      '3 · PSHT Pati · Budi Santoso · Pati · 12-03-2010 · L · 45 · Remaja · A',
      '4 · PSHT Pati · Ani Wijaya · Kudus · 03-05-2011 · P · 41 · Remaja · B',
      '5 · Kota Tegal · Cici Sari · Tegal · 10-10-2010 · P · 47,5 · Remaja · C',
      '6 · Kota Tegal · Muhammad Dodi Hakim · Pati · 12-03-2009 · L · 50 · Pra Remaja · D',
    ],
  ],
  [
    'one blank between the cells, in blocks, and somebody of whom a digit is missing',
    TEXT +
      `KONTINGEN : PSHT PATI
No Nama JK NIK Kategori Kelas
1 Budi Santoso L 3318010101010001 Tanding A
2 Ani Putri Putri 3318010101010002 Tanding B
3 Cici Sari P 3318010101010003 Tunggal -
KONTINGEN : KOTA TEGAL
No Nama JK NIK Kategori Kelas
1 Dodi L Hakim L 3318010101010004 Tanding A
2 Eko L 331801010101000 Tanding A
3 Fani P 3318010101010006 Tanding A
4 Gani L 3318010101010007 Tanding A`,
    [
      '3 · PSHT PATI · Budi Santoso · L · 3318010101010001 · Tanding · A',
      '4 · PSHT PATI · Ani Putri · Putri · 3318010101010002 · Tanding · B',
      '5 · PSHT PATI · Cici Sari · P · 3318010101010003 · Tunggal · -',
      '8 · KOTA TEGAL · Dodi L Hakim · L · 3318010101010004 · Tanding · A',
      '9 · KOTA TEGAL · Eko L 331801010101000 Tanding A',
      '10 · KOTA TEGAL · Fani · P · 3318010101010006 · Tanding · A',
      '11 · KOTA TEGAL · Gani · L · 3318010101010007 · Tanding · A',
    ],
  ],
  [
    'cells below their headings, some of them empty',
    TEXT +
      `No  Nama              L/P  Kelas  BB    Kontingen
1   Budi Santoso      L    A      45    PSHT Pati
2   Ani Wijaya        P    B            PSHT Pati
3   Cici Sari         P           47    Kota Tegal
4   Muhammad Dodi H   L    D      50,5  Kota Tegal`,
    [
      '2 · PSHT Pati · Budi Santoso · L · 45 · A',
      '3 · PSHT Pati · Ani Wijaya · P · B',
      '4 · Kota Tegal · Cici Sari · P · 47',
      '5 · Kota Tegal · Muhammad Dodi H · L · 50,5 · D',
    ],
  ],
  [
    'a mate below the name alone',
    TEXT +
      `            DAFTAR PESERTA SENI
 NO  NAMA ATLET          NOMOR              KONTINGEN
  1  Budi Santoso        Ganda Putra        PSHT Pati
     Ahmad Yani
  2  Cici Sari           Tunggal Putri      Kota Tegal
 10  Muhammad Dodi H     Tunggal Putra      Kota Tegal
                                            Tegal, 1 Desember 2026`,
    [
      '3 · PSHT Pati · Budi Santoso · Ganda Putra · Budi Santoso / Ahmad Yani',
      '4 · PSHT Pati · Ahmad Yani · Ganda Putra · Budi Santoso / Ahmad Yani',
      '5 · Kota Tegal · Cici Sari · Tunggal Putri',
    ],
  ],
  [
    'a cell a line',
    TEXT +
      `DAFTAR PESERTA
No
Nama
Kelas
Kontingen
1
Budi Santoso
A Putra
PSHT Pati
2
Ani Wijaya
B Putri
PSHT Pati
3
Cici Sari
C Putri
Kota Tegal`,
    [
      '6 · PSHT Pati · Budi Santoso · A Putra',
      '10 · PSHT Pati · Ani Wijaya · B Putri',
      '14 · Kota Tegal · Cici Sari · C Putri',
    ],
  ],
  [
    'a message with a greeting, and an event among what is said of one athlete',
    TEXT +
      `Assalamualaikum pak, berikut data atlet kontingen PSHT Cabang Pati:
1. Budi Santoso
TTL: Pati, 12 Maret 2010
Kelas: A putra remaja
BB: 41 kg
2. Ani Wijaya
TTL: Kudus, 3 Mei 2011
Kelas: B putri remaja
BB: 44 kg
3. Cici Sari
TTL: Pati, 1 Januari 2011
Tunggal putri remaja
BB: 44 kg
Terima kasih`,
    [
      '2 · PSHT Cabang Pati · Budi Santoso · Pati · 12 Maret 2010 · 41 kg · A putra remaja',
      '6 · PSHT Cabang Pati · Ani Wijaya · Kudus · 3 Mei 2011 · 44 kg · B putri remaja',
      '10 · PSHT Cabang Pati · Cici Sari · Pati · 1 Januari 2011 · 44 kg · Tunggal putri remaja',
    ],
  ],
  [
    'lines by commas that nothing counts',
    TEXT +
      `PSHT PATI
Budi Santoso, putra, 41 kg, kelas A, remaja
Ani Wijaya, putri, 44 kg, kelas B, remaja
Cici Sari, putri, tunggal, remaja
Dodi Hakim, putra, 50 kg, kelas C, remaja`,
    [
      '2 · PSHT PATI · Budi Santoso · putra · 41 kg · remaja · kelas A',
      '3 · PSHT PATI · Ani Wijaya · putri · 44 kg · remaja · kelas B',
      '4 · PSHT PATI · Cici Sari · putri · tunggal · remaja',
      '5 · PSHT PATI · Dodi Hakim · putra · 50 kg · remaja · kelas C',
    ],
  ],
  [
    'lines by dashes that nothing counts',
    TEXT +
      `Kontingen PSHT Pati
Budi Santoso - putra - 41 kg - kelas A - remaja
Ani Wijaya - putri - 44 kg - kelas B - remaja
Cici Sari - putri - tunggal - remaja`,
    [
      '2 · PSHT Pati · Budi Santoso · putra · 41 kg · remaja · kelas A',
      '3 · PSHT Pati · Ani Wijaya · putri · 44 kg · remaja · kelas B',
      '4 · PSHT Pati · Cici Sari · putri · tunggal · remaja',
    ],
  ],
  [
    'columns without any heading',
    TEXT +
      `1,Budi Santoso,L,Remaja,A,PSHT Pati
2,Ani Wijaya,P,Remaja,B,PSHT Pati
3,Cici Sari,P,Dewasa,C,Kota Tegal`,
    [
      '1 · PSHT Pati · Budi Santoso · L · Remaja · A',
      '2 · PSHT Pati · Ani Wijaya · P · Remaja · B',
      '3 · Kota Tegal · Cici Sari · P · Dewasa · C',
    ],
  ],
  [
    'who leads a contingent beside its athletes in tanding',
    `No|Kontingen|Manajer|Pelatih|Atlet Tanding|Kelas
     1|PSHT Pati|Drs. Suparno|Hadi|Budi Santoso|A Putra
     ||||Ani Wijaya|B Putri
     2|Kota Tegal|Suroso|Heri|Cici Sari|C Putri
     ||||Dodi Hakim|D Putra`,
    [
      '2 · PSHT Pati · Drs. Suparno · Budi Santoso · Tanding · A Putra',
      '3 · PSHT Pati · Drs. Suparno · Ani Wijaya · Tanding · B Putri',
      '4 · Kota Tegal · Suroso · Cici Sari · Tanding · C Putri',
      '5 · Kota Tegal · Suroso · Dodi Hakim · Tanding · D Putra',
    ],
  ],
  [
    'a form in English',
    `COUNTRY: SINGAPORE
     S/N|FULL NAME (AS IN PASSPORT)|M/F|D.O.B|PASSPORT NO|EVENT|WEIGHT CLASS
     1|Sheik Farhan Bin Sheik Alau'ddin|M|14/02/1998|K1234567A|Tanding|Class I (85-90kg)
     3|Iqbal Abdul Rahman|M|01/05/1996|K1234569C|Artistic Single|-
     5|Hazim Yusli / Haseef Ali|M||K1|Artistic Double|-
     6|A Bin B, C Bin D, E Bin F|M||K1|Artistic Team|-`,
    [
      "3 · SINGAPORE · Sheik Farhan Bin Sheik Alau'ddin · 14/02/1998 · M · Tanding · Class I (85-90kg)",
      '4 · SINGAPORE · Iqbal Abdul Rahman · 01/05/1996 · M · Artistic Single · -',
      '5 · SINGAPORE · Hazim Yusli · M · Artistic Double · - · Hazim Yusli / Haseef Ali',
      '5 · SINGAPORE · Haseef Ali · M · Artistic Double · - · Hazim Yusli / Haseef Ali',
      '6 · SINGAPORE · A Bin B · M · Artistic Team · - · A Bin B / C Bin D / E Bin F',
      '6 · SINGAPORE · C Bin D · M · Artistic Team · - · A Bin B / C Bin D / E Bin F',
      '6 · SINGAPORE · E Bin F · M · Artistic Team · - · A Bin B / C Bin D / E Bin F',
    ],
  ],
  [
    'countries by their committees, and events in English',
    `NO.|NAME|NOC|GENDER|EVENT
     3|TRAN THI THEM|VIE|W|Female Class C 55-60 kg
     4|SUCI WULANDARI|INA|W|Women's Class B
     5|KHOIRUDIN MUSTAKIM|INA|M|Men's Class A (45kg - 50kg)
     6|ABDUL HADI|SGP|M|Male Singles (Tunggal)
     7|NGUYEN VAN A|VIE|M|Men's Doubles
     |NGUYEN VAN B|VIE|M|Men's Doubles`,
    [
      '2 · VIE · TRAN THI THEM · W · Tanding · Female Class C 55-60 kg',
      "3 · INA · SUCI WULANDARI · W · Tanding · Women's Class B",
      "4 · INA · KHOIRUDIN MUSTAKIM · M · Tanding · Men's Class A (45kg - 50kg)",
      '5 · SGP · ABDUL HADI · M · Male Singles (Tunggal)',
      "6 · VIE · NGUYEN VAN A · M · Men's Doubles · NGUYEN VAN A / NGUYEN VAN B",
      "7 · VIE · NGUYEN VAN B · M · Men's Doubles · NGUYEN VAN A / NGUYEN VAN B",
    ],
  ],
  [
    'a list of a Malaysian state',
    `NEGERI : SELANGOR
     BIL|NAMA|JANTINA|ACARA
     1|ALI BIN ABU|L|OLAHRAGA KELAS A
     2|SITI BINTI ALI|P|SENI TUNGGAL`,
    ['3 · SELANGOR · ALI BIN ABU · L · OLAHRAGA KELAS A', '4 · SELANGOR · SITI BINTI ALI · P · SENI TUNGGAL'],
  ],
  [
    'answers of a form, whose names are counted before the brackets',
    `Timestamp|Email Address|Asal Perguruan/Kontingen|Kategori yang diikuti|Nama Atlet 1 (Tunggal/Ganda/Regu)|Nama Atlet 2 (Ganda/Regu)|Nama Atlet 3 (Regu)|Golongan
     12/1/2026 9:10:11|a@b.co|PSHT Pati|Seni Tunggal Putra|Budi Santoso|||Remaja
     12/1/2026 9:12:11|a@b.co|PSHT Pati|Seni Ganda Putri|Ani Wijaya|Cici Sari||Remaja
     12/1/2026 9:15:11|c@b.co|Kota Tegal|Seni Regu Putra|Dodi Hakim|Eko P|Fajar N|Dewasa`,
    [
      '2 · PSHT Pati · a@b.co · Budi Santoso · Seni Tunggal Putra · Remaja',
      '3 · PSHT Pati · a@b.co · Ani Wijaya · Seni Ganda Putri · Remaja · Ani Wijaya / Cici Sari',
      '3 · PSHT Pati · a@b.co · Cici Sari · Seni Ganda Putri · Remaja · Ani Wijaya / Cici Sari',
      '4 · Kota Tegal · c@b.co · Dodi Hakim · Seni Regu Putra · Dewasa · Dodi Hakim / Eko P / Fajar N',
      '4 · Kota Tegal · c@b.co · Eko P · Seni Regu Putra · Dewasa · Dodi Hakim / Eko P / Fajar N',
      '4 · Kota Tegal · c@b.co · Fajar N · Seni Regu Putra · Dewasa · Dodi Hakim / Eko P / Fajar N',
    ],
  ],
  [
    'the first and the second of a pair by words',
    `Timestamp|Nama Kontingen|Kategori|Nama Lengkap Pesilat Pertama|NIK Pesilat Pertama|Nama Lengkap Pesilat Kedua|NIK Pesilat Kedua
     12/1/2026 9:10:11|PSHT Pati|Ganda Putra|Budi Santoso|3318010101010001|Eko P|3318010101010002
     12/1/2026 9:15:11|Kota Tegal|Ganda Putri|Ani W|3318010101010003|Cici S|3318010101010004`,
    [
      '2 · PSHT Pati · Budi Santoso · 3318010101010001 · Ganda Putra · Budi Santoso / Eko P',
      '2 · PSHT Pati · Eko P · 3318010101010002 · Ganda Putra · Budi Santoso / Eko P',
      '3 · Kota Tegal · Ani W · 3318010101010003 · Ganda Putri · Ani W / Cici S',
      '3 · Kota Tegal · Cici S · 3318010101010004 · Ganda Putri · Ani W / Cici S',
    ],
  ],
  [
    'headings of two letters',
    `Kontingen|PSHT Pati|||
     Nm|JK|Kls|Gol|BB
     Budi S|Pa|A|Rmj|45
     Ani W|Pi|B|Rmj|41
     Cici|Pi|C|Dws|50`,
    [
      '3 · PSHT Pati · Budi S · Pa · 45 · Rmj · A',
      '4 · PSHT Pati · Ani W · Pi · 41 · Rmj · B',
      '5 · PSHT Pati · Cici · Pi · 50 · Dws · C',
    ],
  ],
  [
    "names counted by 'ke-1' and 'ke-2'",
    `Kategori|Nama Atlet ke-1|Nama Atlet ke-2|Kontingen
     Ganda Putra|Adi|Beni|PSHT Pati
     Ganda Putri|Dewi|Euis|Kota Tegal`,
    [
      '2 · PSHT Pati · Adi · Ganda Putra · Adi / Beni',
      '2 · PSHT Pati · Beni · Ganda Putra · Adi / Beni',
      '3 · Kota Tegal · Dewi · Ganda Putri · Dewi / Euis',
      '3 · Kota Tegal · Euis · Ganda Putri · Dewi / Euis',
    ],
  ],
  [
    'events before names among lines of others',
    TEXT +
      `PSHT PATI
A. TANDING
1. Budi Santoso (Putra, Kelas A, Remaja)
2. Ani Wijaya (Putri, Kelas B, Remaja)
B. SENI
1. Tunggal Putri: Cici Sari
2. Ganda Putra: Dodi Hakim & Eko P`,
    [
      '3 · PSHT PATI · Budi Santoso · Putra · Tanding · Remaja · Kelas A',
      '4 · PSHT PATI · Ani Wijaya · Putri · Tanding · Remaja · Kelas B',
      '6 · PSHT PATI · Cici Sari · Tunggal Putri',
      '7 · PSHT PATI · Dodi Hakim · Ganda Putra · Dodi Hakim / Eko P',
      '7 · PSHT PATI · Eko P · Ganda Putra · Dodi Hakim / Eko P',
    ],
  ],
  [
    'men and women below each event, in no workbook',
    `NO|KONTINGEN|TANDING||TUNGGAL||
     ||PA|PI|PA|PI|
     1|PSHT Pati|Budi Santoso|Ani Wijaya|Eko Prasetyo|-|
     2|Kota Tegal|Dodi Hakim|Cici Sari||Fani Lestari|`,
    [
      '3 · PSHT Pati · Budi Santoso · Putra · Tanding',
      '3 · PSHT Pati · Ani Wijaya · Putri · Tanding',
      '3 · PSHT Pati · Eko Prasetyo · Putra · Tunggal',
      '4 · Kota Tegal · Dodi Hakim · Putra · Tanding',
      '4 · Kota Tegal · Cici Sari · Putri · Tanding',
      '4 · Kota Tegal · Fani Lestari · Putri · Tunggal',
    ],
  ],
  [
    'men and women below each age, in no workbook',
    `NO|KONTINGEN|REMAJA||DEWASA||
     ||PUTRA|PUTRI|PUTRA|PUTRI|
     1|PSHT Pati|Budi Santoso|Ani Wijaya|Eko Prasetyo|-|
     2|Kota Tegal|Dodi Hakim|Cici Sari||Fani Lestari|`,
    [
      '3 · PSHT Pati · Budi Santoso · Putra · Remaja',
      '3 · PSHT Pati · Ani Wijaya · Putri · Remaja',
      '3 · PSHT Pati · Eko Prasetyo · Putra · Dewasa',
      '4 · Kota Tegal · Dodi Hakim · Putra · Remaja',
      '4 · Kota Tegal · Cici Sari · Putri · Remaja',
      '4 · Kota Tegal · Fani Lestari · Putri · Dewasa',
    ],
  ],
  [
    'a tick for tanding beside its class',
    `Nama|L/P|Tanding (Ya/Tidak)|Kelas Tanding|Tunggal (Ya/Tidak)|Ganda (Ya/Tidak)|Kontingen
     Budi|L|Ya|A|Tidak|Tidak|PSHT Pati
     Ani|P|Tidak|-|Ya|Ya|PSHT Pati
     Cici|P|Tidak|-|Tidak|Ya|PSHT Pati`,
    [
      '2 · PSHT Pati · Budi · L · Tanding · A',
      '3 · PSHT Pati · Ani · P · Tunggal',
      '3 · PSHT Pati · Ani · P · Ganda',
      '4 · PSHT Pati · Cici · P · Ganda',
    ],
  ],
  [
    'forms one below the other, the contingent above the first alone',
    TEXT +
      `Kontingen : PSHT Pati
Pelatih : Hadi (081234567890)
1) Nama : Budi Santoso
   TTL : Pati, 12-03-2010
   Kelas : A Putra
2) Nama : Ani Wijaya
   TTL : Kudus, 3-5-2011
   Kelas : B Putri`,
    [
      '4 · PSHT Pati · Hadi · 081234567890 · Budi Santoso · Pati · 12-03-2010 · A Putra',
      '7 · PSHT Pati · Hadi · 081234567890 · Ani Wijaya · Kudus · 3-5-2011 · B Putri',
    ],
  ],
  [
    'class and weight behind the name without any sign',
    TEXT +
      `PSHT Cabang Kudus
Remaja Putra
1. Budi Santoso kelas A 41 kg
2. Dodi Hakim kelas B 45 kg
Remaja Putri
1. Ani Wijaya kelas C 50 kg
2. Cici Sari kelas D 53 kg`,
    [
      '3 · PSHT Cabang Kudus · Budi Santoso · Putra · 41 kg · Remaja · kelas A',
      '4 · PSHT Cabang Kudus · Dodi Hakim · Putra · 45 kg · Remaja · kelas B',
      '6 · PSHT Cabang Kudus · Ani Wijaya · Putri · 50 kg · Remaja · kelas C',
      '7 · PSHT Cabang Kudus · Cici Sari · Putri · 53 kg · Remaja · kelas D',
    ],
  ],
  [
    'lines with a dash, of which each is of other pieces',
    TEXT +
      `PSHT Pati
- Budi Santoso, Tanding A Putra Remaja
- Ani Wijaya, Tanding B Putri Remaja
- Cici & Dewi, Ganda Putri Remaja
- Eko, Fajar, Gani, Regu Putra Remaja`,
    [
      '2 · PSHT Pati · Budi Santoso · Tanding A Putra Remaja',
      '3 · PSHT Pati · Ani Wijaya · Tanding B Putri Remaja',
      '4 · PSHT Pati · Cici · Ganda Putri Remaja · Cici / Dewi',
      '4 · PSHT Pati · Dewi · Ganda Putri Remaja · Cici / Dewi',
      '5 · PSHT Pati · Eko · Regu Putra Remaja · Eko / Fajar / Gani',
      '5 · PSHT Pati · Fajar · Regu Putra Remaja · Eko / Fajar / Gani',
      '5 · PSHT Pati · Gani · Regu Putra Remaja · Eko / Fajar / Gani',
    ],
  ],
  [
    'the rest of a name of a contingent in a line of its own',
    TEXT +
      `No  Nama           L/P  Kelas  Kontingen
1   Budi Santoso   L    A      PSHT Cabang
                               Kabupaten Pati
2   Ani Wijaya     P    B      Kota Tegal`,
    ['2 · PSHT Cabang Kabupaten Pati · Budi Santoso · L · A', '4 · Kota Tegal · Ani Wijaya · P · B'],
  ],
  [
    'ages below an empty corner before columns of classes',
    `|KELAS A|KELAS B|KELAS C
     REMAJA PUTRA|Budi Santoso\\nDodi Hakim|Eko P|
     REMAJA PUTRI|Ani Wijaya||Cici Sari`,
    [
      '2 · Budi Santoso · REMAJA PUTRA · A',
      '2 · Dodi Hakim · REMAJA PUTRA · A',
      '2 · Eko P · REMAJA PUTRA · B',
      '4 · Ani Wijaya · REMAJA PUTRI · A',
      '4 · Cici Sari · REMAJA PUTRI · C',
    ],
  ],
  [
    'the family before a comma',
    `No|Name|Club|Category
     1|SANTOSO, Budi|PSN Utrecht|Tanding Class A Male Senior
     2|DE VRIES, Anna|PSN Utrecht|Tanding Class B Female Junior`,
    [
      '2 · PSN Utrecht · SANTOSO, Budi · Tanding Class A Male Senior',
      '3 · PSN Utrecht · DE VRIES, Anna · Tanding Class B Female Junior',
    ],
  ],
  [
    'columns of classes one below the other, with contingents behind the names',
    `KELAS A PUTRA|KELAS A PUTRI
     Budi Santoso - PSHT Pati|Ani Wijaya - PSHT Pati
     Dodi Hakim - Kota Tegal|Cici Sari - Kota Tegal
     KELAS B PUTRA|KELAS B PUTRI
     Eko P - PSHT Pati|Fani L - Kota Tegal`,
    [
      '2 · PSHT Pati · Budi Santoso · Putra · A',
      '2 · PSHT Pati · Ani Wijaya · Putri · A',
      '3 · Kota Tegal · Dodi Hakim · Putra · A',
      '3 · Kota Tegal · Cici Sari · Putri · A',
      '5 · PSHT Pati · Eko P · Putra · B',
      '5 · Kota Tegal · Fani L · Putri · B',
    ],
  ],
  [
    'columns of classes and events one below the other',
    `DAFTAR REMAJA|
     KELAS A PUTRA|KELAS A PUTRI
     Budi Santoso|Ani Wijaya
     KELAS B PUTRA|KELAS B PUTRI
     Eko P|Fani L
     Gani H|
     TUNGGAL PUTRA|TUNGGAL PUTRI
     Hadi|Intan
     Jumlah 7|`,
    [
      '3 · Budi Santoso · Putra · Remaja · A',
      '3 · Ani Wijaya · Putri · Remaja · A',
      '5 · Eko P · Putra · Remaja · B',
      '5 · Fani L · Putri · Remaja · B',
      '6 · Gani H · Putra · Remaja · B',
      '8 · Hadi · Putra · Tunggal · Remaja',
      '8 · Intan · Putri · Tunggal · Remaja',
    ],
  ],
  [
    'the NIK below each name, and the header on each page',
    `No|Nama|L/P|Kelas|Kontingen
     1|Budi Santoso|L|A|PSHT Pati
     |3318010101010001|||
     2|Ani Wijaya|P|B|PSHT Pati
     |3318010101010002|||
     No|Nama|L/P|Kelas|Kontingen
     3|Cici Sari|P|C|Kota Tegal
     |3318010101010003|||`,
    [
      '2 · PSHT Pati · Budi Santoso · L · 3318010101010001 · A',
      '4 · PSHT Pati · Ani Wijaya · P · 3318010101010002 · B',
      '7 · Kota Tegal · Cici Sari · P · 3318010101010003 · C',
    ],
  ],
  [
    'the class behind each name, and the header on each page',
    `TANDING
     No|Nama (Kelas)|Kontingen
     1|Budi Santoso (A Putra)|PSHT Pati
     2|Ani Wijaya (B Putri)|PSHT Pati
     No|Nama (Kelas)|Kontingen
     3|Cici Sari (C Putri)|Kota Tegal`,
    [
      '3 · PSHT Pati · Budi Santoso · Tanding · A Putra',
      '4 · PSHT Pati · Ani Wijaya · Tanding · B Putri',
      '6 · Kota Tegal · Cici Sari · Tanding · C Putri',
    ],
  ],
  [
    'the club behind each name, and the header on each page',
    `No|Nama|Kelas
     1|Budi Santoso (PSHT Pati)|A Putra
     2|Ani Wijaya (PSHT Pati)|B Putri
     No|Nama|Kelas
     3|Cici Sari (Kota Tegal)|C Putri`,
    [
      '2 · PSHT Pati · Budi Santoso · A Putra',
      '3 · PSHT Pati · Ani Wijaya · B Putri',
      '5 · Kota Tegal · Cici Sari · C Putri',
    ],
  ],
  [
    'the club below each name, where no heading says so',
    `TANDING REMAJA
     No|Nama|Kelas|JK
     1|BUDI SANTOSO|A|L
     |PSHT Pati||
     2|ANI WIJAYA|B|P
     |Garuda Muda||
     3|CICI SARI|C|P
     |Kota Tegal||
     Jumlah|3||`,
    [
      '3 · PSHT Pati · BUDI SANTOSO · L · Tanding · Remaja · A',
      '5 · Garuda Muda · ANI WIJAYA · P · Tanding · Remaja · B',
      '7 · Kota Tegal · CICI SARI · P · Tanding · Remaja · C',
    ],
  ],
  [
    'blocks of one athlete each',
    `No|Nama|Kelas|JK
     |PSHT Pati||
     1|BUDI SANTOSO|A|L
     |Kota Tegal||
     2|ANI WIJAYA|B|P
     |PSHT Kudus||
     3|CICI SARI|C|P`,
    [
      '3 · PSHT Pati · BUDI SANTOSO · L · A',
      '5 · Kota Tegal · ANI WIJAYA · P · B',
      '7 · PSHT Kudus · CICI SARI · P · C',
    ],
  ],
  [
    'letters of classes before the names in tanding, and initials in seni',
    TEXT +
      `PSHT PATI
TANDING REMAJA PUTRA
A. Budi Santoso
B. Dodi Hakim
C. -
D. Eko Prasetyo, Fajar Nugroho
TANDING REMAJA PUTRI
A. Ani Wijaya
B. Cici Sari
TUNGGAL PUTRA REMAJA
A. Rahman Hakim
GANDA PUTRA REMAJA
A. Gani Hakim & Hadi Utama
B. Indra Jaya & Joko Susilo`,
    [
      '3 · PSHT PATI · Budi Santoso · Putra · Tanding · Remaja · A',
      '4 · PSHT PATI · Dodi Hakim · Putra · Tanding · Remaja · B',
      '6 · PSHT PATI · Eko Prasetyo · Putra · Tanding · Remaja · D',
      '6 · PSHT PATI · Fajar Nugroho · Putra · Tanding · Remaja · D',
      '8 · PSHT PATI · Ani Wijaya · Putri · Tanding · Remaja · A',
      '9 · PSHT PATI · Cici Sari · Putri · Tanding · Remaja · B',
      '11 · PSHT PATI · A. Rahman Hakim · Putra · Tunggal · Remaja',
      '13 · PSHT PATI · Gani Hakim · Putra · Ganda · Remaja · Gani Hakim / Hadi Utama',
      '13 · PSHT PATI · Hadi Utama · Putra · Ganda · Remaja · Gani Hakim / Hadi Utama',
      '14 · PSHT PATI · Indra Jaya · Putra · Ganda · Remaja · Indra Jaya / Joko Susilo',
      '14 · PSHT PATI · Joko Susilo · Putra · Ganda · Remaja · Indra Jaya / Joko Susilo',
    ],
  ],
  [
    'the event before the first of each team, and a number for each athlete',
    `NO|NAMA ATLET|NIK|KATEGORI|KONTINGEN
     1|Adi|3318010101010001|REGU PUTRA|PSHT PATI
     2|Beni|3318010101010002||
     3|Coki|3318010101010003||
     4|Dodi|3318010101010004|GANDA PUTRA|KOTA TEGAL
     5|Eko|3318010101010005||
     6|Fajar|3318010101010006|TUNGGAL PUTRA|KOTA TEGAL`,
    [
      '2 · PSHT PATI · Adi · 3318010101010001 · REGU PUTRA',
      '3 · PSHT PATI · Beni · 3318010101010002 · REGU PUTRA',
      '4 · PSHT PATI · Coki · 3318010101010003 · REGU PUTRA',
      '5 · KOTA TEGAL · Dodi · 3318010101010004 · GANDA PUTRA',
      '6 · KOTA TEGAL · Eko · 3318010101010005 · GANDA PUTRA',
      '7 · KOTA TEGAL · Fajar · 3318010101010006 · TUNGGAL PUTRA',
    ],
  ],
  [
    'names behind bullets in the cells of classes',
    `KELAS|PUTRA|PUTRI
     A|• Budi (PSHT Pati)\\n• Dodi (Kota Tegal)|• Ani (PSHT Pati)
     B|- Eko (PSHT Pati)|- Cici (Kota Tegal)\\n- Fani (PSHT Kudus)`,
    [
      '2 · PSHT Pati · Budi · Putra · A',
      '2 · Kota Tegal · Dodi · Putra · A',
      '2 · PSHT Pati · Ani · Putri · A',
      '4 · PSHT Pati · Eko · Putra · B',
      '4 · Kota Tegal · Cici · Putri · B',
      '4 · PSHT Kudus · Fani · Putri · B',
    ],
  ],
  [
    'athletes counted by words in the headings alone',
    `No|Pesilat Pertama|Pesilat Kedua|Pesilat Ketiga|Nomor|Kontingen
     1|Adi|Beni|Coki|Regu Putra|PSHT Pati
     2|Dodi|Eko||Ganda Putra|Kota Tegal`,
    [
      '2 · PSHT Pati · Adi · Regu Putra · Adi / Beni / Coki',
      '2 · PSHT Pati · Beni · Regu Putra · Adi / Beni / Coki',
      '2 · PSHT Pati · Coki · Regu Putra · Adi / Beni / Coki',
      '3 · Kota Tegal · Dodi · Ganda Putra · Dodi / Eko',
      '3 · Kota Tegal · Eko · Ganda Putra · Dodi / Eko',
    ],
  ],
];

it.each(LISTS)('%s', async (_, list, athletes) => {
  expect(await read(list)).toEqual(athletes);
});
