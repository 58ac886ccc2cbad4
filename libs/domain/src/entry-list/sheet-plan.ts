// What the columns of a sheet mean, as proposed or as somebody decided.
import type { EntryColumn } from './columns';

/**
 * `birth`: place and date in one cell. `number`: counts the rows. `mark`: where it is ticked, what the heading says is so.
 * `more`: goes on with what stands in the column beside it. `other`: of no use here.
 */
export type Meaning = EntryColumn | 'birth' | 'number' | 'mark' | 'more' | 'other';

/** What somebody decided about a sheet, or what was proposed. */
export interface SheetPlan {
  /** Lines of the header, one or more in a row; none: the sheet has none. */
  headerLines: readonly number[];
  /** By column. */
  meanings: readonly (Meaning | null)[];
}
