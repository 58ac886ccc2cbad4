// What a workbook can hold: texts of cells, and names of its sheets. Texts come from whoever enters, so nothing is assumed.

export type Cell = string | number | Date | null;

/** Characters that XML cannot hold; one of them would make the whole file unreadable. */
// eslint cannot tell them from a mistake, so they are built from their codes
const UNWRITABLE = new RegExp(
  `[${[...codes(0, 8), 11, 12, ...codes(14, 31), 0xfffe, 0xffff].map(escape).join('')}]|\\p{Surrogate}`,
  'gu',
);
/** What a file reads as the code of a character, in a text that means it to the letter. */
const LOOKS_LIKE_CODE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const UNDERSCORE = '_x005F_';
/** Excel's limit for a cell. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;

/** What a file can hold of a cell. */
export function writable<Given extends Cell>(cell: Given): Given;
export function writable(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  // a code that the end cuts in two is none
  return cell.replace(UNWRITABLE, '').replace(LOOKS_LIKE_CODE, UNDERSCORE).slice(0, LONGEST_TEXT);
}

/** As spreadsheets take them: 31 letters without some signs, no name twice; one without a name is numbered. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const own = [plainName(name) || String(at + 1), ...names.map((_, more) => numbered(name, at + 1 + more))].find(
      (one) => !taken.has(one.toLowerCase()),
    );
    // each of as many names as there are sheets is another one: one of them is free
    const found = own ?? numbered(name, at + names.length + 1);
    taken.add(found.toLowerCase());
    return found;
  });
}

const numbered = (name: string, at: number) => `${plainName(name).slice(0, LONGEST_NAME - 8)} ${at}`.trim();

function plainName(name: string): string {
  const plain = name
    .replace(UNWRITABLE, '')
    .replace(/[\\/?*[\]:\r\n\t]/g, ' ')
    .replace(/^[\s']+/, '')
    .slice(0, LONGEST_NAME)
    .replace(/[\s']+$/, '')
    // half of a letter where the end has cut one in two
    .replace(/\p{Surrogate}$/u, '');
  // Excel keeps this name for itself
  return plain.toLowerCase() === 'history' ? `${plain} 1` : plain;
}

function codes(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function escape(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
