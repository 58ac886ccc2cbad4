// Columns that are ticked: a mark below 'Tanding', 'L' or 'A' says of the athlete what the heading says.
import { isBlank, readMeasure } from './cell-values';
import { boundsIn } from './class-bounds';
import { type EntryCells, type EntryColumn, nameKey, tidy } from './columns';
import { type EntryWords, readEntryWords, readGender, type Vocabulary } from './entry-words';
import { initialsOf } from './mark-initials';
import { namesNomor } from './nomor-words';
import { asOneMatch, isTanding } from './one-match';
import { factsOfWords, type SectionFacts } from './section-rows';
import { type SheetRow, textAt } from './sheet-rows';
import { unitSizeOf } from './team-labels';

/** 'v', '✓', 'x', '1', 'ya', TRUE of a box that is ticked. */
export const isMark = (cell: string): boolean =>
  /^\(?(v+|x+|y|ya|iya|yes|ok|ikut|true|1|[✓✔√☑☒✗✘×•●■*✅])\)?$/iu.test(tidy(cell));

/** 'tidak', 'T' beside 'Y', '0', FALSE of a box that is not; no class is called 'T'. */
const isNoMark = (cell: string): boolean =>
  /^(tidak|tdk|tak|t|no|false|0|☐|□|❌)$/iu.test(tidy(cell)) || (isBlank(tidy(cell)) && !isMark(cell));

const BOUNDS = /^(?:(?:kelas|kls)\.? )?\d{2,3}\s*[-–]\s*\d{2,3}\s*(kg)?$/i;

/** What a mark below these words says; null: they are no category, age, gender or class alone. */
export function saidByMark(words: string, vocabulary: Vocabulary): SectionFacts | null {
  const text = tidy(words.replace(/\((?:y|ya) ?\/ ?(?:t|n|tidak)\)|^ *(?:ikut|mengikuti)(?= )/gi, ' '));
  const gender = readGender(text);
  if (gender) return { gender: gender === 'male' ? 'Putra' : 'Putri' };
  // which event it is, the check asks
  if (/^(?:seni|tgr|seni tgr|jurus seni)$/i.test(text)) return { category: 'Seni' };
  return BOUNDS.test(text) ? { className: text } : factsOfWords(text, vocabulary);
}

/** 'A | B | C | … | L': among classes 'L' is one, too. */
const FEWEST_LETTERS = 3;

/** By column, of the lowest words that the header has above it. */
export function marksOf(
  header: readonly SheetRow[],
  width: number,
  vocabulary: Vocabulary,
): readonly (SectionFacts | null)[] {
  const words = Array.from({ length: width }, (_, at) =>
    header.map((row) => textAt(row, at)).findLast((text) => text !== ''),
  );
  const initials = initialsOf(words, vocabulary);
  const isLetter = (text: string | undefined) => text !== undefined && /^\p{L}$/u.test(text);
  const areClasses = words.filter(isLetter).length >= FEWEST_LETTERS;
  const genders = gendersAbove(header, width);
  return words.map((text, at) => {
    if (text === undefined) return null;
    const said = initials.get(text.toUpperCase());
    if (said) return said;
    const own = areClasses && isLetter(text) ? { className: text.toUpperCase() } : saidByMark(text, vocabulary);
    const gender = own?.className === undefined ? undefined : genders[at];
    return gender === undefined ? own : { ...own, gender };
  });
}

/** 'PUTRA' and 'PUTRI' above the classes of each: by column the one that stands above it or to its left. */
function gendersAbove(header: readonly SheetRow[], width: number): readonly (string | undefined)[] {
  for (const row of header.slice(0, -1)) {
    const texts = Array.from({ length: width }, (_, at) => textAt(row, at));
    if (new Set(texts.flatMap((text) => readGender(text) ?? [])).size < 2) continue;
    let gender: string | undefined;
    return texts.map((text) => {
      const said = readGender(text);
      if (text !== '') gender = said === undefined ? undefined : said === 'male' ? 'Putra' : 'Putri';
      return gender;
    });
  }
  return [];
}

/** A word among marks is asked about where it stands. */
const MARKS_SHARE = 0.8;

/** 'C', 'Kls. B', 'Under', '45-50 kg' where a mark might stand: who is ticked is of that class. */
const CLASS = /^(?:(?:kelas|kls)\.? ?)?(?:[a-z]|under|open ?\d?|bebas|\d{2,3} ?[-–] ?\d{2,3}(?: ?kg)?)$/i;
const isClass = (cell: string): boolean => CLASS.test(tidy(cell)) && !isMark(cell);

/** kg, of the lightest and the heaviest who may be entered. */
const [LIGHTEST, HEAVIEST] = [15, 200];
/** '45' below 'B': who is weighed there is of that class. */
const isWeight = (cell: string): boolean => {
  const weight = readMeasure(tidy(cell)) ?? 0;
  return weight >= LIGHTEST && weight <= HEAVIEST;
};

/** 'G1', 'Tim 2', '1', 'A' below 'Ganda': of which pair or team an athlete is. */
const isLabel = (cell: string): boolean => /^(?:[a-z]{1,6}[. -]?)?\d{1,2}$|^[a-d]$/i.test(tidy(cell));

/** Whether a column of pairs or teams numbers them: where all of its cells are marks, nobody is told apart. */
export const hasLabels = (facts: SectionFacts | null, cells: readonly string[]): boolean =>
  unitSizeOf(facts?.category) > 1 && cells.some((cell) => !isMark(cell) && !isNoMark(cell));

/** The columns in which hardly anything but marks stands: all whose heading allows it, once one of them has a mark. */
export function markedColumns(
  marks: readonly (SectionFacts | null)[],
  cellsOf: (column: number) => readonly string[],
): number[] {
  const isMostly = (at: number, test: (cell: string) => boolean) => {
    const cells = cellsOf(at).filter((cell) => !isNoMark(cell));
    return cells.filter(test).length >= cells.length * MARKS_SHARE;
  };
  const isSaid = (at: number) => cellsOf(at).some((cell) => !isNoMark(cell));
  const possible = marks.flatMap((facts, at) => (facts && isMostly(at, isMark) ? [at] : []));
  const marksIn = (at: number) => cellsOf(at).filter(isMark);
  const ticked = possible.filter((at) => marksIn(at).length > 0);
  // a lone column of ones may number the teams
  const isNumber = ticked.length === 1 && ticked.every((at) => marksIn(at).every((cell) => tidy(cell) === '1'));
  const events = marks.filter((facts) => facts?.category !== undefined).length;
  // 'Regu' alone beside a column of categories numbers the teams of those
  const labelled = marks.flatMap((facts, at) =>
    events > 1 && hasLabels(facts, cellsOf(at)) && isMostly(at, (cell) => isMark(cell) || isLabel(cell)) ? [at] : [],
  );
  const withClasses = marks.flatMap((facts, at) =>
    facts && !ticked.includes(at) && isMostly(at, (cell) => isMark(cell) || isClass(cell)) ? [at] : [],
  );
  const isTicked = (ticked.length > 0 && !isNumber) || labelled.length > 0;
  const classed = withClasses.filter((at) => {
    if (!cellsOf(at).some(isClass)) return false;
    // 'TANDING' beside others that are ticked, 'PA' beside 'PI', an age beside another
    const { category, gender, ageCategory } = marks[at] ?? {};
    if (category !== undefined) return isTanding(category) && isTicked;
    const isBeside = (other: number) =>
      other !== at && (gender ? marks[other]?.gender : marks[other]?.ageCategory) !== undefined;
    return (gender ?? ageCategory) !== undefined && withClasses.some(isBeside);
  });
  const classes = marks.flatMap((facts, at) =>
    facts?.className !== undefined && isMostly(at, (cell) => isMark(cell) || isWeight(cell)) ? [at] : [],
  );
  const areWeighed = classes.length >= FEWEST_LETTERS && classes.some((at) => cellsOf(at).some(isWeight));
  const weighed = areWeighed ? [] : weighedByGender(marks, cellsOf);
  const further = isTicked ? [...possible, ...classed, ...labelled] : [];
  // 'Tim Garuda' or the partner below 'Ganda', 'Tangan kosong' below 'Tunggal': beside other events each cell enters
  const kinds = new Set(marks.flatMap((facts) => facts?.category ?? [])).size;
  const areEvents = kinds > 2 || (kinds > 1 && further.some((at) => marks[at]?.category !== undefined));
  if (areEvents)
    further.push(...marks.flatMap((facts, at) => (facts?.category !== undefined && isSaid(at) ? [at] : [])));
  if (weighed.length > 0) return [...new Set([...weighed, ...further])];
  if (areWeighed) return [...new Set([...classes, ...further])];
  if (isTicked || areEvents) return [...new Set(further)];
  return classed.length === 0 ? [] : withClasses.filter((at) => marks[at]?.gender ?? marks[at]?.ageCategory);
}

/** Hardly anybody is so old, and the lightest of most lists are heavier. */
const OLDEST = 36;

/** 'PA | PI' with a weight below one of them in each row: it says the gender, too. Smaller whole numbers may be ages. */
function weighedByGender(
  marks: readonly (SectionFacts | null)[],
  cellsOf: (column: number) => readonly string[],
): number[] {
  const columns = marks.flatMap((facts, at) => (facts?.gender === undefined ? [] : [at]));
  const genders = new Set(columns.map((at) => marks[at]?.gender));
  const [one = [], other = []] = columns.map((at) => cellsOf(at).map((cell) => (isNoMark(cell) ? '' : tidy(cell))));
  const isOnce = one.every((cell, row) => cell === '' || (other[row] ?? '') === '');
  const weights = [...one, ...other].filter((cell) => cell !== '');
  if (columns.length !== 2 || genders.size !== 2 || !isOnce || weights.length === 0 || !weights.every(isWeight))
    return [];
  const sure = weights.filter((cell) => /kg|\d[.,]\d/i.test(cell) || (readMeasure(cell) ?? 0) > OLDEST);
  const areTall = weights.every((cell) => (readMeasure(cell) ?? 0) > TALLEST_WEIGHT);
  return sure.length * 2 > weights.length && !areTall ? columns : [];
}

/** kg; where everybody has more, these are heights. */
const TALLEST_WEIGHT = 125;

/** The athlete once for each category that is ticked; all other ticks hold for all of these. */
export function tickedOf(
  cells: EntryCells,
  row: readonly string[],
  columns: readonly { at: number; facts: SectionFacts; isLabelled: boolean }[],
  vocabulary: Vocabulary,
): EntryCells[] {
  const said = columns.flatMap(({ at, facts, isLabelled }) => {
    const cell = tidy(row[at] ?? '');
    if (isNoMark(cell)) return [];
    if (isLabelled && isLabel(cell)) return [{ ...facts, team: `${facts.category} ${cell}` }];
    if (isMark(cell)) return [facts];
    // a team's name, or who else is of the pair
    if (isLabelled && !namesNomor(cell, vocabulary.nomor ?? [])) return [{ ...facts, team: cell }];
    if (isClass(cell) && facts.className === undefined) return [{ ...facts, className: cell }];
    if (isWeight(cell) && (facts.className ?? facts.gender) !== undefined) return [{ ...facts, weight: cell }];
    // what stands there instead of a mark is not lost: 'Tanding' with a 'B' below
    const [[column, value] = ['className', ''] as const] = Object.entries(facts) as [EntryColumn, string][];
    return [{ ...facts, [column]: `${value} ${cell}` }];
  });
  const ofAll = said.filter((facts) => facts.category === undefined);
  const categories = asOneMatch(said.filter((facts) => facts.category !== undefined));
  const own = readEntryWords(cells.category, vocabulary).category;
  const isOther = ({ category = '' }: SectionFacts) => readEntryWords(category, vocabulary).category !== own;
  const others = own === undefined ? categories : categories.filter(isOther);
  const entries = cells.category === '' && others.length > 0 ? others : [{}, ...others];
  const made = entries.map((facts) => {
    const entry = { ...cells, ...(facts.category === undefined ? {} : { category: '' }) };
    for (const each of [...ofAll, facts]) addTo(entry, each);
    return entry;
  });
  return withClassOfTanding(made, vocabulary);
}

/** 'Tanding, Tunggal' in one cell is two entries, and 'Tanding / Seni' asks of the second what it is. */
export function eachCategory(typed: EntryCells, vocabulary: Vocabulary): EntryCells[] {
  const cells = { ...typed, category: saidOnce(typed.category, vocabulary) };
  const events = eventsIn(cells.category, vocabulary);
  if (events.length > 1) {
    const ages = new Set(events.flatMap(({ age }) => age ?? []));
    const entries = events.map(({ category = '', className, gender, age, rest }) => {
      const isMatch = isTanding(category);
      const entry = { ...cells, category: isMatch ? category : tidy(`${category} ${className ?? ''} ${rest}`) };
      if (isMatch) Object.assign(entry, { className: className ?? cells.className, nomor: '', team: '' });
      if (gender) entry.gender ||= gender === 'male' ? 'Putra' : 'Putri';
      // 'Tanding A Remaja' beside 'Tunggal'
      const own = age ?? (ages.size === 1 ? [...ages][0] : undefined);
      if (own) entry.ageCategory ||= own;
      return entry;
    });
    return withClassOfTanding(entries, vocabulary);
  }
  const said: string[] = [];
  let rest = cells.category;
  for (;;) {
    const words = readEntryWords(rest, vocabulary);
    if (words.category === undefined || said.includes(words.category)) break;
    said.push(words.category);
    rest = words.rest;
  }
  rest = tidy(rest.replace(/\b(dan|and|serta|plus)\b/g, ' '));
  const match = said.length === 1 && !isTanding(said[0]) ? classBeside(cells.category, vocabulary) : undefined;
  if (match) {
    const { event, className } = match;
    return [
      { ...cells, category: 'Tanding', className, nomor: '', team: '' },
      { ...cells, category: event },
    ];
  }
  const isSeniLeft = said.length === 1 && isTanding(said[0]) && /\b(seni|tgr)\b/i.test(cells.category);
  if (said.length < 2 && !isSeniLeft) return [cells];
  const { gender, age, ...whole } = readEntryWords(cells.category, vocabulary);
  // 'Tanding B & Tunggal'
  const pieces = cells.category.split(/[&,+/;]|\b(?:dan|and|serta|plus)\b/i);
  const ofMatch = pieces.map((piece) => readEntryWords(piece, vocabulary)).find((piece) => isTanding(piece.category));
  const className = ofMatch?.className ?? whole.className;
  // 'Tanding & Seni' beside 'B / Tunggal'
  const seni = readEntryWords(cells.className, vocabulary).category ?? 'Seni';
  const each = [...said, ...(isSeniLeft ? [isTanding(seni) ? 'Seni' : seni] : [])].map((category, at) => {
    const entry = { ...cells, category };
    // what else the cell said
    if (gender) entry.gender ||= gender === 'male' ? 'Putra' : 'Putri';
    if (age) entry.ageCategory ||= age;
    if (at === said.length - 1 && rest !== '') entry.category = `${category} ${rest}`;
    else if (className) entry.className ||= className;
    return entry;
  });
  return withClassOfTanding(each, vocabulary);
}

/** 'Tunggal & Tunggal', 'Seni & Tunggal' out of two columns: 'Tunggal'. */
function saidOnce(cell: string, vocabulary: Vocabulary): string {
  const pieces = cell.split(' & ');
  if (pieces.length < 2) return cell;
  const said = pieces.map((piece) => ({ piece, ...readEntryWords(piece, vocabulary) }));
  const isSeni = ({ piece }: { piece: string }) => /^(?:seni|tgr)$/i.test(tidy(piece));
  const hasEvent = said.some(({ category }) => category !== undefined && !isTanding(category));
  const left = said.filter((one, at) => {
    if (isSeni(one)) return !hasEvent;
    const isBare = one.category !== undefined && nameKey(one.piece) === nameKey(one.category);
    return !said.some((other, place) => {
      if (other.category !== one.category) return false;
      if (nameKey(other.piece) === nameKey(one.piece)) return place < at;
      return isBare && place !== at && one.category !== undefined;
    });
  });
  return left.map(({ piece }) => piece).join(' & ');
}

/** 'Tanding A, Tunggal, Regu 1': each with what is said of it; none where a piece names no category, or one twice. */
function eventsIn(cell: string, vocabulary: Vocabulary): EntryWords[] {
  const pieces = cell.split(/[&,+/;\n]|\b(?:dan|and|serta|plus)\b/i).map(tidy);
  const events = pieces.map((piece) => readEntryWords(piece, vocabulary));
  const categories = new Set(events.map(({ category }) => category));
  return categories.has(undefined) || categories.size < events.length ? [] : events;
}

/** 'D & Tunggal': the class of a match, beside an event; 'Regu A' and 'Ganda A' are events and pairs. */
function classBeside(category: string, vocabulary: Vocabulary): { event: string; className: string } | undefined {
  const pieces = category.split(/\s*(?:[&+]|\b(?:dan|and|serta|plus)\b)\s*/i);
  const [one, other] = pieces.map((piece) => readEntryWords(piece, vocabulary));
  if (pieces.length !== 2 || !one || !other) return undefined;
  const isClass = ({ category: event, rest, className }: EntryWords) =>
    event === undefined && rest === '' && className !== undefined;
  const at = isClass(one) ? 0 : isClass(other) ? 1 : -1;
  const [className = '', event = ''] = at === 0 ? pieces : [...pieces].reverse();
  return at >= 0 && [one, other][1 - at]?.category !== undefined ? { event, className } : undefined;
}

/** Whether a column of classes is of tanding by its heading: 'TANDING', 'KELAS TANDING', and not 'TANDING / SENI'. */
export const isClassOfTanding = (heading: string, vocabulary: Vocabulary): boolean =>
  isTanding(readEntryWords(heading, vocabulary).category) && !/\b(seni|tgr|jurus|nomor)\b/i.test(heading);

/** Of such a class the match, beside the event that the row names: 'KELAS TANDING | KATEGORI TGR'. */
export function withMatch(cells: EntryCells, vocabulary: Vocabulary): EntryCells[] {
  const { className, category, rest } = readEntryWords(cells.className, vocabulary);
  const isNamed = className !== undefined || boundsIn(cells.className) !== null || isMark(cells.className);
  if (isBlank(cells.className) || !isNamed || category !== undefined || rest !== '') return [cells];
  const match = { ...cells, category: 'Tanding', className: isMark(cells.className) ? '' : cells.className };
  const said = [cells.category, cells.nomor].find((cell) => !isBlank(cell)) ?? '';
  if (said === '') return [match];
  const event = readEntryWords(said, vocabulary).category;
  if (event === undefined || isTanding(event)) return [cells];
  return [
    { ...match, nomor: '', team: '' },
    { ...cells, className: '' },
  ];
}

/** 'Kelas A Putra' below 'NOMOR', beside 'Tunggal' of others: only matches have classes. */
export function withClassAsMatch(cells: EntryCells, vocabulary: Vocabulary): EntryCells {
  const words = readEntryWords(cells.category, vocabulary);
  const isClass = /\b(?:kelas|kls|class)\b/i.test(cells.category) && words.className !== undefined;
  const isAlone = words.category === undefined && words.rest === '' && isBlank(cells.className);
  const match = vocabulary.categories.find(isTanding);
  if (match === undefined || !isAlone || !(isClass || boundsIn(cells.category))) return cells;
  return { ...cells, category: match, className: cells.category };
}

/** The class of whoever is in tanding and in seni is that of tanding. */
function withClassOfTanding(entries: readonly EntryCells[], vocabulary: Vocabulary): EntryCells[] {
  const inTanding = entries.map(({ category }) => isTanding(readEntryWords(category, vocabulary).category));
  if (!inTanding.includes(true)) return [...entries];
  return entries.map((entry, at) => (inTanding[at] ? entry : { ...entry, className: '' }));
}

/** Two that differ stand side by side, and are asked about. */
function addTo(cells: EntryCells, facts: SectionFacts): void {
  for (const [key, value] of Object.entries(facts) as [EntryColumn, string][]) {
    if (cells[key] === '') cells[key] = value;
    else if (nameKey(cells[key]) !== nameKey(value)) cells[key] = `${cells[key]} ${value}`;
  }
}
