// How a sheet is laid out: which rows are its header, what its columns mean, and what each other row is.
import { Blocks } from './blocks';
import { betweenIn } from './class-bounds';
import { headingKey, tidy } from './columns';
import { hasContingentBlocks, OF_NO_COLUMN } from './contingent-blocks';
import type { Vocabulary } from './entry-words';
import { firstBlock, isNamedLikeLater } from './first-block';
import { findHeader, goesOn, headingsOf, reachedBy } from './header-rows';
import { mayBeAClub, meaningsOf, meaningsOfColumns, withoutHidden } from './headings';
import type { Meaning, SheetPlan } from './sheet-plan';
import { leftOutTexts } from './left-out-texts';
import { factsOfLone } from './lone-cells';
import { marksOf } from './marks';
import { kindOfTable, type Remark, type Remarked, remarkOfTable, remarkReader } from './remarks';
import { replacedReader } from './replaced';
import { isLabelledLine, isOfPlaceOrClub, isSignature, isTotal, readFacts, type SectionFacts } from './section-rows';
import { otherHeaders } from './stacked-tables';
import { columnsOfLegend, columnsOfSums, headerOfSides, startsOfSides } from './side-tables';
import { filled, isNumbering, rowKey, type Sheet, type SheetRow, textAt, widthOf } from './sheet-rows';

export type LeftOutKind =
  | 'title'
  | 'header'
  | 'section'
  | 'total'
  | 'signature'
  | 'numbering'
  | 'blank-line'
  | 'hidden'
  | Remark
  | 'struck'
  | 'shifted'
  | 'person'
  | 'unclear';

/** Why a row is no athlete, in words. */
export const LEFT_OUT_LABELS: Readonly<Record<LeftOutKind, string>> = leftOutTexts;

/** Each row of a sheet is one of these. */
export type RowKind = 'athlete' | LeftOutKind;

export interface ReadRow {
  row: SheetRow;
  kind: RowKind;
  /** What the rows above say of this athlete, by their blocks. */
  facts: SectionFacts;
}

const SAMPLE = 200;

/**
 * A proposal for a sheet. `headerLines`: the person's own choice of them; `remembered`: what headings meant in earlier
 * lists, by `headingKey`.
 */
export function proposePlan(
  sheet: Sheet,
  vocabulary: Vocabulary,
  headerLines?: readonly number[],
  remembered: ReadonlyMap<string, Meaning> = new Map(),
): SheetPlan {
  const found = headerLines
    ? sheet.rows.filter((row) => headerLines.includes(row.line))
    : findHeader(sheet.rows, vocabulary);
  const starts = startsOfSides(found);
  const header = starts.length > 1 ? headerOfSides(found, starts, vocabulary) : found;
  const last = header.at(-1)?.line ?? 0;
  const end = otherHeaders(sheet.rows, header).find(([first]) => first && first.line > last)?.[0]?.line ?? Infinity;
  const below = sheet.rows.filter((row) => row.line > last && row.line < end).slice(0, SAMPLE);
  const width = widthOf(sheet.rows);
  const joined = headingsOf(header);
  const headings = withoutHidden(
    Array.from({ length: width }, (_, at) => joined[at] ?? ''),
    sheet.hiddenColumns,
  );
  const keys = header.map(rowKey);
  const marks = marksOf(header, width, vocabulary);
  // a name and its tick
  const isOfTicks = marks.filter(Boolean).length > 1 && !headings.some((one) => meaningsOf(one)[0] === 'number');
  const data = below.filter(
    (row) =>
      filled(row) > (isOfTicks ? 1 : 2) &&
      !isLabelledLine(row.cells, vocabulary) &&
      !isTotal(row.cells) &&
      !isNumbering(row) &&
      !goesOn(row) &&
      !keys.includes(rowKey(row)),
  );
  const cellsOf = (at: number) => data.map((row) => row.cells[at] ?? '');
  const meanings = starts.flatMap((from, side) => {
    // a shorter table beside others ends before they do
    const own = data.filter((row) => row.cells.slice(from, starts[side + 1]).some((cell) => tidy(cell) !== ''));
    return meaningsOfColumns(
      ...([
        headings.slice(from, starts[side + 1]),
        (at: number) => own.map((row) => row.cells[from + at] ?? ''),
        vocabulary,
        remembered,
      ] as const),
      marks.slice(from, starts[side + 1]),
    );
  });
  for (const column of [...columnsOfSums(headings, cellsOf), ...columnsOfLegend(headings, cellsOf)]) {
    meanings[column] = 'other';
  }
  for (const [at, meaning] of reachedBy(header, headings, meanings)) meanings[at] = meaning;
  const club = meanings.indexOf('contingent');
  const isUnsaid = club >= 0 && mayBeAClub(headings[club] ?? '') && !remembered.has(headingKey(headings[club] ?? ''));
  if (isUnsaid && hasContingentBlocks(sheet, last, meanings, vocabulary)) meanings[club] = 'other';
  return { headerLines: header.map((row) => row.line), meanings };
}

const PERSONAL: readonly Meaning[] = [
  'birthDate',
  'birth',
  'nik',
  'gender',
  'weight',
  'className',
  'ageCategory',
  'category',
  'mark',
];

/** Written for a class that has nobody; who is 'menyusul' is somebody. */
const NOBODY = /^\(?(?:nihil|kosong|-+|(?:tidak|tdk) ada)\)?$/i;

/** Who has neither a name nor a number below these is nobody. */
const OF_SOMEBODY: readonly Meaning[] = ['nik', 'birth', 'birthDate', 'weight', 'height', 'familyCard'];

/** What each row of a sheet is, and what the blocks above an athlete say. `asAthletes`: lines that somebody said are. */
export function readRows(
  sheet: Sheet,
  plan: SheetPlan,
  vocabulary: Vocabulary,
  asAthletes: ReadonlySet<number> = new Set(),
): ReadRow[] {
  const header = sheet.rows.filter((row) => plan.headerLines.includes(row.line));
  const firstLine = header[0]?.line ?? 0;
  const headingKeys = header.map(rowKey);
  const at = (wanted: (meaning: Meaning) => boolean) =>
    plan.meanings.flatMap((meaning, column) => (meaning !== null && wanted(meaning) ? [column] : []));
  const names = at((one) => one === 'name');
  const numbers = at((one) => one === 'number');
  const personal = at((one) => PERSONAL.includes(one));
  const mapped = at((one) => one !== 'name' && !OF_NO_COLUMN.includes(one));
  const count = numbers[0];
  const hasLetter = (row: SheetRow | undefined) =>
    row !== undefined && count !== undefined && /^\(?(?:[IVX]{1,5}|\p{Lu})[.)]?$/u.test(textAt(row, count));
  const isRoman = (row: SheetRow) => /^\(?[IVX]/.test(textAt(row, count ?? 0));
  /** Counted in the same way; 'A | PUTRA' below 'II | KAB. PATI' is not. */
  const goesOnFrom = (row: SheetRow, other: SheetRow | undefined) =>
    other !== undefined && hasLetter(other) && isRoman(row) === isRoman(other);
  /** 'II | KAB. PATI': blocks counted by letters, where numbers count the athletes. Members of a team are 'a', 'b'. */
  const isLettered = (row: SheetRow) => {
    if (filled(row) !== 2 || !hasLetter(row)) return false;
    const place = sheet.rows.indexOf(row);
    return !goesOnFrom(row, sheet.rows[place - 1]) && !goesOnFrom(row, sheet.rows[place + 1]);
  };
  const areCountedBy = (sign: RegExp) =>
    sheet.rows.some((row) => filled(row) > 2 && count !== undefined && sign.test(textAt(row, count)));
  const isCounted = areCountedBy(/^\d+/);
  // '1 | PSHT SLEMAN' above 'a | Budi | …'
  const areLetters = !isCounted && areCountedBy(/^\(?[a-z][.)]?$/);
  const isBlock = (row: SheetRow) =>
    isCounted ? isLettered(row) : areLetters && filled(row) === 2 && /^\(?\d+[.)]?$/.test(textAt(row, count ?? 0));
  /** Without what counts it. */
  const wordsOf = (row: SheetRow): readonly string[] =>
    isBlock(row) ? row.cells.map((cell, column) => (column === count ? '' : cell)) : row.cells;
  const any = (row: SheetRow, columns: readonly number[]) => columns.filter((one) => textAt(row, one) !== '').length;

  const categories = at((one) => one === 'category');
  /** 'Tunggal' alone in its column, below an athlete who has one there: an event of the same, and of nobody below. */
  const isSecondEvent = (row: SheetRow) => {
    const above = sheet.rows[sheet.rows.indexOf(row) - 1];
    const isBelow = above?.line === row.line - 1 && any(above, names) > 0 && any(above, personal) >= 2;
    return filled(row) === 1 && any(row, categories) === 1 && isBelow && any(above, categories) > 0;
  };
  const measured = at((one) => OF_SOMEBODY.includes(one));
  // '50-55' in the column of weights is the class's, printed before anybody entered
  const isMeasure = (text: string, column: number) =>
    /\d/.test(text) && !(plan.meanings[column] === 'weight' && betweenIn(text) !== '');
  const isOfSomebody = (row: SheetRow) =>
    measured.length === 0 || measured.some((one) => isMeasure(textAt(row, one), one));

  const kindOf = (row: SheetRow): RowKind => {
    if (asAthletes.has(row.line)) return 'athlete';
    if (row.line < firstLine && !row.isMoved) return 'title';
    if (plan.headerLines.includes(row.line) || headingKeys.includes(rowKey(row))) return 'header';
    if (isNumbering(row)) return 'numbering';
    // '|---|---|' below the header of a table that was written as a text
    if (row.cells.every((cell) => /^[\s:=–—-]*$/.test(cell))) return 'blank-line';
    if (isTotal(row.cells) && !/\p{L}/u.test(personal.map((one) => textAt(row, one)).join(''))) return 'total';
    const said = readFacts(wordsOf(row), vocabulary);
    // 'Pelatih | : Sutrisno | No. HP | : 0812…' reaches over the columns of athletes
    if (said?.isWhole) return 'section';
    if (filled(row) > 2 && goesOn(row)) return 'header';
    // '(cadangan)' keeps a place for somebody
    const isName = (text: string) => /\p{L}.*\p{L}/u.test(text) && !/^\(.*\)$/.test(text);
    const hasName = names.some((one) => isName(textAt(row, one)));
    const isNobody = names.some((one) => NOBODY.test(textAt(row, one)));
    if (isNobody && !measured.some((one) => isMeasure(textAt(row, one), one))) return 'blank-line';
    // who has a birth date and a gender is a person, whatever the name
    if (hasName && any(row, personal) >= 2) return 'athlete';
    if (isTotal(row.cells)) return 'total';
    if (isSecondEvent(row)) return 'unclear';
    const isAlone = any(row, mapped) === 0;
    if (said && (isAlone || filled(row) <= 2 || said.isKeyed) && any(row, personal) <= 1) return 'section';
    if (hasName && !isAlone && !isSignature(row.cells)) return 'athlete';
    // never filled in
    const isPrepared = !hasName && any(row, personal) > 0 && !isOfSomebody(row);
    if (isPrepared && (any(row, personal) >= 2 || any(row, numbers) > 0)) return 'blank-line';
    if (!hasName && any(row, personal) >= 2) return 'athlete';
    if (isSignature(row.cells)) return 'signature';
    if (hasName && isAlone && isBlock(row)) return 'section';
    if (hasName && any(row, numbers) > 0) return 'athlete';
    if (any(row, names) > 0 || any(row, mapped) > 0 || any(row, numbers) === 0) return 'unclear';
    // a text over the whole width begins in the column of numbers
    if (!/\p{L}{2}/u.test(row.cells.join(' '))) return 'blank-line';
    return 'unclear';
  };

  const kinds = sheet.rows.map(kindOf);
  // who signs below stands in the column of names, and beside another one
  const isSure = (row: SheetRow) => any(row, personal) >= 2 || any(row, numbers) > 0 || asAthletes.has(row.line);
  const lastSure = sheet.rows.findLastIndex((row, place) => kinds[place] === 'athlete' && isSure(row));
  const signedFrom = lastSure < 0 ? -1 : kinds.indexOf('signature', lastSure);
  for (const [place, kind] of kinds.entries()) {
    if (signedFrom >= 0 && place > signedFrom && kind === 'athlete') kinds[place] = 'signature';
  }
  /** The rest of a long name below its first words: the numbers go on around it, and no block was named so before. */
  const isRestOfName = (place: number) => {
    const [above, row, below] = [sheet.rows[place - 1], sheet.rows[place], sheet.rows[place + 1]];
    if (!above || !row || !below || count === undefined || kinds[place - 1] !== 'athlete') return false;
    const goesOnBy = Number(textAt(below, count)) - Number(textAt(above, count));
    const isBetween = above.line === row.line - 1 && below.line === row.line + 1 && goesOnBy === 1;
    const first = kinds.indexOf('athlete');
    const inNames = (one: SheetRow) => filled(one) === 1 && names.some((column) => textAt(one, column) !== '');
    const hasBlocks = sheet.rows.slice(0, first).some(inNames);
    const [text, name] = [row, above].map((one) => textAt(one, names[0] ?? 0));
    const isPlace =
      isOfPlaceOrClub(text ?? '') ||
      // in capitals beside names that are not
      (text === text?.toUpperCase() && name !== name?.toUpperCase());
    return isBetween && inNames(row) && !hasBlocks && !isPlace;
  };
  const lastAthlete = kinds.lastIndexOf('athlete');
  // a lone text with athletes below it is the name of their block, where no column names their contingent
  const hasContingent = plan.meanings.includes('contingent');
  for (const [place, row] of sheet.rows.entries()) {
    if (kinds[place] !== 'unclear' && !(kinds[place] === 'signature' && place < lastAthlete)) continue;
    if (isSecondEvent(row)) continue;
    const next = kinds.slice(place + 1).find((kind) => kind !== 'header' && kind !== 'numbering' && kind !== 'section');
    const lone = tidy(row.cells.find((cell) => tidy(cell) !== '') ?? '');
    const ofTable = filled(row) === 1 ? kindOfTable(lone) : null;
    // 'Ketua' below 'Mengetahui' signs what stands above; a table is not of one of them
    const isSigner = kinds[place - 1] === 'signature' && /^(ketua|pimpinan|manajer|manejer|manager)\b/i.test(lone);
    if (ofTable === 'officials' && isSigner) kinds[place] = 'signature';
    else if (ofTable !== null) kinds[place] = 'section';
    else if (isRestOfName(place)) continue;
    else if (filled(row) === 1 && next === 'athlete' && place < lastAthlete) {
      const facts = factsOfLone(lone, vocabulary);
      if (facts && !(hasContingent && facts.contingent !== undefined)) kinds[place] = 'section';
      else if (!facts) kinds[place] = 'signature';
    } else if (place > lastAthlete && lastAthlete >= 0) kinds[place] = 'signature';
  }

  const ofFirstBlock = firstBlock(sheet, kinds, firstLine, vocabulary);
  const remarkOf = remarkReader(headingsOf(header), plan.meanings);
  const replaced = replacedReader(
    sheet.rows.filter((_, place) => kinds[place] === 'athlete'),
    names,
  );
  let ofTable = remarkOfTable(sheet.name);
  const columns = widthOf(header);
  const lengths = sheet.rows.flatMap((row, place) => (kinds[place] === 'athlete' ? [row.cells.length] : []));
  // each row may end with a sign too many
  const usual = Math.max(columns, lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0);
  /** By the name, or by most of its cells; of a single other cell a value was corrected. */
  const isStruck = ({ struck = [], ...row }: SheetRow) =>
    names.some((one) => struck.includes(one)) || struck.length * 2 > filled(row);
  const whyLeftOut = (row: SheetRow, { remark, replacement = '' }: Remarked): LeftOutKind | undefined => {
    // who was hidden may have withdrawn
    if (row.isHidden === true) return 'hidden';
    if (isStruck(row)) return 'struck';
    // a comma within '42,5' that nobody quoted moves all behind it
    const hasMore = row.cells.slice(columns).some((cell) => tidy(cell) !== '') || row.cells.length > usual;
    if (sheet.name === '' && columns > 0 && hasMore && !row.isMoved) return 'shifted';
    return ofTable ?? (replaced.isListed(replacement) ? remark : undefined);
  };

  const isOfBlocks = (place: number) => isNamedLikeLater(sheet, place, kinds, firstLine, vocabulary);
  const blocks = new Blocks();
  return sheet.rows.map((row, place): ReadRow => {
    const kind = kinds[place] ?? 'unclear';
    if (kind === 'athlete') {
      blocks.athlete();
      // somebody says whether the row counts
      const said = asAthletes.has(row.line) ? {} : remarkOf(row);
      const leftOut = asAthletes.has(row.line) ? undefined : whyLeftOut(row, said);
      return { row: replaced.asked(row, said.replacement), kind: leftOut ?? kind, facts: blocks.facts };
    }
    if (kind === 'section' || kind === 'title') {
      const words = wordsOf(row);
      const said = readFacts(words, vocabulary);
      const lone = tidy(words.find((cell) => tidy(cell) !== '') ?? '');
      const kindBelow = filled(row) === 1 ? kindOfTable(lone) : null;
      // 'Manajer : Pak Hadi' goes on with the officials
      if (!said || !Object.keys(said.facts).every((key) => OF_CONTACT.includes(key))) {
        ofTable = kindBelow === null ? undefined : remarkOfTable(lone);
      }
      // below 'SENI' and 'SENI REMAJA' what 'TANDING' above said holds no longer
      const isOfSeni = kindBelow === 'seni' || (filled(row) === 1 && /\b(seni|tgr)\b/i.test(lone));
      const ofSeni = isOfSeni && said?.facts.contingent === undefined ? { category: '', className: '' } : {};
      if (kindBelow === 'seni') blocks.section(ofSeni);
      else if (said) blocks.section({ ...ofSeni, ...said.facts });
      else if (kindBelow === null && (kind === 'section' || place === ofFirstBlock || isOfBlocks(place))) {
        blocks.section(factsOfLone(lone, vocabulary) ?? {});
      }
    }
    return { row, kind: ofTable && kind === 'unclear' ? ofTable : kind, facts: blocks.facts };
  });
}

const OF_CONTACT = ['picName', 'picPhone', 'picEmail'];
