// The rows of a sheet as texts.
import { tidy } from './columns';

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
