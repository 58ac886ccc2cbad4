// The athletes whom one row of a sheet names: one, or a pair or a team in several columns or in the lines of one cell.
import { withoutBeside } from './beside-values';
import { isBlank, isDitto, isYears, piecesOf, readMeasure, splitBody, splitClass, valuesIn } from './cell-values';
import { type EntryCells, noCells, tidy } from './columns';
import { readGender } from './entry-words';
import { OF_EACH_ATHLETE } from './headings';
import { OF_ONE_VALUE, type OfOneValue, type Rivals, valueOf } from './rival-columns';
import { NAME_AND_PHONE } from './section-rows';
import type { Meaning } from './sheet-plan';
import { readDate, splitBirth } from './written-date';

/** The columns of each meaning. */
export type Columns = ReadonlyMap<Meaning, readonly number[]>;

/** Of what a person has one of, the columns where there are several, in their order. */
export type RivalColumns = ReadonlyMap<Meaning, Rivals>;
const isOfOneValue = (meaning: Meaning): meaning is OfOneValue =>
  (OF_ONE_VALUE as readonly Meaning[]).includes(meaning);

const NUMBERED = /^\s*\(?1[.)]\s*\p{L}[\s\S]*\s\(?2[.)]\s*\p{L}/u;

/**
 * Several names in one cell: '1. … 2. …', and of a pair or a team one a line or with '/', '&', '+', ';' between them. Of
 * others a line break is only where the cell was too narrow.
 */
export function namesOf(cell: string, unitSize: number): string[] {
  if (unitSize < 2 && !NUMBERED.test(cell)) return [withoutNumber(cell)];
  const lettered = byLetters(cell, unitSize);
  if (lettered) return lettered;
  const lines = cell.split(/[\r\n]+|\s*[/&;+]\s*|\s+(?=\d[.)]\s*\p{L})/u);
  const names = lines.map((line) => tidy(line.replace(/^\s*\(?\d+[.)]\s*/, ''))).filter((line) => line !== '');
  if (names.length < 2) return byCommas(cell, unitSize) ?? [withoutNumber(cell)];
  return names.every(isName) ? names : [withoutNumber(cell)];
}

export const isName = (text: string): boolean => /\p{L}.*\p{L}/u.test(text);
const TITLE = /^(?:\p{L}{1,4}\.\s?)+(?:\p{L}{1,5}\.?)?$|^(?:sh|se|st|mm|mh|msi|spd|mpd)$/iu;
/** 'S.Pd.' behind a name. */
export const isTitle = (text: string): boolean => TITLE.test(text);

/** 'Budi, Joko', 'Budi dan Joko', 'Budi - Joko': only where as many are named as perform together; a title belongs to whom it follows. */
function byCommas(cell: string, unitSize: number): string[] | undefined {
  if (unitSize < 2) return undefined;
  const pieces = cell
    .split(/,|\s(?:dan|dgn|dengan|and|x|vs\.?)\s|\s[-–]\s?|[-–]\s/i)
    .map(tidy)
    .filter(Boolean);
  const names: string[] = [];
  for (const piece of pieces) {
    if (names.length > 0 && TITLE.test(piece)) names.push(`${names.pop()}, ${piece}`);
    else names.push(piece);
  }
  // 'M. Sari' among as many as perform together is no title
  return [names, pieces].find((found) => found.length === unitSize && found.every(isName));
}

/** 'a. Ana b. Ani': only where as many are named as perform together, for 'A. Rahman B. Saleh' may be one. */
function byLetters(cell: string, unitSize: number): string[] | undefined {
  const letters = [...cell.matchAll(/(?:^|\s)\s*\(?([a-e])[.)]\s*/gi)].map(([, letter = '']) => letter.toLowerCase());
  // 'A. Rahman / A. Hakim' are two of one letter
  if (!/^\s*\(?a[.)]/i.test(cell) || letters.some((letter, at) => letter !== 'abcde'[at])) return undefined;
  const names = cell.split(/(?:^|\s)\s*\(?[a-e][.)]\s*/i).map(tidy);
  const named = names.filter((name) => name !== '');
  return unitSize > 1 && named.length === unitSize && named.every(isName) ? named : undefined;
}

/** '1. Aurel Saputra', '1 Aurel Saputra' and '1- Aurel Saputra' are Aurel Saputra. */
const withoutNumber = (cell: string): string =>
  tidy(cell.replace(/^\s*\(?\d{1,3}(?:[.)]\s*|\s*[-–:]\s*|\s+)(?=\p{L})/u, ''));

/** A longer cell is a note. */
const LONGEST_NAME = 120;

/** 'Budi (2010)', 'Budi (th 2010)', 'Budi - 12 Maret 2010': name and birth, a year alone if no more is written. */
function birthBehind(text: string): { name: string; birth: string } {
  if (text.length > LONGEST_NAME || !/\d{2}/.test(text)) return { name: text, birth: '' };
  const [, name = '', said = ''] =
    /^(.*\p{L}.*?)\s*[([]\s*(?:(?:lahir|lhr|kelahiran|th|thn|tahun|tgl)\b\.?\s*)*([^()[\]]*\d{2})\s*[)\]]$/iu.exec(
      text,
    ) ??
    /^(.*?\p{L}\.?)\s*(?:[,/–-]\s*|\s)((?:19|20)\d{2}|\d{1,2}[ ./-]+(?:\d{1,2}|\p{L}{3,9})[ ./-]+\d{2,4})$/u.exec(
      text,
    ) ??
    [];
  const isYear = /^['’]?(?:19|20)\d{2}$/.test(said);
  const isBirth = name !== '' && (isYear || readDate(said) !== undefined || splitBirth(said).place !== '');
  return isBirth ? { name: tidy(name), birth: said } : { name: text, birth: '' };
}

/** One set of cells for each athlete whom the row names. */
export function athletesOf(
  cells: readonly string[],
  columns: Columns,
  unitSize: number,
  rivals: RivalColumns = new Map(),
): EntryCells[] {
  // '-' says that there is no second one
  const nameColumns = (columns.get('name') ?? []).filter((at) => !isBlank(tidy(cells[at] ?? '')));
  const names = nameColumns.flatMap((at) =>
    namesOf(cells[at] ?? '', unitSize).map((text) => ({ ...birthBehind(text), at })),
  );
  if (names.length === 0) names.push({ name: '', birth: '', at: -1 });
  const allNameColumns = columns.get('name') ?? [];
  const label =
    names.length > 1
      ? names
          .map(({ name }) => name)
          .join(' / ')
          .slice(0, 100)
      : '';
  return names.map(({ name, birth, at }, member) => {
    const typed = noCells();
    for (const [meaning, places] of columns) {
      if (meaning === 'number' || meaning === 'mark' || meaning === 'more' || meaning === 'other') continue;
      if (meaning === 'name') continue;
      const several = rivals.get(meaning);
      const text =
        several && names.length === 1 && isOfOneValue(meaning)
          ? valueOf(meaning, cells, several)
          : ofMember(meaning, several?.isByOrder ? several.places.slice(-1) : places, {
              ...{ cells, member, count: names.length, names: allNameColumns, at },
            });
      if (meaning === 'birth') {
        const { place, date } = splitBirth(text);
        typed.birthDate ||= date;
        typed.birthPlace ||= place;
      } else typed[meaning] ||= text;
    }
    typed.name = name;
    // another day in its own column is for somebody to see
    if (birth !== '' && typed.birthDate !== '' && !typed.birthDate.includes(birth)) typed.name = `${name} (${birth})`;
    else typed.birthDate ||= birth;
    // 'Pati, 3 Mei 2009 / P' below 'TTL/JK'
    const [, dayAlone = '', behind = ''] =
      /^(.*\d{2})\s*[/(,;]\s*(\p{L}[\p{L} -]{0,10})\)?$/u.exec(typed.birthDate) ?? [];
    if (isBlank(typed.gender) && readGender(behind)) Object.assign(typed, { birthDate: dayAlone, gender: behind });
    if (typed.birthPlace === '' && typed.birthDate !== '') {
      const { place, date } = splitBirth(typed.birthDate);
      if (place !== '') Object.assign(typed, { birthPlace: place, birthDate: date });
    }
    withoutBeside(typed);
    Object.assign(typed, nameAndGender(typed.name, typed.gender));
    // 'Putra' below 'REGU' says of whom it is, and tells no team apart
    if (isBlank(typed.gender) && readGender(typed.team)) Object.assign(typed, { gender: typed.team, team: '' });
    typed.team ||= label;
    Object.assign(typed, partNumbers(typed.nik, typed.familyCard));
    const body = typed.height === '' ? splitBody(typed.weight) : null;
    if (body) Object.assign(typed, body);
    const both = splitClass(typed.weight) ?? (typed.weight === '' ? splitClass(typed.className) : null);
    if (both && (typed.className === '' || splitClass(typed.className))) Object.assign(typed, both);
    // 'Kelas C / 48' beside the same 48 says it twice
    const again = both ? null : splitClass(typed.className);
    if (again && readMeasure(again.weight) === readMeasure(typed.weight)) typed.className = again.className;
    // 'Pak Hadi (0812…)' in the column of either
    const contact = typed.picPhone === '' ? typed.picName : typed.picName === '' ? typed.picPhone : '';
    const [, picName, picPhone] = NAME_AND_PHONE.exec(contact) ?? [];
    if (picName && picPhone) Object.assign(typed, { picName, picPhone });
    // so many years are no age category; the block or the birth date tells it
    if (isYears(typed.ageCategory)) typed.ageCategory = '';
    return typed;
  });
}

/** 'Budi Santoso (Pa)': the gender, unless another one stands in its own column. */
function nameAndGender(text: string, gender: string): { name: string; gender: string } {
  const [, name = '', behind = ''] = /^(.{2,}?)\s*\(\s*([^()]{1,12}?)\s*\)$/.exec(text) ?? [];
  const said = readGender(behind);
  const isFree = isBlank(gender) || isDitto(gender) || readGender(gender) === said;
  return said && isFree
    ? { name, gender: isBlank(gender) || isDitto(gender) ? behind : gender }
    : { name: text, gender };
}

/** 'NIK 3319… / KK 3319…' and 'KK 3319…' in the column of the NIK: each number is what the word before it says. */
function partNumbers(nik: string, familyCard: string): { nik: string; familyCard: string } {
  const said = [...nik.matchAll(/\b(nik|kk)\b[^\d/;,|]*(\d[\d\s.-]{13,24}\d)/gi)];
  const of = (word: string) => said.find(([, own]) => own?.toLowerCase() === word)?.[2]?.trim();
  const card = of('kk');
  if (card === undefined) return { nik, familyCard };
  const [before = ''] = nik.split(/\bkk\b/i);
  const own = of('nik') ?? (/\d{6}/.test(before) ? before.replace(/(\bno\.?)?[\s/;,|(-]*$/i, '') : '');
  return { nik: own, familyCard: familyCard || card };
}

interface Member {
  cells: readonly string[];
  member: number;
  count: number;
  /** Columns of names, and the one of this athlete's. */
  names: readonly number[];
  at: number;
}

/** What belongs to one athlete stands in a column of its own or in one piece of the cell; the rest is everybody's. */
function ofMember(meaning: Meaning, places: readonly number[], { cells, member, count, names, at }: Member): string {
  const whole = (place: number | undefined) => tidy(place === undefined ? '' : (cells[place] ?? ''));
  if (count === 1 && places.length === 1) return whole(places[0]);
  if (places.length > 1 && meaning === 'category') {
    return places
      .map(whole)
      .filter((cell) => !isBlank(cell))
      .join(' & ');
  }
  if (places.length > 1) {
    const nth = Math.max(0, names.indexOf(at));
    return whole(places[names.length > 1 ? nth : member]);
  }
  const raw = cells[places[0] ?? -1] ?? '';
  if (!OF_EACH_ATHLETE.includes(meaning) || meaning === 'gender') return tidy(raw);
  const pieces = piecesOf(raw);
  if (pieces.length === count) return pieces[member] ?? '';
  const values = valuesIn(raw).find(({ length }) => length === count);
  if (values) return values[member] ?? '';
  const numbers = raw.match(/(?<!\d)\d{16}(?!\d)/g) ?? [];
  if (numbers.length === count) return numbers[member] ?? '';
  // one value for several athletes is the first one's: a weight or a NIK belongs to one person
  return member === 0 ? tidy(raw) : '';
}
