// Names of contingents that may be one: 'PSHT Kudus' and 'Psht Kab. Kudus', 'Tapak Suci' and 'Tapak Sucii'.

const FILLERS =
  /\b(kontingen|perguruan|pencak|silat|ipsi|kab|kabupaten|kota|tim|team|klub|club|cabang|ranting|pengcab|unit|padepokan)\b/g;

const core = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, '');

/** Those of `known` that differ by fillers, blanks or a few letters only. */
export function likeNames(name: string, known: readonly string[]): string[] {
  const own = core(name);
  if (own === '') return [];
  return known.filter((other) => isLike(own, core(other))).slice(0, 5);
}

function isLike(a: string, b: string): boolean {
  if (a === b) return true;
  const most = Math.max(a.length, b.length);
  return most >= 5 && distance(a, b) <= Math.floor(most / 6) + (most >= 8 ? 1 : 0);
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const change = (above[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (above[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    above = next;
  }
  return above[b.length] ?? 0;
}
