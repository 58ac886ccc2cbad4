// What the 16 digits of a NIK say: the region that gave it, birth date and gender (Law 23/2006 art. 13, PP 40/2019:
// region of 6 digits, day + 40 for women, month, year of 2 digits, a number from 0001).
import { type Refused, refused } from '../refusal';
import { calendarDate } from '../words/dates';
import type { Gender } from '../words/genders';
import { nikTexts } from './nik-texts';

/** `lost-digits`: a spreadsheet took it for a number and rounded it. */
export type NikFault = 'empty' | 'not-16-digits' | 'lost-digits';

/** What people say; `name` is what the field is called ('NIK', 'Nomor KK'). */
export const nikFaultText = (fault: NikFault, name = 'NIK'): string => nikTexts[fault](name);

/** '3,2E+15', '3.20127E15', or the mark of a reader before a rounded number. */
const ROUNDED = /^(?:≈.*|\d(?:[.,]\d+)?e\+?\d{1,2})$/i;
/** Numbers are given from 0001: none ends so, but what Excel writes out of a rounded one does. */
const NO_NUMBER = '0000';

/** Around the digits: 'NIK : …', '… (KIA)', quotation marks, the '.0' of a number. */
const AROUND: readonly RegExp[] = [
  /^(?:no\.?\s*)?(?:nik|ktp|kia)\b[\s.:]*/i,
  /\s*\([^()\d]*\)$/,
  /^[=\s"“”'’‘`]+|[\s"“”'’;,/]+$/g,
  /(?<=^\d{16})[.,]0+$/,
];

/** A NIK as people write it: blanks, dots, dashes and a spreadsheet's apostrophe between or before digits do not count. */
export function readNik(cell: string): { ok: true; nik: string } | Refused<NikFault> {
  const text = AROUND.reduce((rest, words) => rest.replace(words, ''), cell.slice(0, 100).trim());
  if (/^[\s.\-–]*$/.test(text)) return refused('empty');
  if (ROUNDED.test(text.replace(/\s/g, ''))) return refused('lost-digits');
  const nik = text.replace(/[\s.,\-–]/g, '');
  if (!/^\d{16}$/.test(nik)) return refused('not-16-digits');
  return nik.endsWith(NO_NUMBER) ? refused('lost-digits') : { ok: true, nik };
}

export interface NikFacts {
  /**
   * Code of the province that gave it, as the registry of regions has it. Where somebody was first registered, not where
   * they live; since provinces were split, some codes stand for no region of today.
   */
  provinceId: number;
  /** Code of the regency or city, province included: 3275. */
  districtId: number;
  /** `YYYY-MM-DD`; null: there is no such day. */
  birthDate: string | null;
  /** Null: the day says neither. */
  gender: Gender | null;
}

/**
 * Of 16 digits; null for anything else. `today` as `YYYY-MM-DD`: the year has two digits, and is the latest that is not in
 * the future.
 */
export function factsOfNik(nik: string, today: string): NikFacts | null {
  const found = /^(\d{2})(\d{2})\d{2}(\d{2})(\d{2})(\d{2})\d{4}$/.exec(nik);
  if (!found) return null;
  const [, province = '', district = '', dayDigits = '', month = '', year = ''] = found;
  const isFemale = Number(dayDigits) > 40;
  const day = String(Number(dayDigits) - (isFemale ? 40 : 0)).padStart(2, '0');
  const ofThisCentury = calendarDate(`${today.slice(0, 2)}${year}`, month, day);
  const birthDate =
    ofThisCentury !== null && ofThisCentury <= today
      ? ofThisCentury
      : calendarDate(`${Number(today.slice(0, 2)) - 1}${year}`, month, day);
  return {
    provinceId: Number(province),
    districtId: Number(province + district),
    birthDate,
    gender: birthDate === null ? null : isFemale ? 'female' : 'male',
  };
}

export interface SaidOfPerson {
  /** `YYYY-MM-DD`; null: nothing said yet, as below. */
  birthDate: string | null;
  gender: Gender | null;
}

/** What was said that the digits say otherwise: to be asked about, never refused, for NIKs with mistakes were given. */
export function nikMismatches(said: SaidOfPerson, facts: NikFacts): ('birthDate' | 'gender')[] {
  const differs = (field: 'birthDate' | 'gender') =>
    said[field] !== null && facts[field] !== null && said[field] !== facts[field];
  return (['birthDate', 'gender'] as const).filter(differs);
}
