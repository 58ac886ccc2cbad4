// Names that stand with their club in one cell: 'Budi / PSHT Sleman' below 'Nama / Kontingen', 'Budi (Kab. Kudus)'.
import { ENTRY_COLUMNS, tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { findHeader, headingsOf } from './header-rows';
import { isOfNamesAndClubs } from './combined-headings';
import { meaningsOf } from './headings';
import { isName } from './row-athletes';
import { isOfPlaceOrClub, readFacts } from './section-rows';
import { filled, rowKey, type Sheet, type SheetRow, textAt, widthOf } from './sheet-rows';

/** Name and club of one cell. */
type Pair = readonly [string, string];

/** Hardly any athlete of the list has only one of both. */
const SHARE = 0.8;
const FEWEST = 2;

/** The clubs in a column of their own, behind all others, where nearly each name has one; else the sheet as it is. */
export function withClubsApart(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  const header = findHeader(sheet.rows, vocabulary);
  const last = header.at(-1);
  if (!last) return sheet;
  const headings = headingsOf(header);
  const at = headings.findIndex(isOfNamesAndClubs);
  const read = at >= 0 ? besideName(headings[at] ?? '') : inBrackets;
  const column = at >= 0 ? at : columnOfLoneNames(sheet, headings, vocabulary);
  if (column < 0) return sheet;
  const key = rowKey(last);
  const below = sheet.rows.filter(
    (row) => row.line > last.line && filled(row) > 1 && textAt(row, column) !== '' && rowKey(row) !== key,
  );
  const pairs = new Map(
    below.flatMap((row): [number, Pair][] => {
      const pair = read(row.cells[column] ?? '');
      return pair ? [[row.line, pair]] : [];
    }),
  );
  if (pairs.size < FEWEST || pairs.size < below.length * SHARE) return sheet;
  const width = widthOf(sheet.rows);
  const put = (row: SheetRow, name: string, club: string): SheetRow => {
    const cells = Array.from({ length: width }, (_, place) => row.cells[place] ?? '');
    cells[column] = name;
    return { ...row, cells: [...cells, club] };
  };
  const rows = sheet.rows.map((row) => {
    if (rowKey(row) === key) return put(row, ENTRY_COLUMNS.name.header, ENTRY_COLUMNS.contingent.header);
    const pair = pairs.get(row.line);
    return pair ? put(row, ...pair) : row;
  });
  return { ...sheet, rows };
}

/** In the order of the heading: 'Kontingen / Nama' has the club first. */
function besideName(heading: string): (cell: string) => Pair | null {
  const isNameFirst = meaningsOf(heading.split(/[/\n&+]|\s(?:dan|and)\s/i)[0] ?? '')[0] === 'name';
  return (cell) => {
    const [one = '', other = '', ...more] = cell.split(/\s*[/\n;|]\s*|\s[-–]\s|\s*\((?=[^()]+\)\s*$)/).map(tidy);
    const pair: Pair = isNameFirst ? [one, other.replace(/\)$/, '')] : [other, one];
    return more.length === 0 && pair.every(isName) ? pair : null;
  };
}

/** By its words: what has only a digit may be a year or a weight. */
const isClub = (text: string): boolean => isName(text) && isOfPlaceOrClub(text.replace(/\d/g, ''));

function inBrackets(cell: string): Pair | null {
  const [, name = '', club = ''] = /^(.{1,120}?)\s*[([]([^()[\]]{3,80})[)\]]\s*$/s.exec(cell) ?? [];
  return isName(name) && isClub(tidy(club)) ? [tidy(name), tidy(club)] : null;
}

/** The one column of names of a list that names no contingent anywhere else; -1: there is none. */
function columnOfLoneNames(sheet: Sheet, headings: readonly string[], vocabulary: Vocabulary): number {
  const said = headings.map((heading) => meaningsOf(heading));
  const names = said.flatMap(([first], at) => (first === 'name' ? [at] : []));
  const isTold =
    said.some((meanings) => meanings.includes('contingent')) ||
    sheet.rows.some(({ cells }) => readFacts(cells, vocabulary)?.facts.contingent !== undefined);
  return names.length === 1 && !isTold ? (names[0] ?? -1) : -1;
}
