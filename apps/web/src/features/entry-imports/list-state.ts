// An entry list on the page: the sheets of one file, what somebody said of them, and the rows that follow from that.
import { type EntryRow, type Severity, type Verdict, wireRow } from '@gelanggang/contract/entry-columns';
import type { ReadList, RememberedWord } from '@gelanggang/contract/entry-imports';
import {
  ENTRY_COLUMN_KEYS,
  ENTRY_COLUMNS,
  type EntryColumn,
  nameKey,
  headingKey,
} from '@gelanggang/domain/entry-list/columns';
import type { Vocabulary } from '@gelanggang/domain/entry-list/entry-words';
import type { Meaning, SheetPlan } from '@gelanggang/domain/entry-list/sheet-plan';
import { type Constants, fillIn, type ListAnswers } from '@gelanggang/domain/entry-list/list-answers';
import {
  type LeftOut,
  type ListRow,
  placeKeyOf,
  readChosen,
  readSheet,
  type RowPlace,
} from '@gelanggang/domain/entry-list/list-rows';
import { headingsOf } from '@gelanggang/domain/entry-list/header-rows';
import { proposePlan } from '@gelanggang/domain/entry-list/sheet-layout';
import type { Sheet } from '@gelanggang/domain/entry-list/sheet-rows';

export const COLUMNS = ENTRY_COLUMN_KEYS.map((key) => ({ key, ...ENTRY_COLUMNS[key] }));
export const columnOfHeader = (header: string): EntryColumn | undefined =>
  COLUMNS.find((column) => column.header === header)?.key;

export interface SheetState {
  plan: SheetPlan;
  isChosen: boolean;
  /** Lines that somebody said are athletes. */
  asAthletes: number[];
}

/** Everything of one file; a new file makes a new one, with nothing of the old. */
export interface ListState {
  /** Of this file and no other. */
  id: string;
  fileName: string;
  sheets: Sheet[];
  vocabulary: Vocabulary;
  proposed: SheetPlan[];
  states: SheetState[];
  answers: ListAnswers;
  /** `placeKeyOf` of rows that were taken in already. */
  taken: string[];
}

export function beginList(id: string, fileName: string, read: ReadList): ListState {
  return {
    id,
    fileName,
    sheets: read.sheets.map(({ plan: _, athletes: __, isChosen: ___, ...sheet }) => sheet),
    vocabulary: read.vocabulary,
    proposed: read.sheets.map(({ plan }) => plan),
    states: read.sheets.map(({ plan, isChosen }) => ({ plan, isChosen, asAthletes: [] })),
    answers: { words: wordsOf(read.remembered) },
    taken: [],
  };
}

function wordsOf(remembered: readonly RememberedWord[]): NonNullable<ListAnswers['words']> {
  const words: Partial<Record<EntryColumn, Record<string, string>>> = {};
  for (const { kind, column, written, meaning } of remembered) {
    const key = ENTRY_COLUMN_KEYS.find((one) => one === column);
    if (kind === 'word' && key) (words[key] ??= {})[written] = meaning;
  }
  return words;
}

export interface ListView {
  /** As the sheets have them, those taken in already left out. */
  read: ListRow[];
  /** With everything applied that somebody said. */
  rows: ListRow[];
  wire: EntryRow[];
  leftOut: LeftOut[];
  dropped: ListRow[];
}

export function viewOf({ sheets, states, vocabulary, answers, taken }: ListState): ListView {
  const done = new Set(taken);
  const sheetsThat = (areChosen: boolean) =>
    sheets.flatMap((sheet, at) => {
      const state = states[at];
      const isAsked = state !== undefined && state.isChosen === areChosen;
      return isAsked ? [{ sheet, plan: state.plan, asAthletes: new Set(state.asAthletes) }] : [];
    });
  const parts = readChosen(sheetsThat(true), vocabulary, sheetsThat(false));
  const read = parts.flatMap(({ rows }) => rows).filter((row) => !done.has(placeKeyOf(row)));
  const rows = fillIn(read, answers, vocabulary);
  const dropped = new Set(answers.dropped);
  return {
    read,
    rows,
    wire: rows.map(wireRow),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
    dropped: read.filter((row) => dropped.has(placeKeyOf(row))),
  };
}

/** How many athletes a sheet has by its plan of now. */
export const athletesOf = (list: ListState, at: number): number => {
  const [sheet, state] = [list.sheets[at], list.states[at]];
  return sheet && state ? readSheet(sheet, state.plan, list.vocabulary, new Set(state.asAthletes)).rows.length : 0;
};

const withState = (list: ListState, at: number, change: Partial<SheetState>): ListState => ({
  ...list,
  states: list.states.map((state, place) => (place === at ? { ...state, ...change } : state)),
});

export const chooseSheet = (list: ListState, at: number, isChosen: boolean) => withState(list, at, { isChosen });

/** A click on a row: it joins or leaves the header rows beside it, or becomes the header. */
export function clickHeader(list: ListState, at: number, line: number): ListState {
  const [sheet, state] = [list.sheets[at], list.states[at]];
  if (!sheet || !state) return list;
  const lines = [...state.plan.headerLines];
  const isBeside = lines.includes(line - 1) || lines.includes(line + 1);
  const chosen = lines.includes(line)
    ? lines.filter((one) => one !== line)
    : isBeside
      ? [...lines, line].sort((a, b) => a - b)
      : [line];
  return withState(list, at, { plan: proposePlan(sheet, list.vocabulary, chosen), isChosen: true });
}

export function setMeaning(list: ListState, at: number, column: number, meaning: Meaning | null): ListState {
  const state = list.states[at];
  if (!state) return list;
  const meanings = state.plan.meanings.map((one, place) => (place === column ? meaning : one));
  return withState(list, at, { plan: { ...state.plan, meanings } });
}

export const takeAsAthletes = (list: ListState, rows: readonly LeftOut[]): ListState =>
  rows.reduce((taken, { sheet, line }) => takeAsAthlete(taken, sheet, line), list);

export function takeAsAthlete(list: ListState, sheet: string, line: number): ListState {
  const at = list.sheets.findIndex(({ name }) => name === sheet);
  const state = list.states[at];
  return state ? withState(list, at, { asAthletes: [...state.asAthletes, line] }) : list;
}

const answer = (list: ListState, change: Partial<ListAnswers>): ListState => ({
  ...list,
  answers: { ...list.answers, ...change },
});

/** Null takes the meaning away again. */
export function setWord(list: ListState, column: EntryColumn, written: string, meaning: string | null): ListState {
  const { words = {} } = list.answers;
  const own = Object.entries(words[column] ?? {}).filter(([key]) => key !== nameKey(written));
  if (meaning !== null) own.push([nameKey(written), meaning]);
  return answer(list, { words: { ...words, [column]: Object.fromEntries(own) } });
}

export const setConstant = (list: ListState, column: EntryColumn, value: string): ListState =>
  answer(list, { constants: { ...list.answers.constants, [column]: value } });

/** Whoever has one contingent need not write it of a list that names none; taken away again, it stays away. */
export function withOwnContingent(list: ListState, { read }: ListView, own: readonly { name: string }[]): ListState {
  const [only] = own;
  const isNamed = list.answers.constants?.contingent !== undefined || read.some(({ cells }) => cells.contingent !== '');
  return !only || own.length > 1 || isNamed ? list : setConstant(list, 'contingent', only.name);
}

export function setOfContingent(list: ListState, contingent: string, column: EntryColumn, value: string): ListState {
  const { ofContingents = {} } = list.answers;
  const key = nameKey(contingent);
  return answer(list, { ofContingents: { ...ofContingents, [key]: { ...ofContingents[key], [column]: value } } });
}

export function mendCell(list: ListState, row: RowPlace, column: EntryColumn, value: string): ListState {
  const { mended = {} } = list.answers;
  const key = placeKeyOf(row);
  return answer(list, { mended: { ...mended, [key]: { ...mended[key], [column]: value } } });
}

export function dropRow(list: ListState, row: RowPlace, isDropped: boolean): ListState {
  const others = (list.answers.dropped ?? []).filter((key) => key !== placeKeyOf(row));
  return answer(list, { dropped: isDropped ? [...others, placeKeyOf(row)] : others });
}

export const markTaken = (list: ListState, rows: readonly RowPlace[]): ListState => ({
  ...list,
  taken: [...list.taken, ...rows.map(placeKeyOf)],
});

/** What is worth keeping for the account's next list: words that were used, headings that meant something else. */
export function toRemember(list: ListState, read: readonly ListRow[]): RememberedWord[] {
  const found: RememberedWord[] = [];
  for (const [column, meanings] of Object.entries(list.answers.words ?? {}) as [EntryColumn, Constants][]) {
    const written = new Set(read.flatMap(({ cells }) => [nameKey(cells[column]), nameKey(cells.contingent)]));
    for (const [word, meaning] of Object.entries(meanings as Record<string, string>)) {
      if (written.has(word)) found.push({ kind: 'word', column, written: word, meaning });
    }
  }
  for (const [at, sheet] of list.sheets.entries()) {
    const plan = list.states[at]?.plan;
    if (!plan || !list.states[at]?.isChosen) continue;
    const headings = headingsOf(sheet.rows.filter((row) => plan.headerLines.includes(row.line)));
    for (const [column, meaning] of plan.meanings.entries()) {
      const heading = headingKey(headings[column] ?? '');
      if (heading === '' || heading.length > 200 || meaning === null) continue;
      if (list.proposed[at]?.meanings[column] === meaning) continue;
      found.push({ kind: 'heading', column: '', written: heading, meaning });
    }
  }
  return found.filter(({ written }) => written.length <= 200).slice(0, 500);
}

export type Group = Severity | 'ready';
export const GROUPS: readonly Group[] = ['refused', 'incomplete', 'note', 'ready', 'copy'];

export const byPlace = (verdicts: readonly Verdict[]): Map<string, Verdict[]> => {
  const found = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const key = placeKeyOf(verdict);
    found.set(key, [...(found.get(key) ?? []), verdict]);
  }
  return found;
};

/** The gravest thing said of a row. */
export function groupOf(verdicts: readonly Verdict[] = []): Group {
  const order: readonly Severity[] = ['refused', 'copy', 'incomplete', 'note'];
  return order.find((group) => verdicts.some(({ severity }) => severity === group)) ?? 'ready';
}

/** What may be taken in as it stands. */
export function acceptedRows<T extends RowPlace>(rows: readonly T[], verdicts: readonly Verdict[]): T[] {
  const said = byPlace(verdicts);
  return rows.filter((row) => !['refused', 'copy'].includes(groupOf(said.get(placeKeyOf(row)))));
}
