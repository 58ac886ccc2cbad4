// Pairs and teams whose members stand below one another: who belongs together by the number of their row or of their team.
import { type EntryCells, nameKey, noCells, tidy } from './columns';
import { readEntryWords, readGender, type Vocabulary } from './entry-words';

/** Members of a unit by the rulebook's name of its category, as `plain` words. */
const UNIT_SIZES: Readonly<Record<string, number>> = { ganda: 2, regu: 3 };
export const unitSizeOf = (category: string | undefined): number => UNIT_SIZES[category?.toLowerCase() ?? ''] ?? 1;

/** How many perform together by what the cells say of the category; 1: not known, or alone. */
export function unitSizeIn(texts: readonly string[], vocabulary: Vocabulary): number {
  return Math.max(1, ...texts.map((text) => unitSizeOf(readEntryWords(text, vocabulary).category)));
}

export interface TeamRow {
  cells: EntryCells;
  /** What stands in the column that counts the rows. */
  number: string;
}

const LONGEST_LABEL = 100;
const sizeOf = ({ category, className, ageCategory, nomor }: EntryCells, vocabulary: Vocabulary): number =>
  unitSizeIn([category, className, ageCategory, nomor], vocabulary);

/** Gives the members of a unit a label of their own where none is written; in the order of the list. */
export function labelTeams(rows: readonly TeamRow[], vocabulary: Vocabulary): void {
  labelByPartner(
    rows.map(({ cells }) => cells).filter((cells) => sizeOf(cells, vocabulary) === 2),
    vocabulary,
  );
  labelByMates(
    rows.map(({ cells }) => cells).filter((cells) => sizeOf(cells, vocabulary) > 2 && cells.team !== ''),
    vocabulary,
  );
  const open = rows.filter(({ cells }) => cells.team === '' && sizeOf(cells, vocabulary) > 1);
  labelByName(open, vocabulary);
  labelByNumber(
    rows,
    open.filter(({ cells }) => cells.team === ''),
    (cells) => sizeOf(cells, vocabulary),
  );
}

const BETWEEN_MATES = /\s*(?:[,;/&+\n]|\b(?:dan|and)\b)\s*/i;

/** 'Beni, Cecep' beside Adi: each of a team names the others, who have rows of their own. */
function labelByMates(teams: readonly EntryCells[], vocabulary: Vocabulary): void {
  const keyOf = ({ contingent, category }: EntryCells) =>
    [nameKey(contingent), readEntryWords(category, vocabulary).category].join('|');
  const byTeam = new Map<string, EntryCells[]>();
  for (const cells of teams) byTeam.set(keyOf(cells), [...(byTeam.get(keyOf(cells)) ?? []), cells]);
  for (const rows of byTeam.values()) {
    const places = new Map(rows.map(({ name }, at) => [nameKey(name), at]));
    const labels = rows.map(({ team }, at) => {
      const mates = team.split(BETWEEN_MATES).map((piece) => places.get(nameKey(piece)) ?? at);
      if (mates.length < 2 || mates.includes(at)) return '';
      const members = [at, ...mates].sort((a, b) => a - b).map((one) => rows[one]?.name);
      return members.join(' / ').slice(0, LONGEST_LABEL);
    });
    const counts = new Map<string, number>();
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
    for (const [at, cells] of rows.entries()) {
      const label = labels[at] ?? '';
      if (label !== '' && (counts.get(label) ?? 0) > 2) cells.team = label;
    }
  }
}

/** 'Pasangan': each names the other of the pair, or one of them alone does. */
function labelByPartner(pairs: readonly EntryCells[], vocabulary: Vocabulary): void {
  const keyOf = ({ contingent, category }: EntryCells, name: string) =>
    [nameKey(contingent), readEntryWords(category, vocabulary).category, nameKey(name)].join('|');
  const byName = new Map<string, EntryCells | null>();
  for (const cells of pairs) {
    const key = keyOf(cells, cells.name);
    // two of one name are told apart by nobody
    byName.set(key, byName.has(key) ? null : cells);
  }
  for (const cells of pairs) {
    const partner = cells.team === '' ? null : byName.get(keyOf(cells, cells.team));
    if (!partner || partner === cells) continue;
    // where it is written once it was said over to the other, too
    if (!['', nameKey(cells.name), nameKey(partner.name)].includes(nameKey(partner.team))) continue;
    const label = `${cells.name} / ${partner.name}`.slice(0, LONGEST_LABEL);
    cells.team = label;
    partner.team = label;
  }
}

/** 'Ganda 1' and 'Ganda 2' are two pairs; 'Regu A' is an event. */
function teamNumber({ category }: EntryCells, vocabulary: Vocabulary): string | undefined {
  const words = readEntryWords(category, vocabulary);
  const size = unitSizeOf(words.category);
  if (size < 2) return undefined;
  const own = tidy(words.rest).replace(/^(tim|team|ke|no|nomor) /, '');
  if (/^(\d{1,2}|i{1,3}|iv|v)$/.test(own)) return own.toUpperCase();
  return size === 2 && words.className !== undefined && /^[A-Z]$/.test(words.className) ? words.className : undefined;
}

function labelByName(rows: readonly TeamRow[], vocabulary: Vocabulary): void {
  const units = new Map<string, Map<string, EntryCells[]>>();
  for (const { cells } of rows) {
    const number = teamNumber(cells, vocabulary);
    if (number === undefined) continue;
    const words = readEntryWords(cells.category, vocabulary);
    const gender = words.gender ?? readGender(cells.gender);
    const said = gender === undefined ? '' : gender === 'male' ? 'Putra' : 'Putri';
    const kind = tidy(`${said} ${cells.ageCategory}`);
    const label = tidy(`${words.category} ${number} ${kind}`).slice(0, LONGEST_LABEL);
    const ofKind = `${cells.contingent}|${words.category}|${kind}`;
    const known = units.get(ofKind) ?? new Map<string, EntryCells[]>();
    known.set(label, [...(known.get(label) ?? []), cells]);
    units.set(ofKind, known);
  }
  for (const known of units.values()) {
    const labelled = [...known];
    // 'Ganda 1' and 'Ganda 2' once each count the members of one pair
    if (labelled.length > 1 && labelled.every(([, members]) => members.length === 1)) continue;
    for (const [label, members] of labelled) for (const cells of members) cells.team = label;
  }
}

/** '1a', '1b' or '1.1', '1.2': the number of the team before that of its member. */
const OF_MEMBER = /^(\d{1,3})(?:[.-]? ?[a-c]|[.-][1-3])[.)]?$/i;

/** The numbers of teams, where each of the numbers is of a member of one. */
function numbersOfTeams(open: readonly TeamRow[]): (number: string) => string {
  const areOfMembers = open.length > 1 && open.every(({ number }) => OF_MEMBER.test(number));
  return areOfMembers ? (number) => OF_MEMBER.exec(number)?.[1] ?? number : (number) => number;
}

/** One number for several rows, by a cell over all of them or by being written once. */
function labelByNumber(
  rows: readonly TeamRow[],
  open: readonly TeamRow[],
  sizeIn: (cells: EntryCells) => number,
): void {
  const isOpen = new Set(open);
  const numberOf = numbersOfTeams(open);
  const groups: TeamRow[][] = [];
  let before: TeamRow | undefined;
  let number = '';
  for (const row of rows) {
    const own = numberOf(row.number);
    const group = groups.at(-1);
    const goesOn = before !== undefined && isOpen.has(before) && number !== '' && (own === '' || own === number);
    const isOfBefore = goesOn && before?.cells.category === row.cells.category;
    if (isOpen.has(row)) {
      if (group && isOfBefore && before?.cells.contingent === row.cells.contingent) group.push(row);
      else groups.push([row]);
    }
    if (own !== '') number = own;
    before = row;
  }
  if (!groups.some((group) => group.length > 1)) return;
  // a number that counts contingents stands before several pairs
  const units = groups.flatMap((group) => {
    const size = sizeIn(group[0]?.cells ?? noCells());
    if (group.length === size || group.length % size > 0) return [group];
    return Array.from({ length: group.length / size }, (_, at) => group.slice(at * size, (at + 1) * size));
  });
  for (const group of units) {
    const label = group.map(({ cells }) => cells.name).join(' / ');
    for (const { cells } of group) cells.team = label.slice(0, LONGEST_LABEL);
  }
}
