// A row of an entry list that can be taken in: every word replaced by what it stands for.
import type { RowPlace } from '@gelanggang/domain/entry-list/list-rows';
import type { Gender } from '@gelanggang/domain/words/genders';

export interface Entry extends RowPlace {
  contingent: string;
  provinceId: number;
  districtId: number;
  /** '' where a standing contingent has its own. */
  picName: string;
  picPhone: string;
  picEmail: string;
  name: string;
  /** '' when the list does not tell it. */
  birthPlace: string;
  /** `YYYY-MM-DD` */
  birthDate: string;
  gender: Gender;
  /** Null: a form of seni, and nobody told it. */
  bodyWeight: number | null;
  bodyHeight: number | null;
  bloodType: string | null;
  nik: string;
  familyCardNumber: string | null;
  matchCategoryId: number;
  ageCategoryId: number;
  categoryClassId: number | null;
  /** The event within its category; empty where there is only one. */
  nomor: string;
  teamLabel: string | null;
  isPaid: boolean;
}
