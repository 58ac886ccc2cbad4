// A table of which a page gave one cell a line ('No', 'Nama', 'Kelas', '1', 'Budi', 'A', '2', …): laid out by the numbers of its rows.
import { tidy } from './columns';
import { meaningsOf } from './headings';
import { filled, type Sheet, type SheetRow } from './sheet-rows';

const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 2;

/** A comma may have parted it. */
const textOf = (row: SheetRow | undefined): string => (row?.cells ?? []).map(tidy).filter(Boolean).join(', ');
const numberIn = (row: SheetRow | undefined): number => Number(/^(\d{1,4})[.)]?$/.exec(textOf(row))?.[1] ?? 'NaN');

/** The sheet with its cells beside one another, where each number stands as many lines behind the one before as there are headings. */
export function unstacked({ rows, ...sheet }: Sheet): Sheet {
  const first = rows.findIndex((row) => numberIn(row) === 1);
  if (first < FEWEST_COLUMNS || (sheet.name !== '' && rows.some((row) => filled(row) > 1))) return { ...sheet, rows };
  const start = rows.slice(0, first).findLastIndex((row) => meaningsOf(textOf(row))[0] === 'number');
  const header = start < 0 ? [] : rows.slice(start, first);
  const meanings = header.map((row) => meaningsOf(textOf(row))[0]);
  const isHeader = meanings.every((meaning) => meaning !== undefined) && meanings.includes('name');
  if (!isHeader || header.length < FEWEST_COLUMNS) return { ...sheet, rows };
  const width = header.length;
  let count = 0;
  while (numberIn(rows[first + count * width]) === count + 1) count += 1;
  const end = first + count * width;
  // what is left is a foot, and no row of which a cell is missing
  const isWhole = rows.length >= end && !rows.slice(end).some((row) => numberIn(row) > 0);
  if (count < FEWEST_ROWS || !isWhole || rows.length - end > width) return { ...sheet, rows };
  const laid = (from: number): SheetRow => ({
    line: rows[from]?.line ?? 0,
    cells: rows.slice(from, from + width).map(textOf),
  });
  return {
    ...sheet,
    rows: [
      ...rows.slice(0, start),
      laid(start),
      ...Array.from({ length: count }, (_, at) => laid(first + at * width)),
      ...rows.slice(end),
    ],
  };
}
