// Writes one sheet as a stream: rows are pulled as the file grows, so memory stays flat however many there are.
import { Readable } from 'node:stream';
import { cellWriter, SHEET_END, sheetHead, writableText } from './sheet-xml';
import { workbookParts } from './workbook-parts';
import { type ZipEntry, zipped } from './zip';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Cell = string | number | Date | null;

/** A column of a sheet and how a row fills it. */
export interface Column<Row> {
  header: string;
  /** Width in characters. */
  width: number;
  /** Number format of Excel; dates have one without it. */
  format?: string;
  cell(row: Row): Cell;
}

export const DATE_FORMAT = 'dd/mm/yyyy';
/** Excel's limit for a sheet, the header among them. */
const MOST_ROWS = 1_048_576;
/** Characters that are handed on at once. */
const CHUNK = 64 * 1024;

/** Text cells are inline strings, never formulas. What does not fit in one sheet goes on in a next one. */
export function xlsxStream<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  mostRows = MOST_ROWS,
): Readable {
  return Readable.from(zipped(entries(name, columns, rows, mostRows)), { objectMode: false });
}

async function* entries<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  mostRows: number,
): AsyncGenerator<ZipEntry> {
  const formats = [...new Set([DATE_FORMAT, ...columns.flatMap(({ format }) => format ?? [])])];
  const styled = columns.map(({ width, format }) => ({ width, style: format ? formats.indexOf(format) + 1 : 0 }));
  const writers = styled.map(({ style }, index) => cellWriter(index, { style, dateStyle: 1 }));
  const line = (cells: readonly Cell[], number: number) => {
    let xml = `<row r="${number}">`;
    for (const [index, writer] of writers.entries()) xml += writer(cells[index] ?? null, number);
    return `${xml}</row>`;
  };
  const source = rows[Symbol.asyncIterator]();
  let next = await source.next();
  const sheet = async function* () {
    let text = sheetHead(styled);
    text += line(
      columns.map((column) => column.header),
      1,
    );
    for (let number = 2; number <= mostRows && !next.done; number++) {
      const row = next.value;
      text += line(
        columns.map((column) => column.cell(row)),
        number,
      );
      if (text.length >= CHUNK) {
        yield text;
        text = '';
      }
      next = await source.next();
    }
    yield text + SHEET_END;
  };
  let sheets = 0;
  try {
    do {
      sheets += 1;
      yield { path: `xl/worksheets/sheet${sheets}.xml`, text: sheet() };
    } while (!next.done);
  } finally {
    await source.return?.();
  }
  yield* workbookParts(name, sheets, formats);
}

/** What a file can hold of a cell. */
export function writable(cell: Cell): Cell {
  return typeof cell === 'string' ? writableText(cell) : cell;
}

/** `YYYY-MM-DD` as a cell that Excel knows as a date. */
export function dateCell(date: string | null): Date | null {
  return date === null ? null : new Date(`${date}T00:00:00Z`);
}
