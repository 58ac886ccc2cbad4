// How much of a list is ever held in memory; what is over a bound is refused in a sentence, not read to its end.
import { MOST_ENTRY_ROWS } from '@gelanggang/contract/entry-columns';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { listSentences } from './sentences';

/** Rows read at most, those left empty included. */
export const MOST_READ_ROWS = 4 * MOST_ENTRY_ROWS;

/** What the parts of a workbook may unfold to altogether: 5,000 rows of thirty cells are about 9 MB. */
export const MOST_UNPACKED_BYTES = 24_000_000;
/** Tags in all parts of a workbook: a row may be as long as the file, and is told only when it ends. */
export const MOST_TAGS = 2_500_000;
/** Cells that are read, the empty ones between them included. */
export const MOST_CELLS = 1_000_000;
/** Excel's own bound of one cell. */
export const LONGEST_TEXT = 32_767;
/** Letters of all cells together: 5,000 rows of thirty cells with 26 letters each. */
const MOST_LETTERS = 4_000_000;

/** Counts what has been read of one list so far. */
export class ListBounds {
  private cells = 0;
  private letters = 0;

  /** The sentence that ends the reading, or null while there is room. */
  add(values: readonly unknown[]): Sentence | null {
    this.cells += values.length;
    if (this.cells > MOST_CELLS) return listSentences.tooManyCells;
    for (const value of values) {
      if (typeof value !== 'string') continue;
      if (value.length > LONGEST_TEXT) return listSentences.tooLongACell;
      this.letters += value.length;
    }
    return this.letters > MOST_LETTERS ? listSentences.tooManyLetters : null;
  }
}
