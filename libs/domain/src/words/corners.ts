// The two corners of a match (Spec 2 §9): blue performs or is named first.
import { cornerTexts } from './corner-texts';

export const CORNERS = ['blue', 'red'] as const;
export type Corner = (typeof CORNERS)[number];

export const CORNER_LABELS: Readonly<Record<Corner, string>> = cornerTexts.labels;
export const CORNER_LONG_LABELS: Readonly<Record<Corner, string>> = cornerTexts.long;

/** 'biru': within a sentence. */
export const cornerWord = (corner: Corner): string => CORNER_LABELS[corner].toLowerCase();

export function otherCorner(corner: Corner): Corner {
  return corner === 'blue' ? 'red' : 'blue';
}
