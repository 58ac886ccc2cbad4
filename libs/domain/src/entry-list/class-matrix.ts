// Names in a table of classes and genders ('KELAS | PUTRA | PUTRI'): laid out as a table of athletes for each column.
import { boundsIn } from './class-bounds';
import { headingKey } from './columns';
import { readEntryWords, type Vocabulary } from './entry-words';
import { findHeader, headingsOf, understood } from './header-rows';
import { meaningsOf } from './headings';
import { factsOfWords, isSignature, isTotal, readFacts, type SectionFacts } from './section-rows';
import { type Sheet, type SheetRow, textAt } from './sheet-rows';
import { MOST_SIDES } from './side-tables';
import { alone } from './turned-sheets';

/** A table whose header says more than a number and a name is one already. */
const MOST_OF_NO_TABLE = 2;
const MOST_HEADER_LINES = 2;

interface Matrix {
  header: readonly SheetRow[];
  classAt: number;
  /** By column, whose names stand there; `clubAt`: beside each the contingent. */
  groups: readonly { at: number; facts: SectionFacts; clubAt: number | undefined }[];
}

/** The sheet with its athletes one below the other, where it is such a table; else as it is. */
export function unfolded(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  if (understood(findHeader(sheet.rows, vocabulary)).size > MOST_OF_NO_TABLE) return sheet;
  const matrix = matrixIn(sheet.rows, vocabulary);
  if (!matrix) return sheet;
  const { header, groups } = matrix;
  const [first, last] = [header[0]?.line ?? 0, header.at(-1)?.line ?? 0];
  const hasAges = groups.some(({ facts }) => facts.ageCategory !== undefined);
  const hasClubs = groups.some(({ clubAt }) => clubAt !== undefined);
  const further = [...(hasAges ? ['Golongan Usia'] : []), ...(hasClubs ? ['Kontingen'] : [])];
  const headings = ['Kelas', 'Nama', 'Jenis Kelamin', ...further];
  const width = headings.length * groups.length;
  const rows: SheetRow[] = sheet.rows.filter(({ line }) => line < first).map(({ line, cells }) => ({ line, cells }));
  rows.push({ line: last, cells: groups.flatMap(() => headings) });
  let className = '';
  let isOver = false;
  for (const row of sheet.rows.filter(({ line }) => line > last)) {
    const own = textAt(row, matrix.classAt);
    isOver ||= isTotal(row.cells) || isSignature(row.cells) || (own !== '' && !isClass(own, vocabulary));
    const names = groups.map(({ at }) => textAt(row, at));
    if (isOver || !names.some(isName)) {
      if (isOver) rows.push(alone(row, width));
      else className = own;
      continue;
    }
    className = own || className;
    const cells = groups.flatMap(({ at, facts, clubAt }, group) => {
      const name = names[group] ?? '';
      if (!isName(name)) return headings.map(() => '');
      const ofAge = hasAges ? [facts.ageCategory ?? ''] : [];
      const ofClub = clubAt === undefined ? [] : [textAt(row, clubAt)];
      return [className, row.cells[at] ?? '', facts.gender ?? '', ...ofAge, ...ofClub];
    });
    rows.push({ line: row.line, cells, ...(row.isHidden ? { isHidden: true } : {}) });
  }
  return { ...sheet, rows };
}

/** '3 orang' counts them. */
const isName = (text: string): boolean => /\p{L}.*\p{L}/u.test(text) && !/^\d+ (orang|org|atlet|pesilat)$/i.test(text);
const isClass = (text: string, vocabulary: Vocabulary): boolean =>
  boundsIn(text) !== null || readEntryWords(text, vocabulary).className !== undefined;

function matrixIn(rows: readonly SheetRow[], vocabulary: Vocabulary): Matrix | undefined {
  for (const at of rows.keys()) {
    for (let depth = 1; depth <= MOST_HEADER_LINES; depth += 1) {
      const header = rows.slice(at, at + depth);
      const isTogether = header.every(({ line }, place) => line === (header[0]?.line ?? 0) + place);
      const matrix = isTogether && header.length === depth ? matrixOf(header, vocabulary) : undefined;
      if (
        matrix &&
        isOfNames(
          rows.filter(({ line }) => line > (header.at(-1)?.line ?? 0)),
          matrix,
          vocabulary,
        )
      ) {
        return matrix;
      }
    }
  }
  return undefined;
}

/** Looked for in every row of a list: what says nothing of classes is not read as a heading. */
const OF_CLASSES = /k\s*e?\s*l\s*a?\s*s|class/i;
const saysClass = ({ cells }: SheetRow): boolean => cells.some((cell) => OF_CLASSES.test(cell));

function matrixOf(header: readonly SheetRow[], vocabulary: Vocabulary): Matrix | undefined {
  if (!header.some(saysClass)) return undefined;
  const headings = headingsOf(header);
  const classAt = headings.findIndex((heading) => /^(kelas|kls|class)( tanding)?$/.test(headingKey(heading)));
  if (classAt < 0) return undefined;
  const isClub = (at: number) => meaningOf(headings[at]) === 'contingent';
  const others = [...headings.keys()].filter(
    (at) => at !== classAt && (headings[at] ?? '') !== '' && !OF_NO_NAME.includes(meaningOf(headings[at])),
  );
  const names = others.filter((at) => !isClub(at));
  const clubs = others.filter(isClub);
  const haveClubs = clubs.length > 0 && names.every((at) => isClub(at + 1));
  if (clubs.length > 0 && (!haveClubs || clubs.length !== names.length)) return undefined;
  const groups = names.map((at) => ({
    at,
    facts: factsOfWords(headings[at] ?? '', vocabulary) ?? {},
    clubAt: haveClubs ? at + 1 : undefined,
  }));
  const areGroups = groups.every(
    ({ facts }) => facts.gender !== undefined && facts.category === undefined && facts.className === undefined,
  );
  const isMatrix = areGroups && groups.length > 1 && groups.length <= MOST_SIDES;
  return isMatrix ? { header, classAt, groups } : undefined;
}

/** The bounds of the class may stand beside its letter. */
const OF_NO_NAME = ['number', 'other', 'weight'];
const meaningOf = (heading = ''): string => meaningsOf(heading)[0] ?? '';

/** A table of sums has numbers there. */
function isOfNames(below: readonly SheetRow[], { classAt, groups }: Matrix, vocabulary: Vocabulary): boolean {
  const ofClasses = below.filter(
    (row) => isClass(textAt(row, classAt), vocabulary) && !readFacts(row.cells, vocabulary),
  );
  const texts = ofClasses.flatMap((row) => groups.map(({ at }) => textAt(row, at)));
  return texts.some(isName) && !texts.some((text) => /^\d+([.,]\d+)?$/.test(text));
}
