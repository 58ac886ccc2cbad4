// Names alone below lines of classes and events ('Kelas A Putra Remaja', 'GANDA PUTRI', 'Kelas B: Budi'): laid out as a table.
import { ENTRY_COLUMNS, type EntryColumn, tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { findHeader } from './header-rows';
import { contingentIn, factsOfLone } from './lone-cells';
import { blockOfText, saidBy } from './loose-lines';
import { clubBehind, eachHasClub } from './matrix-names';
import { arePeople, isPerson } from './person-names';
import { isTitle } from './row-athletes';
import { isOfPlaceOrClub, isSignature, isTotal, readFacts, type SectionFacts } from './section-rows';
import { filled, NO_LINE, type Sheet, type SheetRow } from './sheet-rows';
import { unitSizeOf } from './team-labels';
import { alone } from './turned-sheets';

type Said = Partial<Record<EntryColumn, string>>;
type Line =
  | { kind: 'block'; text: string; facts: SectionFacts }
  /** 'Kelas A: Budi, Joko' says the event of its own names alone. */
  | { kind: 'names'; said: Said; isNumbered: boolean; isEvent: boolean; isOfSeveral: boolean }
  | { kind: 'other' };

/** What the lines before one say of it. */
interface Around {
  vocabulary: Vocabulary;
  /** A line names the contingent: what stands behind a name is no other one. */
  hasClub: boolean;
  /** Every name has a dash behind it, and words that no number is in: 'Adi - Pati'. */
  areDashed: boolean;
  /** As many as perform together in the event above. */
  unitSize: number;
}

const FEWEST = 2;
/** Of a text that says how lists are to be sent more lines are no names. */
const OTHERS_SHARE = 0.25;
/** Cells of a row at most: number, name and what stands beside it. */
const MOST_CELLS = 4;
const OTHER: Line = { kind: 'other' };

/** The sheet with a row for each name, where names stand below events and no header is above them; else as it is. */
export function namesBelowEvents(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  if (sheet.rows.length === 0 || findHeader(sheet.rows, vocabulary).length > 0) return sheet;
  const lines = linesOf(sheet, vocabulary);
  const first = lines.findIndex(isOfEvent);
  if (first < 0) return sheet;
  const loose = lines.slice(first).flatMap((line) => (line.kind === 'names' && !line.isEvent ? [line] : []));
  const areCounted = loose.filter(({ isNumbered }) => isNumbered).length * 2 > loose.length;
  const areCapital = loose.filter(({ said }) => isCapital(said.name)).length * 2 > loose.length;
  let isOver = false;
  const read = lines.map((line, place): Line => {
    const row = sheet.rows[place];
    // whoever signs stands below, until another event begins
    isOver = isOver ? !isOfEvent(line) : isFoot(row) && place > first && line.kind === 'other';
    if (line.kind !== 'names' || line.isEvent) return line;
    // where names are counted, a text without a number is none; in capitals beside others it is a contingent
    const isNone = !line.isNumbered && !line.isOfSeveral && (areCounted || (isCapital(line.said.name) && !areCapital));
    return place < first || isOver || isNone ? OTHER : line;
  });
  const names = read.filter(({ kind }) => kind === 'names').length;
  const others = read.filter((line, place) => {
    const row = sheet.rows[place];
    return (
      line.kind === 'other' && place > first && !isUnread(row) && clubOver(row, read[place + 1], vocabulary) === ''
    );
  });
  const over = isOver ? 2 : 0;
  if (names < FEWEST || others.length > Math.max(1, names * OTHERS_SHARE) + over) return sheet;
  return tableOf(sheet, read, vocabulary);
}

const isFoot = (row: SheetRow | undefined): boolean =>
  row !== undefined && (isTotal(row.cells) || isSignature(row.cells));
/** A dash for nobody, a sum, a signature. */
const isUnread = (row: SheetRow | undefined): boolean =>
  row === undefined || isFoot(row) || row.cells.every((cell) => !/\p{L}/u.test(cell));
const isCapital = (name = ''): boolean => name === name.toUpperCase();

const saysEvent = ({ category = '', className = '' }: SectionFacts): boolean => category !== '' || className !== '';
function isOfEvent(line: Line): boolean {
  return line.kind === 'block' ? saysEvent(line.facts) : line.kind === 'names' && line.isEvent;
}

/** 'GARUDA SAKTI' before names: the contingent of those; '': it is none. */
function clubOver(row: SheetRow | undefined, next: Line | undefined, vocabulary: Vocabulary): string {
  const text = (row?.cells ?? []).map(tidy).filter(Boolean).join(' ');
  const isClub = factsOfLone(text, vocabulary)?.contingent !== undefined && (isPerson(text) || isOfPlaceOrClub(text));
  return isClub && next?.kind === 'names' ? text : '';
}

function linesOf({ name, rows: typed }: Sheet, vocabulary: Vocabulary): Line[] {
  // the commas of a text are none of a table
  const isText = name === '' && typed.some(({ cells }) => cells.length === 1);
  const isCounted = ({ cells: [first = ''] }: SheetRow) => /^\s*\(?\d{1,3}[.)]?\s*$/.test(first);
  const rows = typed.map((row) =>
    isText && !isCounted(row) ? { ...row, cells: [row.cells.map(tidy).filter(Boolean).join(', ')] } : row,
  );
  // '1 | Adi | Pati' is somebody's row, and '1. Adi' a line of somebody's
  const isOfSomebody = (row: SheetRow) => isCounted(row) || COUNT.test(tidy(row.cells[0] ?? ''));
  const hasClub = rows.some((row) => !isOfSomebody(row) && blockLine(row, vocabulary)?.facts.contingent);
  const counted = rows.flatMap(({ cells }) => cells.filter((cell) => COUNT.test(tidy(cell))));
  const areDashed = counted.length >= FEWEST && counted.every((cell) => DASHED.test(tidy(cell).replace(COUNT, '')));
  let unitSize = 1;
  return rows.map((row) => {
    const line = lineIn(row, { vocabulary, hasClub, areDashed, unitSize });
    if (line.kind === 'block' && saysEvent(line.facts)) unitSize = unitSizeOf(line.facts.category);
    return line;
  });
}

/** Of each column in the table what such lines may say of a person. */
const TOLD: readonly EntryColumn[] = [
  ...(['category', 'nomor', 'ageCategory', 'className', 'name', 'contingent', 'gender'] as const),
  ...(['birthPlace', 'birthDate', 'nik', 'weight', 'height'] as const),
];

function tableOf(sheet: Sheet, lines: readonly Line[], vocabulary: Vocabulary): Sheet {
  const said = lines.flatMap((line) => (line.kind === 'names' ? [line.said] : []));
  // below 'KELAS' each of several names in a cell is an athlete
  const isOfSeveral = said.some(({ name = '' }) => name.includes(','));
  const columns = TOLD.filter(
    (key) =>
      said.some((own) => (own[key] ?? '') !== '') ||
      (key === 'className' && isOfSeveral) ||
      (key === 'contingent' && said.some((own) => own[key] === '')),
  );
  const header: SheetRow = { line: NO_LINE, cells: ['No', ...columns.map((key) => ENTRY_COLUMNS[key].header)] };
  let count = 0;
  const rows = sheet.rows.map((row, place): SheetRow => {
    const line = lines[place];
    if (line?.kind === 'names') {
      count += 1;
      const cells = [String(count), ...columns.map((key) => line.said[key] ?? '')];
      const struck = (row.struck ?? []).length > 0 ? { struck: [columns.indexOf('name') + 1] } : {};
      return { line: row.line, cells, ...(row.isHidden ? { isHidden: true } : {}), ...struck };
    }
    count = 0;
    if (line?.kind === 'block') return { line: row.line, cells: [line.text] };
    const club = clubOver(row, lines[place + 1], vocabulary);
    return club !== '' ? { line: row.line, cells: [club] } : alone(row, header.cells.length);
  });
  return { ...sheet, rows: [header, ...rows] };
}

/** '1. Budi', '(2) Budi', '- Budi'. */
const COUNT = /^\(?\d{1,3}\s*[.)-]?\s+(?=\p{L})|^\(?\d{1,3}[.)]\s*(?=\p{L})|^[-–•*]\s*(?=\p{L})/u;
/** Letters of a line at most: what is longer explains something. */
const LONGEST_LINE = 160;

function lineIn(row: SheetRow, around: Around): Line {
  const { vocabulary } = around;
  const texts = row.cells.map(tidy).filter((cell) => cell !== '');
  if (filled(row) > MOST_CELLS || texts.join(' ').length > LONGEST_LINE) return OTHER;
  if (isFoot(row)) return blockLine(row, vocabulary) ?? OTHER;
  const isCounted = texts.length > 1 && /^\(?\d{1,3}[.)]?$/.test(texts[0] ?? '');
  const [head = '', ...beside] = isCounted ? texts.slice(1) : texts;
  const text = head.replace(COUNT, '');
  const isNumbered = isCounted || text !== head;
  const [, before = text, behind = ''] = /^([^:=]{1,60}?)\s*[:=]\s*(.*)$/su.exec(text) ?? [];
  const [names = '', ...others] = [behind, ...beside].map((cell) => tidy(cell.replace(/^[:=]/, ''))).filter(Boolean);
  const event = eventIn(before, vocabulary);
  if (event && names === '') return { kind: 'block', text: before, facts: event };
  if (event) {
    const unitSize = unitSizeOf(event.category);
    const said = personIn(names.replace(COUNT, ''), others, { ...around, unitSize, hasClub: true });
    const isOfSeveral = true;
    if (said) return { kind: 'names', isNumbered, isEvent: true, isOfSeveral, said: { ...event, ...said } };
  }
  const block =
    isNumbered && beside.length > 0 ? undefined : blockLine({ ...row, cells: [text, ...beside] }, vocabulary);
  if (block && !(isNumbered && block.facts.contingent)) return block;
  const said = personIn(text, beside, around);
  const isOfSeveral = /[,&/]/.test(said?.name ?? '') && beside.length === 0;
  return said ? { kind: 'names', isNumbered, isEvent: false, isOfSeveral, said } : OTHER;
}

function blockLine(row: SheetRow, vocabulary: Vocabulary): (Line & { kind: 'block' }) | undefined {
  const words = row.cells.map(tidy).filter(Boolean).join(' ');
  const text = words.length > LONGEST_LINE ? undefined : blockOfText(words, vocabulary);
  if (text === undefined) return undefined;
  return { kind: 'block', text, facts: readFacts([text], vocabulary)?.facts ?? factsOfLone(text, vocabulary) ?? {} };
}

/** 'Kelas A', 'Tunggal Putra Remaja'; a letter alone counts something. */
function eventIn(text: string, vocabulary: Vocabulary): SectionFacts | undefined {
  if (/^\p{L}[.)]?$/u.test(text)) return undefined;
  const facts = readFacts([text], vocabulary)?.facts ?? factsOfLone(text, vocabulary);
  return facts && facts.contingent === undefined && saysEvent(facts) ? facts : undefined;
}

/** What a line says of its person or, in one event, of its people; null: it names nobody. */
function personIn(text: string, beside: readonly string[], around: Around): Said | null {
  // 'Adi (Pati), Budi (Kudus)': the club of each is taken from the cell of names
  if (eachHasClub(text)) return withBeside({ name: text, contingent: '' }, beside, around);
  const behind = clubBehind(text) ?? (around.areDashed && !around.hasClub && around.unitSize < 2 ? dashed(text) : null);
  if (behind && isPerson(behind.name)) {
    return withBeside({ name: behind.name, contingent: behind.club }, beside, around);
  }
  if (arePeople(text) && (!text.includes(',') || areSeveral(text, around))) {
    return withBeside({ name: text }, beside, around);
  }
  // 'Budi Santoso, PSHT Sleman', 'Budi Santoso (L)', 'Budi Santoso - 45 kg'
  const [name = '', ...pieces] = text.split(BETWEEN).map(tidy).filter(Boolean);
  const titles = pieces.findIndex((piece) => !isTitle(piece));
  const own = titles < 0 ? pieces : pieces.slice(0, titles);
  const said = { name: [name, ...own].join(', ') };
  return isPerson(name) ? withBeside(said, [...pieces.slice(own.length), ...beside], around) : null;
}

const DASHED = /^([^\d–-]{2,})\s[–-]\s([^\d–-]{2,60})$/;
function dashed(text: string): { name: string; club: string } | null {
  const [, name = '', behind = ''] = DASHED.exec(text) ?? [];
  const club = behind === '' ? undefined : contingentIn(behind);
  return club === undefined ? null : { name: tidy(name), club };
}

/** Whether commas part people: so many as perform together, or whole names where no contingent is looked for. */
function areSeveral(text: string, { unitSize, hasClub }: Around): boolean {
  const pieces = text
    .split(',')
    .map(tidy)
    .filter((piece) => piece !== '' && !isTitle(piece));
  if (pieces.some(isOfPlaceOrClub)) return false;
  return unitSize > 1 ? pieces.length === unitSize : hasClub && pieces.every((piece) => piece.includes(' '));
}

/** Between two things of one athlete; a comma between digits is of a number. */
const BETWEEN = /(?:(?<!\d),|,(?!\d)|[;|()]|\s[-–]\s)+/;

function withBeside(said: Said, pieces: readonly string[], around: Around): Said | null {
  for (const [at, piece] of pieces.entries()) {
    const own = saidBy(piece, pieces[at + 1] ?? '', around.vocabulary) ?? clubOf(piece, around);
    const isFree = own !== null && Object.keys(own).every((key) => said[key as EntryColumn] === undefined);
    if (!isFree || !Object.keys(own).every((key) => TOLD.includes(key as EntryColumn))) return null;
    Object.assign(said, own);
  }
  return said;
}

/** 'Sleman' behind a name, below 'KONTINGEN : PSHT', is where somebody was born or lives. */
function clubOf(piece: string, { hasClub }: Around): Said | null {
  const contingent = contingentIn(piece);
  const isClub =
    contingent !== undefined && (hasClub ? isOfPlaceOrClub(piece) && !/^\d/.test(piece) : !/\d/.test(piece));
  return isClub ? { contingent } : null;
}
