// What a signature under a contingent's list holds: each row as it was signed, so that a later change shows.
import { refused, type Refused } from '../refusal';
import { sha256 } from '../sha256';
import type { CheckRule } from './check-rule';
import { ENTRY_FIELDS, type EntryValues } from './differences';
import { entryCheckTexts } from './entry-check-texts';

/** `right`: as it stands; `reported`: something is wrong with it, and a ticket says what. */
export const VERDICTS = ['right', 'reported'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = entryCheckTexts.verdicts;

export interface SignedRow {
  id: number;
  verdict: Verdict;
  print: string;
}

export interface PresentRow {
  id: number;
  print: string;
  hasOpenTicket: boolean;
}

export const ROW_STATES = ['unread', 'right', 'open', 'changed'] as const;
export type RowState = (typeof ROW_STATES)[number];

export const ROW_STATE_LABELS: Readonly<Record<RowState, string>> = entryCheckTexts.rows;

export const LIST_STATES = ['empty', 'unopened', 'read', 'signed', 'changed'] as const;
export type ListState = (typeof LIST_STATES)[number];

export const LIST_STATE_LABELS: Readonly<Record<ListState, string>> = entryCheckTexts.lists;

/** The same for the same entry, another for any field that is read differently. */
export const rowPrint = (values: EntryValues): string => sha256(ascii(ENTRY_FIELDS.map((field) => values[field])));

/** Of a whole list with what is reported of it, whatever the order of its rows. */
export const listPrint = (rows: readonly PresentRow[]): string => {
  const lines = [...rows].sort((a, b) => a.id - b.id);
  return sha256(lines.map(({ id, print, hasOpenTicket }) => `${id}:${print}:${hasOpenTicket}`).join('\n'));
};

const ascii = (values: readonly string[]): string =>
  JSON.stringify(values).replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `signed` null: nobody has signed yet. */
export function rowStates(rows: readonly PresentRow[], signed: readonly SignedRow[] | null): Map<number, RowState> {
  const before = new Map(signed?.map((row) => [row.id, row]));
  return new Map(rows.map((row) => [row.id, stateOf(row, before.get(row.id))]));
}

function stateOf(row: PresentRow, signed: SignedRow | undefined): RowState {
  if (row.hasOpenTicket) return 'open';
  if (!signed || signed.verdict === 'reported') return 'unread';
  return signed.print === row.print ? 'right' : 'changed';
}

/** Signed rows that are no longer in the list. */
export function goneRows(rows: readonly PresentRow[], signed: readonly SignedRow[] | null): number[] {
  const present = new Set(rows.map(({ id }) => id));
  return (signed ?? []).map(({ id }) => id).filter((id) => !present.has(id));
}

/** Of a contingent's list: `signed` null: nobody has signed yet; `isOpened`: somebody has looked at it. */
export function listState(
  rows: readonly PresentRow[],
  signed: readonly SignedRow[] | null,
  isOpened: boolean,
): ListState {
  if (rows.length === 0 && signed === null) return 'empty';
  if (signed === null) return isOpened ? 'read' : 'unopened';
  const states = [...rowStates(rows, signed).values()];
  const holds = states.every((state) => state === 'right' || state === 'open');
  return holds && goneRows(rows, signed).length === 0 ? 'signed' : 'changed';
}

export interface Signing {
  now: number;
  rows: readonly PresentRow[];
  signed: readonly SignedRow[] | null;
  /** `listPrint` of the list that the page showed. */
  seen: string;
}

export type SignRefusal = Refused<'off' | 'closed' | 'empty' | 'all-reported' | 'changed-meanwhile' | 'signed-already'>;

/** After a deadline that closes, only who has signed in time may sign anew what was changed since. */
export function signList(rule: CheckRule | null, { now, rows, signed, seen }: Signing): { ok: true } | SignRefusal {
  if (!rule?.isOn) return refused('off');
  if (rows.length === 0) return refused('empty');
  if (rule.afterDue === 'closed' && now > rule.dueAt && signed === null) return refused('closed');
  if (listPrint(rows) !== seen) return refused('changed-meanwhile');
  if (rows.every(({ hasOpenTicket }) => hasOpenTicket)) return refused('all-reported');
  return listState(rows, signed, true) === 'signed' ? refused('signed-already') : { ok: true };
}

/** What a signature now holds. */
export const signedRows = (rows: readonly PresentRow[]): SignedRow[] =>
  rows.map(({ id, print, hasOpenTicket }) => ({ id, print, verdict: hasOpenTicket ? 'reported' : 'right' }));

/** For who is told of a merge: of the tournaments whose list one of the two had signed; empty where none had. */
export const signAgainText = (tournaments: readonly string[] = []): string =>
  tournaments.length === 0 ? '' : entryCheckTexts.signAgain(tournaments.join(', '));
