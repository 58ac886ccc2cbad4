// Contingents that are named below their athletes: 'Kontingen : KAB. PATI' at the foot of each block, and of the last one.
import type { Vocabulary } from './entry-words';
import { readFacts, type SectionFacts } from './section-rows';
import type { ReadRow } from './sheet-layout';

interface Name {
  place: number;
  facts: SectionFacts;
}

/**
 * The rows with the contingent of the foot of their block, where nobody is named above the first athlete and nobody is left
 * below the last name. Where several names stand as near to the athletes below as to those above, nobody has one.
 */
export function namedBelow(read: readonly ReadRow[], vocabulary: Vocabulary): ReadRow[] {
  const isAthlete = ({ kind }: ReadRow) => kind === 'athlete';
  const names = read.flatMap(({ kind, row }, place): Name[] => {
    const said = kind === 'section' || kind === 'title' ? readFacts(row.cells, vocabulary) : null;
    const isNamed = said?.isKeyed === true && /\p{L}{2}/u.test(said.facts.contingent ?? '');
    return said && isNamed ? [{ place, facts: said.facts }] : [];
  });
  const [first, last] = [read.findIndex(isAthlete), read.findLastIndex(isAthlete)];
  const isBelowAll = names.length > 0 && (names[0]?.place ?? 0) > first && (names.at(-1)?.place ?? 0) > last;
  const haveAthletes = names.every(({ place }, at) => read.slice(names[at - 1]?.place ?? 0, place).some(isAthlete));
  if (first < 0 || !isBelowAll || !haveAthletes) return [...read];
  const lineAt = (place: number) => read[place]?.row.line ?? 0;
  const isAtFoot = ({ place }: Name) => {
    const above = lineAt(place) - lineAt(place - 1);
    return above < lineAt(place + 1) - lineAt(place);
  };
  const areAtFeet = names.slice(0, -1).every(isAtFoot);
  return read.map((one, at) => {
    const facts = areAtFeet ? names.find(({ place }) => place > at)?.facts : { contingent: '' };
    return isAthlete(one) ? { ...one, facts: { ...one.facts, ...facts } } : one;
  });
}
