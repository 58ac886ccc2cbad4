// Tables beside one another on one sheet ('PUTRA' on the left, 'PUTRI' on the right): each is read as a sheet of its own.
import { tidy, headingKey } from './columns';
import type { Vocabulary } from './entry-words';
import { meaningsOf } from './headings';
import { contingentIn } from './lone-cells';
import type { Meaning } from './sheet-plan';
import { kindOfTable } from './remarks';
import { factsOfWords, type SectionFacts } from './section-rows';
import { filled, type Sheet, type SheetRow, textAt, widthOf } from './sheet-rows';

/** As many contingents as stand beside one another in a table. */
export const MOST_SIDES = 60;
/** Fewer headings that repeat are of pairs or of a form. */
const FEWEST_HEADINGS = 3;

/** Where each table begins, by the lowest row of the header; one: nothing stands beside it. */
export function startsOfSides(header: readonly SheetRow[]): number[] {
  const lowest = header.at(-1);
  const headings = (lowest?.cells ?? []).flatMap((cell, at) => (headingKey(cell) === '' ? [] : [{ at, cell }]));
  const keys = headings.map(({ cell }) => headingKey(cell));
  for (let sides = MOST_SIDES; sides > 1; sides -= 1) {
    const size = keys.length / sides;
    if (!Number.isInteger(size) || size < FEWEST_HEADINGS) continue;
    const isRepeated = keys.every((key, at) => key === keys[at % size]);
    if (!isRepeated || !keys.slice(0, size).some((key) => meaningsOf(key)[0] === 'name')) continue;
    return headings.filter((_, at) => at % size === 0).map(({ at }, side) => (side === 0 ? 0 : at));
  }
  return startsByClasses(headings) ?? startsByNumbers(headings);
}

/** What two who perform together have in common: beside the name of each it is of that one alone. */
const OF_ONE_ENTRY: readonly Meaning[] = ['className', 'ageCategory', 'category'];

/** 'No | Nama | Kelas | Nama | Kelas': one number counts the rows of both tables. */
function startsByClasses(headings: readonly { at: number; cell: string }[]): number[] | undefined {
  const means = (cell: string) => meaningsOf(cell)[0];
  const [first] = headings;
  const own = first && means(first.cell) === 'number' ? headings.slice(1) : headings;
  const keys = own.map(({ cell }) => headingKey(cell));
  const names = own.filter(({ cell }) => means(cell) === 'name').length;
  const size = keys.length / names;
  const isRepeated = Number.isInteger(size) && size > 1 && keys.every((key, at) => key === keys[at % size]);
  const areEntries = own.slice(0, size).some(({ cell }) => OF_ONE_ENTRY.some((one) => one === means(cell)));
  if (names < 2 || names > MOST_SIDES || !isRepeated || !areEntries) return undefined;
  return own.filter((_, at) => at % size === 0).map(({ at }, side) => (side === 0 ? 0 : at));
}

/** Tables of other columns each, which both count their rows and name their athletes: 'No | Nama | Kelas || No | Nama | Kategori'. */
function startsByNumbers(headings: readonly { at: number; cell: string }[]): number[] {
  const means = (cell: string) => meaningsOf(cell)[0];
  const counted = headings.flatMap(({ cell }, place) => (means(cell) === 'number' ? [place] : []));
  const tables = counted.map((place, side) => headings.slice(place, counted[side + 1]));
  const areTables = tables.every(
    (table) => table.length >= FEWEST_HEADINGS && table.filter(({ cell }) => means(cell) === 'name').length === 1,
  );
  if (tables.length < 2 || tables.length > MOST_SIDES || counted[0] !== 0 || !areTables) return [0];
  return tables.map(([first], side) => (side === 0 ? 0 : (first?.at ?? 0)));
}

/** 'PSHT SLEMAN' above one table and 'TAPAK SUCI BANTUL' above the other: whose athletes each of them has. */
function areContingents({ cells }: SheetRow, starts: readonly number[]): boolean {
  const said = cells.flatMap((cell, at) => (tidy(cell) === '' ? [] : [{ at, text: tidy(cell) }]));
  const sides = new Set(said.map(({ at }) => starts.findLastIndex((from) => from <= at)));
  const isNamed = ({ text }: { text: string }) => contingentIn(text) !== undefined && meaningsOf(text).length === 0;
  return said.length === starts.length && sides.size === starts.length && said.every(isNamed);
}

/** 'NO' over the numbers of both tables, beside 'PUTRA' and 'PUTRI' over one each. */
const isNumberHeading = (cell: string): boolean => meaningsOf(cell)[0] === 'number';

/** Without rows above it that say 'PUTRA' and 'PUTRI', or the age: they say it of the athletes below, not of a column. */
export function headerOfSides(
  header: readonly SheetRow[],
  starts: readonly number[],
  vocabulary: Vocabulary,
): SheetRow[] {
  const isOfBlock = (cell: string) => factsOfWords(cell, vocabulary) !== null || kindOfTable(cell) !== null;
  const isOfBlocks = ({ cells }: SheetRow) => {
    const said = cells.map(tidy).filter((cell) => cell !== '' && !isNumberHeading(cell));
    return said.every(isOfBlock);
  };
  return header.filter((row, at) => at === header.length - 1 || (!isOfBlocks(row) && !areContingents(row, starts)));
}

/** Of a person alone: a table with such a column is no table of sums, whatever is added up beside it. */
const OF_A_PERSON: readonly Meaning[] = ['name', 'nik', 'birth', 'birthDate'];

/**
 * The columns of a table of sums ('Kelas | Jumlah') that stands beside that of the athletes, an empty column between. It has
 * one row for each thing that it counts; below a wide heading an empty column stands also within a list, with 'Jumlah
 * bayar' of each athlete behind it.
 */
export function columnsOfSums(headings: readonly string[], cellsOf: CellsOf): number[] {
  const hasSum = (group: readonly number[]) => group.some((at) => /\b(jumlah|jml|total)\b/i.test(headings[at] ?? ''));
  const countsEachOnce = ([label = 0]: readonly number[]) => {
    const counted = cellsOf(label).map(headingKey).filter(Boolean);
    return new Set(counted).size === counted.length;
  };
  return groupsBeside(headings, cellsOf)
    .filter((group) => hasSum(group) && countsEachOnce(group))
    .flat();
}

const COLOUR =
  /^(warna|blok|sel|cell|baris|hijau|kuning|merah|biru|ungu|oranye|orange|jingga|abu|abu abu|putih|hitam|pink|merah muda|coklat|green|yellow|red|blue|grey|gray|white)( (muda|tua))?( [:=].*)?$/;

/** The columns of what colours mean ('Kuning | Belum lunas'), beside the athletes: they say it of no row. */
export function columnsOfLegend(headings: readonly string[], cellsOf: CellsOf): number[] {
  const areColours = (at: number) => {
    const texts = [headings[at] ?? '', ...cellsOf(at)].map(headingKey).filter(Boolean);
    return texts.length > 1 && texts.filter((text) => COLOUR.test(text)).length * 2 > texts.length;
  };
  return groupsBeside(headings, cellsOf)
    .filter((group) => group.some(areColours))
    .flat();
}

type CellsOf = (column: number) => readonly string[];

/** Behind the table of the athletes, an empty column between, the columns that are of no person. */
function groupsBeside(headings: readonly string[], cellsOf: CellsOf): number[][] {
  const isEmpty = (at: number) => tidy(headings[at] ?? '') === '' && cellsOf(at).every((cell) => tidy(cell) === '');
  const groups: number[][] = [[]];
  for (const at of headings.keys()) {
    if (isEmpty(at)) groups.push([]);
    else groups.at(-1)?.push(at);
  }
  const means = (group: readonly number[], meanings: readonly Meaning[]) =>
    group.some((at) => meanings.some((one) => one === meaningsOf(headings[at] ?? '')[0]));
  const first = groups.findIndex((group) => means(group, ['name']));
  return first < 0 ? [] : groups.slice(first + 1).filter((group) => !means(group, OF_A_PERSON));
}

export interface Side {
  sheet: Sheet;
  /** What stands above this table alone. */
  facts: SectionFacts;
  meanings: (Meaning | null)[];
}

/** The tables of a sheet with the meanings of its columns; what stands alone in a row, or above, is said of all of them. */
export function splitSides(
  sheet: Sheet,
  starts: readonly number[],
  { headerLines, meanings }: { headerLines: readonly number[]; meanings: readonly (Meaning | null)[] },
  vocabulary: Vocabulary,
): Side[] {
  const width = Math.max(widthOf(sheet.rows), meanings.length);
  const firstLine = headerLines[0] ?? 0;
  return starts.map((from, side) => {
    const to = starts[side + 1] ?? width;
    const isIn = (at: number) => at >= from && at < to;
    const rows = sheet.rows.flatMap((row): SheetRow[] => {
      const cells = row.cells.map((cell, at) => (isIn(at) ? cell : ''));
      if (cells.some((cell) => tidy(cell) !== '')) {
        const spans = row.spans?.filter(([at]) => isIn(at));
        return [{ ...row, cells, ...(spans ? { spans } : {}) }];
      }
      const isOfFirst = row.cells.every((_, at) => at < (starts[1] ?? width) || textAt(row, at) === '');
      const isOfAll = isOfFirst && !headerLines.includes(row.line) && (row.line < firstLine || filled(row) === 1);
      return isOfAll ? [row] : [];
    });
    const wordsOf = (row: SheetRow) =>
      row.cells.map((cell, at) => (isIn(at) ? tidy(cell) : '')).filter((cell) => cell !== '' && !isNumberHeading(cell));
    const labels = rows.filter((row) => row.line < firstLine && wordsOf(row).length === 1);
    const ofContingents = (line: number) => sheet.rows.some((row) => row.line === line && areContingents(row, starts));
    const said = labels.map((row): SectionFacts => {
      const { line } = row;
      const text = wordsOf(row).join(' ');
      const contingent = ofContingents(line) ? contingentIn(text) : undefined;
      return contingent === undefined ? (factsOfWords(text, vocabulary) ?? {}) : { contingent };
    });
    return {
      facts: Object.assign({}, ...said) as SectionFacts,
      sheet: { ...sheet, rows },
      meanings: Array.from({ length: width }, (_, at) => (isIn(at) ? (meanings[at] ?? null) : null)),
    };
  });
}
