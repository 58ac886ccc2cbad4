// What is one athlete's alone in lines below the row or the name ('3318…' or 'Pati, 12-03-2010' below 'Budi'): put into columns of the row.
import { ENTRY_COLUMNS, type EntryColumn, tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { findHeader, headingsOf } from './header-rows';
import { meaningsOf } from './headings';
import { saidBy } from './loose-lines';
import { isPerson } from './person-names';
import { readDate } from './written-date';
import { filled, rowKey, type Sheet, type SheetRow, textAt, widthOf } from './sheet-rows';

/** Nobody else has the same. */
const OF_ONE: readonly EntryColumn[] = ['nik', 'birthPlace', 'birthDate', 'weight', 'height'];
type Said = Partial<Record<EntryColumn, string>>;

const FEWEST = 2;
/** Where a few have such a line, it may as well be a note, or the day of a letter. */
const SHARE = 0.5;
/** 'NIK 3318…', 'TTL. Pati, 12-03-2010': what the line says is seen without it. */
const LABEL = /^\(?(?:nik|(?:no\.? ?)?ktp|ttl|tgl\.? lahir|lahir|lhr)\b[\s.:=]*/i;
/** Between the lines of one cell. */
const BETWEEN = /[\r\n;]+|\s\/\s/;

/** The sheet with such lines as columns behind its own, where at least half of its athletes have one; else as it is. */
export function withLinesBelowNames(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  const header = findHeader(sheet.rows, vocabulary);
  const last = header.at(-1);
  if (!last) return sheet;
  const headings = headingsOf(header);
  const births = headings.flatMap((heading, at) => (meaningsOf(heading)[0] === 'birth' ? [at] : []));
  const people = new Map<SheetRow, Said>();
  const lines = new Set<SheetRow>();
  const names = new Set<number>();
  let [above, name]: [SheetRow | undefined, number] = [undefined, -1];
  for (const [place, row] of sheet.rows.entries()) {
    if (row.line <= last.line) continue;
    const isNext = sheet.rows[place - 1]?.line === row.line - 1;
    const said = above && isNext ? saidBelow(row, above, { name, births }, vocabulary) : null;
    if (above && said) {
      people.set(above, { ...said, ...people.get(above) });
      lines.add(row);
      names.add(name);
      continue;
    }
    name = row.cells.findIndex((cell) => isPerson(inCell(cell, vocabulary).name));
    above = name >= 0 && filled(row) > 1 ? row : undefined;
    const own = inCell(row.cells[name] ?? '', vocabulary);
    if (above) people.set(above, own.said);
    if (Object.keys(own.said).length > 0) names.add(name);
  }
  const told = [...people.values()].filter((said) => Object.keys(said).length > 0);
  if (told.length < FEWEST || told.length < people.size * SHARE) return sheet;
  const columns = OF_ONE.filter((key) => told.some((said) => said[key] !== undefined));
  const width = widthOf(sheet.rows);
  const own = (key: EntryColumn) =>
    headings.findIndex((heading, at) => meaningsOf(heading)[0] === key && !names.has(at));
  const rows = sheet.rows.flatMap((row): SheetRow[] => {
    if (lines.has(row)) return [];
    const said = people.get(row);
    const isHeader = rowKey(row) === rowKey(last);
    if (!said && !isHeader) return [row];
    const cells = Array.from({ length: width }, (_, at) => {
      const cell = row.cells[at] ?? '';
      return names.has(at) && said ? inCell(cell, vocabulary).name : cell;
    });
    const behind = columns.map((key) => (isHeader ? ENTRY_COLUMNS[key].header : (said?.[key] ?? '')));
    return [{ ...row, cells: [...cells, ...behind] }];
  });
  // a column of the same meaning would be another one's word
  return columns.some((key) => own(key) >= 0 && [...people.keys()].some((row) => textAt(row, own(key)) !== ''))
    ? sheet
    : { ...sheet, rows };
}

/** 'Budi Santoso' above '3318…' in one cell: the name, and what each line of it says. */
function inCell(cell: string, vocabulary: Vocabulary): { name: string; said: Said } {
  const [name = '', ...lines] = cell.split(BETWEEN).map(tidy).filter(Boolean);
  const said = lines.map((line) => saidIn(line, vocabulary));
  const isSaid = said.length > 0 && said.every((one) => one !== null);
  return isSaid ? { name, said: Object.assign({}, ...said) as Said } : { name: cell, said: {} };
}

interface Below {
  /** The column of the name above. */
  name: number;
  /** Those of place and day. */
  births: readonly number[];
}

/** What the one cell of a line says that stands below the name, or the day below the place; cells that reach over both rows repeat those above. */
function saidBelow(row: SheetRow, above: SheetRow, { name, births }: Below, vocabulary: Vocabulary): Said | null {
  const others = row.cells.flatMap((cell, at) =>
    tidy(cell) === '' || tidy(cell) === textAt(above, at) ? [] : [[at, tidy(cell)] as const],
  );
  const [[column, text] = [-1, '']] = others;
  const place = births.includes(column) ? textAt(above, column).replace(/[\s,]+$/, '') : '';
  const isDay = others.length === 1 && /^\p{L}[\p{L}. ]+$/u.test(place) && readDate(text) !== undefined;
  if (isDay) return { birthPlace: place, birthDate: text };
  if (others.length !== 1 || column !== name) return null;
  return saidIn(text, vocabulary);
}

function saidIn(text: string, vocabulary: Vocabulary): Said | null {
  const said = saidBy(text.replace(LABEL, '').replace(/\)$/, ''), '', vocabulary) ?? saidBy(text, '', vocabulary);
  const isOfOne = said !== null && Object.keys(said).every((key) => OF_ONE.includes(key as EntryColumn));
  return isOfOne ? said : null;
}
