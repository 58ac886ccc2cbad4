// Names of contingents that may be one: 'PSHT Kudus' and 'Psht Kab. Kudus', 'Tapak Suci' and 'Tapak Sucii'.

const FILLERS =
  /\b(kontingen|perguruan|pencak|silat|ipsi|kab|kabupaten|kota|tim|team|klub|club|cabang|ranting|pengcab|unit|padepokan)\b/g;

const core = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, '');

/** Whether two names differ by fillers, signs, blanks or a few letters only. A name of fillers alone is like none. */
export function isLikeName(one: string, other: string): boolean {
  const [a, b] = [core(one), core(other)];
  if (a === '' || b === '') return false;
  if (a === b) return true;
  const most = Math.max(a.length, b.length);
  return most >= 5 && isWithin(Math.floor(most / 6) + (most >= 8 ? 1 : 0), a, b);
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
