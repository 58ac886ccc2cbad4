// Names in a table of classes and genders or contingents ('KELAS | PUTRA | PUTRI'): laid out as a table for each column.
import { isBlank } from './cell-values';
import { boundsIn } from './class-bounds';
import type { EntryColumn } from './columns';
import { readEntryWords, type Vocabulary } from './entry-words';
import { findHeader, understood } from './header-rows';
import { meaningsOf } from './headings';
import { contingentIn, factsOfLone } from './lone-cells';
import { isMark } from './marks';
import { clubIn, type Matrix, type MatrixGroup, matrixOf } from './matrix-groups';
import { clubBehind, namesInCell } from './matrix-names';
import { arePeople } from './person-names';
import { factsOfWords, isOfPlaceOrClub, isSignature, isTotal, readFacts } from './section-rows';
import { filled, rowKey, type Sheet, type SheetRow, textAt } from './sheet-rows';
import { MOST_SIDES } from './side-tables';
import { eachUnfolded, stackedIn } from './stacked-matrices';
import { unitSizeIn } from './team-labels';
import { alone } from './turned-sheets';

/** A table whose header says more than a number and a name is one already. */
const MOST_OF_NO_TABLE = 2;
const MOST_HEADER_LINES = 2;
/** A header is looked for in the first rows with text. */
const LOOKED_AT = 60;

/** The sheet with its athletes one below the other, where it is such a table; else as it is. */
export function unfolded(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  if (understood(findHeader(sheet.rows, vocabulary)).size > MOST_OF_NO_TABLE) return sheet;
  const starts = stackedIn(sheet.rows, vocabulary);
  const each =
    starts.length > 1 ? eachUnfolded(sheet, starts, (part) => unfoldedOne(part, vocabulary, true)) : undefined;
  return each ?? unfoldedOne(sheet, vocabulary);
}

/** `isStacked`: others of its kind stand above or below it. */
function unfoldedOne(sheet: Sheet, vocabulary: Vocabulary, isStacked = false): Sheet {
  const matrix = matrixIn(sheet.rows, vocabulary, isStacked);
  if (!matrix) return sheet;
  const { header, sides, headings } = layOut(matrix, sheet.rows, vocabulary);
  if (sides.length > MOST_SIDES) return sheet;
  const [first, last] = [header[0]?.line ?? 0, header.at(-1)?.line ?? 0];
  const keys = header.map(rowKey);
  const width = headings.length * sides.length;
  const headerCells = sides.flatMap(() => headings);
  const rows: SheetRow[] = sheet.rows.filter(({ line }) => line < first).map(({ line, cells }) => ({ line, cells }));
  rows.push({ line: last, cells: headerCells });
  const below = sheet.rows.filter(({ line }) => line > last);
  let said = matrix.labels.map(() => '');
  let isOver = false;
  for (const [place, row] of below.entries()) {
    if (keys.includes(rowKey(row))) {
      rows.push(rowKey(row) === keys.at(-1) ? { line: row.line, cells: headerCells } : alone(row, width));
      continue;
    }
    const own = matrix.labels.map(({ at }) => textAt(row, at));
    const names = sides.map(({ namesIn, nth }) => namesIn(row)[nth] ?? '');
    const block = blockIn(row, below.slice(place + 1), matrix, vocabulary);
    if (block !== undefined && !isOver) {
      rows.push({ line: row.line, cells: [block] });
      said = matrix.labels.map(() => '');
      continue;
    }
    const isLabel = own.every((text, at) => text === '' || saysOf(matrix.labels[at]?.heading, text, vocabulary));
    isOver ||= isTotal(row.cells) || isSignature(row.cells) || !isLabel;
    if (isOver) {
      rows.push(alone(row, width));
      continue;
    }
    said = said.map((text, at) => own[at] || text);
    if (!names.some(isName)) continue;
    const cells = sides.flatMap((side, at) => {
      const name = names[at] ?? '';
      return isName(name) ? side.cells(row, name, said) : headings.map(() => '');
    });
    rows.push({ line: row.line, cells, ...(row.isHidden ? { isHidden: true } : {}) });
  }
  return { ...sheet, rows };
}

interface Laid {
  header: readonly SheetRow[];
  headings: readonly string[];
  /** One for each column of names, and for as many names as a cell of it has. */
  sides: readonly {
    nth: number;
    namesIn: (row: SheetRow) => string[];
    cells: (row: SheetRow, name: string, said: readonly string[]) => string[];
  }[];
}

const CLUBS_SHARE = 0.5;

function layOut(
  { header, labels, groups, isOfEvents = false }: Matrix,
  rows: readonly SheetRow[],
  vocabulary: Vocabulary,
): Laid {
  const below = rows.filter(({ line }) => line > (header.at(-1)?.line ?? 0));
  const sizeOf = new Map(
    below.map((row) => [
      row,
      unitSizeIn(
        labels.map(({ at }) => textAt(row, at)),
        vocabulary,
      ),
    ]),
  );
  const namesAt = ({ at, facts }: MatrixGroup) => {
    const size = unitSizeIn([facts.category ?? ''], vocabulary);
    return (row: SheetRow) => namesInCell(row.cells[at] ?? '', Math.max(size, sizeOf.get(row) ?? 1));
  };
  const all = groups.flatMap((group) => below.flatMap(namesAt(group))).filter(isName);
  const haveClubs = groups.some(({ clubAt, facts }) => clubAt !== undefined || facts.contingent !== undefined);
  const isBehind =
    !haveClubs &&
    !labels.some(({ heading }) => heading === 'Kontingen') &&
    all.filter((name) => clubBehind(name)).length > all.length * CLUBS_SHARE;
  const hasGender = groups.some(({ facts }) => facts.gender !== undefined);
  const hasAges = groups.some(({ facts }) => facts.ageCategory !== undefined);
  const own = labels.filter(
    ({ heading }) => !(hasGender && heading === 'Jenis Kelamin') && !(hasAges && heading === 'Golongan Usia'),
  );
  const headings = [
    ...(own.length > 0 || isOfEvents ? own.map(({ heading }) => heading) : ['Kelas']),
    'Nama',
    ...(hasGender ? ['Jenis Kelamin'] : []),
    ...(hasAges ? ['Golongan Usia'] : []),
    ...(haveClubs || isBehind ? ['Kontingen'] : []),
    ...(isOfEvents ? ['Kelas', 'Kategori'] : []),
  ];
  const sides = groups.flatMap((group) => {
    const { facts, clubAt } = group;
    const namesIn = namesAt(group);
    const most = below.reduce((count, row) => Math.max(count, namesIn(row).length), 1);
    const cells = (row: SheetRow, text: string, said: readonly string[]) => {
      const beside = isBehind ? clubBehind(text) : null;
      const club = clubAt === undefined ? (facts.contingent ?? beside?.club ?? '') : textAt(row, clubAt);
      return [
        ...(own.length > 0 || isOfEvents ? own.map((label) => said[labels.indexOf(label)] ?? '') : ['']),
        beside?.name ?? text,
        ...(hasGender ? [facts.gender ?? ''] : []),
        ...(hasAges ? [facts.ageCategory ?? ''] : []),
        ...(haveClubs || isBehind ? [club] : []),
        ...(isOfEvents ? [facts.className ?? '', facts.category ?? ''] : []),
      ];
    };
    return Array.from({ length: most }, (_, nth) => ({ nth, namesIn, cells }));
  });
  return { header, headings, sides };
}

/** '3 orang' counts them. */
const isName = (text: string): boolean => /\p{L}.*\p{L}/su.test(text) && !/^\d+ (orang|org|atlet|pesilat)$/i.test(text);
const isClass = (text: string, vocabulary: Vocabulary): boolean =>
  boundsIn(text) !== null || readEntryWords(text, vocabulary).className !== undefined;

function isEvent(text: string, vocabulary: Vocabulary): boolean {
  const { category, rest } = readEntryWords(text, vocabulary);
  return category !== undefined && rest === '';
}

/** Whether such words stand below the heading of a label. */
function saysOf(heading: string | undefined, text: string, vocabulary: Vocabulary): boolean {
  // 'Tunggal' among the classes, below those of tanding
  if (heading === 'Kelas') return isClass(text, vocabulary) || isEvent(text, vocabulary);
  if (heading === 'Kontingen') return contingentIn(text) !== undefined;
  const words = readEntryWords(text, vocabulary);
  // which event it is stands beside it
  if (heading === 'Kategori' && /^(?:seni|tgr)$/i.test(text)) return true;
  if (heading === 'Kategori') return isClass(text, vocabulary) || words.category !== undefined;
  return heading === 'Jenis Kelamin' || words.age !== undefined;
}

/** 'TANDING REMAJA PUTRI' alone in a row, with further rows below: what it says of those; undefined: it is no such row. */
function blockIn(
  row: SheetRow,
  below: readonly SheetRow[],
  { labels, groups }: Matrix,
  vocabulary: Vocabulary,
): string | undefined {
  if (new Set(row.cells.map((cell) => cell.trim()).filter(Boolean)).size !== 1 || isTotal(row.cells)) return undefined;
  const text = row.cells.find((cell) => cell.trim() !== '') ?? '';
  const lone = readFacts([text], vocabulary) ? null : factsOfLone(text, vocabulary);
  // a lone text below the heading of a group is the name of somebody
  const isOfGroup = groups.some(({ at }) => textAt(row, at) !== '');
  const facts = readFacts([text], vocabulary)?.facts ?? (isOfGroup && lone?.contingent !== undefined ? null : lone);
  if (!facts || (facts.className !== undefined && Object.keys(facts).length === 1)) return undefined;
  // 'Ganda Putra' in which nobody is entered, among others that name their events
  const next = below.find((other) => filled(other) > 1);
  const isAmongEvents = labels.some(({ at }) => {
    const own = next ? textAt(next, at) : '';
    // 'SENI REMAJA' is none of them
    const isOne = textAt(row, at) !== '' && readEntryWords(text, vocabulary).category !== undefined;
    return isOne && readEntryWords(own, vocabulary).category !== undefined;
  });
  return next === undefined || isAmongEvents ? undefined : text;
}

function matrixIn(rows: readonly SheetRow[], vocabulary: Vocabulary, isStacked: boolean): Matrix | undefined {
  for (const at of rows.slice(0, LOOKED_AT).keys()) {
    for (let depth = MOST_HEADER_LINES; depth >= 1; depth -= 1) {
      const header = rows.slice(at, at + depth);
      const isTogether = header.every(({ line }, place) => line === (header[0]?.line ?? 0) + place);
      const found = isTogether && header.length === depth ? matrixOf(header, vocabulary) : undefined;
      const matrix = found && withCorner(found, rows.slice(at + depth), vocabulary);
      if (matrix && isOfNames(rows.slice(at + depth), matrix, vocabulary, isStacked)) return matrix;
    }
  }
  return undefined;
}

/** Of one contingent, one below the other: a longer list is none of contingents side by side, and is not looked through for one. */
const MOST_OF_A_CONTINGENT = 500;

/** A table of sums has numbers there. */
function isOfNames(below: readonly SheetRow[], matrix: Matrix, vocabulary: Vocabulary, isStacked: boolean): boolean {
  const { labels, groups, isOfEvents } = matrix;
  if ((labels.length === 0 || isOfEvents) && below.length > MOST_OF_A_CONTINGENT) return false;
  if (isOfEvents) return areNamedInEvents(below, matrix, vocabulary, isStacked || labels.length > 0 ? 1 : 2);
  // below contingents alone stand people alone: 'KELAS | NAMA' there are the headings of tables
  const isHeading = (text: string) => meaningsOf(text).length > 0 || factsOfWords(text, vocabulary) !== null;
  if (labels.length === 0 && below.some((row) => groups.some(({ at }) => isHeading(textAt(row, at))))) return false;
  const isOfEvent = (row: SheetRow) =>
    labels.length === 0 ||
    labels.some(({ at, heading }) => {
      const text = textAt(row, at);
      return (heading === 'Kelas' || heading === 'Kategori') && text !== '' && saysOf(heading, text, vocabulary);
    });
  const rows = below.filter((row) => isOfEvent(row) && !readFacts(row.cells, vocabulary));
  const texts = rows.flatMap((row) => groups.map(({ at }) => textAt(row, at)));
  return texts.some(isName) && !texts.some((text) => /^\d+([.,]\d+)?$/.test(text));
}

const CLUBS_BESIDE_SHARE = 0.8;

/** Contingents, ages or genders before the names of each event, where nobody wrote a heading into the corner. */
function withCorner(matrix: Matrix, below: readonly SheetRow[], vocabulary: Vocabulary): Matrix {
  const at = (matrix.groups[0]?.at ?? 0) - 1;
  const haveClubs = matrix.groups.some(({ clubAt }) => clubAt !== undefined);
  if (!matrix.isOfEvents || matrix.labels.length > 0 || haveClubs || at < 0) return matrix;
  const said = below.filter((row) => filled(row) > 1).map((row) => textAt(row, at));
  const texts = said.filter((text) => /\p{L}/u.test(text));
  const isClub = (text: string) => isOfPlaceOrClub(text) && clubIn(text) !== undefined;
  const areClubs = texts.filter(isClub).length > texts.length * CLUBS_BESIDE_SHARE;
  if (areClubs) return { ...matrix, labels: [{ at, heading: 'Kontingen' }] };
  // 'REMAJA PUTRA' before the names of each class
  const facts = texts.map((text) => factsOfWords(text, vocabulary));
  const areOf = (key: EntryColumn) => facts.length > 0 && facts.every((said) => said?.[key] !== undefined);
  const isFree = (key: EntryColumn) => matrix.groups.every((group) => group.facts[key] === undefined);
  const heading = areOf('ageCategory') ? 'Golongan Usia' : areOf('gender') ? 'Jenis Kelamin' : '';
  const isBeside = heading !== '' && isFree(areOf('ageCategory') ? 'ageCategory' : 'gender');
  return isBeside ? { ...matrix, labels: [{ at, heading }] } : matrix;
}

const PEOPLE_SHARE = 0.8;

/** Below so many of the events, one where other tables or what stands before the names say the same, people, and beside them nothing but a number. */
function areNamedInEvents(
  below: readonly SheetRow[],
  { header, labels, groups }: Matrix,
  vocabulary: Vocabulary,
  fewest: number,
): boolean {
  const end = below.findIndex((row) => isTotal(row.cells) || isSignature(row.cells));
  const keys = header.map(rowKey);
  const rows = below
    .slice(0, end < 0 ? undefined : end)
    .filter(
      (row) => !keys.includes(rowKey(row)) && blockIn(row, below, { header, labels, groups }, vocabulary) === undefined,
    );
  const columns = [...labels.map(({ at }) => at), ...groups.flatMap(({ at, clubAt }) => [at, clubAt])];
  const isBeside = (cell: string, at: number) => !columns.includes(at) && /\p{L}/u.test(cell);
  if (rows.some(({ cells }) => cells.some(isBeside))) return false;
  const nameIn = (text: string) => clubBehind(text)?.name ?? text;
  const named = groups.map(({ at }) => rows.map((row) => nameIn(textAt(row, at))).filter((text) => !isBlank(text)));
  const texts = named.flat();
  const people = texts.filter((text) => arePeople(text) && !isMark(text));
  return named.filter((own) => own.some(arePeople)).length >= fewest && people.length >= texts.length * PEOPLE_SHARE;
}
