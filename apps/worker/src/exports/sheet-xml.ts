// The XML of one sheet and its cells. What is the same in every row of a column is put together once: a sheet of 100,000
// rows has more than a million cells.
import type { Cell } from './xlsx';

export interface SheetColumn {
  /** Width in characters. */
  width: number;
  /** Place of its number format among the cell formats of the workbook; 0: none. */
  style: number;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const MS_PER_DAY = 86_400_000;
/** Days from Excel's day 0 to 1970; true from March 1900, before which Excel knows a day that never was. */
const DAYS_TO_1970 = 25_569;
const LEAP_DAY_THAT_NEVER_WAS = 60;
/** Excel's limit for a cell. */
const LONGEST_TEXT = 32_767;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Up to the first row; the first row stays in view. */
export function sheetHead(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="true"/>`,
  );
  return `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen" activePane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
}

export const SHEET_END = '</sheetData></worksheet>';

/** Writes cells of one column: `number` is the row, from 1. */
export type CellWriter = (cell: Cell, number: number) => string;

/** Text is an inline string, never a formula: a name that starts with = + - @ stays a name. */
export function cellWriter(index: number, { style, dateStyle }: { style: number; dateStyle: number }): CellWriter {
  const start = `<c r="${columnName(index)}`;
  const styled = style ? `" s="${style}"` : '"';
  const valueStart = `${styled}><v>`;
  const dateStart = `" s="${style || dateStyle}"><v>`;
  const textStart = `${styled} t="inlineStr"><is><t>`;
  const keptStart = `${styled} t="inlineStr"><is><t xml:space="preserve">`;
  return (cell, number) => {
    if (typeof cell === 'string') {
      const text = xmlText(cell);
      return `${start}${number}${isSpaced(text) ? keptStart : textStart}${text}</t></is></c>`;
    }
    if (typeof cell === 'number') {
      return Number.isFinite(cell) ? `${start}${number}${valueStart}${cell}</v></c>` : '';
    }
    return cell === null ? '' : `${start}${number}${dateStart}${serialOf(cell)}</v></c>`;
  };
}

/** A, B, … Z, AA */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Without this an XML reader may drop the spaces around a text, and make one of those within. */
function isSpaced(text: string): boolean {
  return /^\s|\s$|[\n\t]/.test(text);
}

function serialOf(date: Date): number {
  const serial = date.getTime() / MS_PER_DAY + DAYS_TO_1970;
  const days = serial > LEAP_DAY_THAT_NEVER_WAS ? serial : serial - 1;
  return Math.round(days * 1e10) / 1e10;
}

/** Characters that XML cannot hold; one of them would make the whole file unreadable. */
// eslint cannot tell them from a mistake, so they are built from their codes
const UNWRITABLE = [...codes(0, 8), 11, 12, ...codes(14, 31), 0xfffe, 0xffff].map(escape).join('');
const UNWRITABLE_ANYWHERE = new RegExp(`[${UNWRITABLE}]`, 'g');
const NOT_PLAIN = new RegExp(`[${UNWRITABLE}&<>_\\r]`);
const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_', _: '_x005F_' };

/** What a file can hold of a text. */
export function writableText(text: string): string {
  return text.replace(UNWRITABLE_ANYWHERE, '').slice(0, LONGEST_TEXT);
}

export function xmlText(text: string): string {
  if (text.length <= LONGEST_TEXT && !NOT_PLAIN.test(text)) return text;
  // Excel reads _x0041_ as A, and a bare carriage return as nothing
  return writableText(text).replace(/[&<>\r]|_(?=x[\da-fA-F]{4}_)/g, (mark) => MARKS[mark] ?? mark);
}

function codes(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function escape(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
