// Columns in which an office writes a word once and leaves it out below: 'Kab. Kudus' or 'L' before the first of several.
import { factsOfNik, readNik } from '../athletes/nik';
import { type EntryColumn, nameKey, tidy } from './columns';
import { readGender, type Vocabulary } from './entry-words';
import type { Columns } from './row-athletes';
import type { ReadRow } from './sheet-layout';
import { textAt } from './sheet-rows';
import { unitSizeIn } from './team-labels';

const OF_A_CONTINGENT: readonly EntryColumn[] = [
  'contingent',
  'province',
  'district',
  'picName',
  'picPhone',
  'picEmail',
];
/** Of an athlete's own entry: filled in only where nothing speaks against it. */
const OF_AN_ENTRY: readonly EntryColumn[] = ['gender', 'category', 'ageCategory'];

const WRITTEN_ONCE_SHARE = 0.5;
const FEWEST_ATHLETES = 3;

export class WrittenOnce {
  private readonly keys: readonly EntryColumn[];
  private readonly above = new Map<EntryColumn, string>();
  private block: string | undefined;

  constructor(
    read: readonly ReadRow[],
    private readonly columns: Columns,
    vocabulary: Vocabulary,
  ) {
    const athletes = read.filter(({ kind }) => kind === 'athlete');
    const numbers = columns.get('number')?.[0];
    const ofContingent = OF_A_CONTINGENT.filter((key) => {
      const column = this.columnOf(key);
      return isWrittenOnce(athletes, column) || isCounted(athletes, column, numbers);
    });
    const [first] = ofContingent;
    const startsBlock = (at: number) =>
      athletes[at]?.facts.contingent !== athletes[at - 1]?.facts.contingent ||
      (first !== undefined && textIn(athletes[at], this.columnOf(first)) !== '');
    const ofEntry = OF_AN_ENTRY.filter((key) => {
      const column = this.columnOf(key);
      const areUnits = key === 'category' && areWholeUnits(athletes, column, numbers, vocabulary);
      if (areUnits) return true;
      return (
        isWrittenOnce(athletes, column) &&
        changes(athletes, column, startsBlock) &&
        (key !== 'category' || !hasUnits(athletes, column, vocabulary)) &&
        (key !== 'gender' || !isAgainstNiks(athletes, column, this.columnOf('nik')))
      );
    });
    this.keys = [...ofContingent, ...ofEntry];
  }

  /** Of the next athlete, in the order of the rows. */
  fill(cells: Record<EntryColumn, string>, { facts }: ReadRow): void {
    const fillIn = (key: EntryColumn) => {
      if (cells[key] === '') cells[key] = this.above.get(key) ?? '';
      else this.above.set(key, cells[key]);
    };
    for (const key of this.keys) if (OF_A_CONTINGENT.includes(key)) fillIn(key);
    const block = nameKey(cells.contingent || (facts.contingent ?? ''));
    // who is of another contingent is not known by the words before it
    if (block !== this.block) for (const key of OF_AN_ENTRY) this.above.delete(key);
    this.block = block;
    for (const key of this.keys) if (OF_AN_ENTRY.includes(key)) fillIn(key);
  }

  private columnOf(key: EntryColumn): number | undefined {
    return this.columns.get(key)?.[0];
  }
}

const textIn = (one: ReadRow | undefined, column: number | undefined): string =>
  one === undefined || column === undefined ? '' : tidy(one.row.cells[column] ?? '');

function isWrittenOnce(athletes: readonly ReadRow[], column: number | undefined): boolean {
  const [first] = athletes;
  if (column === undefined || athletes.length < FEWEST_ATHLETES || textIn(first, column) === '') return false;
  const filled = athletes.filter((one) => textIn(one, column) !== '').length;
  return filled / athletes.length <= WRITTEN_ONCE_SHARE;
}

/** 'No | Kontingen' that count contingents: a row has both, or neither and goes on with the one above. */
function isCounted(athletes: readonly ReadRow[], column: number | undefined, numbers: number | undefined): boolean {
  if (column === undefined || numbers === undefined || textIn(athletes[0], column) === '') return false;
  const isFilled = (one: ReadRow, at: number) => textIn(one, at) !== '';
  return (
    athletes.every((one) => isFilled(one, column) === isFilled(one, numbers)) &&
    athletes.some((one) => !isFilled(one, column))
  );
}

/** Whether a word is written only where it is another one than before, or a block begins: cells that were forgotten are not so. */
function changes(
  athletes: readonly ReadRow[],
  column: number | undefined,
  startsBlock: (at: number) => boolean,
): boolean {
  let before = '';
  return athletes.every((one, at) => {
    const text = nameKey(textIn(one, column));
    const isKept = text === '' || text !== before || startsBlock(at);
    if (text !== '') before = text;
    return isKept;
  });
}

/** Who performs together is told by rows and numbers (`team-labels.ts`). */
const hasUnits = (athletes: readonly ReadRow[], column: number | undefined, vocabulary: Vocabulary): boolean =>
  athletes.some((one) => unitSizeIn([textIn(one, column)], vocabulary) > 1);

/**
 * 'REGU PUTRA' before two rows without a word, 'GANDA' before one, 'TUNGGAL' before none: each row counted by itself has the event
 * of its pair or team.
 */
function areWholeUnits(
  athletes: readonly ReadRow[],
  column: number | undefined,
  numbers: number | undefined,
  vocabulary: Vocabulary,
): boolean {
  const texts = athletes.map((one) => textIn(one, column));
  if (column === undefined || numbers === undefined || texts[0] === '' || !texts.includes('')) return false;
  if (athletes.some((one) => textIn(one, numbers) === '')) return false;
  const starts = texts.flatMap((text, at) => (text === '' ? [] : [at]));
  return starts.every(
    (at, nth) => (starts[nth + 1] ?? texts.length) - at === unitSizeIn([texts[at] ?? ''], vocabulary),
  );
}

/** Any day after the last birth: of the digits only the gender is asked. */
const LATER = '2099-12-31';

/** Whether a NIK below the word says the other gender. */
function isAgainstNiks(
  athletes: readonly ReadRow[],
  column: number | undefined,
  nikColumn: number | undefined,
): boolean {
  let gender = readGender('');
  return athletes.some((one) => {
    const text = textIn(one, column);
    if (text !== '') gender = readGender(text);
    const nik = nikColumn === undefined || text !== '' ? undefined : readNik(textAt(one.row, nikColumn));
    const ofNik = nik?.ok ? factsOfNik(nik.nik, LATER)?.gender : null;
    return ofNik !== null && ofNik !== undefined && ofNik !== gender;
  });
}
