// How much of a list is ever held in memory; what is over a bound is refused in a sentence, not read to its end.
import { MOST_ENTRY_ROWS } from '@gelanggang/contract/entry-columns';

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

export const UNPACKS_TOO_FAR =
  'Isi berkas ini terlalu besar setelah dibuka. Hapus lembar, baris, dan format yang tidak dipakai, lalu simpan ulang.';
export const TOO_MANY_CELLS =
  'Berkas ini berisi terlalu banyak sel. Hapus baris dan kolom yang tidak dipakai, lalu simpan ulang.';
export const TOO_LONG_A_CELL = 'Salah satu sel berisi teks yang terlalu panjang.';
const TOO_MANY_LETTERS = 'Teks di dalam berkas ini terlalu banyak untuk sebuah daftar peserta.';

/** Counts what has been read of one list so far. */
export class ListBounds {
  private cells = 0;
  private letters = 0;

  /** The sentence that ends the reading, or null while there is room. */
  add(values: readonly unknown[]): string | null {
    this.cells += values.length;
    if (this.cells > MOST_CELLS) return TOO_MANY_CELLS;
    for (const value of values) {
      if (typeof value !== 'string') continue;
      if (value.length > LONGEST_TEXT) return TOO_LONG_A_CELL;
      this.letters += value.length;
    }
    return this.letters > MOST_LETTERS ? TOO_MANY_LETTERS : null;
  }
}
