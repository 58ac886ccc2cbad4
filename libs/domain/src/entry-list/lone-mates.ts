// The others of a pair or a team by their names alone, below the first: 'Ganda Putra | Adi | PATI' above 'Budi'.
import { isPerson } from './person-names';
import { namesOf } from './row-athletes';
import { isSignature } from './section-rows';
import type { ReadRow } from './sheet-layout';
import { filled, textAt } from './sheet-rows';

/** `sizeOf`: how many perform together by what the row and its blocks say. Who is still missing below the first is an athlete. */
export function withLoneMates(
  read: readonly ReadRow[],
  names: readonly number[],
  sizeOf: (one: ReadRow) => number,
): ReadRow[] {
  const [column = -1] = names;
  const isAlone = ({ row }: ReadRow) => filled(row) === 1 && isPerson(textAt(row, column).replace(/^\d[.)]\s*/, ''));
  let [first, missing]: [ReadRow | undefined, number] = [undefined, 0];
  return read.map((one, at): ReadRow => {
    const isNext = read[at - 1]?.row.line === one.row.line - 1;
    // at the foot of a list whoever stands alone may sign it
    // '3. Putra', and 'M. Putra', whose letter might count a block
    const isCounted = /^(?:\d[.)]|\p{Lu}\.)\s?\p{L}/u.test(textAt(one.row, column));
    const isNobody =
      one.kind === 'unclear' ||
      (one.kind === 'section' && isCounted) ||
      (one.kind === 'signature' && !isSignature(one.row.cells));
    if (first && missing > 0 && isNext && isNobody && isAlone(one)) {
      missing -= 1;
      return { ...one, kind: 'athlete', facts: first.facts };
    }
    const size = one.kind === 'athlete' ? sizeOf(one) : 1;
    const named = names.flatMap((place) => namesOf(textAt(one.row, place), size)).filter((name) => name !== '');
    [first, missing] = [one, size - named.length];
    return one;
  });
}
