// Members of a pair or a team that are counted by letters, a row for each: 'a. Budi' above 'b. Joko' are Budi and Joko.
import type { ReadRow } from './sheet-layout';
import { textAt } from './sheet-rows';

const COUNTED = /^\(?(?<letter>\p{L})[.)]\s*(?=\p{L}{2})/u;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `isOfTeam`: capitals count the members of these alone, for 'A. Rahman' above 'B. Saleh' may be two. */
export function withoutLetters(
  read: readonly ReadRow[],
  names: readonly number[],
  isOfTeam: (one: ReadRow) => boolean,
): ReadRow[] {
  const [column = -1] = names;
  const letterOf = ({ row, kind }: ReadRow) =>
    kind === 'athlete' ? COUNTED.exec(textAt(row, column))?.groups?.['letter'] : undefined;
  const counted = new Set<number>();
  for (let from = 0; from < read.length; from += 1) {
    const first = read[from];
    const letter = first ? letterOf(first) : undefined;
    if (letter === undefined || letter.toLowerCase() !== 'a') continue;
    const letters = letter === 'a' ? LETTERS : LETTERS.toUpperCase();
    let to = from + 1;
    for (let one = read[to]; one && letterOf(one) === letters[to - from]; one = read[to]) to += 1;
    const isRun = to - from > 1 && (letter === 'a' || read.slice(from, to).some(isOfTeam));
    if (isRun) for (let at = from; at < to; at += 1) counted.add(at);
  }
  return read.map((one, at) => {
    if (!counted.has(at)) return one;
    const cells = one.row.cells.map((cell, place) => (place === column ? cell.trim().replace(COUNTED, '') : cell));
    return { ...one, row: { ...one.row, cells } };
  });
}
