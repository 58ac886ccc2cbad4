// Entry lists brought in through the browser (own, no call of the specs): a file is read, its rows are checked, then
// stored for the job that takes them in. A row on the wire is its texts in the order of ENTRY_COLUMNS.
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, ValidateBy } from 'class-validator';
import { ENTRY_COLUMN_KEYS, type EntryRow, MOST_ENTRY_ROWS, type Verdict } from './entry-columns';
import { IsId } from './fields';

const LONGEST_CELL = 1000;

/** POST /entry-imports/read: the file as a table, and where each of ENTRY_COLUMNS seems to stand in it. */
export interface ReadListAnswer {
  data: {
    headers: string[];
    /** Cells in the order of `headers`. */
    rows: EntryRow[];
    /** By ENTRY_COLUMNS: the place in `headers`, or null. */
    mapping: (number | null)[];
  };
}

const isEntryRow = (value: unknown): boolean => {
  const { line, cells } = (value ?? {}) as Partial<EntryRow>;
  return (
    Number.isSafeInteger(line) &&
    Number(line) > 0 &&
    Array.isArray(cells) &&
    cells.length === ENTRY_COLUMN_KEYS.length &&
    cells.every((cell) => typeof cell === 'string' && cell.length <= LONGEST_CELL)
  );
};

/** Looked at as a whole: nested classes would take seconds for thousands of rows. */
const AreEntryRows = (): PropertyDecorator =>
  ValidateBy(
    { name: 'entryRows', validator: { validate: (rows) => Array.isArray(rows) && rows.every(isEntryRow) } },
    { message: 'Baris daftar tidak lengkap.' },
  );

/** POST /entry-imports/check, POST /entry-imports */
export class EntryRowsRequest {
  @IsId()
  tournament_id: number;

  @AreEntryRows()
  @ArrayNotEmpty({ message: 'Daftar ini tidak berisi satu baris pun.' })
  @ArrayMaxSize(MOST_ENTRY_ROWS, { message: `Paling banyak ${MOST_ENTRY_ROWS} baris sekaligus.` })
  @IsArray()
  @Type(() => Object)
  rows: EntryRow[];
}

export interface CheckedListAnswer {
  data: { verdicts: Verdict[] };
}

/** The stored list's content type: what a job of `entries-import` may read. */
export const ENTRY_LIST_TYPE = 'application/vnd.gelanggang.entries+json';

/** POST /entry-imports: what job `entries-import` takes in. */
export interface StoredListAnswer {
  data: { list_id: string };
}

/** What job `entries-import` did. */
export interface EntriesImportResult {
  contingents_added: number;
  contingents_changed: number;
  members_added: number;
  members_changed: number;
  members_unchanged: number;
  /** Rows that were refused after all, since something had changed in between. */
  refused_rows: number;
  /** Members whose billing was made and paid. */
  members_paid: number;
}
