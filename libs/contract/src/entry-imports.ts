// Entry lists brought in through the browser (own, no call of the specs): a file is read, its rows are checked, then
// stored for the job that takes them in. A row on the wire is its texts in the order of ENTRY_COLUMNS.
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import { ENTRY_COLUMN_KEYS } from '@gelanggang/domain/entry-list/columns';
import type { Vocabulary } from '@gelanggang/domain/entry-list/entry-words';
import type { LeftOut } from '@gelanggang/domain/entry-list/list-rows';
import type { SheetPlan } from '@gelanggang/domain/entry-list/sheet-plan';
import type { Sheet } from '@gelanggang/domain/entry-list/sheet-rows';
import { type EntryRow, MOST_ENTRY_ROWS, type StandingChange, type Verdict } from './entry-columns';
import { IsId } from './fields';
import { says, validationSentences } from './validation-sentences';

const LONGEST_CELL = 1000;
const LONGEST_SHEET_NAME = 100;
/** More words than a list of all contingents has. */
const MOST_WORDS = 500;

export interface ReadSheetAnswer extends Sheet {
  /** Which rows are the header, and what each column means; proposed. */
  plan: SheetPlan;
  /** Rows that look like athletes. */
  athletes: number;
  isChosen: boolean;
}

/** What earlier lists of the account meant by the words of a column; `heading`: what a heading meant. */
export interface RememberedWord {
  kind: 'heading' | 'word';
  /** A key of ENTRY_COLUMNS; of a heading, what it means. */
  column: string;
  written: string;
  /** Of a word what it stands for; of a heading ''. */
  meaning: string;
}

/** POST /entry-imports/read: the sheets of the file, and the rows by the proposed plans. */
export interface ReadList {
  sheets: ReadSheetAnswer[];
  /** Rows of the chosen sheets: what `check` asks for. */
  rows: EntryRow[];
  /** Rows of the chosen sheets that are no athletes, each with its kind. */
  left_out: LeftOut[];
  vocabulary: Vocabulary;
  remembered: RememberedWord[];
}

const isEntryRow = (value: unknown): boolean => {
  const { line, sheet, member, cells } = (value ?? {}) as Partial<EntryRow>;
  return (
    (sheet === undefined || (typeof sheet === 'string' && sheet.length <= LONGEST_SHEET_NAME)) &&
    (member === undefined || (Number.isSafeInteger(member) && member > 0)) &&
    Number.isSafeInteger(line) &&
    Number(line) > 0 &&
    Array.isArray(cells) &&
    // a page that was open before the column 'Nomor' sends one text less
    (cells.length === ENTRY_COLUMN_KEYS.length || cells.length === ENTRY_COLUMN_KEYS.length - 1) &&
    cells.every((cell) => typeof cell === 'string' && cell.length <= LONGEST_CELL)
  );
};

/** Looked at as a whole: nested classes would take seconds for thousands of rows. */
const AreEntryRows = (): PropertyDecorator =>
  ValidateBy(
    { name: 'entryRows', validator: { validate: (rows) => Array.isArray(rows) && rows.every(isEntryRow) } },
    { message: says(() => validationSentences.rowIncomplete) },
  );

/** POST /entry-imports/check */
export class EntryRowsRequest {
  @IsId()
  tournament_id: number;

  @AreEntryRows()
  @ArrayNotEmpty({ message: says(() => validationSentences.listEmpty) })
  @ArrayMaxSize(MOST_ENTRY_ROWS, { message: says(() => validationSentences.mostRows(MOST_ENTRY_ROWS)) })
  @IsArray()
  @Type(() => Object)
  rows: EntryRow[];
}

/** Rows as the office wrote them, its own columns first, the reasons in the last. */
export interface RefusedSheet {
  name: string;
  headings: string[];
  rows: string[][];
}

const MOST_HEADINGS = 130;

const isRefusedSheet = (value: unknown): boolean => {
  const { name, headings, rows } = (value ?? {}) as Partial<RefusedSheet>;
  const areTexts = (texts: unknown, most: number) =>
    Array.isArray(texts) &&
    texts.length <= most &&
    texts.every((text) => typeof text === 'string' && text.length <= 4 * LONGEST_CELL);
  return (
    typeof name === 'string' &&
    name.length <= LONGEST_SHEET_NAME &&
    areTexts(headings, MOST_HEADINGS) &&
    Array.isArray(rows) &&
    rows.length <= MOST_ENTRY_ROWS &&
    rows.every((row) => areTexts(row, MOST_HEADINGS))
  );
};

/** POST /entry-imports/refused: a workbook of what was refused. */
export class RefusedRowsRequest {
  @ValidateBy(
    {
      name: 'refusedSheets',
      validator: { validate: (sheets) => Array.isArray(sheets) && sheets.every(isRefusedSheet) },
    },
    { message: says(() => validationSentences.rowIncomplete) },
  )
  @ArrayNotEmpty({ message: says(() => validationSentences.noRowRefused) })
  @ArrayMaxSize(60)
  @IsArray()
  @Type(() => Object)
  sheets: RefusedSheet[];
}

export interface CheckedList {
  verdicts: Verdict[];
  /** Of these rows and verdicts: what is taken in must have the same. */
  fingerprint: string;
  /** Values that stand and that the list would change. */
  changes: StandingChange[];
  /** Rows that leave the birth place open. */
  without_birth_place: number;
}

const isRemembered = (value: unknown): boolean => {
  const { kind, column, written, meaning } = (value ?? {}) as Partial<RememberedWord>;
  const isText = (text: unknown, most: number) => typeof text === 'string' && text.length <= most;
  return (kind === 'heading' || kind === 'word') && isText(column, 30) && isText(written, 200) && isText(meaning, 200);
};

/** POST /entry-imports: the rows as they were checked; 409 when they or their verdicts are others by now. */
export class StoreListRequest extends EntryRowsRequest {
  @Matches(/^[0-9a-f]{64}$/, { message: says(() => validationSentences.listUnchecked) })
  fingerprint: string;

  /** Keys of `changes` that were ticked; all other values that stand stay. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_ENTRY_ROWS * 8)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  ticked?: string[];

  /** Kept for the account's next list. */
  @IsOptional()
  @ValidateBy(
    { name: 'words', validator: { validate: (words) => Array.isArray(words) && words.every(isRemembered) } },
    { message: says(() => validationSentences.wordIncomplete) },
  )
  @ArrayMaxSize(MOST_WORDS)
  @IsArray()
  @Type(() => Object)
  remember?: RememberedWord[];
}

/** What is kept until the job takes it in. */
export interface StoredList {
  rows: EntryRow[];
  fingerprint: string;
  ticked: string[];
}

/** The stored list's content type: what a job of `entries-import` may read. */
export const ENTRY_LIST_TYPE = 'application/vnd.gelanggang.entries+json';

/** POST /entry-imports: what job `entries-import` takes in. */
export interface StoredListId {
  list_id: string;
}

/** What job `entries-import` did. */
export interface EntriesImportResult {
  contingents_added: number;
  contingents_changed: number;
  members_added: number;
  members_changed: number;
  members_unchanged: number;
  /** Values that stand and stayed, though the list has others. */
  values_kept: number;
  /** Rows that were shown as refused or as copies, and stayed out. */
  refused_rows: number;
  /** Members whose billing was made and paid. */
  members_paid: number;
}
