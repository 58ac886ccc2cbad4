// Contingents that are named below their athletes: 'Kontingen : KAB. PATI' at the foot of each block, and of the last one.
import { tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { isOfNamesAndClubs } from './combined-headings';
import { contingentIn } from './lone-cells';
import { readFacts, type SectionFacts } from './section-rows';
import type { ReadRow } from './sheet-layout';
import { filled } from './sheet-rows';

interface Name {
  place: number;
  facts: SectionFacts;
}

/**
 * The rows with the contingent of the foot of their block, where nobody is named above the first athlete and nobody is left
 * below the last name. Where several names stand as near to the athletes below as to those above, nobody has one.
 */
export function namedBelow(read: readonly ReadRow[], headings: readonly string[], vocabulary: Vocabulary): ReadRow[] {
  const isAthlete = ({ kind }: ReadRow) => kind === 'athlete';
  const names = read.flatMap(({ kind, row }, place): Name[] => {
    const said = kind === 'section' || kind === 'title' ? readFacts(row.cells, vocabulary) : null;
    const isNamed = said?.isKeyed === true && /\p{L}{2}/u.test(said.facts.contingent ?? '');
    return said && isNamed ? [{ place, facts: said.facts }] : [];
  });
  const clubs = headings.some(isOfNamesAndClubs) ? eachBelow(read) : null;
  if (clubs) return clubs;
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

/** Below 'Nama / Sekolah', 'SMP 1 Kudus' directly below each athlete, the last one too: the school of the one above it; null where it is not so. */
function eachBelow(read: readonly ReadRow[]): ReadRow[] | null {
  const first = read.findIndex(({ kind }) => kind === 'athlete');
  const athletes = read.flatMap(({ kind }, at) => (kind === 'athlete' ? [at] : []));
  const isNamedAbove = read.slice(0, first).some(({ kind }) => kind === 'section');
  if (athletes.length < 2 || isNamedAbove) return null;
  const clubs = athletes.map((at) => {
    const [own, below] = [read[at], read[at + 1]];
    if (!own || !below || below.row.line !== own.row.line + 1 || filled(below.row) !== 1) return '';
    const text = tidy(below.row.cells.find((cell) => tidy(cell) !== '') ?? '');
    return below.kind === 'athlete' ? '' : (contingentIn(text.replace(/^\((.*)\)$/, '$1')) ?? '');
  });
  if (clubs.includes('')) return null;
  return read.map((one, at) => {
    if (one.kind !== 'athlete') return athletes.includes(at - 1) ? { ...one, kind: 'section' } : one;
    return { ...one, facts: { ...one.facts, contingent: clubs[athletes.indexOf(at)] ?? '' } };
  });
}
