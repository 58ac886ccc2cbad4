// Makes a name fit its line without asking the browser: as it is, then in narrow letters, then cut with an ellipsis.

/** Widths of Archivo's letters at its bold, in em: a little generous, so that nothing runs into a partai box. */
const EM = { wide: 0.87, upper: 0.7, lower: 0.59, slim: 0.37, space: 0.22 };
/** How much of its width a letter keeps at `font-stretch: 75%`. */
const NARROW = 0.77;

const known = new Map<string, number>();

/** Kept by letter: a bracket of 64 asks ten thousand times. */
function emOf(letter: string): number {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const em = measured(letter);
  known.set(letter, em);
  return em;
}

function measured(letter: string): number {
  if (letter === ' ') return EM.space;
  if (/[mwMW@…]/.test(letter)) return EM.wide;
  if (/[ijlItfr.,'’:;|()\-]/.test(letter)) return EM.slim;
  return letter === letter.toLowerCase() ? EM.lower : EM.upper;
}

export function widthOf(text: string, fontSize: number): number {
  let em = 0;
  for (const letter of text) em += emOf(letter);
  return em * fontSize;
}

/** `width` in the units of `fontSize`. */
export function fitted(text: string, width: number, fontSize: number): { text: string; isNarrow: boolean } {
  const whole = widthOf(text, fontSize);
  if (whole <= width) return { text, isNarrow: false };
  const room = width / NARROW;
  return { text: whole <= room ? text : cut(text, room / fontSize), isNarrow: true };
}

/** As many letters as fit beside an ellipsis, one at least. `room` in em. */
function cut(text: string, room: number): string {
  let left = room - emOf('…');
  let kept = '';
  for (const letter of text) {
    left -= emOf(letter);
    if (left < 0 && kept !== '') break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
