// The columns of an entry list, a row of it, and what is said of a row. No decorators: the browser reads this file.

/** Columns by their Indonesian header; those not required may be missing from a list. */
export const ENTRY_COLUMNS = {
  contingent: { header: 'Kontingen', required: true },
  province: { header: 'Provinsi', required: true },
  district: { header: 'Kabupaten/Kota', required: true },
  picName: { header: 'Penanggung Jawab', required: true },
  picPhone: { header: 'Telepon', required: true },
  picEmail: { header: 'Email', required: true },
  name: { header: 'Nama Atlet', required: true },
  birthPlace: { header: 'Tempat Lahir', required: true },
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
} as const;

export type EntryColumn = keyof typeof ENTRY_COLUMNS;
export const ENTRY_COLUMN_KEYS = Object.keys(ENTRY_COLUMNS) as EntryColumn[];

export const MOST_ENTRY_ROWS = 5000;

/** Longest name of a contingent or a person, and of a place of birth, in forms and in lists. */
export const NAME_LENGTH = 200;

export type VerdictCode =
  | 'empty'
  | 'too-long'
  | 'contingent-of-another'
  | 'unknown-province'
  | 'unknown-district'
  | 'phone'
  | 'email'
  | 'date'
  | 'date-in-future'
  | 'gender'
  | 'weight'
  | 'height'
  | 'blood-type'
  | 'nik'
  | 'family-card'
  | 'unknown-category'
  | 'category-not-offered'
  | 'unknown-age-category'
  | 'age'
  | 'unknown-class'
  | 'class-not-for-seni'
  | 'class-weight'
  | 'no-class'
  | 'payment'
  | 'nik-twice'
  | 'nik-of-another'
  | 'already-drawn'
  | 'team-incomplete'
  | 'team-too-big'
  | 'team-mixed'
  | 'formula';

/** `refused`: the row is not taken in. `incomplete`: a pair or team lacks somebody. `note`: only to be known. */
export type Severity = 'refused' | 'incomplete' | 'note';

export interface Verdict {
  /** Where the row begins in the file, the header being line 1. */
  line: number;
  /** The header of ENTRY_COLUMNS. */
  column: string;
  severity: Severity;
  code: VerdictCode;
  text: string;
}

export interface EntryRow {
  line: number;
  cells: string[];
}
