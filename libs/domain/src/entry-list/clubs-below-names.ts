// Clubs in a row of their own below each athlete ('1 | BUDI | A', then 'PSHT Pati' below 'BUDI'), where no heading says so.
import { ENTRY_COLUMNS, tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { findHeader, headingsOf } from './header-rows';
import { meaningsOf } from './headings';
import { contingentIn } from './lone-cells';
import { isPerson } from './person-names';
import { isOfPlaceOrClub, isSignature, isTotal, readFacts } from './section-rows';
import { filled, rowKey, type Sheet, type SheetRow, textAt, widthOf } from './sheet-rows';

const FEWEST = 2;
/** The others are clubs as well, by names that may be anybody's. */
const SHARE = 0.5;

/**
 * The clubs in a column behind all others, where each athlete and also the last one has such a row below, and none stands above
 * the first: as the names of blocks they would each be of the athlete below.
 */
export function withClubsBelow(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  const header = findHeader(sheet.rows, vocabulary);
  const last = header.at(-1);
  const headings = headingsOf(header);
  const name = headings.findIndex((heading) => meaningsOf(heading)[0] === 'name');
  const isTold = headings.some((heading) => meaningsOf(heading).includes('contingent'));
  if (!last || name < 0 || isTold) return sheet;
  const key = rowKey(last);
  const below = sheet.rows.filter((row) => row.line > last.line && rowKey(row) !== key && !isFoot(row));
  const people = below.filter((row) => filled(row) > 1 && isPerson(textAt(row, name)));
  const clubOf = new Map(
    people.flatMap((row) => {
      const next = below[below.indexOf(row) + 1];
      return next && next.line === row.line + 1 && isClub(next, name) ? [[row, next] as const] : [];
    }),
  );
  const clubs = new Set(clubOf.values());
  const isEach = people.length >= FEWEST && clubOf.size === people.length && below.length === clubs.size * 2;
  const sure = [...clubs].filter((row) => isOfPlaceOrClub(textAt(row, name)));
  const isSaid = [...clubs].some((row) => readFacts(row.cells, vocabulary) !== null);
  if (!isEach || isSaid || sure.length < clubs.size * SHARE) return sheet;
  const width = widthOf(sheet.rows);
  const rows = sheet.rows.flatMap((row): SheetRow[] => {
    if (clubs.has(row)) return [];
    const club = clubOf.get(row);
    const said = rowKey(row) === key ? ENTRY_COLUMNS.contingent.header : club ? textAt(club, name) : undefined;
    if (said === undefined) return [row];
    return [{ ...row, cells: [...Array.from({ length: width }, (_, at) => row.cells[at] ?? ''), said] }];
  });
  return { ...sheet, rows };
}

const isFoot = (row: SheetRow): boolean => isTotal(row.cells) || isSignature(row.cells);
const isClub = (row: SheetRow, name: number): boolean =>
  filled(row) === 1 && tidy(row.cells[name] ?? '') !== '' && contingentIn(textAt(row, name)) !== undefined;
