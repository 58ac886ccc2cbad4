// Classes told by their bounds instead of a name: '39-43 kg', '< 39', '-39', 'di atas 87', '87+'.
import { decimalOf } from '../words/typed-numbers';
import { headingKey } from './columns';

const KG = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*(?:kg)?`;
const BETWEEN = new RegExp(
  String.raw`(?:(?:>|di ?atas)\s*)?\b${KG}\s*(?:-|–|s\/d|s\. ?d\.?|sd|sampai|hingga|to)\s*${KG}`,
  'i',
);
/** 'U17' is of an age. */
const BELOW = new RegExp(
  String.raw`^(?:[<≤]=?|-|–|u[ -]?(?=2[6-9]|[3-9]\d)|s\/d|sd|sampai|maks?\.?|max\.?|di ?bawah|kurang dari|below)\s*${KG}\.?$`,
  'i',
);
const ABOVE = new RegExp(String.raw`^(?:(?:[>≥]=?|\+|over|di ?atas|lebih dari|above)\s*${KG}|${KG}\s*\+)\.?$`, 'i');

/** From and up to how many kg; null: the cell tells no bounds. */
export function boundsIn(cell: string): [number, number] | null {
  const number = (text = '') => decimalOf(text);
  const text = cell.slice(0, 100).trim();
  const [, below] = BELOW.exec(text) ?? [];
  if (below !== undefined) return [0, number(below)];
  const above = ABOVE.exec(text);
  if (above) return [number(above[1] ?? above[2]), Infinity];
  const between = BETWEEN.exec(text);
  return between ? [number(between[1]), number(between[2])] : null;
}

/** '39 KG - 43 KG' of a longer text; '' where it has no two bounds. */
export const betweenIn = (text: string): string => BETWEEN.exec(text.slice(0, 200))?.[0].trim() ?? '';

/** What else stands in the cell. */
export const withoutBounds = (cell: string): string =>
  BELOW.test(cell.trim()) || ABOVE.test(cell.trim()) ? ' ' : cell.replace(new RegExp(BETWEEN.source, 'gi'), ' ');

const LEAST = /\b(min|minimal|minimum|bawah|terendah|dari)\b/;
const MOST = /\b(max|maks|maksimal|maximum|maksimum|atas|tertinggi|sampai|s d)\b/;
const OF_WEIGHTS = /\b(bb|berat|badan|kg|batas|kelas|weight)\b/;

/** 'BB Min | BB Max', 'Batas Bawah | Batas Atas': the bounds of the athlete's class, and nobody's weight. */
export function columnsOfBounds(headings: readonly string[]): number[] {
  const keys = headings.map(headingKey);
  const without = (key: string, words: RegExp) => key.replace(words, '').replace(/ +/g, ' ').trim();
  return keys.flatMap((key, at) => {
    if (!LEAST.test(key) || !OF_WEIGHTS.test(key)) return [];
    const other = keys.findIndex((one) => MOST.test(one) && without(one, MOST) === without(key, LEAST));
    return other < 0 ? [] : [at, other];
  });
}
