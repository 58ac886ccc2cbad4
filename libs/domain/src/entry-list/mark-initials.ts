// Initials above columns that are ticked: 'T | G | R' of the events, 'PR | R | D' of the ages.
import { readEntryWords, type Vocabulary } from './entry-words';
import type { SectionFacts } from './section-rows';

type Initials = readonly (readonly [string, string])[];

const EVENTS: Initials = [
  ['TD', 'Tanding'],
  ['TDG', 'Tanding'],
  ['TND', 'Tanding'],
  ['TG', 'Tunggal'],
  ['TGL', 'Tunggal'],
  ['G', 'Ganda'],
  ['R', 'Regu'],
  ['SK', 'Solo Kreatif'],
];
const AGES: Initials = [
  ['PR', 'Pra Remaja'],
  ['R', 'Remaja'],
  ['D', 'Dewasa'],
];

/**
 * By heading in capitals what its mark says. 'T | G | R' are the three of TGR; beside 'TG' the 'T' is of tanding. 'R | D' are
 * ages beside one that is written out. Among the letters of classes both are classes.
 */
export function initialsOf(
  words: readonly (string | undefined)[],
  vocabulary: Vocabulary,
): ReadonlyMap<string, SectionFacts> {
  const letters = new Set(words.map((text) => text?.toUpperCase()));
  const have = (...wanted: string[]) => wanted.every((letter) => letters.has(letter));
  if (have('A') || have('C')) return new Map();
  const hasTunggal = have('TG') || have('TGL');
  if (have('G', 'R') && (have('T') || hasTunggal)) {
    const events: Initials = [...EVENTS, ['T', hasTunggal ? 'Tanding' : 'Tunggal']];
    return new Map(events.map(([letter, category]) => [letter, { category }]));
  }
  const hasAge = words.some((text) => text !== undefined && readEntryWords(text, vocabulary).age !== undefined);
  if (!have('R', 'D') || !(hasAge || have('PR'))) return new Map();
  return new Map(AGES.map(([letter, ageCategory]) => [letter, { ageCategory }]));
}
