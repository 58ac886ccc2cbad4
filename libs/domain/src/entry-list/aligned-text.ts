// A table that was written as a text, its columns by blanks below their headings: each piece belongs to the heading above it.
import { tidy } from './columns';
import { meaningsOf } from './headings';

interface Piece {
  text: string;
  from: number;
  to: number;
}

const FEWEST_PIECES = 3;
const FEWEST_ROWS = 2;
/** A header is looked for in the first lines. */
const LOOKED_AT = 40;

/** What stands between two blanks and more. */
const piecesIn = (line: string): Piece[] =>
  [...line.matchAll(/[^\s]+(?: [^\s]+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));

function isHeader(pieces: readonly Piece[]): boolean {
  const said = pieces.map(({ text }) => meaningsOf(text)[0]);
  return said.filter((one) => one !== undefined).length >= FEWEST_PIECES && said.includes('name');
}

/** The lines as cells below such a header; null: there is none, or a piece stands below no heading, or below two. */
export function alignedCells(lines: readonly string[]): string[][] | null {
  const at = lines.slice(0, LOOKED_AT).findIndex((line) => isHeader(piecesIn(line)));
  if (at < 0 || lines.some((line) => line.includes('\t'))) return null;
  const header = piecesIn(lines[at] ?? '');
  let rows = 0;
  const cells: string[][] = [];
  for (const [place, line] of lines.entries()) {
    const pieces = piecesIn(line);
    const isTold = place > at && (pieces.length > 1 || (pieces[0]?.from ?? 0) > (header[0]?.to ?? 0));
    const columns = isTold ? columnsOf(pieces, header) : place === at ? [...header.keys()] : null;
    if (columns === null) {
      // who stands there would be lost
      if (place > at && pieces.length >= FEWEST_PIECES) return null;
      cells.push([tidy(line)]);
      continue;
    }
    const [column = -1] = columns;
    const above = cells.at(-1)?.[column] ?? '';
    const isRest =
      place > at + 1 && pieces.length === 1 && column > 0 && meaningsOf(header[column]?.text ?? '')[0] !== 'name';
    // 'Kabupaten Pati' below 'PSHT Cabang', which had no room
    if (isRest && above !== '') {
      cells.at(-1)?.splice(column, 1, `${above} ${pieces[0]?.text ?? ''}`);
      cells.push([]);
      continue;
    }
    if (pieces.length >= FEWEST_PIECES && place > at) rows += 1;
    cells.push(header.map((_, column) => pieces[columns.indexOf(column)]?.text ?? ''));
  }
  return rows >= FEWEST_ROWS ? cells : null;
}

/** The heading of each piece, in order and each once; null: it is not seen. */
function columnsOf(pieces: readonly Piece[], header: readonly Piece[]): number[] | null {
  const columns = pieces.map(({ from, to }) => {
    const over = header.flatMap((heading, at) => (from < heading.to && heading.from < to ? [at] : []));
    if (over.length > 1) return -1;
    return over[0] ?? header.findLastIndex((heading) => heading.from <= from);
  });
  const areInOrder = columns.every((column, at) => column >= 0 && column > (columns[at - 1] ?? -1));
  return areInOrder ? columns : null;
}
