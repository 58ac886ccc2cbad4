// Category, age, gender and class of a row, which may stand in cells of their own or together in one: 'Remaja A Putri'.
import { fitsAge } from '@gelanggang/domain/athletes/age';
import { classByEntryName, classFor, fitsClass } from '@gelanggang/domain/athletes/class-for';
import { type EntryCells, nameKey } from '@gelanggang/domain/entry-list/columns';
import { isYears } from '@gelanggang/domain/entry-list/cell-values';
import { boundsIn } from '@gelanggang/domain/entry-list/class-bounds';
import { type EntryWords, readEntryWords, readGender } from '@gelanggang/domain/entry-list/entry-words';
import { namesNomor, nomorIn } from '@gelanggang/domain/entry-list/nomor-words';
import { unitSizeOf } from '@gelanggang/domain/entry-list/team-labels';
import { ageGroupOf } from '@gelanggang/domain/rules/age-groups';
import type { Nomor } from '@gelanggang/domain/rules/jurus-rules';
import { nomorOfGroup } from '@gelanggang/domain/rules/nomor';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import type { RowFaults } from './row-faults';
import { groupVerdictTexts as texts } from './verdict-texts';
import type { EntryReference, ReferenceAgeCategory, ReferenceMatchCategory } from './entry-reference.queries';

export interface CheckedGroup {
  category?: ReferenceMatchCategory;
  age?: ReferenceAgeCategory;
  gender?: Gender;
  /** Null in seni; undefined: not known. */
  classId?: number | null;
  /** Empty where the category has one event; undefined: not known. */
  nomor?: string;
}

interface Known {
  birthDate: string | undefined;
  /** Null: not told, and not needed. */
  bodyWeight: number | null | undefined;
  /** All that its contingent is registered into, this one first. */
  tournaments: readonly { name: string; startDate: string }[];
}

/** What each cell says, the cells of the row in the order of trust. */
interface Said {
  category: EntryWords;
  age: EntryWords;
  className: EntryWords;
  gender: EntryWords;
  nomor: EntryWords;
}

export function checkGroup(
  cells: EntryCells,
  known: Known,
  reference: EntryReference,
  faults: RowFaults,
): CheckedGroup {
  const said: Said = {
    category: readEntryWords(cells.category, reference.vocabulary),
    age: readEntryWords(cells.ageCategory, reference.vocabulary),
    className: readEntryWords(cells.className, reference.vocabulary),
    gender: readEntryWords(cells.gender, reference.vocabulary),
    nomor: readEntryWords(cells.nomor, reference.vocabulary),
  };
  const category = checkCategory(cells, reference, faults);
  const gender = checkGender(cells, said, faults);
  const age = checkAge(cells, said, known, reference, faults);
  const classId =
    category && age && gender
      ? checkClass(cells, said, { ...known, category, age, gender }, reference, faults)
      : undefined;
  const nomor = category && age ? checkNomor(cells, said, { category, age }, reference, faults) : undefined;
  return {
    ...(category ? { category } : {}),
    ...(age ? { age } : {}),
    ...(gender ? { gender } : {}),
    ...(classId === undefined ? {} : { classId }),
    ...(nomor === undefined ? {} : { nomor }),
  };
}

/** What the row is entered in, whichever of its cells says it; offered here or not. */
export function categoryOf(cells: EntryCells, reference: EntryReference): ReferenceMatchCategory | undefined {
  const { category, nomor, className, ageCategory } = cells;
  const [said] = [category, nomor, className, ageCategory].flatMap(
    (cell) => readEntryWords(cell, reference.vocabulary).category ?? [],
  );
  return reference.matchCategories.get(nameKey(category)) ?? reference.matchCategories.get(nameKey(said ?? ''));
}

/** Whether the row names a category of seni, offered here or not. */
export const isSeni = (cells: EntryCells, reference: EntryReference): boolean =>
  categoryOf(cells, reference)?.kind === 'seni';

function checkCategory(
  cells: EntryCells,
  reference: EntryReference,
  faults: RowFaults,
): ReferenceMatchCategory | undefined {
  const offered = [...reference.matchCategories.values()].filter((one) => one.isOffered).map((one) => one.name);
  const category = categoryOf(cells, reference);
  if (!category) {
    if (cells.category === '') return faults.refuse('category', 'empty', texts.noCategory, offered);
    return faults.refuse('category', 'unknown-category', texts.unknownCategory(cells.category), offered);
  }
  if (category.isOffered) return category;
  return faults.refuse('category', 'category-not-offered', texts.notOffered(category.name), offered);
}

/** What a cell may hold, so in the words of lists. */
const BOTH = [GENDER_LABELS.male, GENDER_LABELS.female];

function checkGender(cells: EntryCells, said: Said, faults: RowFaults): Gender | undefined {
  if (cells.gender === '') {
    const gender = said.className.gender ?? said.age.gender ?? said.category.gender;
    return gender ?? faults.refuse('gender', 'empty', texts.noGender, BOTH);
  }
  const gender = readGender(cells.gender) ?? said.gender.gender;
  if (!gender) {
    return faults.refuse('gender', 'gender', texts.unknownGender(cells.gender), BOTH);
  }
  const other = [said.className.gender, said.age.gender, said.category.gender].find((one) => one && one !== gender);
  if (!other) return gender;
  return faults.refuse('gender', 'gender', texts.otherGender(cells.gender, GENDER_LABELS[other]), BOTH);
}

function checkAge(
  cells: EntryCells,
  said: Said,
  { birthDate, tournaments }: Known,
  reference: EntryReference,
  faults: RowFaults,
): ReferenceAgeCategory | undefined {
  const names = [...reference.ageCategories.values()].map((one) => one.name);
  const cell = isYears(cells.ageCategory) ? '' : cells.ageCategory;
  const own = reference.ageCategories.get(nameKey(cell)) ?? reference.ageCategories.get(nameKey(said.age.age ?? ''));
  const other = said.className.age ?? said.category.age ?? said.gender.age;
  if (cell !== '' && !own) {
    return faults.refuse('ageCategory', 'unknown-age-category', texts.unknownAge(cell), names);
  }
  const age = own ?? reference.ageCategories.get(nameKey(other ?? ''));
  if (own && said.className.age && said.className.age !== own.name) {
    const text = texts.ageAndClass(own.name, cells.className);
    return faults.refuse('ageCategory', 'class-of-others', text, [own.name, said.className.age]);
  }
  if (age) {
    // the age category is checked for every tournament of the contingent (domain-rules)
    const misfit = birthDate && tournaments.find((tournament) => !fitsAge(age, birthDate, tournament.startDate));
    if (!misfit) return age;
    const proper = [...reference.ageCategories.values()].find((one) => fitsAge(one, birthDate, misfit.startDate));
    const text = texts.otherAge(longDate(birthDate), age.name, misfit.name, proper?.name ?? null);
    return faults.refuse('ageCategory', 'age', text, proper ? [proper.name] : []);
  }
  // nobody wrote it: the birth date says it
  const { startDate } = reference.tournament;
  const fitting = birthDate
    ? [...reference.ageCategories.values()].filter((one) => fitsAge(one, birthDate, startDate))
    : [];
  const [only] = fitting;
  if (only && fitting.length === 1) return only;
  return faults.refuse('ageCategory', 'empty', texts.noAge, names);
}

interface Grouped extends Known {
  category: ReferenceMatchCategory;
  age: ReferenceAgeCategory;
  gender: Gender;
}

/** A class is required for tanding and empty for seni; a blank one comes from age, gender and weight (domain-rules). */
function checkClass(
  cells: EntryCells,
  said: Said,
  { category, age, gender, bodyWeight }: Grouped,
  reference: EntryReference,
  faults: RowFaults,
): number | null | undefined {
  // 'Remaja C' may stand under the age, 'Tanding C' under the category
  const word = said.className.className ?? said.age.className ?? said.category.className;
  const isNamed = word !== undefined || said.className.rest !== '';
  if (category.kind === 'seni') {
    if (cells.className === '' || !isNamed) return null;
    const isOfOne = unitSizeOf(category.name) === 1;
    // 'Tunggal' is no word of the class 'B'
    const own = nomorOfCategory(reference, category, age).filter((one) => !isOfOne || one.name !== category.name);
    // 'Tangan kosong' or the A of 'Regu A' is no class, but an event
    if (nomorIn([cells.className, `${category.name} ${cells.className}`], own) !== undefined) return null;
    return faults.refuse('className', 'class-not-for-seni', texts.classForSeni(category.name));
  }
  const classes = reference.classes.filter((one) => one.ageCategoryId === age.id && one.gender === gender);
  const fitting = bodyWeight === undefined || bodyWeight === null ? null : classFor(classes, gender, bodyWeight);
  const halfNamed = isNamed || cells.className !== '' ? undefined : classAmong(cells, said);
  if (halfNamed !== undefined) {
    const text = texts.unknownClass(halfNamed, age.name);
    return faults.refuse('className', 'unknown-class', text, fitting ? [fitting.name] : []);
  }
  const { category: event } = said.className;
  if (!isNamed && event !== undefined && event !== category.name) {
    const text = texts.unknownClass(cells.className, age.name);
    return faults.refuse('className', 'unknown-class', text, fitting ? [fitting.name] : []);
  }
  if (!isNamed) {
    const [least, most] = boundsIn(cells.className) ?? [0, Infinity];
    if (bodyWeight !== undefined && bodyWeight !== null && (bodyWeight < least || bodyWeight > most)) {
      const text = texts.classWeight(cells.weight.replace(/\s*kg\.?$/i, ''), cells.className, fitting?.name ?? null);
      return faults.refuse('className', 'class-weight', text, fitting ? [fitting.name] : []);
    }
    if (fitting) return fitting.id;
    if (bodyWeight === undefined || bodyWeight === null) return undefined;
    const text = texts.noClass(age.name, cells.weight.replace(/\s*kg$/i, ''));
    return faults.refuse('className', 'no-class', text);
  }
  const named = classByEntryName(classes, gender, cells.className) ?? classByEntryName(classes, gender, word ?? '');
  const options = fitting ? [fitting.name] : [];
  // which of several open ones the scale says
  if (!named && fitting && /^(bebas|open)$/i.test(word ?? '') && /^open\b/i.test(fitting.name)) return fitting.id;
  if (!named) {
    const text = texts.unknownClass(cells.className || (word ?? ''), age.name);
    return faults.refuse('className', 'unknown-class', text, options);
  }
  if (bodyWeight === undefined || bodyWeight === null) return undefined;
  if (fitsClass(named, bodyWeight)) return named.id;
  const weight = cells.weight.replace(/\s*kg\.?$/i, '');
  const text = texts.classWeight(weight, named.name, fitting?.name ?? null);
  return faults.refuse('className', 'class-weight', text, options);
}

/** 'Tanding U-17 A': what is understood of the category leaves a letter, which is a class; the weight may say another one. */
const classAmong = (cells: EntryCells, said: Said): string | undefined =>
  (['category', 'age'] as const)
    .filter((key) => /(?:^| )(?:[a-l]|under|open|bebas)(?: |$)/.test(said[key].rest))
    .map((key) => (key === 'age' ? cells.ageCategory : cells.category))[0];

function nomorOfCategory(
  { ruleSet }: EntryReference,
  { key }: ReferenceMatchCategory,
  age: ReferenceAgeCategory,
): readonly Nomor[] {
  return nomorOfGroup(ageGroupOf(age, ruleSet)).filter((one) => one.event === key);
}

/** The column's own words, else those of category, class and age: 'Tunggal tangan kosong' may stand under the category. */
function checkNomor(
  cells: EntryCells,
  said: Said,
  { category, age }: Pick<Grouped, 'category' | 'age'>,
  reference: EntryReference,
  faults: RowFaults,
): string | undefined {
  const own = nomorOfCategory(reference, category, age);
  const isOwn = cells.nomor !== '';
  const named = nomorIn(isOwn ? [cells.nomor] : [cells.category, cells.className, cells.ageCategory], own);
  if (own.length < 2) {
    const { rest, className } = said.nomor;
    const isCategory = said.nomor.category === category.name && rest === '' && className === undefined;
    const other = isOwn ? undefined : [cells.category, cells.className].find((cell) => namesNomor(cell, []));
    const isOther = other !== undefined && !own.some((one) => namesNomor(one.name, []));
    if (category.kind === 'seni' && isOther) {
      faults.add('nomor', 'unknown-nomor', texts.noEvents(category.name, age.name, other), 'note');
    }
    if (!isOwn || named !== undefined || isCategory) return '';
    const text = texts.noEvents(category.name, age.name, cells.nomor);
    return faults.refuse('nomor', 'unknown-nomor', text);
  }
  if (named !== undefined) return named;
  const names = own.map((one) => one.name);
  if (isOwn) {
    const text = texts.unknownEvent(cells.nomor, category.name, age.name);
    return faults.refuse('nomor', 'unknown-nomor', text, names);
  }
  // an office that says none is told, and may say it later: the entry comes in without one
  const text = texts.eventMissing(category.name, age.name, names);
  faults.add('nomor', 'nomor-missing', text, 'incomplete', names);
  return '';
}
