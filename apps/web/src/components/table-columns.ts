// What a list's table and its cards are made of: columns, one page of rows, what can be done with them.
import type { Paginated } from '@gelanggang/contract/http';
import { grouped } from '@gelanggang/domain/words/rupiah';
import type { ReactNode } from 'react';
import type { Selection } from './table-selection';

export interface Column<Row> {
  key: string;
  title: string;
  cell(row: Row): ReactNode;
  /** The name of the row: bold, and the head of its card on a phone. */
  isName?: boolean;
  align?: 'start' | 'end';
  /** In one line: a date, a code. What stands at the end of its column always is. */
  isUnbroken?: boolean;
  /** Left out of the phone's card, and of a table that has no room for it. */
  isWideOnly?: boolean;
  /** Shown where there is much room only. */
  isExtra?: boolean;
  /** Cut off after a few letters; whole on hovering. */
  isNarrow?: boolean;
}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[];
  page: Paginated<Row> | undefined;
  rowKey(row: Row): number | string;
  /** Named in the table's caption and for screen readers. */
  label: string;
  isLoading: boolean;
  error?: unknown;
  onRetry?(): void;
  actions?(row: Row): ReactNode;
  /** What Enter does on a row. */
  onOpen?(row: Row): void;
  selection?: Selection;
  rowName?(row: Row): string;
  /** Under 'No data found.': what to do about it. */
  emptyHint?: string;
  emptyAction?: ReactNode;
  /** Of a list for which the specification has a sentence of its own. */
  emptyText?: string;
}

export const SKELETON_ROWS = 8;

/** Row number = index + 1 + (page - 1) * perPage (spec 2 §9). */
export const numberOf = (page: Paginated<unknown>, index: number): string =>
  grouped(index + 1 + (page.current_page - 1) * page.per_page);
