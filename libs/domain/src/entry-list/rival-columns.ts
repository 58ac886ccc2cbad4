// Several columns of one thing, as of weights on several days: the latest one counts, and of two without order both are told.
import { isBlank, readMeasure } from './cell-values';
import { type EntryColumn, headingKey, tidy } from './columns';
import { readDate } from './written-date';

/** What a person has one of, and lists have several columns of. */
export const OF_ONE_VALUE = ['weight', 'height', 'birthDate', 'nik'] as const satisfies readonly EntryColumn[];
export type OfOneValue = (typeof OF_ONE_VALUE)[number];

/** Of whom it is, if not of the athlete. */
export const OF_ANOTHER =
  /\b(pelatih|official|ofisial|offisial|manajer|manager|manejer|penanggung|pj|pic|pendamping|coach|pembina|ketua)\b/;

/** How the columns of one meaning stand to one another; `isByOrder`: the oldest first, and not one for each athlete. */
export interface Rivals {
  places: readonly number[];
  isByOrder: boolean;
}

/** Rows of one athlete take the latest that is filled; without an order what they say, and both where it differs. */
export function valueOf(meaning: OfOneValue, cells: readonly string[], { places, isByOrder }: Rivals): string {
  const said = places.map((place) => tidy(cells[place] ?? '')).filter((cell) => !isBlank(cell));
  if (isByOrder) return said.at(-1) ?? '';
  const keyOf = (cell: string): string => {
    if (meaning === 'birthDate') return readDate(cell) ?? cell;
    return meaning === 'nik' ? cell.replace(/\D/g, '') : String(readMeasure(cell) ?? cell);
  };
  return new Set(said.map(keyOf)).size > 1 ? said.join(' / ') : (said[0] ?? '');
}

/** The columns with the oldest first, where their headings tell it. */
export function rivalsOf(places: readonly number[], headings: readonly string[]): Rivals {
  const keys = places.map((place) => headingKey(headings[place] ?? ''));
  for (const ranks of [ranksOf(places.map((place) => headings[place] ?? '')), numbersOf(keys), wordsOf(keys)]) {
    if (!ranks || new Set(ranks).size < ranks.length) continue;
    const ordered = places.map((place, at) => ({ place, rank: ranks[at] ?? 0 })).sort((a, b) => a.rank - b.rank);
    return { places: ordered.map(({ place }) => place), isByOrder: true };
  }
  return { places, isByOrder: false };
}

const MONTHS =
  /\b(jan|feb|peb|mar|apr|mei|may|mac|jun|jul|agu|ags|agt|aug|sep|okt|oct|nov|nop|des|dec)(?:uary|uari|ruary|ruari|et|ch|il|i|y|e|ustus|ust|t|tember|ober|ember)?\b/;
const MONTH_NUMBERS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, peb: 2, mar: 3, mac: 3, apr: 4, mei: 5, may: 5, jun: 6, jul: 7 },
  ...{ agu: 8, ags: 8, agt: 8, aug: 8, sep: 9, okt: 10, oct: 10, nov: 11, nop: 11, des: 12, dec: 12 },
};
const DAYS_OF_YEAR = 372;
const HALF_A_YEAR = 186;

/** Days that headings name; undefined: not each of them, or without years too far apart to tell which comes first. */
function ranksOf(headings: readonly string[]): number[] | undefined {
  const days = headings.map(dayIn);
  const known = days.filter((day) => day !== undefined);
  if (known.length < days.length) return undefined;
  const haveYears = known.every(({ year }) => year > 0);
  if (!haveYears && known.some(({ year }) => year > 0)) return undefined;
  const ranks = known.map(({ year, month, day }) => year * DAYS_OF_YEAR + month * 31 + day);
  return haveYears || Math.max(...ranks) - Math.min(...ranks) <= HALF_A_YEAR ? ranks : undefined;
}

/** '12 Okt', 'Oktober 2026', '(3/11/2026)', '3-11'. */
function dayIn(heading: string): { year: number; month: number; day: number } | undefined {
  const text = heading.toLowerCase();
  const yearOf = (digits = '0') => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));
  const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const numeric = /(?<![\d.,])(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?(?![\d/-])/.exec(text);
  if (numeric && Number(numeric[2]) <= 12 && Number(numeric[1]) <= 31) {
    return { year: yearOf(numeric[3]), month: Number(numeric[2]), day: Number(numeric[1]) };
  }
  const month = MONTHS.exec(text);
  if (!month) return undefined;
  const day = /(\d{1,2})\W{0,2}$/.exec(text.slice(0, month.index))?.[1] ?? '0';
  const year = /^\W{0,2}(\d{4}|(?<=\W)\d{2})\b/.exec(text.slice(month.index + month[0].length))?.[1];
  return { year: yearOf(year), month: MONTH_NUMBERS[month[1] ?? ''] ?? 0, day: Number(day) };
}

const ORDINALS = ['pertama', 'kedua', 'ketiga', 'keempat'];

/** 'Timbang I | Timbang II', 'BB pertama | BB kedua'; not 'BB 1 | BB 2', which are of two athletes as often. */
function numbersOf(keys: readonly string[]): number[] | undefined {
  if (
    !keys.every((key) =>
      /\b(timbang|timbangan|penimbangan|hari|tahap|weigh in)\b|\bke(dua|tiga|empat)|pertama\b/.test(key),
    )
  ) {
    return undefined;
  }
  const ranks = keys.map((key) => {
    const [, said = ''] = /\b(?:ke )?(\d|i{1,3}|iv|pertama|kedua|ketiga|keempat)$/.exec(key) ?? [];
    if (/^[iv]+$/.test(said)) return ['i', 'ii', 'iii', 'iv'].indexOf(said) + 1;
    return ORDINALS.includes(said) ? ORDINALS.indexOf(said) + 1 : Number(said);
  });
  return ranks.every((rank) => rank > 0) ? ranks : undefined;
}

/** What was entered and what the scale says: which of them is meant, the office has to say. */
const ENTERED = /\b(daftar|pendaftaran|registrasi|formulir)\b/;
const EARLY = /\b(awal|lama|semula|sebelum|sebelumnya|sementara|perkiraan|estimasi)\b/;
const LATE =
  /\b(timbang|timbangan|penimbangan|baru|sekarang|aktual|actual|resmi|hasil|real|riil|saat ini|terkini|sesudah)\b/;
const LATEST = /\b(ulang|akhir|terakhir|terbaru|final)\b/;

/** 'BB Awal | BB Akhir'; none of 'BB Daftar | BB Timbang'. */
const wordsOf = (keys: readonly string[]): number[] | undefined =>
  keys.some((key) => ENTERED.test(key))
    ? undefined
    : keys.map((key) => (LATEST.test(key) ? 3 : LATE.test(key) ? 2 : EARLY.test(key) ? 0 : 1));
