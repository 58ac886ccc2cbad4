// Which event of a category the words of a list name: 'Tunggal tangan kosong', 'TK', 'Regu A'.
import { plainWords } from '../words/plain-words';

interface NamedNomor {
  id: string;
  name: string;
}

/** Other words of offices, by those that the rulebook has. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(tangan|tgn|tng) ?(kosong|ksg|kosng)\b|\btangkos\b|\btk\b|\btanpa senjata\b|\bempty hand\b/g, 'tangan kosong'],
  [/\b(bersenjata|dengan senjata|pakai senjata|snjt|senj|weapon)\b/g, 'senjata'],
  [/\bberegu\b/g, 'regu'],
];
const FILLERS = /\b(seni|nomor|no|kategori|kelas|event)\b/g;
const CATEGORY = /^(tunggal|ganda|regu|solo kreatif|solo)\b/;

/** Whatever stands in brackets only explains. */
function plain(text: string): string {
  const words = plainWords(text.replace(/\(.*?\)/g, ' '));
  const known = SAID_OTHERWISE.reduce((said, [other, word]) => said.replace(other, word), words);
  return known.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
}

const holds = (text: string, words: string): boolean => words !== '' && ` ${text} `.includes(` ${words} `);

/** What words of a cell name the event; empty: none. */
function wordsIn(text: string, { name }: NamedNomor): string {
  const full = plain(name);
  if (holds(text, full)) return full;
  const short = full.replace(CATEGORY, '').trim();
  // 'A' alone may be a class
  return short.length > 1 && holds(text, short) ? short : '';
}

/** The id of the only event that the first cell names which names any; undefined: none, or several. */
export function nomorIn(cells: readonly string[], events: readonly NamedNomor[]): string | undefined {
  for (const cell of cells) {
    const text = plain(cell.slice(0, 200));
    const said = events
      .map((event) => ({ id: event.id, words: wordsIn(text, event) }))
      .filter(({ words }) => words !== '');
    // 'Jurus Baku' is said within 'Jurus Baku Beregu'
    const own = said.filter(({ words }) => !said.some((other) => other.words !== words && holds(other.words, words)));
    const [only, another] = own;
    if (only) return another ? undefined : only.id;
  }
  return undefined;
}

/** Whether a cell names an event, and more than its category. */
export function namesNomor(cell: string, names: readonly string[]): boolean {
  const text = plain(cell);
  if (/\b(tangan kosong|senjata)\b/.test(text)) return true;
  const isCategory = (name: string) => plain(name).replace(CATEGORY, '').trim() === '';
  return names.some((name) => !isCategory(name) && holds(text, plain(name)));
}
