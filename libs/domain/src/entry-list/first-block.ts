// The name of the first block of athletes, where it stands above the header as those of the others stand above its repetitions.
import { tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { factsOfLone } from './lone-cells';
import { isOfPlaceOrClub, isTotal, readFacts } from './section-rows';
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
  const later = rows.filter((row, place) => kinds[place] === 'section' && isName(row));
  const areNamed = later.some((row) => kinds[nextOf(rows.indexOf(row))] === 'header');
  if (later.length === 0) return -1;
  let above = rows.findIndex((row) => row.line === firstLine) - 1;
  let line = firstLine - 1;
  while (above >= 0 && rows[above]?.line === line && isContact(rows[above])) {
    above -= 1;
    line -= 1;
  }
  const own = rows[above];
  if (own?.line !== line || !isName(own)) return -1;
  // 'RANTING JUWANA' above the header, 'RANTING TAYU' between athletes
  const isOfClub = ({ cells }: SheetRow) => isOfPlaceOrClub(tidy(cells.join(' ')));
  return areNamed || (isOfClub(own) && later.every(isOfClub)) ? above : -1;
}

/** 'USIA 14 - 17 TAHUN (REMAJA)' right above the header, where a block below is named in the same way. */
export function isNamedLikeLater(
  { rows }: Sheet,
  place: number,
  kinds: readonly string[],
  firstLine: number,
  vocabulary: Vocabulary,
): boolean {
  const keysOf = (row: SheetRow | undefined): string => {
    const isLone = row !== undefined && filled(row) === 1 && readFacts(row.cells, vocabulary) === null;
    const facts = isLone ? factsOfLone(row.cells.join(' '), vocabulary) : null;
    return facts === null || facts.contingent !== undefined ? '' : Object.keys(facts).sort().join();
  };
  const own = kinds[place] === 'title' && rows[place]?.line === firstLine - 1 ? keysOf(rows[place]) : '';
  return own !== '' && rows.some((row, at) => at > place && kinds[at] === 'section' && keysOf(row) === own);
}
