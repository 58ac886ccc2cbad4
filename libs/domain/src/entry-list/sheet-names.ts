// What the name of a sheet says of its athletes: 'TANDING', 'Kab. Kudus', and letters that name genders or classes.
import { readMeasure } from './cell-values';
import { type EntryCells, nameKey, tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { contingentIn } from './lone-cells';
import { factsOfWords, LIST_WORDS, type SectionFacts } from './section-rows';
import type { ReadRow } from './sheet-layout';
import type { SheetPlan } from './sheet-plan';
import { type Sheet, textAt } from './sheet-rows';

const isLetter = (name: string): boolean => /^\p{L}$/u.test(tidy(name));

/** 'TANDING' or 'Kab. Kudus' as the name of a sheet says something of all its athletes; a letter alone does not. */
export function factsOfSheet(
  sheet: Sheet,
  plan: SheetPlan,
  read: readonly ReadRow[],
  vocabulary: Vocabulary,
): SectionFacts {
  const named = sheet.name.replace(LIST_WORDS, '');
  if (isLetter(sheet.name) || isLetter(named)) return {};
  // 'ATLET PUTRA', 'Data Tanding'
  const said = factsOfWords(sheet.name, vocabulary) ?? factsOfWords(named, vocabulary);
  if (said) return said;
  const isNamed = plan.meanings.includes('contingent') || read.some(({ facts }) => facts.contingent);
  // 'Budi' over the form of Budi Santoso is no contingent
  const isOfPerson = read.some(
    ({ row, kind }) =>
      kind === 'athlete' && plan.meanings.some((one, at) => one === 'name' && isPartOf(sheet.name, textAt(row, at))),
  );
  if (isOfPerson) return {};
  // 'Jepara (2)' is how a spreadsheet calls a copy
  const contingent = isNamed ? undefined : contingentIn(sheet.name.replace(/\s*\(\d\)$/, ''));
  return contingent === undefined ? {} : { contingent };
}

const isPartOf = (part: string, name: string): boolean => ` ${nameKey(name)} `.includes(` ${nameKey(part)} `);

interface NamedSheet {
  name: string;
  rows: readonly { cells: EntryCells }[];
}

const PAIRS_OF_GENDERS: readonly (readonly [string, string])[] = [
  ['L', 'P'],
  ['M', 'F'],
];
/** No class but the open ones is wider. */
const WIDEST_CLASS = 6;

/** By place what sheets say together that are named by one letter each: 'L' and 'P', or classes whose weights follow on. */
export function factsOfLetters(sheets: readonly NamedSheet[]): Map<number, SectionFacts> {
  const lettered = sheets.flatMap(({ name, rows }, at) =>
    isLetter(name) && rows.length > 0 ? [{ at, letter: tidy(name).toUpperCase(), rows }] : [],
  );
  const sorted = lettered.sort((a, b) => (a.letter < b.letter ? -1 : 1));
  const letters = sorted.map(({ letter }) => letter);
  for (const [male, female] of PAIRS_OF_GENDERS) {
    if (letters.length !== 2 || !letters.includes(male) || !letters.includes(female)) continue;
    return new Map(sorted.map(({ at, letter }) => [at, { gender: letter === male ? 'Putra' : 'Putri' }]));
  }
  const bounds = sorted.map(({ rows }) => {
    const weights = rows.flatMap(({ cells }) => readMeasure(cells.weight) ?? []);
    return { least: Math.min(...weights), most: Math.max(...weights) };
  });
  const areClasses =
    new Set(letters).size === letters.length &&
    bounds.length > 1 &&
    bounds.every(({ least, most }, at) => most - least <= WIDEST_CLASS && least > (bounds[at - 1]?.most ?? 0));
  return new Map(areClasses ? sorted.map(({ at, letter }) => [at, { className: letter }]) : []);
}
