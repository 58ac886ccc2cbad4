// An entry list on the page: the rows of a file in the order of the columns, and what was said of each of them.
import {
  ENTRY_COLUMN_KEYS,
  ENTRY_COLUMNS,
  type EntryColumn,
  type EntryRow,
  type Severity,
  type Verdict,
} from '@gelanggang/contract/entry-columns';
import type { ReadListAnswer } from '@gelanggang/contract/entry-imports';

export const COLUMNS = ENTRY_COLUMN_KEYS.map((key) => ({ key, ...ENTRY_COLUMNS[key] }));

export type Mapping = readonly (number | null)[];
export type Group = Severity | 'ready';
export const GROUPS: readonly Group[] = ['refused', 'incomplete', 'note', 'ready'];

export const columnAt = (key: EntryColumn): number => ENTRY_COLUMN_KEYS.indexOf(key);
export const placeOfHeader = (header: string): number => COLUMNS.findIndex((column) => column.header === header);

/** Required columns that no column of the file was chosen for. */
export const missingColumns = (mapping: Mapping): string[] =>
  COLUMNS.filter((column, at) => column.required && (mapping[at] ?? null) === null).map((column) => column.header);

/** Rows without any text in the chosen columns are no entries. */
export function mapRows({ rows }: Pick<ReadListAnswer['data'], 'rows'>, mapping: Mapping): EntryRow[] {
  return rows
    .map(({ line, cells }) => ({ line, cells: mapping.map((at) => (at === null ? '' : (cells[at] ?? ''))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

export function changeCell(rows: readonly EntryRow[], line: number, at: number, cell: string): EntryRow[] {
  return rows.map((row) => (row.line === line ? { line, cells: row.cells.with(at, cell) } : row));
}

export const byLine = (verdicts: readonly Verdict[]): Map<number, Verdict[]> => {
  const found = new Map<number, Verdict[]>();
  for (const verdict of verdicts) found.set(verdict.line, [...(found.get(verdict.line) ?? []), verdict]);
  return found;
};

/** The gravest thing said of a row. */
export function groupOf(verdicts: readonly Verdict[] = []): Group {
  return GROUPS.find((group) => verdicts.some(({ severity }) => severity === group)) ?? 'ready';
}

/** What may be taken in as it stands. */
export const acceptedRows = (rows: readonly EntryRow[], verdicts: readonly Verdict[]): EntryRow[] => {
  const refused = new Set(verdicts.filter(({ severity }) => severity === 'refused').map(({ line }) => line));
  return rows.filter(({ line }) => !refused.has(line));
};
