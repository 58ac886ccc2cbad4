// What was found for what was typed: first what begins with it, then what has a word that does, then the rest.
import { searchable, soughtWords } from './sought';

/** 0: the text begins with it; 1: for each word a word of the text does; 2: it stands elsewhere. */
export function beginningRank(text: string, words: readonly string[]): 0 | 1 | 2 {
  if (text.startsWith(words.join(' '))) return 0;
  const parts = text.split(/\s+/);
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 1 : 2;
}

/** Those of one rank stay in their order. */
export function beginningFirst<One>(
  found: readonly One[],
  textOf: (one: One) => string,
  query: string,
): readonly One[] {
  const words = soughtWords(query);
  if (words.length === 0) return found;
  const ranked = found.map((one) => ({ one, rank: beginningRank(searchable(textOf(one)), words) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}
