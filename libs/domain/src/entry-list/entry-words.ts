// What the words of a cell say of category, age, gender and class, several of them in one cell: 'Remaja A Putri', 'C PA'.
import type { Gender } from '../words/genders';
import { plainWords } from '../words/plain-words';
import { withoutBounds } from './class-bounds';

/** Names as the tournament has them. */
export interface Vocabulary {
  categories: readonly string[];
  ages: readonly string[];
  /** Of events within the categories; left out: those of the rulebook alone are understood. */
  nomor?: readonly string[];
}

export interface EntryWords {
  category?: string;
  age?: string;
  gender?: Gender;
  /** What is left of the words that may name a class: 'A', 'Under', 'Open 1'. */
  className?: string;
  /** Words that say nothing of the kind. */
  rest: string;
}

const GENDER_WORDS: readonly (readonly [RegExp, Gender])[] = [
  [
    /\b(laki[\s-]*laki|laki2|laki|lelaki|lk|lki|pria|cowok|cowo|putera|putra|pa|male|boys?(?: s)?|men(?: s)?|männlich|herren|hommes?|masculin[ao]?)\b/g,
    'male',
  ],
  [
    /\b(perempuan|wanita|cewek|cewe|puteri|putri|pi|pr|prp|female|girls?(?: s)?|women(?: s)?|weiblich|damen|femmes?|féminin|feminin[ao])\b/g,
    'female',
  ],
];

/** L and P alone are genders; inside of other words they would be classes, and 'MAN' is a school. */
const GENDER_LETTERS: ReadonlyMap<string, Gender> = new Map([
  ['l', 'male'],
  ['m', 'male'],
  ['p', 'female'],
  ['f', 'female'],
  ['w', 'female'],
  ['v', 'female'],
  ['man', 'male'],
  ['woman', 'female'],
  ['gents', 'male'],
  ['lady', 'female'],
  ['ladies', 'female'],
  ['ikhwan', 'male'],
  ['akhwat', 'female'],
  ['vrouw', 'female'],
  ['jongen', 'male'],
  ['meisje', 'female'],
  ['nam', 'male'],
  ['nữ', 'female'],
  ['chai', 'male'],
  ['ying', 'female'],
  ['lalaki', 'male'],
  ['babae', 'female'],
  ['♂', 'male'],
  ['♀', 'female'],
]);

/** PA/PI, Pa, Lk, Pr, L, P, Putra, Perempuan, 'L (Putra)'; undefined: neither or both. */
export function readGender(cell: string): Gender | undefined {
  const text = plainWords(cell.slice(0, LONGEST));
  const letters = (text === '' ? cell.trim() : text).split(' ').map((word) => GENDER_LETTERS.get(word));
  // 'L / M' says it in two languages
  if (letters[0] && letters.every((letter) => letter === letters[0])) return letters[0];
  const found = GENDER_WORDS.filter(([words]) => new RegExp(words.source).test(text)).map(([, gender]) => gender);
  if (found.length !== 1) return undefined;
  const left = GENDER_WORDS.reduce((rest, [words]) => rest.replace(words, ''), text).trim();
  const isMore = left !== '' && GENDER_LETTERS.get(left) !== found[0];
  return isMore ? undefined : found[0];
}

/** Other words of a category, by the name that the rulebook has. */
const CATEGORY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tanding:
      'tanding|tdg|tarung|laga|silat olahraga|^olahraga(?= kelas |$)|fight(?:ing)?|sparring|combat|match|đối kháng',
    tunggal: 'seni tunggal|tunggal|(?:artistic |seni )?singles?',
    ganda: 'seni ganda|ganda kreatif|ganda|berpasangan|(?:artistic |seni )?doubles?',
    regu: 'seni regu|seni beregu|beregu|regu kreatif|regu|(?:artistic |seni )?trio|(?:artistic|seni) teams?',
    // the rulebook's name of it (art. 12.2); 'tunggal' alone is another event
    'solo kreatif':
      '(?:seni )?tunggal bebas|seni solo kreatif|solo kreatif|tunggal kreatif|(?:artistic )?solo(?: creative)?|(?<!ganda |regu )kreatif',
  }),
);

const AGE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^praremaja$/, 'pra ?remaja|p ?remaja|pra junior|pre junior'],
  [/^prausiadini$/, 'pra ?usia ?dini|pra ?ud|paud'],
  [/^usiadini(\d)$/, 'usia ?dini ?(?:$1)|ud ?$2|ud (?:$1)'],
  [/^remaja$/, 'remaja|rmj|junior'],
  [/^dewasa$/, 'dewasa|dws|dewsa|senior|adult'],
  [/^master(\d)$/, 'master ?(?:$1)|pendekar ?(?:$1)'],
];

const ROMAN: Readonly<Record<string, string>> = { '1': '1|i', '2': '2|ii', '3': '3|iii' };

function ageWords(name: string): string {
  const own = plainWords(name).replace(/ /g, ' ?');
  const compact = plainWords(name).replace(/ /g, '');
  for (const [known, words] of AGE_WORDS) {
    const found = known.exec(compact);
    // 'Udi' is a name, 'UD I' an age
    const digit = found?.[1] ?? '';
    if (found) return `${words.replaceAll('$1', ROMAN[digit] ?? digit).replaceAll('$2', digit)}|${own}`;
  }
  return own;
}

/** A longer cell is a note. */
const LONGEST = 200;

interface Reader {
  name: string;
  words: RegExp;
}

interface Readers {
  categories: Reader[];
  ages: Reader[];
  /** What cells said that were read before. */
  said: Map<string, EntryWords>;
}

const MOST_KEPT = 5000;
const readers = new WeakMap<Vocabulary, Readers>();

/** Longer names go first, so that 'Pra Remaja' is not read as 'Remaja'. */
function readersOf(vocabulary: Vocabulary): Readers {
  let known = readers.get(vocabulary);
  if (!known) {
    const byLength = (a: Reader, b: Reader) => plainWords(b.name).length - plainWords(a.name).length;
    const escaped = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
    known = {
      said: new Map(),
      categories: vocabulary.categories
        .map((name) => ({ name, words: escaped(CATEGORY_WORDS.get(plainWords(name)) ?? plainWords(name)) }))
        .sort(byLength),
      ages: vocabulary.ages.map((name) => ({ name, words: escaped(ageWords(name)) })).sort(byLength),
    };
    readers.set(vocabulary, known);
  }
  return known;
}

const CLASS_FILLERS =
  /\b(kelas|kls|klas|class|kategori|golongan|gol|usia|umur|nomor|bebas berat|berat badan|bb|prestasi|pemasalan|kg)\b/g;
const CLASS_NAME = /^([a-z]|under( \d+)?|open( (?:\d|i{1,2}))?|bebas( (?:\d|i{1,2}))?|u ?\d+)$/;

/** Of 'Kelas C Putra (47-51 kg)' class C and male; bounds in brackets do not count, the scale and the name decide. */
export function readEntryWords(cell: string, vocabulary: Vocabulary): EntryWords {
  if (cell.length > LONGEST) return { rest: cell };
  const { said } = readersOf(vocabulary);
  let words = said.get(cell);
  if (!words) {
    words = readWords(cell, vocabulary);
    // 'TGR (Tunggal)': what stands before the brackets says nothing
    const [, inside = ''] = /\(([^()]+)\)/.exec(cell) ?? [];
    if (inside !== '' && saysNothing(words)) words = { ...readWords(inside, vocabulary), rest: words.rest };
    // 'Tanding (A)', 'Remaja (Kelas B)'; 'Ganda (A)' tells pairs apart
    const isOfMatch = words.category?.toLowerCase() === 'tanding' || (words.category === undefined && words.age);
    const [, letter] = /\(\s*(?:(?:kelas|kls)\.?\s*)?(\p{L})\s*\)/iu.exec(cell) ?? [];
    if (isOfMatch && letter && !GENDER_LETTERS.has(letter.toLowerCase())) words.className ??= letter.toUpperCase();
    // a list says the same few words in thousands of rows
    if (said.size < MOST_KEPT) said.set(cell, words);
  }
  return words;
}

const saysNothing = ({ category, age, gender, className }: EntryWords): boolean =>
  [category, age, gender, className].every((said) => said === undefined);

/** 'Ganda (Putra)', 'B (Pi)'; what else stands in brackets explains the words before. */
function genderIn(inside: string): string {
  const gender = readGender(inside);
  return gender === undefined ? ' ' : gender === 'male' ? ' putra ' : ' putri ';
}

function readWords(cell: string, vocabulary: Vocabulary): EntryWords {
  let text = plainWords(withoutBounds(cell.replace(/\(([^()]*)\)/g, (_, inside: string) => genderIn(inside))));
  const words: EntryWords = { rest: '' };
  const { categories, ages } = readersOf(vocabulary);
  for (const [kind, known] of [
    ['category', categories],
    ['age', ages],
  ] as const) {
    const found = known.find((one) => one.words.test(text));
    if (!found) continue;
    words[kind] = found.name;
    // 'Remaja/Dewasa' says neither
    const left = text.replace(found.words, '|');
    if (kind === 'age' && ages.some((one) => one !== found && one.words.test(left))) {
      delete words.age;
      continue;
    }
    text = text.replace(found.words, ' ').replace(/\s+/g, ' ').trim();
  }
  const said = GENDER_WORDS.filter(([pattern]) => new RegExp(pattern.source).test(text));
  const [only] = said;
  if (only && said.length === 1) {
    words.gender = only[1];
    text = text.replace(only[0], ' ');
  }
  text = text
    .replace(CLASS_FILLERS, ' ')
    .replace(/\bseni\b/g, ' ')
    .replace(/\b(open|under)(?=\d)/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
  if (CLASS_NAME.test(text)) words.className = text.length === 1 ? text.toUpperCase() : text;
  else words.rest = text;
  return words;
}
