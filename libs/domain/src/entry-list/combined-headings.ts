// Headings of two things in one cell: names, with whose they are, what they are entered in, or what is each one's own.
import { headingKey } from './columns';
import { RULES } from './heading-words';
import type { Meaning } from './sheet-plan';

const BETWEEN = /\s*[/\n&+]\s*|\s(?:dan|and)\s/i;

/** 'Nama / Sekolah', 'KONTINGEN / NAMA ATLET': names, with whose they are below, above or beside them. */
export function isOfNamesAndClubs(heading: string): boolean {
  const pieces = heading.split(BETWEEN);
  if (pieces.length !== 2) return false;
  const meanings = pieces.map((piece) => firstOf(headingKey(piece)));
  return meanings.includes('name') && meanings.includes('contingent');
}

/** 'Nama & Kelas', 'Nama Atlet (Kategori)': names, with what each is entered in behind them. */
export function isOfNamesAndEvents(heading: string): boolean {
  if (heading.length > 80) return false;
  const pieces = heading.split(/\s*[/\n&+()]\s*|\s[-–]\s|\s(?:dan|and)\s/i).filter((piece) => headingKey(piece) !== '');
  const [name, ...events] = pieces.map((piece) => firstOf(headingKey(piece)));
  return name === 'name' && events.length > 0 && events.every((one) => one !== undefined && OF_AN_EVENT.includes(one));
}

/** 'Nama / TTL', 'NAMA' above 'NIK' in one cell: names, with what is each one's own below or behind. */
export function isOfNamesAndTheirOwn(heading: string): boolean {
  const pieces = heading.split(BETWEEN);
  if (pieces.length < 2) return false;
  const [name, ...others] = pieces.map((piece) => firstOf(headingKey(piece)));
  return name === 'name' && others.every((one) => one !== undefined && OF_ONES_OWN.includes(one));
}

const OF_ONES_OWN: readonly Meaning[] = ['nik', 'birth', 'birthDate', 'birthPlace', 'weight', 'height'];
const firstOf = (words: string): Meaning | undefined => RULES.find(([known]) => known.test(words))?.[1][0];

export const OF_AN_EVENT: readonly Meaning[] = ['category', 'nomor', 'className', 'ageCategory'];
