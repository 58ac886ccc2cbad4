// The name of the first block of athletes, where it stands above the header as those of the others stand above its repetitions.
import type { Vocabulary } from './entry-words';
import { factsOfLone } from './lone-cells';
import { isTotal, readFacts } from './section-rows';
import { filled, type Sheet, type SheetRow } from './sheet-rows';

/** Where in the rows the first block's name stands; -1: it has none. */
export function firstBlock(
  { rows }: Sheet,
  kinds: readonly string[],
  firstLine: number,
  vocabulary: Vocabulary,
): number {
  const isName = (row: SheetRow | undefined) =>
    row !== undefined &&
    filled(row) === 1 &&
    readFacts(row.cells, vocabulary) === null &&
    !isTotal(row.cells) &&
    factsOfLone(row.cells.join(' '), vocabulary)?.contingent !== undefined;
  /** 'Manajer : Pak Hadi' between a name and the header. */
  const isContact = (row: SheetRow | undefined) => {
    const said = row ? readFacts(row.cells, vocabulary) : null;
    return said !== null && said.isKeyed && said.facts.contingent === undefined;
  };
  const nextOf = (place: number): number => {
    let next = place + 1;
    while (kinds[next] === 'numbering' || (kinds[next] === 'section' && isContact(rows[next]))) next += 1;
    return next;
  };
  const areNamed = rows.some(
    (row, place) => kinds[place] === 'section' && kinds[nextOf(place)] === 'header' && isName(row),
  );
  if (!areNamed) return -1;
  let above = rows.findIndex((row) => row.line === firstLine) - 1;
  let line = firstLine - 1;
  while (above >= 0 && rows[above]?.line === line && isContact(rows[above])) {
    above -= 1;
    line -= 1;
  }
  return rows[above]?.line === line && isName(rows[above]) ? above : -1;
}
