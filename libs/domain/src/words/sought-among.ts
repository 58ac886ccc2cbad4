// Names that are found by what was typed, or are a letter off where nothing else is found.
import { beginningFirst } from './begins-first';
import { hasWords, soughtWords } from './sought';

/** Shorter words are too like others. */
const LEAST_LETTERS = 4;
/** More is no name. */
const MOST_WORDS = 6;

/** Those that have each word, first what begins with them; where there are none, those in which each word of four letters or more is one letter off at most. */
export function soughtAmong<One>(
  all: readonly One[],
  textOf: (one: One) => string,
  query: string,
): { found: readonly One[]; isNear: boolean } {
  const words = soughtWords(query);
  const found = words.length === 0 ? all : all.filter((one) => hasWords(textOf(one), words));
  if (found.length > 0 || words.length > MOST_WORDS || !words.some(({ length }) => length >= LEAST_LETTERS))
    return { found: beginningFirst(found, textOf, query), isNear: false };
  const near = all.filter((one) => isNear(textOf(one), words));
  return { found: near, isNear: near.length > 0 };
}

function isNear(text: string, words: readonly string[]): boolean {
  const parts = text.split(/\s+/);
  return words.every(
    (word) =>
      text.includes(word) || (word.length >= LEAST_LETTERS && parts.some((part) => isBeginningNear(part, word))),
  );
}

/** Of a name that is still being typed its beginning is compared. */
const isBeginningNear = (part: string, word: string): boolean =>
  beginsNear(part, word) &&
  [-1, 0, 1].some((more) => part.length >= word.length + more && isOneOff(part.slice(0, word.length + more), word));

/** Most parts are told apart by their first two letters. */
const beginsNear = (a: string, b: string): boolean => a[0] === b[0] || a[1] === b[1] || a[1] === b[0] || a[0] === b[1];

/** One letter more, less or another, or two neighbours exchanged. */
function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restB.slice(1) === restA;
  return (
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
