// The columns of an entry list: what an office has to tell of each athlete.
import { seenText } from '../seen-text';
import { plainWords } from '../words/plain-words';

/** Columns by their Indonesian header; those not required may be missing from a list. */
export const ENTRY_COLUMNS = {
  contingent: { header: 'Kontingen', required: true },
  province: { header: 'Provinsi', required: true },
  district: { header: 'Kabupaten/Kota', required: true },
  picName: { header: 'Penanggung Jawab', required: true },
  picPhone: { header: 'Telepon', required: true },
  picEmail: { header: 'Email', required: true },
  name: { header: 'Nama Atlet', required: true },
  birthPlace: { header: 'Tempat Lahir', required: false },
  birthDate: { header: 'Tanggal Lahir', required: true },
  gender: { header: 'Jenis Kelamin', required: true },
  weight: { header: 'Berat (kg)', required: true },
  height: { header: 'Tinggi (cm)', required: false },
  bloodType: { header: 'Gol. Darah', required: false },
  nik: { header: 'NIK', required: true },
  familyCard: { header: 'No. KK', required: false },
  category: { header: 'Kategori', required: true },
  ageCategory: { header: 'Golongan Usia', required: true },
  className: { header: 'Kelas', required: false },
  team: { header: 'Tim', required: false },
  payment: { header: 'Status Bayar', required: false },
  /** Last: lists that were kept before there were events have one text less. */
  nomor: { header: 'Nomor', required: false },
} as const;

export type EntryColumn = keyof typeof ENTRY_COLUMNS;
export const ENTRY_COLUMN_KEYS = Object.keys(ENTRY_COLUMNS) as EntryColumn[];

/** The texts of one row by column; '' where nothing stands. */
export type EntryCells = Record<EntryColumn, string>;

export const noCells = (): EntryCells => Object.fromEntries(ENTRY_COLUMN_KEYS.map((key) => [key, ''])) as EntryCells;

const FULL_WIDTH = 0xfee0;

/** Spaces of every kind become one; letters stay as typed, but for those of double width and digits of other scripts. */
export const tidy = (cell: string): string => (PLAIN.test(cell) ? cell : tidied(cell));

/** Nearly every cell of a list is so, and a list has a hundred thousand, each asked for many times. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** The noughts of Arabic, Persian, Devanagari and Thai digits, each with the nine others behind it. */
const NOUGHTS = [0x660, 0x6f0, 0x966, 0xe50];
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59]/g;
const plainDigit = (letter: string): string => {
  const code = letter.charCodeAt(0);
  return String(code - (NOUGHTS.findLast((nought) => nought <= code) ?? code));
};

/** Control characters too: no form takes them either. */
const BLANKS = /[\s\u0001-\u001f\u007f-\u009f]+/g;

const tidied = (cell: string): string =>
  // letters that nobody sees, of what was copied out of a page or a chat, or put there to pass for somebody else
  seenText(cell.replace(/[\u200c\u200d\ufe0e\ufe0f]+/g, ''))
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH))
    .replace(OTHER_DIGITS, plainDigit)
    .replace(/(?<=\d)\u066b(?=\d)/g, ',')
    .replace(BLANKS, ' ')
    .trim();

/** Compares names typed by different hands: case, spaces and dots do not count. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();

/** Headings are the same when their words are. */
export const headingKey = plainWords;
