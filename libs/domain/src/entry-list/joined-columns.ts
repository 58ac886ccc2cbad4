// The parts of one value joined in the column of its first: first and last name, day, month and year.
import { headingKey, tidy } from './columns';
import { headingsOf } from './header-rows';
import type { SheetPlan } from './sheet-plan';
import { filled, type Sheet, textAt } from './sheet-rows';
import { FIRST_NAME, LAST_NAME } from './split-columns';

/** The column that another one goes on with: the nearest before it that is none of these itself. */
const startOf = (meanings: SheetPlan['meanings'], at: number): number =>
  meanings.slice(0, at).findLastIndex((meaning) => meaning !== 'more');

/** Letters of names whose order it is that the family comes first. */
const FAMILY_FIRST = /[ăâđêôơưạ-ỹ]/iu;

/** The columns of last names that stand before the first ones: the order of 'Nama Belakang | Nama Depan' is the list's alone. */
function lastNamesBefore({ rows }: Sheet, { headerLines, meanings }: SheetPlan): number[] {
  const keys = headingsOf(rows.filter(({ line }) => headerLines.includes(line))).map(headingKey);
  return meanings.flatMap((meaning, at) => {
    const isBefore = meaning === 'name' && meanings[at + 1] === 'more';
    const isTurned = LAST_NAME.test(keys[at] ?? '') && FIRST_NAME.test(keys[at + 1] ?? '') && keys[at] !== 'họ';
    return isBefore && isTurned && !rows.some((row) => FAMILY_FIRST.test(textAt(row, at))) ? [at] : [];
  });
}

/** The sheet with the parts of each value joined where the first of them stands. */
export function joinColumns(sheet: Sheet, { headerLines, meanings }: SheetPlan): Sheet {
  if (!meanings.includes('more')) return sheet;
  const turned = lastNamesBefore(sheet, { headerLines, meanings });
  const rows = sheet.rows.map((row) => {
    if (headerLines.includes(row.line) || filled(row) < 3) return row;
    const cells = [...row.cells];
    const last = turned.map((at) => [at, textAt(row, at)] as const);
    for (const at of turned) cells[at] = '';
    for (const [at, meaning] of meanings.entries()) {
      const start = startOf(meanings, at);
      if (meaning !== 'more' || start < 0 || textAt(row, at) === '') continue;
      cells[start] = tidy(`${cells[start] ?? ''} ${cells[at] ?? ''}`);
      cells[at] = '';
    }
    for (const [at, name] of last) cells[at] = tidy(`${cells[at] ?? ''} ${name}`);
    return { ...row, cells };
  });
  return { ...sheet, rows };
}
