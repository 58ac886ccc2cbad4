// Which of day and month comes first in the dates of a list: what one date leaves open, the others of its sheet say.
import { readNik } from '../athletes/nik';
import type { EntryCells } from './columns';

const WRITTEN = /^['’]?(\d{1,2})([-./])(\d{1,2})\2(\d{2,4})$/;
/** One may be a slip of the pen. */
const FEWEST = 2;
const SHARE = 0.25;

const OF_SPREADSHEET = /^(\d{4})-(\d{2})-(\d{2})$/;
/** So many of each kind are no chance. */
const FEWEST_OF_BOTH = 3;

/**
 * A spreadsheet of another country takes '03/04/2011' for the 4th of March, and leaves '25/04/2011' a text. Where all texts
 * have a day that is no month, and all its dates one that may be, its dates have both by turns.
 */
function putBack(rows: readonly EntryCells[], areDaysFirst: boolean): void {
  const dates = rows.flatMap((cells) => {
    const [, year = '', month = '', day = ''] = OF_SPREADSHEET.exec(cells.birthDate) ?? [];
    return year === '' ? [] : [{ cells, year, month, day }];
  });
  if (!areDaysFirst || dates.length < FEWEST_OF_BOTH || dates.some(({ day }) => Number(day) > 12)) return;
  for (const { cells, year, month, day } of dates) cells.birthDate = `${month}/${day}/${year}`;
}

/**
 * '03/12/2011' beside NIKs of the 12th of March: where two and more dates of a kind have day and month the other way round
 * than the digits of the NIK, and none as they have them, the sheet has all of its kind so. Digits and date agree in no
 * other way by chance.
 */
function putBackByNiks(rows: readonly EntryCells[]): void {
  for (const pattern of [WRITTEN, OF_SPREADSHEET]) {
    const dates = rows.flatMap((cells) => {
      const found = pattern.exec(cells.birthDate);
      if (!found) return [];
      const [day, month, year] = pattern === WRITTEN ? [found[1], found[3], found[4]] : [found[3], found[2], found[1]];
      return [{ cells, day: Number(day), month: Number(month), year: year ?? '' }];
    });
    const said = dates.map(({ cells, day, month, year }) => {
      const nik = readNik(cells.nik);
      const [, ofDay, ofMonth, ofYear] = /^\d{6}(\d{2})(\d{2})(\d{2})\d{4}$/.exec(nik.ok ? nik.nik : '') ?? [];
      const isOf = (one: number, other: number) => Number(ofDay) % WOMEN === one && Number(ofMonth) === other;
      if (ofYear !== year.slice(-2) || day === month) return 'nothing';
      return isOf(day, month) ? 'as-written' : isOf(month, day) ? 'turned' : 'nothing';
    });
    const turned = said.filter((one) => one === 'turned').length;
    if (turned < FEWEST || said.includes('as-written') || dates.some(({ day }) => day > 12)) continue;
    for (const { cells, day, month, year } of dates) cells.birthDate = `${month}/${day}/${year}`;
  }
}

/** What a NIK adds to the day of a woman. */
const WOMEN = 40;

/** 'Tanggal Lahir (MM/DD/YYYY)', '(bb/hh/tttt)'. */
const MONTH_FIRST = /\b(mm[-/. ]dd|bb[-/. ]hh|bln[-/. ](tgl|hr)|month[-/. ]day)\b/i;
const STAMP = /^(\d{1,2})[-./](\d{1,2})[-./]\d{2,4}[ T]\d{1,2}[:.]\d{2}/;

/** Whether the heading of the dates says so, or moments beside them that a program wrote (`stamps`). */
export function isMonthFirst(heading: string, stamps: readonly string[]): boolean {
  if (MONTH_FIRST.test(heading)) return true;
  const written = stamps.flatMap((cell) => {
    const [, first, second] = STAMP.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  return written.some(({ second }) => second > 12) && written.every(({ first }) => first <= 12);
}

/**
 * '05/25/2011' has its month first; where a good part of the dates has, and none has its day first, '03/04/2011' is
 * the 4th of March. Such dates are rewritten with the day first. `isSaid`: the sheet says so by itself.
 */
export function putDaysFirst(rows: readonly EntryCells[], isSaid = false): void {
  const dates = rows.flatMap((cells) => {
    const found = WRITTEN.exec(cells.birthDate);
    return found ? [{ cells, first: Number(found[1]), second: Number(found[3]), year: found[4] ?? '' }] : [];
  });
  putBack(rows, dates.length >= FEWEST_OF_BOTH && dates.every(({ first }) => first > 12));
  const monthFirst = dates.filter(({ first, second }) => first <= 12 && second > 12).length;
  const isTold = isSaid || (monthFirst >= FEWEST && monthFirst >= dates.length * SHARE);
  putBackByNiks(rows);
  if (!isTold || dates.some(({ first }) => first > 12)) return;
  for (const { cells, first, second, year } of dates) cells.birthDate = `${second}/${first}/${year}`;
}
