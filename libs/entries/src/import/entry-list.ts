// The entry list of a tournament office: its columns, a row as typed, a row as understood, and what is said of a row.
import type { Gender } from '@gelanggang/domain/words/genders';

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

/** A row as typed, trimmed; `line` is where it begins in the file, the header being line 1. */
export interface TypedRow {
  line: number;
  cells: Record<EntryColumn, string>;
}

export type VerdictCode =
  | 'empty'
  | 'too-long'
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
  line: number;
  column: string;
  severity: Severity;
  code: VerdictCode;
  text: string;
}

/** A row that can be taken in: every word replaced by what it stands for. */
export interface Entry {
  line: number;
  contingent: string;
  provinceId: number;
  districtId: number;
  picName: string;
  picPhone: string;
  picEmail: string;
  name: string;
  birthPlace: string;
  /** `YYYY-MM-DD` */
  birthDate: string;
  gender: Gender;
  bodyWeight: number;
  bodyHeight: number | null;
  bloodType: string | null;
  nik: string;
  familyCardNumber: string | null;
  matchCategoryId: number;
  ageCategoryId: number;
  categoryClassId: number | null;
  teamLabel: string | null;
  isPaid: boolean;
}
