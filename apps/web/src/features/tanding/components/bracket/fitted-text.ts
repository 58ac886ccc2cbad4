// Makes a name fit its line without asking the browser: as it is, then in narrow letters, then cut with an ellipsis.
import type { CSSProperties } from 'react';

/** Widths of Archivo's letters at its bold, in em: a little generous, so that nothing runs into a partai box. */
const EM = { wide: 0.87, upper: 0.7, lower: 0.59, slim: 0.37, space: 0.22 };
/** How much of its width a letter keeps at `font-stretch: 75%`. */
const NARROW = 0.77;
const NARROW_STRETCH = '75%';

function emOf(letter: string): number {
  if (letter === ' ') return EM.space;
  if (/[mwMW@…]/.test(letter)) return EM.wide;
  if (/[ijlItfr.,'’:;|()\-]/.test(letter)) return EM.slim;
  return letter === letter.toLowerCase() ? EM.lower : EM.upper;
}

export function widthOf(text: string, fontSize: number): number {
  return [...text].reduce((sum, letter) => sum + emOf(letter), 0) * fontSize;
}

/** `width` in the units of `style.fontSize`. */
export function fitted<Style extends CSSProperties & { fontSize: number }>(
  text: string,
  width: number,
  style: Style,
): { text: string; style: CSSProperties } {
  if (widthOf(text, style.fontSize) <= width) return { text, style };
  const narrow = { ...style, fontStretch: NARROW_STRETCH };
  const room = width / NARROW;
  if (widthOf(text, style.fontSize) <= room) return { text, style: narrow };
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, style.fontSize) > room) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, style: narrow };
}
