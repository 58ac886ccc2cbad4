// What stands in a cell beside its value: boxes that are not ticked, counts, telephones behind a name, a date behind a place.
import { isBlank } from './cell-values';
import { type EntryCells, type EntryColumn, tidy } from './columns';
import { readEntryWords, type Vocabulary } from './entry-words';
import { readDate, splitBirth } from './written-date';

const BOX = /([☐□❏▢◻☑✅☒✓✔√■◼]|\[\s*[xv✓✔√]?\s*\]|\(\s*[xv✓✔√]?\s*\))/giu;
const IS_EMPTY = /^[☐□❏▢◻[(\s\])]+$/u;

/** '☐ Tanding ☑ Tunggal', '[ ] L [x] P': what is ticked; without both kinds of boxes the cell as it is. */
export function tickedIn(cell: string): string {
  const boxes = [...cell.matchAll(BOX)].map(([box]) => box);
  if (!boxes.some((box) => IS_EMPTY.test(box))) return cell;
  const [before = '', ...parts] = cell.split(BOX);
  const words = boxes.map((box, at) => ({
    box,
    text: tidy((parts[at * 2 + 1] ?? '').replace(/^[\s,/|]+|[\s,/|]+$/g, '')),
  }));
  // the box may stand behind its word
  const isBehind = tidy(before) !== '' && words.at(-1)?.text === '';
  const texts = isBehind ? [tidy(before), ...words.map(({ text }) => text)] : words.map(({ text }) => text);
  return boxes.flatMap((box, at) => (IS_EMPTY.test(box) ? [] : (texts[at] ?? ''))).join(', ');
}

/** 'a.n. Budi', 'Budi *', 'Budi / 0812…': the name alone. */
export const nameIn = (cell: string): string =>
  tidy(
    cell
      .replace(/^a\.?\s?n\.\s+(?=\p{L}{2})/iu, '')
      .replace(/[\s/,;(–-]+(?:hp|wa|telp|no)?[\s.:]*(?:\+?62|0)[\s-]?8[\d\s-]{7,14}\)?$/i, '')
      .replace(/\s*\*+$/, ''),
  );

/** '1. PSHT Sleman', 'PSHT Sleman (2 atlet)'. */
const contingentIn = (cell: string): string =>
  cell
    .replace(/^\d{1,2}[.)]\s+(?=\p{L}{2})/u, '')
    .replace(/\s*\(\s*\d+\s*(?:atlet|atlit|pesilat|peserta|orang|org)\s*\)$/i, '');

const placeIn = (cell: string): string => cell.replace(/[\s;.,:]+(?:tgl|tanggal)?[\s;.,:]*$/i, '');

const CHOSEN: readonly EntryColumn[] = ['category', 'ageCategory', 'gender', 'className', 'nomor'];

/** The cells of one athlete without it. A name that is nothing else stays, and is asked about. */
export function withoutBeside(cells: EntryCells): void {
  for (const key of CHOSEN) cells[key] = tickedIn(cells[key]);
  cells.name = nameIn(cells.name) || cells.name;
  cells.contingent = contingentIn(cells.contingent);
  // date and place in each other's columns
  if (readDate(cells.birthPlace) !== undefined && !/\d/.test(cells.birthDate)) {
    const place = isBlank(cells.birthDate) ? '' : cells.birthDate;
    Object.assign(cells, { birthPlace: place, birthDate: cells.birthPlace });
  }
  const { place, date } = splitBirth(cells.birthPlace);
  if (place !== '' && readDate(date) !== undefined) {
    cells.birthPlace = place;
    if (isBlank(cells.birthDate)) cells.birthDate = date;
  }
  cells.birthPlace = placeIn(cells.birthPlace);
}

/** 'Siti (Tunggal)', 'Joko - Kelas C': the event behind the name, where no column says one; a letter alone may be a name's. */
export function takeEventBehind(cells: EntryCells, vocabulary: Vocabulary): void {
  const [, name = '', inside = '', after = ''] =
    /^(.*\p{L}.*?)(?:\s*\(([^()]{3,40})\)|\s+[-–]\s+([^()–-]{3,40}))$/su.exec(cells.name) ?? [];
  const behind = inside || after;
  const { category, age, gender, className, rest } = readEntryWords(behind, vocabulary);
  const isEvent = category !== undefined || (className !== undefined && /\b(kelas|kls)\b/i.test(behind));
  const isFree =
    [cells.category, cells.className, cells.nomor].every(isBlank) && (age === undefined || isBlank(cells.ageCategory));
  if (name === '' || rest !== '' || !isEvent || !isFree) return;
  Object.assign(cells, { name, category: category ?? cells.category, className: className ?? cells.className });
  if (age) cells.ageCategory = age;
  if (gender) cells.gender ||= gender === 'male' ? 'Putra' : 'Putri';
}
