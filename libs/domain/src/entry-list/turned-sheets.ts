// Forms that name what they ask from top to bottom, one athlete each or several beside one another: laid out as a table.
import { headingKey, tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { findHeader, understood } from './header-rows';
import { meaningsOf } from './headings';
import { readFacts } from './section-rows';
import type { Meaning } from './sheet-plan';
import { type Sheet, type SheetRow, textAt, widthOf } from './sheet-rows';

/** A table whose header says more than a number and a name is one already. */
const MOST_OF_NO_TABLE = 2;
const FEWEST_LABELS = 4;
const FEWEST_PERSONAL = 2;
const PERSONAL: readonly Meaning[] = [
  ...(['birth', 'birthDate', 'nik', 'gender', 'weight', 'category', 'className', 'ageCategory'] as const),
];
/** Written into several cells it is one value; of other things several cells are a choice that nobody made. */
const IN_PIECES: readonly Meaning[] = ['name', 'birth', 'birthDate', 'birthPlace', 'nik', 'familyCard', 'picPhone'];

interface Label {
  row: SheetRow;
  key: string;
  text: string;
  meaning: Meaning;
  /** By column. */
  values: ReadonlyMap<number, string>;
}

/** The sheet with a row for each athlete, where it is of such forms; else as it is. */
export function turned(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  if (understood(findHeader(sheet.rows, vocabulary)).size > MOST_OF_NO_TABLE) return sheet;
  const found = formsOf(labelsOf(sheet.rows));
  const keysOf = (labels: readonly Label[]) => labels.map(({ key }) => key).join('|');
  // what is asked in the same words again need not be as much
  const isRepeated = found.length > 1 && new Set(found.map(keysOf)).size === 1;
  const whole = found.filter((form) => isOfAthlete(form, isRepeated ? 1 : 0));
  const filled = found.filter((form) => whole.includes(form) || isLike(form, whole));
  const forms = filled.map((form) => formOf(form, filled));
  const [firstRow] = forms.flatMap(({ own }) => own.map(({ row }) => row));
  if (!firstRow) return sheet;
  const head = headOf(forms);
  const used = new Map<SheetRow, SheetRow[]>();
  let last = sheet.rows.at(-1)?.line ?? 0;
  for (const form of forms) layOut(form, head, used, () => (last += 1));
  const header: SheetRow = { line: firstRow.line, cells: head.map(({ text }) => text) };
  const isFact = (row: SheetRow) => readFacts(row.cells, vocabulary) !== null;
  const above = (row: SheetRow) => (isFact(row) ? row : alone(row, 0));
  const rows = sheet.rows.flatMap((row): SheetRow[] => {
    if (row === firstRow) return [header, ...(used.get(row) ?? [])];
    if (used.has(row)) return used.get(row) ?? [];
    if (row.line < header.line) return [above(row)];
    return isFact(row) ? [alone(row, head.length)] : [];
  });
  // who signs a form names no contingent of the next one
  const below = sheet.rows.filter((row) => row.line > header.line && !used.has(row) && !isFact(row));
  return { ...sheet, rows: [...rows, ...below.map((row) => alone(row, head.length))] };
}

/** What stands beside or below the forms, behind their columns. */
export const alone = (row: SheetRow, width: number): SheetRow => ({
  line: row.line,
  cells: [...new Array<string>(width).fill(''), row.cells.map(tidy).filter(Boolean).join(' ')],
});

/** 'Nama : Budi' in one cell; a cell of its own may begin with the colon. */
const partsOf = (cell: string): [string, string] => {
  const [label = '', ...said] = cell.split(/\s*[:=]\s*/);
  return [label, said.join(':').trim()];
};
const withoutColon = (cell: string): string => cell.replace(/^[\s:=]+/, '').trim();

/** The rows that begin with what is asked, all in the column that has most of them. */
function labelsOf(rows: readonly SheetRow[]): Label[] {
  const found = rows.flatMap((row) => {
    const at = row.cells.findIndex((cell) => tidy(cell) !== '' && !/^\(?(\d{1,2}|\p{L})[.)]?$/u.test(tidy(cell)));
    const [text, said] = partsOf(textAt(row, at));
    const [meaning] = meaningsOf(text.replace(/^\d{1,2}[.)]\s*/, ''));
    return at < 0 || !meaning || meaning === 'number' ? [] : [{ row, at, text, said, meaning }];
  });
  const columns = found.filter(({ meaning }) => meaning !== 'other').map(({ at }) => at);
  const times = (column: number) => columns.filter((at) => at === column).length;
  const column = columns.reduce((best, at) => (times(at) > times(best) ? at : best), columns[0] ?? 0);
  return found.flatMap(({ row, at, text, said, meaning }): Label[] => {
    if (at !== column) return [];
    const values = new Map(said === '' ? [] : [[at, said] as const]);
    for (let next = at + 1; next < widthOf([row]); next += 1) {
      const value = withoutColon(textAt(row, next));
      if (value !== '') values.set(next, value);
    }
    const asked = tidy(text.replace(/^\d{1,2}[.)]\s*/, ''));
    return [{ row, key: headingKey(asked), text: asked, meaning, values }];
  });
}

/** A form begins again with its name, or with what stands before the name in the first. */
function formsOf(labels: readonly Label[]): Label[][] {
  const names = labels.flatMap(({ meaning }, at) => (meaning === 'name' ? [at] : []));
  const before = new Set(labels.slice(0, names[0]).map(({ key }) => key));
  const starts = names.map((name, form) => {
    let start = form === 0 ? 0 : name;
    while (form > 0 && before.has(labels[start - 1]?.key ?? '')) start -= 1;
    return start;
  });
  return starts.map((start, form) => labels.slice(start, starts[form + 1]));
}

function isOfAthlete(form: readonly Label[], fewer: number): boolean {
  const meanings = new Set(form.map(({ meaning }) => meaning));
  const personal = PERSONAL.filter((one) => meanings.has(one)).length;
  meanings.delete('other');
  return meanings.size >= FEWEST_LABELS - fewer && personal >= FEWEST_PERSONAL;
}

/** '2) Nama : Ani' with less below than the first form asks, who is in no class or the last to be asked of the contingent. */
function isLike(form: readonly Label[], whole: readonly (readonly Label[])[]): boolean {
  const asked = new Set(whole.flatMap((one) => one.map(({ key }) => key)));
  const isAsked = ({ key, meaning, values }: Label) =>
    asked.has(key) && values.size > 0 && (meaning === 'name' || PERSONAL.includes(meaning));
  const said = form.filter(isAsked).map(({ meaning }) => meaning);
  return said.includes('name') && said.length > 1;
}

/** Without these nobody has filled in the form. */
const OF_SOMEBODY: readonly Meaning[] = ['name', 'nik', 'birth', 'birthDate'];

interface Form {
  /** What is asked of each athlete. */
  own: readonly Label[];
  /** What is said once, above or of the contingent. */
  ofAll: readonly Label[];
  /** The column of each athlete. */
  people: readonly number[];
  isHidden: boolean;
}

function formOf(labels: readonly Label[], forms: readonly (readonly Label[])[]): Form {
  const nameAt = labels.findIndex(({ meaning }) => meaning === 'name');
  const told = labels.filter(({ meaning }) => OF_SOMEBODY.includes(meaning)).map(({ values }) => [...values.keys()]);
  const people = told.find((columns) => columns.length > 0) ?? [];
  // 'Kontingen : PSHT' above the first of several forms, and in no other one
  const isOfForms = ({ key, meaning, values }: Label, at: number) =>
    values.size > 0 &&
    at < nameAt &&
    OF_A_CONTINGENT.includes(meaning) &&
    forms.length > 1 &&
    forms[0] === labels &&
    !forms.slice(1).some((form) => form.some((label) => label.key === key));
  const ofAll = labels.filter(
    (label, at) =>
      isOfForms(label, at) ||
      (people.length > 1 && label.values.size === 1 && (at < nameAt || OF_A_CONTINGENT.includes(label.meaning))),
  );
  const own = labels.filter(
    (label) => !ofAll.includes(label) && !(label.values.size === 0 && OF_A_CONTINGENT.includes(label.meaning)),
  );
  return { own, ofAll, people, isHidden: labels[nameAt]?.row.isHidden === true };
}

/** What all forms ask, each once. */
function headOf(forms: readonly Form[]): Label[] {
  const byKey = new Map(forms.flatMap(({ own }) => own).map((label) => [label.key, label]));
  return [...byKey.values()];
}

/** By the rows of a form, what they become: those of its athletes, what is said of all of them above, or nothing. */
function layOut(
  { own, ofAll, people, isHidden }: Form,
  head: readonly Label[],
  used: Map<SheetRow, SheetRow[]>,
  nextLine: () => number,
): void {
  for (const { row, text, values } of ofAll) {
    used.set(row, [{ line: row.line, cells: [`${text} : ${[...values.values()].join(' ')}`] }]);
  }
  for (const { row } of own) used.set(row, []);
  // the first row is the header's, and an athlete has a line of its own
  const lines = own.slice(1).map(({ row }) => row);
  for (const [place, column] of people.entries()) {
    const row = lines[Math.min(place, lines.length - 1)];
    if (!row) continue;
    const cells = head.map(({ key }) => {
      const label = own.find((one) => one.key === key);
      return label ? valueOf(label, column, people) : '';
    });
    const line = place < lines.length ? row.line : nextLine();
    used.get(row)?.push({ line, cells, ...(isHidden ? { isHidden } : {}) });
  }
}

const OF_A_CONTINGENT: readonly Meaning[] = ['contingent', 'province', 'district', 'picName', 'picPhone', 'picEmail'];

function valueOf({ values, meaning }: Label, column: number, people: readonly number[]): string {
  if (people.length > 1) return values.get(column) ?? '';
  const pieces = [...values.values()];
  return pieces.length > 1 && !IN_PIECES.includes(meaning) ? '' : pieces.join(' ');
}
