// Whether a sheet names contingents above their athletes, whatever a column of clubs says beside.
import { tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { factsOfLone } from './lone-cells';
import { isSignature, isTotal, readFacts } from './section-rows';
import type { Meaning } from './sheet-plan';
import { filled, type Sheet, type SheetRow, textAt } from './sheet-rows';
import { unitSizeIn } from './team-labels';

/** Columns that say nothing of an athlete by themselves. */
export const OF_NO_COLUMN: readonly Meaning[] = ['number', 'more', 'other'];

/** Whether rows above athletes name their contingent: by the word, or two and more by a lone text before whole rows. */
export function hasContingentBlocks(
  sheet: Sheet,
  headerLine: number,
  meanings: readonly (Meaning | null)[],
  vocabulary: Vocabulary,
): boolean {
  const mapped = meanings.flatMap((one, at) => (one && !OF_NO_COLUMN.includes(one) ? [at] : []));
  const isRow = (row: SheetRow | undefined) =>
    row !== undefined && mapped.filter((at) => textAt(row, at) !== '').length > 2;
  const lone = sheet.rows.filter((row, at) => {
    if (row.line <= headerLine || filled(row) !== 1 || isTotal(row.cells) || isSignature(row.cells)) return false;
    const text = row.cells.find((cell) => tidy(cell) !== '') ?? '';
    const isName = readFacts(row.cells, vocabulary) === null && factsOfLone(text, vocabulary)?.contingent !== undefined;
    // '2. Budi' and 'Budi' below the first of a pair
    const above = sheet.rows.slice(0, at).findLastIndex((other) => filled(other) > 2);
    const isMate = above >= 0 && at - above < unitSizeIn(sheet.rows[above]?.cells ?? [], vocabulary);
    if (isMate || /^\d[.)]/.test(tidy(text))) return false;
    return isName && sheet.rows.slice(at + 1, at + 4).some(isRow);
  });
  const isSaid = sheet.rows.some((row) => readFacts(row.cells, vocabulary)?.facts.contingent !== undefined);
  return isSaid || lone.length > 1;
}
