// A row of an entry list, as typed and as understood; its columns and what is said of it are in the contract.
import type { EntryColumn } from '@gelanggang/contract/entry-columns';
import type { Gender } from '@gelanggang/domain/words/genders';

/** A row as typed, trimmed; `line` is where it begins in the file, the header being line 1. */
export interface TypedRow {
  line: number;
  cells: Record<EntryColumn, string>;
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
