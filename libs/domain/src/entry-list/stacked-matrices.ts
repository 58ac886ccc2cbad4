// Tables of names below classes or events, one below the other ('KELAS A PUTRA | KELAS A PUTRI', names, 'KELAS B PUTRA | …'): each read by itself.
import { tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { matrixOf } from './matrix-groups';
import { rowKey, type Sheet, type SheetRow, widthOf } from './sheet-rows';

/** A header is looked for in the first rows with text. */
const LOOKED_AT = 60;
/** A longer list is none of names side by side. */
const MOST_ROWS = 1000;

/** The headers of such tables, where there are several of other words and in the same columns; else none. */
export function stackedIn(rows: readonly SheetRow[], vocabulary: Vocabulary): SheetRow[] {
  const columnsOf = (row: SheetRow) => row.cells.flatMap((cell, at) => (tidy(cell) === '' ? [] : [at])).join();
  const isHeader = (row: SheetRow) => matrixOf([row], vocabulary)?.isOfEvents === true;
  const first = rows.slice(0, LOOKED_AT).find(isHeader);
  if (!first || rows.length > MOST_ROWS) return [];
  const columns = columnsOf(first);
  const headers = rows.filter((row) => row === first || (columnsOf(row) === columns && isHeader(row)));
  return new Set(headers.map(rowKey)).size > 1 ? headers : [];
}

/** Each table laid out by itself, with as many columns as the widest of them; undefined: they tell different things. */
export function eachUnfolded(
  sheet: Sheet,
  starts: readonly SheetRow[],
  unfold: (part: Sheet) => Sheet,
): Sheet | undefined {
  const places = starts.map((row) => sheet.rows.indexOf(row));
  const parts = places.map((from, at) => sheet.rows.slice(at === 0 ? 0 : from, places[at + 1]));
  const read = parts.map((rows) => unfold({ ...sheet, rows }));
  // a class that nobody is in
  const isEmpty = (at: number) => parts[at]?.every((row) => row === starts[at]) === true;
  const headers = read.map(({ rows }, at) => rows.find(({ line }) => line === starts[at]?.line)?.cells ?? []);
  const [widest = []] = headers.filter((_, at) => !isEmpty(at)).sort((one, other) => other.length - one.length);
  const isLaidOut = read.every(
    (part, at) => isEmpty(at) || (part.rows !== parts[at] && isBeginOf(headers[at] ?? [], widest)),
  );
  if (!isLaidOut) return undefined;
  const width = Math.max(widest.length, ...read.map(({ rows }) => widthOf(rows)));
  const rows = read.flatMap((part, at) =>
    part.rows.map((row) => {
      if (row.line === starts[at]?.line) return { ...row, cells: widest };
      // what stands behind a narrower table stays behind the widest one
      const header = headers[at] ?? [];
      const behind = row.cells.slice(header.length);
      const isAlone =
        row.cells.slice(0, header.length).every((cell) => cell === '') && behind.some((cell) => cell !== '');
      return isAlone ? { ...row, cells: [...new Array<string>(width).fill(''), ...behind] } : row;
    }),
  );
  return { ...sheet, rows };
}

const isBeginOf = (header: readonly string[], widest: readonly string[]): boolean =>
  header.length > 0 && header.every((cell, at) => cell === widest[at]);
