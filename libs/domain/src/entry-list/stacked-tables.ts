// Tables one below the other on one sheet, with other columns each: their rows are laid out by the columns of one.
import { tidy, headingKey } from './columns';
import type { Vocabulary } from './entry-words';
import { goesOn, headingsOf } from './header-rows';
import { meaningsOfColumns } from './headings';
import type { Meaning, SheetPlan } from './sheet-plan';
import { readFacts } from './section-rows';
import { filled, type Sheet, type SheetRow, widthOf } from './sheet-rows';

const rowKey = (row: SheetRow): string => headingKey(row.cells.map(tidy).join('|'));

/** Headers of other words than the sheet's own, above and below it; a header of two lines is one. */
export function otherHeaders(rows: readonly SheetRow[], header: readonly SheetRow[]): SheetRow[][] {
  const known = new Set(header.map(rowKey));
  const found: SheetRow[][] = [];
  const [first] = header;
  if (!first) return found;
  for (const row of rows) {
    if (filled(row) < 3 || row.line === first.line - 1 || !goesOn(row) || known.has(rowKey(row))) continue;
    const group = found.at(-1);
    if (group?.at(-1)?.line === row.line - 1) group.push(row);
    else found.push([row]);
  }
  return found;
}

/** The sheet with the rows of its other tables moved below the columns of its own header; what that lacks is added behind. */
export function alignTables(sheet: Sheet, plan: SheetPlan, vocabulary: Vocabulary): { sheet: Sheet; plan: SheetPlan } {
  const header = sheet.rows.filter((row) => plan.headerLines.includes(row.line));
  const others = otherHeaders(sheet.rows, header);
  if (others.length === 0) return { sheet, plan };
  const meanings = [...plan.meanings];
  while (meanings.length < widthOf(sheet.rows)) meanings.push(null);
  const moved = new Map<number, { cells: readonly string[]; struck?: readonly number[] }>();
  for (const [group, rows] of rowsBelow(sheet.rows, header, others, vocabulary)) {
    const places = placesOf(group, rows, { header, meanings }, vocabulary);
    if (!places) continue;
    for (const row of rows) {
      const cells: string[] = [];
      for (const [at, cell] of row.cells.entries()) cells[places[at] ?? at] = cell;
      const struck = row.struck?.map((at) => places[at] ?? at);
      moved.set(row.line, { cells: Array.from(cells, (cell) => cell ?? ''), ...(struck ? { struck } : {}) });
    }
  }
  if (moved.size === 0) return { sheet, plan };
  const rows = sheet.rows.map((row) => {
    const laidOut = moved.get(row.line);
    return laidOut ? { ...row, ...laidOut, isMoved: true } : row;
  });
  return { sheet: { ...sheet, rows }, plan: { ...plan, meanings } };
}

/** The rows of each other table: those below its header that are no words about athletes, up to the next header. */
function rowsBelow(
  rows: readonly SheetRow[],
  header: readonly SheetRow[],
  others: readonly SheetRow[][],
  vocabulary: Vocabulary,
): Map<readonly SheetRow[], SheetRow[]> {
  const own = new Set(header.map(rowKey));
  const groupOf = new Map(others.flatMap((group) => group.map((row) => [row, group] as const)));
  const found = new Map<readonly SheetRow[], SheetRow[]>(others.map((group) => [group, []]));
  let current: readonly SheetRow[] | undefined;
  for (const row of rows) {
    const group = groupOf.get(row);
    if (group) current = group;
    else if (own.has(rowKey(row))) current = undefined;
    else if (current && filled(row) > 1 && !readFacts(row.cells, vocabulary)) found.get(current)?.push(row);
  }
  return found;
}

/** To which column each column of another table goes; undefined: it is no table of people, or stands as the first does. */
function placesOf(
  group: readonly SheetRow[],
  rows: readonly SheetRow[],
  first: { header: readonly SheetRow[]; meanings: (Meaning | null)[] },
  vocabulary: Vocabulary,
): number[] | undefined {
  const headings = headingsOf(group);
  const firstHeadings = headingsOf(first.header).map(headingKey);
  // what somebody said of a heading holds for its repetition
  const said = new Map(
    firstHeadings.flatMap((key, at): [string, Meaning][] => {
      const meaning = first.meanings[at];
      return key !== '' && meaning && meaning !== 'mark' ? [[key, meaning]] : [];
    }),
  );
  const own = meaningsOfColumns(headings, (at) => rows.map((row) => row.cells[at] ?? ''), vocabulary, said);
  if (!own.includes('name')) return undefined;
  const isSame = own.every((meaning, at) => meaning === (first.meanings[at] ?? null) || headings[at] === '');
  if (isSame) return undefined;
  const taken = new Set<number>();
  const width = Math.max(widthOf(rows), headings.length);
  return Array.from({ length: width }, (_, at) => {
    const meaning = own[at] ?? null;
    const key = headingKey(headings[at] ?? '');
    const isOf = (one: Meaning | null, place: number) =>
      !taken.has(place) && (isColumn(meaning) ? one === meaning : !isColumn(one) && firstHeadings[place] === key);
    let place = key === '' && meaning === null ? -1 : first.meanings.findIndex(isOf);
    if (place < 0) place = first.meanings.push(isColumn(meaning) || meaning === 'number' ? meaning : null) - 1;
    taken.add(place);
    return place;
  });
}

const isColumn = (meaning: Meaning | null): boolean =>
  meaning !== null && !['other', 'mark', 'more', 'number'].includes(meaning);
