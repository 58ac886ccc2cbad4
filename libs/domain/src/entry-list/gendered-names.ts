// Columns of names headed by a gender each ('KONTINGEN | KELAS | NAMA PUTRA | NAMA PUTRI'), and counted ones of whom each has
// a class of their own ('NAMA 1 | KELAS 1 | NAMA 2 | KELAS 2').
import { headingKey, tidy } from './columns';
import { readEntryWords, type Vocabulary } from './entry-words';
import { findHeader, headingsOf } from './header-rows';
import { meaningsOf } from './headings';
import { type Sheet, type SheetRow, textAt } from './sheet-rows';
import type { SectionFacts } from './section-rows';
import { MOST_SIDES } from './side-tables';
import { unitSizeIn } from './team-labels';

/** Columns beside one another of somebody each, behind what holds for all of a row. */
export interface Group {
  from: number;
  to: number;
  facts: SectionFacts;
  /** The columns that say what holds for it, one for each of `labels`. */
  labelsAt: readonly number[];
}

export interface Groups {
  header: readonly SheetRow[];
  /** The headings of what holds for all of a row. */
  labels: readonly string[];
  groups: readonly Group[];
  /** What holds for a row is written in each of them. */
  isWhole?: true;
}

const WORDS_OF_GENDER =
  /\b(putr[ai]|puter[ai]|pa|pi|pria|wanita|laki[\s-]*laki|perempuan|men|women|male|female|boys|girls)\b/giu;
export const withoutGender = (heading: string): string => tidy(heading.replace(WORDS_OF_GENDER, ' '));
/** 'Nama Atlet 2', 'Atlet II' and '(2) Nama' are of the second one. */
const withoutCount = (heading: string): string => tidy(heading.replace(/\b(?:\d|i{1,3}v?|v)\b/giu, ' '));

/** What may be said once of the man and the woman in one row. */
const OF_EVENTS: readonly string[] = ['className', 'category', 'nomor'];
const OF_BOTH: readonly string[] = [...OF_EVENTS, 'number', 'contingent', 'ageCategory', 'other'];

interface Column {
  at: number;
  text: string;
  key: string;
  means: string;
}

/** The groups of such a sheet, one for each column of names; undefined: it is none, or whose a column is cannot be told. */
export function genderedNames(sheet: Sheet, vocabulary: Vocabulary): Groups | undefined {
  const header = findHeader(sheet.rows, vocabulary);
  const columns = headingsOf(header).flatMap((heading, at): Column[] => {
    if (tidy(heading) === '') return [];
    const text = header.map((row) => textAt(row, at)).findLast((own) => own !== '') ?? heading;
    const key = headingKey(withoutCount(withoutGender(text)));
    return [{ at, text, key, means: meaningsOf(key)[0] ?? '' }];
  });
  const names = columns.filter(({ means }) => means === 'name');
  const genders = names.map(({ text }) => readEntryWords(text, vocabulary).gender);
  const areOfBoth = new Set(genders).size === 2 && !genders.includes(undefined);
  const areCounted = names.length > 1 && names.every(({ text }) => withoutCount(text) !== text);
  const dealt = (areOfBoth || areCounted) && names.length <= MOST_SIDES ? deal(columns, names) : undefined;
  if (!dealt) return undefined;
  if (!areOfBoth) return countedNames(sheet, { header, columns, names, dealt }, vocabulary);
  if (!dealt.shared.every(({ means }) => OF_BOTH.includes(means))) return undefined;
  const groups = names.map(({ at }, nth): Group => {
    const { own = [], label } = dealt.ofName[nth] ?? {};
    const places = [at, ...own.map((one) => one.at)];
    return {
      ...{ from: Math.min(...places), to: Math.max(...places) + 1 },
      labelsAt: [...dealt.shared, ...(label ? [label] : [])].map((one) => one.at),
      facts: { gender: genders[nth] === 'male' ? 'Putra' : 'Putri' },
    };
  });
  const [first] = groups;
  const isAlike = ({ from, to, labelsAt }: Group) =>
    to - from === (first ? first.to - first.from : 0) && labelsAt.length === first?.labelsAt.length;
  // two columns of names of the same gender and event may be of a pair
  const keys = groups.map(({ labelsAt, facts }) => [...labelsAt, facts.gender].join());
  const isTold = first !== undefined && groups.every(isAlike) && columns.length > names.length;
  if (!isTold || (first.to - first.from === 1 && new Set(keys).size < groups.length)) return undefined;
  const labels = first.labelsAt.map((at) => columns.find((one) => one.at === at)?.text ?? '');
  return { header, labels, groups };
}

interface Counted {
  header: readonly SheetRow[];
  columns: readonly Column[];
  names: readonly Column[];
  dealt: Dealt;
}

/** Who has an event each performs with none of the others in the row. */
function countedNames({ rows }: Sheet, { header, columns, names, dealt }: Counted, vocabulary: Vocabulary) {
  const own = dealt.ofName.map((one) => one.own ?? []);
  const events = own.flat().filter(({ means }) => OF_EVENTS.includes(means));
  const below = rows.filter(({ line }) => line > (header.at(-1)?.line ?? 0));
  const said = below.flatMap((row) => [...events, ...dealt.shared].map(({ at }) => textAt(row, at)));
  if (events.length < names.length || unitSizeIn(said, vocabulary) > 1) return undefined;
  const labelsAt = dealt.shared.map(({ at }) => at);
  const groups = names.map(({ at }, nth): Group => {
    const places = [at, ...(own[nth] ?? []).map((one) => one.at)];
    return { from: Math.min(...places), to: Math.max(...places) + 1, facts: {}, labelsAt };
  });
  const labels = labelsAt.map((at) => columns.find((one) => one.at === at)?.text ?? '');
  return { header, labels, groups, isWhole: true as const };
}

interface Dealt {
  shared: readonly Column[];
  /** By the place among the names: the columns beside it that are its own, or the one that holds for a run of names. */
  ofName: readonly { own?: readonly Column[]; label?: Column }[];
}

/** Which columns are of all names, and which of one; undefined: it cannot be told. */
function deal(columns: readonly Column[], names: readonly Column[]): Dealt | undefined {
  const places = names.map((name) => columns.indexOf(name));
  const between = places.slice(1).map((place, nth) => columns.slice((places[nth] ?? 0) + 1, place));
  const before = columns.slice(0, places[0]);
  const after = columns.slice((places.at(-1) ?? 0) + 1);
  const keysOf = (some: readonly Column[]) => some.map(({ key }) => key).join('|');
  const [gap = []] = between;
  if (between.every((own) => own.length === 0)) return { shared: [...before, ...after], ofName: names.map(() => ({})) };
  if (between.every((own) => own.length > 0)) {
    if (between.some((own) => keysOf(own) !== keysOf(gap))) return undefined;
    const size = gap.length;
    const isBehind = keysOf(after.slice(0, size)) === keysOf(gap);
    const isBefore = keysOf(before.slice(-size)) === keysOf(gap);
    if (isBehind === isBefore) return undefined;
    const ofName = places.map((place) => ({
      own: isBehind ? columns.slice(place + 1, place + 1 + size) : columns.slice(place - size, place),
    }));
    const shared = isBehind ? [...before, ...after.slice(size)] : [...before.slice(0, -size), ...after];
    return { shared, ofName };
  }
  // 'KELAS | PUTRA | PUTRI | NOMOR | PUTRA | PUTRI': what stands before a run of names holds for it
  const last = before.at(-1);
  const isLabel = (one: Column | undefined) => one !== undefined && OF_EVENTS.includes(one.means);
  const areLabels = between.every((own) => own.length === 0 || (own.length === 1 && isLabel(own[0])));
  if (!last || !isLabel(last) || !areLabels || after.some(isLabel)) return undefined;
  let label = last;
  const ofName = names.map((_, nth) => {
    label = between[nth - 1]?.[0] ?? label;
    return { label };
  });
  return { shared: [...before.slice(0, -1), ...after], ofName };
}
