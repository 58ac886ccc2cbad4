// The two corners of a match (Spec 2 §9): blue performs or is named first.

export const CORNERS = ['blue', 'red'] as const;
export type Corner = (typeof CORNERS)[number];

export const CORNER_LABELS: Readonly<Record<Corner, string>> = { blue: 'Biru', red: 'Merah' };
export const CORNER_LONG_LABELS: Readonly<Record<Corner, string>> = { blue: 'Sudut Biru', red: 'Sudut Merah' };

export function otherCorner(corner: Corner): Corner {
  return corner === 'blue' ? 'red' : 'blue';
}
