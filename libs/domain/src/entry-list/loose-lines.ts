// Lines that each name an athlete ('1. Budi Santoso, L, 12-03-2010, 45 kg'), as they are sent in a chat: laid out as a table.
import { readNik } from '../athletes/nik';
import { ENTRY_COLUMNS, type EntryColumn, tidy } from './columns';
import { readEntryWords, readGender, type Vocabulary } from './entry-words';
import { findHeader, understood } from './header-rows';
import { meaningsOf } from './headings';
import { factsOfLone } from './lone-cells';
import { isPerson } from './person-names';
import { kindOfTable } from './remarks';
import { isName } from './row-athletes';
import { factsOfWords, isOfPlaceOrClub, isSignature, isTotal, readFacts } from './section-rows';
import { filled, NO_LINE, type Sheet, type SheetRow } from './sheet-rows';
import { unitSizeIn } from './team-labels';
import { alone } from './turned-sheets';
import { readDate, splitBirth } from './written-date';

/** Of other columns such lines tell nothing. */
const TOLD: readonly EntryColumn[] = [
  ...(['name', 'gender', 'birthPlace', 'birthDate', 'nik', 'weight', 'height', 'category', 'ageCategory'] as const),
  ...(['className', 'contingent'] as const),
];

type Line = Partial<Record<EntryColumn | 'rest', string>> & { number: string; name: string };

const FEWEST = 2;

/** The sheet with a row for each such line, where most of its lines are of athletes; else as it is. */
export function partedLines(given: Sheet, vocabulary: Vocabulary): Sheet {
  const sheet = withDashes(given, vocabulary);
  const isText = sheet.name === '' && sheet.rows.some(({ cells: [first = ''] }) => NUMBERED_NAME.test(first));
  const isNarrow = sheet.rows.every((row) => filled(row) <= 2 || readFacts(row.cells, vocabulary)?.isWhole === true);
  if (sheet.rows.length === 0 || (!isText && !isNarrow) || isTable(sheet, vocabulary)) return sheet;
  let block = '';
  const lines = new Map(
    sheet.rows.map((row) => {
      const line = lineIn(row, block, vocabulary);
      // 'GANDA PUTRA' above the lines of pairs
      if (!line) block = blockIn(row, vocabulary) ?? block;
      return [row, line];
    }),
  );
  const read = [...lines.values()].filter((line) => line !== null);
  // 'Adi (PSHT Pati)' is told by the event above it
  const isOfEvent = (key: EntryColumn) => key !== 'name' && key !== 'contingent';
  const telling = read.filter((line) => TOLD.some((key) => isOfEvent(key) && line[key] !== undefined));
  if (telling.length < FEWEST || telling.length * 2 < read.length) return sheet;
  const columns = TOLD.filter((key) => read.some((line) => line[key] !== undefined));
  const header: SheetRow = {
    line: NO_LINE,
    cells: ['No', ...columns.map((key) => ENTRY_COLUMNS[key].header), 'Keterangan'],
  };
  const typed = findHeader(sheet.rows, vocabulary);
  let count = 0;
  const rows = sheet.rows.map((row): SheetRow => {
    if (typed.includes(row)) return { line: row.line, cells: header.cells };
    const line = lines.get(row);
    if (line) {
      count += 1;
      // a dash counts as well: whoever stands there alone is no heading
      const cells = [line.number || `${count}`, ...columns.map((key) => line[key] ?? ''), line.rest ?? ''];
      const struck = row.struck?.includes(0) ? { struck: [1] } : {};
      return { line: row.line, cells, ...(row.isHidden ? { isHidden: true } : {}), ...struck };
    }
    const block = blockIn(row, vocabulary);
    return block === undefined ? alone(row, header.cells.length) : { line: row.line, cells: [block] };
  });
  return { ...sheet, rows: [header, ...rows] };
}

/** Whether a header says more than 'No | Atlet'. */
function isTable({ rows }: Sheet, vocabulary: Vocabulary): boolean {
  const header = findHeader(rows, vocabulary);
  return header.length > 0 && [...understood(header)].some((one) => one !== 'number' && one !== 'name');
}

/**
 * 'Budi Santoso, putra, 41 kg, kelas A' without anything that counts: with a dash before each line, where all that stands behind
 * the name of each is understood by itself; else as it is.
 */
function withDashes(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  const isMarked = ({ cells: [first = ''] }: SheetRow) => NUMBERED_NAME.test(first);
  if (sheet.name !== '' || sheet.rows.some(isMarked) || findHeader(sheet.rows, vocabulary).length > 0) return sheet;
  const told = new Map<SheetRow, string[]>();
  for (const row of sheet.rows) {
    const pieces = row.cells.join(', ').split(BETWEEN).map(tidy).filter(Boolean);
    if (pieces.length <= 2) continue;
    const [first = '', ...others] = pieces;
    const isSaid = (piece: string, at: number) => saidBy(piece, others[at + 1] ?? '', vocabulary) !== null;
    if (!isPerson(first) || saidBy(first, '', vocabulary) !== null || !others.every(isSaid)) return sheet;
    told.set(row, pieces);
  }
  if (told.size < FEWEST) return sheet;
  const rows = sheet.rows.map((row): SheetRow => {
    const pieces = told.get(row);
    return pieces ? { ...row, cells: [`- ${pieces.join(', ')}`] } : row;
  });
  return { ...sheet, rows };
}

/** '1. Budi Santoso', '- Budi Santoso' in the first cell of what the commas of its lines have parted: a text, and no table. */
const NUMBERED_NAME = /^\s*(?:\(?\d{1,3}[.)]\s*|[-•*]\s+)\p{L}/u;
const isParted = ({ cells: [first = ''] }: SheetRow): boolean => NUMBERED_NAME.test(first);

function wordsOf(row: SheetRow): string {
  const pieces: string[] = [];
  for (const piece of row.cells.map(tidy).filter(Boolean)) {
    // '45' and '5 kg' were '45,5 kg' before, 'BB 45' and '5' were 'BB 45,5'
    const before = pieces.at(-1) ?? '';
    const isDecimal =
      (/(?:^|\s)\d{2,3}$/.test(before) && /^\d{1,2}\s*kg\b/i.test(piece)) ||
      (/^(?:bb|berat(?: badan)?)\b[\s.:=]*\d{2,3}$/i.test(before) && /^\d{1,2}$/.test(piece));
    if (isDecimal) pieces.push(`${pieces.pop()},${piece}`);
    else pieces.push(piece);
  }
  return pieces.join(isParted(row) ? ', ' : ' ');
}

/** 'Tanding:', 'Kontingen: PSHT', 'KAB. PATI': what holds for the lines below. */
const blockIn = (row: SheetRow, vocabulary: Vocabulary): string | undefined => blockOfText(wordsOf(row), vocabulary);

/** 'Assalamualaikum, kami dari kontingen PSHT Sleman mendaftarkan' greets and names the contingent. */
const withoutGreeting = (text: string): string =>
  /\b(?:kontingen|perguruan)\s/i.test(text)
    ? text
        .replace(
          /^(?:(?:ass?alamu ?['’]?alaikum|salam|selamat (?:pagi|siang|sore|malam)|(?:wr|wb|yth|izin|mohon|kami|saya|dari|pak|bu|bapak|ibu|kak|min|admin|panitia|berikut|ini|adalah|data|daftar|nama|atlet|pesilat|peserta)\b)[\s.,!]*)+/i,
          '',
        )
        .replace(
          /[\s,]+(?:(?:akan|ingin|mau|izin|hendak) )*(?:mendaftarkan|mendaftar|daftar|mengirimkan)(?: (?:atlet|pesilat|peserta))?$/i,
          '',
        )
    : text;

/** The text of a line, where it says something of those below it. */
export function blockOfText(words: string, vocabulary: Vocabulary): string | undefined {
  const text = withoutGreeting(words.replace(/[\s:]+$/, ''));
  if (isTotal([text]) || isSignature([text])) return undefined;
  if (readFacts([text], vocabulary) ?? kindOfTable(text)) return text;
  const lone = factsOfLone(text, vocabulary);
  const isClub = lone?.contingent !== undefined && isOfPlaceOrClub(text);
  return lone && (isClub || lone.contingent === undefined) ? text : undefined;
}

/** Between two things of one athlete; a comma between digits is of a number. */
const BETWEEN = /(?:(?<!\d),|,(?!\d)|[;|()]|\s[-–/]\s)+/;

function lineIn(row: SheetRow, block: string, vocabulary: Vocabulary): Line | null {
  const [, number = '', text = ''] =
    /^(?:\(?(\d{1,3})(?:\s*[.)]\s*|\s*-?\s+)|[-•*]\s+)(.+)$/su.exec(wordsOf(row)) ?? [];
  const [name = '', ...pieces] = withoutSlashes(eventBehind(text, vocabulary), vocabulary)
    .split(BETWEEN)
    .map(tidy)
    .filter((piece) => piece !== '')
    .flatMap((piece, at) => (at === 0 ? behindName(piece, vocabulary) : aroundWeight(piece, vocabulary)));
  if (!isName(name) || /\d|:/.test(name) || isTotal([text])) return null;
  const mates = matesIn(name, pieces, text, block, vocabulary);
  const line: Line = { number, name: [name, ...mates].join(' / ') };
  const others = pieces.slice(mates.length);
  for (const [at, piece] of others.entries()) {
    const said = saidBy(piece, others[at + 1] ?? '', vocabulary);
    const isFree = said !== null && Object.keys(said).every((key) => line[key as EntryColumn] === undefined);
    const event = eventOf(said?.category, vocabulary);
    if (isFree) Object.assign(line, said);
    // 'Tanding, Tunggal'
    else if (event !== undefined && event !== eventOf(line.category, vocabulary)) {
      line.category = `${line.category ?? ''}, ${said?.category ?? ''}`;
    } else line.rest = tidy(`${line.rest ?? ''} ${piece}`);
  }
  return line;
}

/** 'Tunggal Putri: Cici Sari' among lines of others: the event behind the name. */
function eventBehind(text: string, vocabulary: Vocabulary): string {
  const [, event = '', names = ''] = /^([^:=]{3,40}?)\s*[:=]\s*(\p{L}.*)$/su.exec(text) ?? [];
  const facts = event === '' ? null : factsOfWords(event, vocabulary);
  return facts?.category === undefined ? text : `${names}; ${event}`;
}

const eventOf = (text: string | undefined, vocabulary: Vocabulary): string | undefined =>
  readEntryWords(text ?? '', vocabulary).category;

/**
 * 'Joko / Andi - Ganda Putra': as many names as perform together, before all else that is said. Of two with a comma between,
 * the second may be a club.
 */
function matesIn(name: string, pieces: string[], text: string, block: string, vocabulary: Vocabulary): string[] {
  const isEvent = (piece: string) => eventOf(piece, vocabulary) !== undefined;
  // 'Bima Tunggal' is a name beside 'Ganda Putra'
  const event =
    pieces.find((piece) => isEvent(piece) && factsOfWords(piece, vocabulary)) ?? pieces.find(isEvent) ?? block;
  const unitSize = unitSizeIn([event], vocabulary);
  const mates = pieces.slice(0, unitSize - 1);
  const isMate = (piece: string) =>
    isName(piece) && !/[\d:]/.test(piece) && !isOfPlaceOrClub(piece) && saidBy(piece, '', vocabulary) === null;
  const isBySlash = tidy(text).startsWith([name, ...mates].join(' / '));
  const areMates = mates.length === unitSize - 1 && mates.every(isMate) && (isBySlash || unitSize > 2);
  return areMates ? mates : [];
}

/** 'Budi Santoso/L/12-03-2011/45kg' with commas instead, where each part behind the name is understood; else as it is. */
function withoutSlashes(text: string, vocabulary: Vocabulary): string {
  const [name = '', ...parts] = text
    .replace(/(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/g, '$1\u0001$2\u0001$3')
    .split('/');
  const pieces = parts.map((part) => tidy(part.replaceAll('\u0001', '/')));
  const areSaid =
    pieces.length > 1 && pieces.every((piece, at) => saidBy(piece, pieces[at + 1] ?? '', vocabulary) !== null);
  return areSaid ? [name.replaceAll('\u0001', '/'), ...pieces].join('; ') : text;
}

/** 'Budi Santoso 45 kg kelas B': the name, the weight, and what is understood behind it. */
function behindName(piece: string, vocabulary: Vocabulary): string[] {
  const [, name = '', behind = ''] =
    /^([^\d:]*[^\d:\s/–-])[\s/–-]+(\d{2,3}(?:[.,]\d{1,2})? ?kg\b.*)$/i.exec(piece) ?? [];
  if (name === '') return withClassBehind(piece, vocabulary);
  const parts = [...withClassBehind(name, vocabulary).slice(1), ...aroundWeight(behind, vocabulary)];
  const [alone = name] = withClassBehind(name, vocabulary);
  return parts.every((part) => saidBy(part, '', vocabulary) !== null) ? [alone, ...parts] : [piece];
}

/** 'Budi Santoso kelas A', 'Budi Santoso Tanding B Putra': a name may have any other word of events in it. */
function withClassBehind(piece: string, vocabulary: Vocabulary): string[] {
  const [, name = '', event = ''] =
    /^(\p{L}.{1,60}?)[\s,]+((?:kelas|kls|tanding|seni (?:tunggal|ganda|regu))\b.*)$/iu.exec(piece) ?? [];
  return event !== '' && saidBy(event, '', vocabulary) !== null ? [name, event] : [piece];
}

/** '45 kg kelas B', 'L 45 kg Remaja': what stands around a weight, where each part is understood by itself. */
function aroundWeight(piece: string, vocabulary: Vocabulary): string[] {
  const [, before = '', weight = '', behind = ''] =
    /^(.*?)\b(\d{2,3}(?:[.,]\d{1,2})? ?kg)\b\.?(.*)$/i.exec(piece) ?? [];
  const parts = [before, weight, behind].map((part) => tidy(part.replace(/^[\s./-]+|[\s/]+$/g, ''))).filter(Boolean);
  const areSaid = parts.length > 1 && parts.every((part) => saidBy(part, '', vocabulary) !== null);
  return areSaid && saidBy(piece, '', vocabulary)?.className === undefined ? parts : [piece];
}

/** What a piece says of the athlete; null: nothing that is understood by itself. */
export function saidBy(
  piece: string,
  next: string,
  vocabulary: Vocabulary,
): Partial<Record<EntryColumn, string>> | null {
  const [, label = '', value = ''] = /^(\p{L}[\p{L} ./]{0,20}?)\s*[:=]\s*(.+)$/u.exec(piece) ?? [];
  const [meaning] = label === '' ? [] : meaningsOf(label);
  if (meaning === 'birth') return saidBy(value, next, vocabulary);
  if (TOLD.some((key) => key === meaning)) return { [meaning as EntryColumn]: value };
  if (readGender(piece)) return { gender: piece };
  if (readNik(piece).ok) return { nik: piece };
  if (/^\d{2,3}([.,]\d{1,2})?\s*kg\.?$/i.test(piece)) return { weight: piece };
  if (/^\d{3}\s*cm\.?$/i.test(piece)) return { height: piece };
  const [, word = '', measure = ''] =
    /^(bb|berat(?: badan)?|tb|tinggi(?: badan)?)\.?\s+(\d{2,3}(?:[.,]\d{1,2})?(?:\s*(?:kg|cm))?)\.?$/i.exec(piece) ??
    [];
  if (word !== '') return { [/^b/i.test(word) ? 'weight' : 'height']: measure };
  if (/^(?:(?:th|thn|tahun|lahir)\.?\s*)*(?:19|20)\d{2}$/i.test(piece) || readDate(piece) !== undefined) {
    return { birthDate: piece };
  }
  const birth = splitBirth(piece);
  if (birth.place !== '' && readDate(birth.date) !== undefined) {
    return { birthPlace: birth.place, birthDate: birth.date };
  }
  const words = readEntryWords(piece, vocabulary);
  if (words.rest === '' && (words.category ?? words.age ?? words.className) !== undefined) {
    return { [words.category ? 'category' : words.className ? 'className' : 'ageCategory']: piece };
  }
  if (/^[\p{L}. ]{3,40}$/u.test(piece) && readDate(next) !== undefined) return { birthPlace: piece };
  return isOfPlaceOrClub(piece) && /^\p{L}[\p{L}\d.,'’ -]{2,80}$/u.test(piece) ? { contingent: piece } : null;
}
