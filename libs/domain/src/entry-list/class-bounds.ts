// Classes told by their bounds instead of a name: '39-43 kg', '< 39', '-39', 'di atas 87', '87+'.

const KG = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*(?:kg)?`;
const BETWEEN = new RegExp(
  String.raw`(?:(?:>|di ?atas)\s*)?\b${KG}\s*(?:-|–|s\/d|s\. ?d\.?|sd|sampai|hingga|to)\s*${KG}`,
  'i',
);
/** 'U17' is of an age. */
const BELOW = new RegExp(
  String.raw`^(?:[<≤]=?|-|–|u ?(?=2[6-9]|[3-9]\d)|s\/d|sd|sampai|maks?\.?|max\.?|di ?bawah|kurang dari|below)\s*${KG}\.?$`,
  'i',
);
const ABOVE = new RegExp(String.raw`^(?:(?:[>≥]=?|\+|over|di ?atas|lebih dari|above)\s*${KG}|${KG}\s*\+)\.?$`, 'i');

/** From and up to how many kg; null: the cell tells no bounds. */
export function boundsIn(cell: string): [number, number] | null {
  const number = (text: string | undefined) => Number((text ?? '').replace(',', '.'));
  const text = cell.slice(0, 100).trim();
  const [, below] = BELOW.exec(text) ?? [];
  if (below !== undefined) return [0, number(below)];
  const above = ABOVE.exec(text);
  if (above) return [number(above[1] ?? above[2]), Infinity];
  const between = BETWEEN.exec(text);
  return between ? [number(between[1]), number(between[2])] : null;
}

/** What else stands in the cell. */
export const withoutBounds = (cell: string): string =>
  BELOW.test(cell.trim()) || ABOVE.test(cell.trim()) ? ' ' : cell.replace(new RegExp(BETWEEN.source, 'gi'), ' ');
