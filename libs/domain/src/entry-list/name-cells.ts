// Which column without heading has the names of the athletes, by what its cells look like.
import { headingKey, tidy } from './columns';
import { isOfPlaceOrClub } from './section-rows';

const FEWEST_NAMES = 2;
const MOSTLY = 0.8;
const NEARLY_ALL = 0.9;

/** Words in nearly every row, and hardly one of them twice: no club, place or class is written so. */
function areNames(cells: readonly string[]): boolean {
  const texts = cells.map(tidy).filter((cell) => cell !== '');
  const worded = texts.filter((cell) => /^\p{L}[\p{L}.'’`, -]+$/u.test(cell) && !isOfPlaceOrClub(cell));
  const isOfEach = texts.length >= cells.length * MOSTLY && worded.length >= texts.length * NEARLY_ALL;
  return texts.length >= FEWEST_NAMES && isOfEach && new Set(texts.map(headingKey)).size >= texts.length * NEARLY_ALL;
}

/** The one column without heading or meaning whose cells are names; undefined: none is, or several may be. */
export function columnOfNames(
  headings: readonly string[],
  found: readonly unknown[],
  cellsOf: (column: number) => readonly string[],
): number | undefined {
  const columns = headings.flatMap((heading, at) =>
    found[at] === null && heading === '' && areNames(cellsOf(at)) ? [at] : [],
  );
  return columns.length === 1 ? columns[0] : undefined;
}
