// Names behind the letters of classes below a line of matches ('TANDING PUTRA', 'A. Budi', 'B. Joko'): each letter is a class.
import { tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { findHeader } from './header-rows';
import { factsOfLone } from './lone-cells';
import { isTanding } from './one-match';
import { readFacts } from './section-rows';
import { filled, type Sheet, type SheetRow } from './sheet-rows';

const LETTERED = /^\(?([A-L])[.)]\s*(?=\p{L}|[-–.]*$)(.*)$/u;
const FEWEST = 2;
/** The letter and the name behind it. */
const MOST_CELLS = 2;

/** The commas of a text have parted it. */
const textOf = (row: SheetRow): string => {
  const [first = '', ...others] = row.cells.map(tidy).filter(Boolean);
  return `${first}${/^\(?\p{L}[.)]$/u.test(first) ? ' ' : others.length > 0 ? ', ' : ''}${others.join(', ')}`;
};

/**
 * The sheet with 'Kelas A : Budi', where all lines below a line of matches go on from A, letter by letter. 'A. Rahman' above
 * 'B. Saleh' in an event of seni may be two names.
 */
export function withClassesOfLetters(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  if (!sheet.rows.some((row) => LETTERED.test(textOf(row))) || findHeader(sheet.rows, vocabulary).length > 0)
    return sheet;
  const classes = new Map<SheetRow, string>();
  let run: SheetRow[] | undefined;
  const end = () => {
    const isOfLetters = (run ?? []).every((row, at) => LETTERED.exec(textOf(row))?.[1] === 'ABCDEFGHIJKL'[at]);
    if (run && run.length >= FEWEST && isOfLetters) {
      for (const row of run) classes.set(row, textOf(row).replace(LETTERED, 'Kelas $1 : $2'));
    }
    run = undefined;
  };
  for (const row of sheet.rows) {
    const text = textOf(row);
    const facts = LETTERED.test(text) ? null : (readFacts([text], vocabulary)?.facts ?? factsOfLone(text, vocabulary));
    if (facts && (facts.category ?? facts.ageCategory ?? facts.gender) !== undefined) {
      end();
      run = isTanding(facts.category) && facts.className === undefined ? [] : undefined;
    } else if (filled(row) > MOST_CELLS && sheet.name !== '') run = undefined;
    // a note, a foot or a contingent ends them
    else if (LETTERED.test(text)) run?.push(row);
    else end();
  }
  end();
  if (classes.size === 0) return sheet;
  const rows = sheet.rows.map((row) => {
    const said = classes.get(row);
    return said === undefined ? row : { ...row, cells: [said] };
  });
  return { ...sheet, rows };
}
