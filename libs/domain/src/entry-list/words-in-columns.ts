// A table that was copied out of a page with one blank between its cells ('1 Budi Santoso L A PSHT Pati'): parted by what each heading asks.
import { boundsIn } from './class-bounds';
import { tidy } from './columns';
import { readEntryWords, readGender, type Vocabulary } from './entry-words';
import { meaningsOf } from './headings';
import { contingentIn } from './lone-cells';
import { isPerson } from './person-names';
import { isOfPlaceOrClub, isSignature, isTotal } from './section-rows';
import type { Meaning } from './sheet-plan';
import { type Sheet, type SheetRow, textAt } from './sheet-rows';
import { readDate, splitBirth } from './written-date';

interface Heading {
  text: string;
  meaning: Meaning;
}

const FEWEST_COLUMNS = 4;
const FEWEST_ROWS = 2;
/** Who cannot be parted is asked about. */
const SHARE = 0.7;
const LOOKED_AT = 40;
/** Words of a cell at most. */
const MOST_WORDS = 8;
/** A line of more words is a sentence. */
const MOST_OF_LINE = 40;

/** The sheet with its lines parted, where nearly each of them can be parted in one way alone; else as it is. */
export function partedWords(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  if (sheet.rows.length === 0 || sheet.name !== '') return sheet;
  // '47,5' was parted by its comma, as 'Pati, 12-03-2010' was
  const lines = sheet.rows.map(({ cells }) =>
    cells
      .map(tidy)
      .filter(Boolean)
      .join(', ')
      .replace(/(?<= \d{2,3}), (?=\d{1,2}(?: |$))/g, ','),
  );
  const at = lines.slice(0, LOOKED_AT).findIndex((_, place) => isOneCell(sheet.rows[place]) && headerIn(lines[place]));
  const header = headerIn(lines[at]);
  if (!header) return sheet;
  const isRow = (line: string, place: number) =>
    place > at && line !== lines[at] && line.split(' ').length >= header.length && !isFoot(line);
  const parted = lines.map((line, place) => (isRow(line, place) ? cellsOf(line, header, vocabulary) : null));
  const found = parted.filter((cells) => cells !== null).length;
  const mayBe = lines.filter((line, place) => isRow(line, place) && /^\d/.test(line)).length;
  if (found < FEWEST_ROWS || found < mayBe * SHARE) return sheet;
  const rows = sheet.rows.map((row, place): SheetRow => {
    const line = lines[place] ?? '';
    if (line === lines[at]) return { ...row, cells: header.map(({ text }) => text) };
    const cells = parted[place];
    // who cannot be parted is somebody nevertheless
    const isSomebody = isRow(line, place) && /^\d{1,4}[.)]? \p{L}/u.test(line);
    return { ...row, cells: cells ?? (isSomebody ? unparted(line, header) : [line]) };
  });
  return { ...sheet, rows };
}

const isOneCell = (row: SheetRow | undefined): boolean =>
  row !== undefined && textAt(row, 0) !== '' && row.cells.slice(1).every((cell) => tidy(cell) === '');
const isFoot = (line: string): boolean => isTotal([line]) || isSignature([line]);

/** 'No Nama Atlet L/P Kelas Kontingen': words that go on with the one before are of its heading. */
function headerIn(line = ''): Heading[] | null {
  const words = line.split(' ');
  if (words.length < FEWEST_COLUMNS || words.length > MOST_OF_LINE || line.includes(',')) return null;
  const header: Heading[] = [];
  for (const word of words) {
    const last = header.at(-1);
    const [meaning] = meaningsOf(word);
    const [together] = last ? meaningsOf(`${last.text} ${word}`) : [];
    const isOfBirth = together === 'birth' && meaningsOf(word).includes('birth');
    if (last && (meaning === undefined || meaning === last.meaning || isOfBirth)) {
      Object.assign(last, { text: `${last.text} ${word}`, meaning: together ?? last.meaning });
    } else if (meaning === undefined) return null;
    else header.push({ text: word, meaning });
  }
  const said = header.map(({ meaning }) => meaning);
  const isWhole = said.includes('name') && new Set(said).size === said.length;
  return isWhole && header.length >= FEWEST_COLUMNS ? header : null;
}

/** The cells of a line; null: there is no way to part it, or several. */
function cellsOf(line: string, header: readonly Heading[], vocabulary: Vocabulary): string[] | null {
  const words = line.split(' ');
  if (words.length > MOST_OF_LINE) return null;
  const ways = new Map<string, string[][]>();
  // two ways are as bad as many
  const from = (word: number, column: number): string[][] => {
    if (column === header.length) return word === words.length ? [[]] : [];
    const key = `${word} ${column}`;
    const known = ways.get(key);
    if (known) return known;
    const found: string[][] = [];
    for (let to = word + 1; to <= Math.min(words.length, word + MOST_WORDS) && found.length < 2; to += 1) {
      const text = words.slice(word, to).join(' ');
      if (!fits(text, header[column]?.meaning ?? 'other', vocabulary)) continue;
      for (const rest of from(to, column + 1).slice(0, 2)) found.push([text, ...rest]);
    }
    ways.set(key, found);
    return found;
  };
  const [only, ...others] = from(0, 0);
  return only && others.length === 0 ? only : null;
}

type Test = (text: string, vocabulary: Vocabulary) => boolean;

/** Words of events and nothing else; 'L' is no class here. */
const eventIn = (text: string, vocabulary: Vocabulary) => {
  const words = readEntryWords(text, vocabulary);
  return words.rest === '' && readGender(text) === undefined ? words : undefined;
};
/** 'L Tanding' is a gender and an event. */
const isCategory: Test = (text, vocabulary) =>
  !/^\p{L} /u.test(text) && eventIn(text, vocabulary)?.category !== undefined;
const isNumberOfCard: Test = (text) => /^\d{16}$/.test(text);

const TESTS: Readonly<Partial<Record<Meaning, Test>>> = {
  number: (text) => /^\d{1,4}[.)]?$/.test(text),
  name: (text) => isPerson(text) && !isOfPlaceOrClub(text),
  gender: (text) => !text.includes(' ') && readGender(text) !== undefined,
  nik: isNumberOfCard,
  familyCard: isNumberOfCard,
  weight: (text) => /^\d{2,3}(?:[.,]\d{1,2})?(?: ?kg)?$/i.test(text),
  height: (text) => /^\d{3}(?: ?cm)?$/i.test(text),
  birthDate: (text) => /\d/.test(text) && readDate(text) !== undefined,
  birth: (text) => /^\p{L}[\p{L}.]+(?:,|(?= \d)) /u.test(text) && splitBirth(text).place !== '',
  birthPlace: (text) => /^\p{L}[\p{L}.]+$/u.test(text),
  className: (text, vocabulary) =>
    /^[A-Z]$/i.test(text) || eventIn(text, vocabulary)?.className !== undefined || boundsIn(text) !== null,
  category: isCategory,
  nomor: isCategory,
  ageCategory: (text, vocabulary) => eventIn(text, vocabulary)?.age !== undefined,
  contingent: (text) => contingentIn(text) !== undefined,
};

const fits = (text: string, meaning: Meaning, vocabulary: Vocabulary): boolean =>
  (text === '-' && meaning !== 'name' && meaning !== 'number') || TESTS[meaning]?.(text, vocabulary) === true;

function unparted(line: string, header: readonly Heading[]): string[] {
  const [, number = '', text = ''] = /^(\d{1,4})[.)]? (.*)$/.exec(line) ?? [];
  return header.map(({ meaning }) => (meaning === 'number' ? number : meaning === 'name' ? text : ''));
}
