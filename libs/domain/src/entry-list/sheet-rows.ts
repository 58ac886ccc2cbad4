// The rows of a sheet as texts.
import { tidy } from './columns';

/** The line of a header that nobody wrote: it was made for lines of text. */
export const NO_LINE = 0;

export interface SheetRow {
  /** Where it stands in the sheet, the first line being 1. */
  line: number;
  /** As typed, line breaks kept. */
  cells: readonly string[];
  /** Cells that reach over several columns: where they begin, and how many. */
  spans?: readonly (readonly [number, number])[];
  /** Hidden by hand or by a filter. */
  isHidden?: boolean;
  /** Columns whose text is struck out. */
  struck?: readonly number[];
  /** Laid out by the columns of another table. */
  isMoved?: boolean;
}

export interface Sheet {
  /** '' for a list that is no workbook. */
  name: string;
  /** Rows with any text, in order. */
  rows: readonly SheetRow[];
  isHidden?: boolean;
  /** Columns that are hidden by hand. */
  hiddenColumns?: readonly number[];
}

export const textAt = (row: SheetRow, at: number): string => tidy(row.cells[at] ?? '');
export const widthOf = (rows: readonly SheetRow[]): number =>
  rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
export const filled = (row: SheetRow): number => row.cells.filter((cell) => tidy(cell) !== '').length;

/** Rows are the same when their words are. */
export const rowKey = (row: SheetRow): string =>
  row.cells
    .map((cell) => tidy(cell).toLowerCase())
    .join('|')
    .replace(/\|+$/, '');

/** '(1) (2) (3)' under a header, or '(sesuai KTP) (16 angka)'. */
export function isNumbering(row: SheetRow): boolean {
  const texts = row.cells.map(tidy).filter((cell) => cell !== '');
  if (texts.length >= 2 && texts.every((cell) => /^\(.*\)$/.test(cell))) return true;
  return texts.length >= 3 && texts.every((cell, at) => cell.replace(/[().]/g, '') === String(at + 1));
}
