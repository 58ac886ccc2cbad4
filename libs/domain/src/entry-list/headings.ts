// What the heading of a column means, by the words that offices use, and what its cells say where words leave it open.
import { ENTRY_COLUMN_KEYS, ENTRY_COLUMNS, type EntryColumn, tidy, headingKey } from './columns';
import { boundsIn, columnsOfBounds } from './class-bounds';
import { isOfNamesAndClubs, isOfNamesAndTheirOwn, OF_AN_EVENT } from './combined-headings';
import { readEntryWords, readGender, type Vocabulary } from './entry-words';
import { isDitto, isTick, piecesOf, splitBody, splitClass, valuesIn } from './cell-values';
import { markedColumns } from './marks';
import { RULES } from './heading-words';
import { isOfMate, LEADER, namesEachOther, numbered } from './mate-columns';
import { namesNomor } from './nomor-words';
import { columnOfNames } from './name-cells';
import { isOfPlaceOrClub, type SectionFacts } from './section-rows';
import type { Meaning } from './sheet-plan';
import { isOfAddress, isOfSchool, SCHOOL_YEAR } from './other-headings';
import { OF_ANOTHER, OF_ONE_VALUE } from './rival-columns';
import { columnsOfOld, splitColumns } from './split-columns';
import { unitSizeIn } from './team-labels';
import { readDate, splitBirth } from './written-date';

const EXACT = new Map<string, EntryColumn>(
  ENTRY_COLUMN_KEYS.map((key) => [headingKey(ENTRY_COLUMNS[key].header), key]),
);

/** What the words of a heading may mean, the likeliest first; none: not understood. 'Nama Pesilat 2' is a name. */
export const meaningsOf = (heading: string): readonly Meaning[] => readingsOf(heading)[0] ?? [];

/** Words of headings by their consonants, three at least: 'KTGORI' and 'KNTINGEN' lack vowels. */
const bare = (word: string): string => word.replace(/[aeiou]/g, '');
const BY_CONSONANTS = new Map(
  ['kontingen', 'kategori', 'kelamin', 'golongan', 'perguruan', 'pertandingan', 'keterangan', 'kelahiran'].map(
    (word) => [bare(word), word],
  ),
);
const withVowels = (text: string): string =>
  text
    .split(' ')
    .map((word) => BY_CONSONANTS.get(bare(word)) ?? word)
    .join(' ');

/** 'Nama (sesuai Akta/KK)': where the same is written. */
const AS_IN = /(?<=.) (?:sesuai|berdasarkan|as (?:in|on|per)|according to)\b.*$/;

type Readings = readonly (readonly Meaning[])[];

/** Of texts that were read last: each row of a list is looked at several times. */
const read = new Map<string, Readings>();
const MOST_READ = 5_000;

/** The same, then what other words of it may mean: 'Nama KTP' may be a number of a card, or a name. */
function readingsOf(heading: string): Readings {
  const before = read.get(heading);
  if (before) return before;
  if (read.size >= MOST_READ) read.clear();
  const readings = readHeading(heading);
  read.set(heading, readings);
  return readings;
}

function readHeading(heading: string): Readings {
  const text = headingKey(heading).replace(AS_IN, '');
  if (text === '' || text.length > 80) return [];
  if (isOfNamesAndClubs(heading) || isOfNamesAndTheirOwn(heading)) return [['name']];
  const exact = EXACT.get(text);
  const numberless = text.replace(/(?<=.) ?(\d|i{1,3})$/, '');
  const said = (words: string) => RULES.filter(([known]) => known.test(words)).map(([, meanings]) => meanings);
  const found = [numberless, text, withVowels(text)].map(said).find(({ length }) => length > 0) ?? [];
  if (!exact) return found;
  const [first = [], ...others] = found;
  return [[exact, ...first.filter((one) => one !== exact)], ...others];
}

/** A hidden column says nothing where another one of its words is seen: it has what stood there before. */
export function withoutHidden(headings: readonly string[], hidden: readonly number[] = []): string[] {
  const isNumbered = (heading: string) => /\d/.test(heading);
  const isSeen = (heading: string) =>
    headings.some(
      (other, at) =>
        !hidden.includes(at) &&
        (headingKey(other) === headingKey(heading) ||
          (!isNumbered(heading) && !isNumbered(other) && meaningsOf(other)[0] === meaningsOf(heading)[0])),
    );
  return headings.map((heading, at) =>
    hidden.includes(at) && meaningsOf(heading).length > 0 && isSeen(heading) ? '' : heading,
  );
}

/** Columns that may stand once for each athlete of a row. */
export const OF_EACH_ATHLETE: readonly Meaning[] = [
  ...([
    'name',
    'nik',
    'birthDate',
    'birth',
    'birthPlace',
    'weight',
    'height',
    'bloodType',
    'familyCard',
    'gender',
  ] as const),
];

type Test = (cell: string, vocabulary: Vocabulary) => boolean;

const CELL_TESTS: Readonly<Partial<Record<Meaning, Test>>> = {
  nik: (cell) => /^[≈'’]?\s*\d[\d\s.\-]{12,20}$/.test(cell) || /^\d[.,]\d+e\+?\d+$/i.test(cell),
  familyCard: (cell) => /^[≈'’]?\s*\d[\d\s.\-]{12,20}$/.test(cell),
  picEmail: (cell) => cell.includes('@'),
  picPhone: (cell) => /^['+]?[\d\s()./-]{8,20}$/.test(cell),
  birthDate: (cell) =>
    /\d/.test(cell) && (readDate(cell) !== undefined || /^\d{1,2}[-/. ]\w+[-/. ]\d{2,4}$/.test(cell)),
  birth: (cell) => splitBirth(cell).place !== '',
  gender: (cell) => readGender(cell) !== undefined,
  weight: (cell) =>
    /^\d{1,3}([.,]\d+)?\s*(kg)?\.?$/i.test(cell) || splitClass(cell) !== null || splitBody(cell) !== null,
  height: (cell) => /^\d{2,3}([.,]\d+)?\s*(cm)?\.?$/i.test(cell),
  bloodType: (cell) => /^(a|b|ab|o|-)[+-]?$/i.test(cell),
  category: (cell, words) => readEntryWords(cell, words).category !== undefined,
  ageCategory: (cell, words) => readEntryWords(cell, words).age !== undefined,
  className: (cell, words) => {
    const [least, most] = boundsIn(cell) ?? [0, 0];
    // '6-5-2010' is a day
    if (least < most && readDate(cell) === undefined) return true;
    // of '45 kg' the check asks which class is meant
    if (/^\d{2,3} ?kg\.?$/i.test(cell)) return true;
    const said = readEntryWords(cell, words);
    return said.className !== undefined || said.gender !== undefined || said.age !== undefined;
  },
  payment: (cell) => /lunas|belum|paid/i.test(cell),
  nomor: (cell, words) => namesNomor(cell, words.nomor ?? []),
  number: (cell) => /^\(?\d{1,4}\)?\.?$/.test(cell),
};

/** What cells of a column without understood heading say by themselves. */
const TOLD_BY_CELLS: readonly EntryColumn[] = [
  'nik',
  'picEmail',
  'birthDate',
  'gender',
  'category',
  'ageCategory',
  'className',
];

/** Cells that say something themselves. */
const saying = (cells: readonly string[]): string[] =>
  cells.filter((cell) => !['', '-'].includes(tidy(cell)) && !isDitto(tidy(cell)) && !isTick(cell));

const FITS = 0.5;
const TELLS = 0.8;

/** The share of cells, of those that say something, that fit the meaning; 1 where there are none. */
function share(cells: readonly string[], meaning: Meaning, vocabulary: Vocabulary): number {
  const test = CELL_TESTS[meaning];
  const filled = saying(cells);
  if (!test || filled.length === 0) return 1;
  // the members of a pair or a team may stand in the lines of one cell
  const fits = (cell: string) => {
    const pieces = OF_EACH_ATHLETE.includes(meaning) ? [piecesOf(cell), ...valuesIn(cell)] : [];
    const areAll = (values: readonly string[]) => values.length > 1 && values.every((value) => test(value, vocabulary));
    return test(tidy(cell), vocabulary) || pieces.some(areAll);
  };
  return filled.filter(fits).length / filled.length;
}

const IN_WORDS: readonly Meaning[] = ['category', 'className', 'ageCategory'];

/** What a part of most cells says: of 'U-17 B' and 'B atau C' the class is asked about, where else nobody would be. */
function halfUnderstood(
  meanings: readonly Meaning[],
  cells: readonly string[],
  vocabulary: Vocabulary,
): Meaning | undefined {
  const hasPart = (one: Meaning) => (cell: string) =>
    !SCHOOL_YEAR.test(tidy(cell)) &&
    tidy(cell)
      .split(/[\s/()]+/)
      .some((word) => word !== '' && CELL_TESTS[one]?.(word, vocabulary) === true);
  return meanings.find((one) => IN_WORDS.includes(one) && cells.filter(hasPart(one)).length >= cells.length * FITS);
}

/** Such a column may name one more event of a row. */
const OF_EVENTS =
  /\b(seni|tgr|jurus|nomor|nomer|event|acara|kategori|kat|category|cabang|lomba|pertandingan|tanding|tambahan)\b/;

const isLink = (cell: string): boolean => /^https?:\/\//i.test(tidy(cell));

/** Such a heading may as well tell of what club or school an athlete of a block's contingent is. */
const MAY_BE_A_CLUB =
  /\b(perguruan|klub|club|padepokan|ranting|unit|sekolah|lembaga|instansi|asal|tim|team|school|academy|country|nation|state|organi[sz]ation)\b/;
export const mayBeAClub = (heading: string): boolean =>
  MAY_BE_A_CLUB.test(headingKey(heading)) && !/\b(kontingen|contingent)\b/.test(headingKey(heading));

/**
 * What somebody is called besides, the telephone of an athlete, a weight that is wished for: taken only where no other
 * column is nearer.
 */
const BY_NAME =
  /\b(panggilan|alias|julukan|nickname|sertifikat|piagam|punggung|ideal|target|rencana|standar)\b|^(tahun|thn|th) (lahir|kelahiran)$|^year of birth$|\b(hp|telp|telepon|wa|whatsapp|phone|kontak|handphone|e ?mail)\b.*\b(atlet|atlit|pesilat|peserta|siswa)\b/;

/** A column without heading that few rows have filled is a note beside them, or what a choice is made from. */
const isOfRows = (cells: readonly string[]): boolean =>
  cells.filter((cell) => tidy(cell) !== '').length > cells.length / 2;

/**
 * One meaning for each column; null: not understood. What stands twice is taken once, but for the columns of pairs and
 * teams ('Nama Pesilat 1', 'Nama Pesilat 2').
 */
export function meaningsOfColumns(
  typed: readonly string[],
  cellsOf: (column: number) => readonly string[],
  vocabulary: Vocabulary,
  remembered: ReadonlyMap<string, Meaning> = new Map(),
  marks: readonly (SectionFacts | null)[] = [],
): (Meaning | null)[] {
  const headings = typed.map(numbered);
  const found: (Meaning | null)[] = headings.map(() => null);
  const given = new Set<Meaning>();
  const give = (at: number, meaning: Meaning): void => {
    found[at] = meaning;
    given.add(meaning);
  };
  const isNumbered = (at: number) => /(\d|\bi{1,3})\)?\s*$/i.test(headings[at]?.trim() ?? '');
  /** 'Nama Pesilat 1 | NIK | Nama Pesilat 2 | NIK', 'PESILAT I NAMA | PESILAT II NAMA': once for each of the pair. */
  const keys = headings.map((heading) => tidy(headingKey(heading).replace(/\b(\d|i{1,3})\b/g, ' ')));
  const names = keys.filter((key) => meaningsOf(key)[0] === 'name');
  const areOfSeveral = new Set(names).size < names.length;
  const isRepeated = (at: number) => areOfSeveral && keys[at] !== '' && keys.indexOf(keys[at] ?? '') < at;
  /** 'Kategori 1 | Kategori 2': who is in both has two entries. */
  const isOneMore = (meaning: Meaning, at: number) =>
    meaning === 'category' && isNumbered(at) && keys.indexOf(keys[at] ?? '') < at;
  const isFree = (meaning: Meaning, at: number) =>
    isOneMore(meaning, at) ||
    meaning === 'other' ||
    meaning === 'mark' ||
    !given.has(meaning) ||
    (OF_EACH_ATHLETE.includes(meaning) && (isNumbered(at) || isRepeated(at) || isOfMate(keys, at)));
  for (const [at, heading] of typed.entries()) {
    const before = remembered.get(headingKey(heading));
    if (before && isFree(before, at)) give(at, before);
  }
  for (const at of [...columnsOfBounds(headings), ...columnsOfOld(headings)]) if (found[at] === null) give(at, 'other');
  for (const at of markedColumns(marks, cellsOf)) if (found[at] === null) give(at, 'mark');
  for (const [at, meaning] of splitColumns(headings)) {
    if (found[at] === null && (meaning === 'more' || isFree(meaning, at))) give(at, meaning);
  }
  const exactness = (at: number) => {
    const key = headingKey(headings[at] ?? '');
    if (isOfSchool(headings, at, saying(cellsOf(at)))) return 2;
    // the day of the entry may stand below 'Tanggal' alone
    return EXACT.has(key)
      ? 0
      : BY_NAME.test(key) || LEADER.test(key) || isOfMate(keys, at) || mayBeAClub(key) || /^(tgl|tanggal)$/.test(key)
        ? 2
        : 1;
  };
  const hasClasses = (heading: string, cells: readonly string[]) =>
    meaningsOf(heading)[0] === 'className' && saying(cells).length > 0 && share(cells, 'className', vocabulary) >= FITS;
  const byExactness = headings.map((_, at) => at).sort((a, b) => exactness(a) - exactness(b) || a - b);
  for (const at of byExactness) {
    if (found[at] !== null) continue;
    // links are papers, whatever stands above them
    if (cellsOf(at).some(isLink)) {
      give(at, 'other');
      continue;
    }
    if (isOfAddress(keys, at)) {
      give(at, 'other');
      continue;
    }
    const [meanings = [], ...others] = readingsOf(headings[at] ?? '');
    const cells = cellsOf(at);
    const shareOf = (one: Meaning) => share(cells, one, vocabulary);
    // 'KATEGORI' with 'PUTERA' below is no class where 'KELAS' has them
    const isOfOther = (one: Meaning) =>
      one === 'className' &&
      meanings[0] !== one &&
      headings.some((other, place) => place !== at && hasClasses(other, cellsOf(place)));
    const free = meanings.filter((one) => isFree(one, at) && !isOfOther(one));
    const isContradicted = meanings.every((one) => shareOf(one) < FITS);
    const further = isContradicted ? others.flat().filter((one) => isFree(one, at)) : [];
    const best =
      free.find((one) => shareOf(one) >= FITS) ??
      further.find((one) => one !== 'other' && shareOf(one) >= FITS) ??
      // many cells may be at fault; the heading is the office's own word, unless it has several meanings
      (meanings.length === 1
        ? free[0]
        : (free.find((one) => shareOf(one) > 0 && shareOf(one) === Math.max(...free.map(shareOf))) ??
          halfUnderstood(free, saying(cells), vocabulary)));
    if (best) give(at, best);
  }
  // 'Kategori | Seni' with 'Tanding' beside 'Tunggal': both are entered
  const ofEvents = found.indexOf('category');
  const eventOf = (cell: string) => readEntryWords(tidy(cell), vocabulary).category;
  for (const [at, heading] of headings.entries()) {
    const cells = saying(cellsOf(at));
    const isSecond =
      ofEvents >= 0 && found[at] === null && OF_EVENTS.test(headingKey(heading)) && cells.some((cell) => eventOf(cell));
    const others = cellsOf(ofEvents).map(eventOf);
    const differs = cellsOf(at).some((cell, row) => eventOf(cell) !== undefined && eventOf(cell) !== others[row]);
    if (isSecond && differs && share(cells, 'category', vocabulary) >= TELLS) give(at, 'category');
  }
  for (const at of namesEachOther(keys, found, cellsOf)) found[at] = given.has('team') ? 'other' : 'team';
  const team = found.indexOf('team');
  // where each row says its event, and nobody is in a pair or a team, 'Team' is of whom somebody competes for
  const areAlone =
    OF_AN_EVENT.some((one) => given.has(one)) && !headings.some((_, at) => unitSizeIn(cellsOf(at), vocabulary) > 1);
  if (team >= 0 && !given.has('contingent') && areAlone && meaningsOf(keys[team] ?? '').includes('contingent')) {
    give(team, 'contingent');
  }
  for (const [at] of headings.entries()) {
    if (found[at] !== null) continue;
    const cells = cellsOf(at);
    if (saying(cells).length === 0 || !isOfRows(cells)) continue;
    const isTold = (one: EntryColumn) => given.has(one) || (one === 'birthDate' && given.has('birth'));
    const told = TOLD_BY_CELLS.find((one) => !isTold(one) && share(cells, one, vocabulary) >= TELLS);
    if (told) give(at, told);
  }
  // without any heading, clubs and places are whom athletes compete for
  for (const [at] of headings.every((heading) => heading === '') && !given.has('contingent')
    ? headings.entries()
    : []) {
    const cells = saying(cellsOf(at));
    const isClub = (cell: string) => isOfPlaceOrClub(tidy(cell)) && /\p{L}{2}/u.test(cell);
    const areClubs = cells.length > 1 && cells.filter(isClub).length >= cells.length * TELLS;
    if (found[at] === null && areClubs && !given.has('contingent')) give(at, 'contingent');
  }
  const named = given.has('name') ? undefined : columnOfNames(headings, found, cellsOf);
  if (named !== undefined) give(named, 'name');
  // what stands twice of one athlete: a row takes the latest, or tells both
  const mayBe = (at: number, meaning: Meaning) =>
    readingsOf(headings[at] ?? '').some((meanings) => meanings.includes(meaning)) && exactness(at) < 2;
  for (const meaning of areOfSeveral ? [] : OF_ONE_VALUE.filter((one) => given.has(one))) {
    for (const at of found.keys()) {
      if (found[at] !== null || !mayBe(at, meaning) || OF_ANOTHER.test(keys[at] ?? '')) continue;
      const cells = saying(cellsOf(at));
      if (cells.length > 0 && share(cells, meaning, vocabulary) >= FITS) give(at, meaning);
    }
  }
  return found;
}
