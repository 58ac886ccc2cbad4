// The texts of a catalogue as a language with longer words would have them.

/** How much longer, of one. */
const MORE = 0.3;
/** An address, a path or a place to be filled in is no word. */
const NO_WORD = /[/@{}<>\\]|\w[.:_]\w/;

/** Strings, and what functions and lists of texts say; everything else stays as it is. */
export function longer<Text>(text: Text): Text;
export function longer(text: unknown): unknown {
  if (typeof text === 'string') return text.split(/(\s+)/).map(longerWord).join('');
  if (typeof text === 'function') return (...given: unknown[]) => longer(text(...given) as unknown);
  if (Array.isArray(text)) return text.map(longer);
  if (typeof text !== 'object' || text === null || Object.getPrototypeOf(text) !== Object.prototype) return text;
  if ('$$typeof' in text) return text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, longer<unknown>(value)]));
}

/** `Jadwal` becomes `Jadwaaal`. */
function longerWord(word: string): string {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || NO_WORD.test(word)) return word;
  return word.replace(/(\p{L})(?=\P{L}*$)/u, (_last, letter: string) => {
    return letter.toLowerCase().repeat(Math.ceil(letters * MORE)) + letter;
  });
}
