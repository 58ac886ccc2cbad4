// Who is replaced by another athlete: left out where that one stands in the list, too; else somebody says whose row it is.
import { nameKey, tidy } from './columns';
import { type SheetRow, textAt } from './sheet-rows';

export interface ReplacedReader {
  /** Whether whoever takes the place has a row; '': nobody is named. */
  isListed: (replacement: string) => boolean;
  /** The row with both names in it, which is asked about. */
  asked: (row: SheetRow, replacement: string | undefined) => SheetRow;
}

const wordsOf = (name: string): string[] => nameKey(name).split(' ').filter(Boolean);

/** `athletes`: their rows; `names`: the columns of names. */
export function replacedReader(athletes: readonly SheetRow[], names: readonly number[]): ReplacedReader {
  const [column = -1] = names;
  // 'Budi (diganti Andi)' is no row of Andi's
  const ownName = (row: SheetRow) => textAt(row, column).replace(/\(.*|\s[-–]\s.*/s, '');
  const listed = [...new Set(athletes.map((row) => ` ${wordsOf(ownName(row)).join(' ')} `))];
  const asked = new Map<string, boolean>();
  const isListed = (replacement: string) => {
    const words = wordsOf(replacement);
    const known = asked.get(replacement) ?? listed.some((name) => words.every((word) => name.includes(` ${word} `)));
    asked.set(replacement, known);
    return known;
  };
  return {
    isListed,
    asked: (row, replacement = '') => {
      const name = textAt(row, column);
      if (isListed(replacement) || nameKey(name).includes(nameKey(replacement))) return row;
      const cells = row.cells.map((cell, at) => (at === column ? `${tidy(cell)} (diganti ${replacement})` : cell));
      return { ...row, cells };
    },
  };
}
