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

/** Whole words on as few lines as hold them; only what no line holds is cut. `oneLine`: the room of a text on one line. */
export function wrapped(
  text: string,
  { width, oneLine = width, lines, fontSize }: { width: number; oneLine?: number; lines: number; fontSize: number },
): string[] {
  if (widthOf(text, fontSize) <= oneLine) return [text];
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const isFull = last !== undefined && widthOf(longer, fontSize) > width;
    if (isFull && found.length < lines) found.push(word);
    else found[Math.max(0, found.length - 1)] = longer;
  }
  return found.map((line) => (widthOf(line, fontSize) <= width ? line : cut(line, width / fontSize)));
}

/** On paper: one line as it is or in narrow letters, then several narrow ones. `text`: what is left of it. */
export function fittedLines(
  text: string,
  { width, lines, fontSize }: { width: number; lines: number; fontSize: number },
): { lines: string[]; text: string; isNarrow: boolean } {
  const one = fitted(text, width, fontSize);
  const shown =
    one.text === text || lines === 1 ? [one.text] : wrapped(text, { width: width / NARROW, lines, fontSize });
  return { lines: shown, text: shown.join(' '), isNarrow: one.isNarrow };
}

/** A line with the space that parts it from its neighbour, on the side where it moves no letter. */
export function spaced(lines: readonly string[], index: number, anchor: 'start' | 'end'): string {
  const line = lines[index] ?? '';
  if (anchor === 'end') return index === 0 ? line : ` ${line}`;
  return index === lines.length - 1 ? line : `${line} `;
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
