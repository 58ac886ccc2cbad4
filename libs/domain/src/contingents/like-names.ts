// Names of contingents that may be one: 'PSHT Kudus' and 'Psht Kab. Kudus', 'Tapak Suci' and 'Tapak Sucii'.
import { plainWords } from '../words/plain-words';

const FILLERS =
  /\b(kontingen|perguruan|pencak|silat|ipsi|kab|kabupaten|kota|tim|team|klub|club|cabang|ranting|pengcab|unit|padepokan)\b/g;

/** 'SMP Negeri 1' is SMPN 1. */
const STATE_SCHOOL = /\b(sd|mi|smp|mts|sma|ma|smk) ?(?:n|negeri)\b/g;
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** With another one of these it is another contingent: a number, a letter, a kind of school, a direction. */
const TELLS_APART =
  /^(\d+\p{L}?|\p{L}|(sd|mi|smp|mts|sma|ma|smk)(n|it)?|min|man|sdi|putra|putri|pa|pi|utara|selatan|timur|barat|tengah|satu|dua|tiga|empat|lima)$/u;

const wordsOf = (name: string): string[] =>
  plainWords(name)
    .replace(FILLERS, ' ')
    .replace(STATE_SCHOOL, '$1n')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (ROMANS.includes(word) ? String(ROMANS.indexOf(word) + 1) : word));

const changesFor = (length: number): number => Math.floor(length / 6) + (length >= 8 ? 1 : 0);

/**
 * Whether two names differ by fillers, signs, blanks or a few letters only, and not by a word that tells contingents
 * apart. Words in which they agree allow no more changes to the others. A name of fillers alone is like none.
 */
export function isLikeName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [a, b] = [words.join(''), others.join('')];
  if (a === '' || b === '') return false;
  if (a === b) return true;
  const most = Math.max(a.length, b.length);
  if (most < 5) return false;
  const [own, theirs] = [
    words.filter((word) => !others.includes(word)),
    others.filter((word) => !words.includes(word)),
  ];
  if ([...own, ...theirs].some((word) => TELLS_APART.test(word))) return false;
  const [left, right] = [own.join(''), theirs.join('')];
  const longest = Math.max(left.length, right.length);
  // two letters that have changed places are two changes
  const allowed = Math.max(longest >= 5 ? 2 : 1, changesFor(longest));
  return isWithin(Math.min(changesFor(most), allowed), left, right) && isWithin(changesFor(most), a, b);
}

/** Whether Levenshtein's distance is no more than `most`: only what so few changes can reach is looked at. */
function isWithin(most: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const far = most + 1;
  let above = Array.from({ length: b.length + 1 }, (_, at) => Math.min(at, far));
  for (let row = 1; row <= a.length; row += 1) {
    const next = new Array<number>(b.length + 1).fill(far);
    const until = Math.min(b.length, row + most);
    let least = (next[0] = Math.min(row, far));
    for (let column = Math.max(1, row - most); column <= until; column += 1) {
      const change = (above[column - 1] ?? far) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const best = Math.min(change, (above[column] ?? far) + 1, (next[column - 1] ?? far) + 1, far);
      next[column] = best;
      if (best < least) least = best;
    }
    if (least > most) return false;
    above = next;
  }
  return (above[b.length] ?? far) <= most;
}
