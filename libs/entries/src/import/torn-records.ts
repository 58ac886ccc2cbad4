// Records of a CSV that a line break within a cell has torn, where nobody quoted the cell: put together again.
import { tidy } from '@gelanggang/domain/entry-list/columns';
import { contingentIn } from '@gelanggang/domain/entry-list/lone-cells';
import { isOfPlaceOrClub } from '@gelanggang/domain/entry-list/section-rows';
import { filled, type SheetRow } from '@gelanggang/domain/entry-list/sheet-rows';

const FEWEST_CELLS = 3;
/** No cell has more lines. */
const MOST_PIECES = 4;

/**
 * Pieces one below the other that have together the cells of a whole record, each where such cells stand in the others.
 * Of two equal sums the columns decide: what is no record stays as it is.
 */
export function mendTorn(rows: readonly SheetRow[]): SheetRow[] {
  const lengths = rows.map(({ cells }) => cells.length).filter((length) => length >= FEWEST_CELLS);
  const countOf = (length: number) => lengths.filter((one) => one === length).length;
  const usual = [...new Set(lengths)].sort((a, b) => countOf(b) - countOf(a) || b - a)[0] ?? 0;
  for (const width of new Set([usual, Math.max(0, ...lengths)])) {
    const mended = joined(rows, width);
    if (mended.length < rows.length) return mended;
  }
  const named = withFirstNames(rows, usual);
  return named.length < rows.length ? named : withLastPieces(rows, usual);
}

interface Candidate {
  row: SheetRow;
  pieces: readonly SheetRow[];
}

function joined(rows: readonly SheetRow[], width: number): SheetRow[] {
  const candidates = new Map<SheetRow, Candidate>();
  for (let at = 0; at < rows.length; at += 1) {
    const found = candidateAt(rows, at, width);
    if (!found) continue;
    candidates.set(found.pieces[0] as SheetRow, found);
    at += found.pieces.length - 1;
  }
  if (candidates.size === 0) return [...rows];
  const whole = [
    ...rows.filter(({ cells }) => cells.length === width),
    ...[...candidates.values()].map(({ row }) => row),
  ];
  const firstData = Math.min(...whole.filter(hasNumbers).map(({ line }) => line));
  const kinds = kindsOf(whole.filter(hasNumbers), width);
  const isRecord = ({ row, pieces }: Candidate) =>
    // the header, whose words may break as well
    (row.line < firstData && filled(row) === width && !hasNumbers(row)) ||
    (hasNumbers(row) && agreement(row, kinds) >= AGREES && agreement(pieces.at(-1) as SheetRow, kinds) < AGREES);
  const gone = new Set<SheetRow>();
  return rows.flatMap((row) => {
    if (gone.has(row)) return [];
    const candidate = candidates.get(row);
    if (!candidate || !isRecord(candidate)) return [row];
    for (const piece of candidate.pieces) gone.add(piece);
    return [candidate.row];
  });
}

const BEGINS = /^\s*(?:(?:\(?\d{1,3}[.)]|[-–•*])\s*\p{L}|\p{L}[^:]{2,60}:\s*\p{L})/u;

/** The pieces from here on that have `width` cells once the cells in which they were torn are one. */
function candidateAt(rows: readonly SheetRow[], from: number, width: number): Candidate | undefined {
  const pieces: SheetRow[] = [];
  let cells: string[] = [];
  for (const row of rows.slice(from, from + MOST_PIECES)) {
    const before = pieces.at(-1);
    if (row.cells.length >= width || (before && row.line !== before.line + 1)) return undefined;
    const [first = '', ...others] = row.cells;
    // '- Budi', '1. Budi' and 'GANDA PUTRI : Ani' begin a line of a text
    if (before && BEGINS.test(first)) return undefined;
    cells = before ? [...cells.slice(0, -1), tidy(`${cells.at(-1) ?? ''} ${first}`), ...others] : [...row.cells];
    pieces.push(row);
    if (cells.length > width) return undefined;
    if (cells.length === width) return { row: { line: pieces[0]?.line ?? 0, cells }, pieces };
  }
  return undefined;
}

type Kind = 'digits' | 'letters' | 'both' | '';
const kindOf = (cell: string): Kind =>
  /\d/.test(cell) ? (/\p{L}/u.test(cell) ? 'both' : 'digits') : /\p{L}/u.test(cell) ? 'letters' : '';

/** Of an athlete are a birth date, a weight or a NIK. */
const hasNumbers = ({ cells }: SheetRow): boolean => cells.filter((cell) => /\d/.test(cell)).length > 1;

/** What stands in each column of whole records. */
function kindsOf(whole: readonly SheetRow[], width: number): Kind[] {
  return Array.from({ length: width }, (_, at) => {
    const kinds = whole.map(({ cells }) => kindOf(cells[at] ?? '')).filter((kind) => kind !== '');
    const usual = (['digits', 'letters', 'both'] as const).find(
      (one) => kinds.filter((kind) => kind === one).length > kinds.length * USUAL,
    );
    return usual ?? '';
  });
}
const USUAL = 0.6;
const AGREES = 0.8;

function agreement({ cells }: SheetRow, kinds: readonly Kind[]): number {
  const told = cells.flatMap((cell, at) => (kindOf(cell) === '' || !kinds[at] ? [] : [kindOf(cell) === kinds[at]]));
  return told.length === 0 ? 0 : told.filter(Boolean).length / told.length;
}

/**
 * 'Budi' in a line of its own before 'Santoso;5-5-2011;…': a name in the first column, or the name of a block. It is a name
 * where the one below such a line is always but one word, and those of most others are several; a list in blocks begins
 * with one.
 */
function withFirstNames(rows: readonly SheetRow[], width: number): SheetRow[] {
  const isWhole = (row: SheetRow | undefined): row is SheetRow =>
    row !== undefined && row.cells.length === width && hasNumbers(row);
  const before = new Map<SheetRow, SheetRow>();
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    if (row.cells.length === 1 && isWhole(next) && next.line === row.line + 1) before.set(next, row);
  }
  const isOneWord = (text: string | undefined) => /^\p{L}[\p{L}.'’-]*$/u.test(text ?? '');
  const others = rows.filter((row) => isWhole(row) && !before.has(row));
  const areLonger = others.filter(({ cells }) => /\p{L} +\p{L}/u.test(cells[0] ?? '')).length * 2 > others.length;
  const firstLone = Math.min(...[...before.values()].map(({ line }) => line));
  const mayBeNames = before.size > 1 || others.some(({ line }) => line < firstLone);
  const areNames = [...before].every(
    ([
      { cells },
      {
        cells: [lone = ''],
      },
    ]) => isOneWord(cells[0]) && !lone.includes(':') && !isOfPlaceOrClub(lone),
  );
  if (!mayBeNames || !areLonger || !areNames) return [...rows];
  const gone = new Set(before.values());
  return rows.flatMap((row) => {
    const lone = before.get(row);
    if (!lone) return gone.has(row) ? [] : [row];
    const [rest = '', ...cells] = row.cells;
    return [{ ...row, line: lone.line, cells: [tidy(`${lone.cells[0] ?? ''} ${rest}`), ...cells] }];
  });
}

/**
 * 'Kec. Bae' in a line of its own below 'Budi;…;Jl. Mawar 3': the rest of the last cell. Not where such a line stands before
 * the first record, since then they name blocks.
 */
function withLastPieces(rows: readonly SheetRow[], width: number): SheetRow[] {
  const isWhole = (row: SheetRow | undefined): row is SheetRow =>
    row !== undefined && row.cells.length === width && hasNumbers(row);
  const isLone = (row: SheetRow | undefined): row is SheetRow => row !== undefined && row.cells.length === 1;
  const first = rows.findIndex(isWhole);
  const header = rows[first - 1];
  const title = rows[first - 2];
  if (first < 1 || !header || header.cells.length !== width) return [...rows];
  if (isLone(title) && contingentIn(title.cells[0] ?? '') !== undefined) return [...rows];
  const goesOnWith = (row: SheetRow | undefined, place: number): boolean => {
    const above = rows[place - 1];
    const text = row?.cells[0] ?? '';
    return (
      isLone(row) &&
      isWhole(above) &&
      row.line === above.line + 1 &&
      /\p{L}/u.test(above.cells.at(-1) ?? '') &&
      /\p{L}/u.test(text) &&
      !text.includes(':') &&
      (isWhole(rows[place + 1]) || place === rows.length - 1)
    );
  };
  return rows.flatMap((row, place) => {
    if (goesOnWith(row, place)) return [];
    const next = rows[place + 1];
    if (!goesOnWith(next, place + 1)) return [row];
    const last = tidy(`${row.cells.at(-1) ?? ''} ${next?.cells[0] ?? ''}`);
    return [{ ...row, cells: [...row.cells.slice(0, -1), last] }];
  });
}
