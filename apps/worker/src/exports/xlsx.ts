// Writes one sheet as a stream: rows are pulled as the file grows, so memory stays flat however many there are.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';

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

/** The columns of a sheet whose headings stand in a catalogue, each under the heading's key, in their order. */
export type Columns<Row, Headings> = { readonly [Key in keyof Headings]: Omit<Column<Row>, 'header'> };

/** With their headings in the wording of whoever asks now. */
export const headed = <Row, Headings extends Readonly<Record<string, string>>>(
  headings: Headings,
  columns: Columns<Row, Headings>,
): Column<Row>[] => Object.keys(columns).map((key: keyof Headings) => ({ ...columns[key], header: headings[key] }));

export const DATE_FORMAT = 'dd/mm/yyyy';
/** Characters that XML cannot hold; one of them would make the whole file unreadable. */
// eslint cannot tell them from a mistake, so they are built from their codes
const UNWRITABLE = new RegExp(
  `[${[...codes(0, 8), 11, 12, ...codes(14, 31), 0xfffe, 0xffff].map(escape).join('')}]`,
  'g',
);
/** What a file reads as the code of a character, in a text that means it to the letter. */
const LOOKS_LIKE_CODE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const UNDERSCORE = '_x005F_';
/** Excel's limit for a cell. */
const LONGEST_TEXT = 32_767;

/** Text cells are inline strings, never formulas: a name that starts with = + - @ stays a name. */
export function xlsxStream<Row>(name: string, columns: readonly Column<Row>[], rows: AsyncIterable<Row>): Readable {
  const stream = writeXlsxStream(inThisContext(cellsOf(columns, rows)), {
    name,
    columns: columns.map(({ header, width, format }) => ({ header, width, ...(format ? { numFmt: format } : {}) })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

/** Rows are pulled by whatever writes the file: their words stay those of whoever asked for it. */
function inThisContext<Item>(items: AsyncGenerator<Item, void>): AsyncIterable<Item> {
  const within = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => within(() => items.next()),
      return: () => within(() => items.return()),
    }),
  };
}

async function* cellsOf<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    yield columns.map((column) => writable(column.cell(row)));
  }
}

/** What a file can hold of a cell. */
export function writable(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  return cell.replace(UNWRITABLE, '').slice(0, LONGEST_TEXT).replace(LOOKS_LIKE_CODE, UNDERSCORE);
}

/** `YYYY-MM-DD` as a cell that Excel knows as a date. */
export function dateCell(date: string | null): Date | null {
  return date === null ? null : new Date(`${date}T00:00:00Z`);
}

function codes(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function escape(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
