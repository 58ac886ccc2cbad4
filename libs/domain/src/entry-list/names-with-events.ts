// Names that stand with their class or event in one cell: 'Budi - Kelas A Putra' below 'Nama & Kelas', 'Budi (Tunggal Putra)'.
import { boundsIn } from './class-bounds';
import { ENTRY_COLUMNS, tidy } from './columns';
import { type EntryWords, readEntryWords, readGender, type Vocabulary } from './entry-words';
import { findHeader, headingsOf } from './header-rows';
import { isOfNamesAndEvents } from './combined-headings';
import { meaningsOf } from './headings';
import { isName } from './row-athletes';
import { filled, rowKey, type Sheet, type SheetRow, textAt, widthOf } from './sheet-rows';

interface Pair {
  name: string;
  event: string;
  words: EntryWords;
}

/** Hardly any athlete of the list has only one of both. */
const SHARE = 0.8;
const FEWEST = 2;
/** A header is looked for in the first rows with text. */
const LOOKED_AT = 60;
/** A longer cell is a note. */
const LONGEST = 160;

/** Class or event in a column of its own, behind all others, where nearly each name has one; else the sheet as it is. */
export function withEventsApart(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  const heading = sheet.rows
    .slice(0, LOOKED_AT)
    .find((row) => filled(row) > 1 && row.cells.some((cell) => isOfNamesAndEvents(cell)));
  const column = heading?.cells.findIndex(isOfNamesAndEvents) ?? -1;
  if (heading && column >= 0) return parted(sheet, heading, column, (cell) => pairIn(cell, false, vocabulary));
  const header = findHeader(sheet.rows, vocabulary);
  const last = header.at(-1);
  if (!last) return sheet;
  const meanings = headingsOf(header).map((text) => meaningsOf(text));
  const names = meanings.flatMap(([first], at) => (first === 'name' ? [at] : []));
  const saysEvent = meanings.some((said) => said.includes('category') || said.includes('className'));
  if (names.length !== 1 || saysEvent) return sheet;
  return parted(sheet, last, names[0] ?? -1, (cell) => pairIn(cell, true, vocabulary));
}

function parted(sheet: Sheet, header: SheetRow, column: number, read: (cell: string) => Pair | null): Sheet {
  const below = sheet.rows.filter(
    (row) => row.line > header.line && filled(row) > 1 && textAt(row, column) !== '' && rowKey(row) !== rowKey(header),
  );
  const pairs = new Map(
    below.flatMap((row): [number, Pair][] => {
      const pair = read(row.cells[column] ?? '');
      return pair ? [[row.line, pair]] : [];
    }),
  );
  if (pairs.size < FEWEST || pairs.size < below.length * SHARE) return sheet;
  const all = [...pairs.values()];
  const named = all.filter(({ words }) => words.category !== undefined).length;
  // a class among events is one of matches
  const key = named === all.length ? 'category' : named > 0 ? 'nomor' : 'className';
  const width = widthOf(sheet.rows);
  const put = (row: SheetRow, name: string, event: string): SheetRow => {
    const cells = Array.from({ length: width }, (_, place) => row.cells[place] ?? '');
    cells[column] = name;
    return { ...row, cells: [...cells, event] };
  };
  const rows = sheet.rows.map((row) => {
    if (rowKey(row) === rowKey(header)) return put(row, ENTRY_COLUMNS.name.header, ENTRY_COLUMNS[key].header);
    const pair = pairs.get(row.line);
    return pair ? put(row, pair.name, pair.event) : row;
  });
  return { ...sheet, rows };
}

const BETWEEN = /\s*[/\n;|,:(]\s*|\s[-–]\s?/g;

/** Name and event by the first sign behind which nothing but an event stands; `isByWords`: and more than a letter. */
function pairIn(cell: string, isByWords: boolean, vocabulary: Vocabulary): Pair | null {
  if (cell.length > LONGEST) return null;
  for (const found of cell.matchAll(BETWEEN)) {
    const name = tidy(cell.slice(0, found.index));
    const event = tidy(cell.slice(found.index + found[0].length)).replace(/^([^()]*)\)$/, '$1');
    const words = readEntryWords(event, vocabulary);
    const isSaid = words.category ?? words.age ?? words.className ?? (boundsIn(event) ? 'class' : undefined);
    const isEvent = isSaid !== undefined && words.rest === '' && readGender(event) === undefined;
    if (isName(name) && !/\d/.test(name) && isEvent && !(isByWords && event.length < 2)) return { name, event, words };
  }
  return null;
}
