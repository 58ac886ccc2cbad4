// 'o' beside 'x' in every cell of columns that are ticked: a circle is a yes, and a cross a no.
import { tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { findHeader } from './header-rows';
import { marksOf } from './marks';
import { filled, type Sheet, textAt, widthOf } from './sheet-rows';

const CROSS = /^[x×✗✘❌]$/iu;
const YES = /^(?:[ov✓✔√☑✅]|ya|ada|ok)$/iu;
/** A list that ticks with a cross leaves the other cells empty. */
const SHARE = 0.9;
const FEWEST = 2;

/** The sheet with a tick for each yes and nothing for each cross, where hardly a cell is empty and both are used; else as it is. */
export function withoutCrosses(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  const header = findHeader(sheet.rows, vocabulary);
  const last = header.at(-1);
  if (!last) return sheet;
  const columns = marksOf(header, widthOf(sheet.rows), vocabulary).flatMap((facts, at) => (facts ? [at] : []));
  const rows = sheet.rows.filter((row) => row.line > last.line && filled(row) > columns.length);
  const ticked = columns.filter((at) => rows.some((row) => isOne(textAt(row, at))));
  const cells = rows.flatMap((row) => ticked.map((at) => textAt(row, at)));
  const areBoth = [CROSS, YES].every((sign) => cells.some((cell) => sign.test(tidy(cell))));
  if (ticked.length < FEWEST || !areBoth || cells.filter(isOne).length < cells.length * SHARE) return sheet;
  const said = (cell: string) => (CROSS.test(tidy(cell)) ? '' : YES.test(tidy(cell)) ? 'v' : cell);
  return {
    ...sheet,
    rows: sheet.rows.map((row) =>
      rows.includes(row)
        ? { ...row, cells: row.cells.map((cell, at) => (ticked.includes(at) ? said(cell) : cell)) }
        : row,
    ),
  };
}

const isOne = (cell: string): boolean => CROSS.test(tidy(cell)) || YES.test(tidy(cell));
