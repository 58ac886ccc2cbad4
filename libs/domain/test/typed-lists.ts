// Lists as tests type them, cells by '|', and what is read of them.
import { type EntryColumn, tidy } from '../src/entry-list/columns';
import type { Vocabulary } from '../src/entry-list/entry-words';
import { readSheet } from '../src/entry-list/list-rows';
import { proposePlan } from '../src/entry-list/sheet-layout';
import type { Sheet } from '../src/entry-list/sheet-rows';

export const WORDS: Vocabulary = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Pra Usia Dini', 'Usia Dini 1', 'Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};

export const sheetOf = (text: string): Sheet => ({
  name: 'Sheet1',
  rows: text
    .trim()
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => tidy(cell) !== '')),
});

/** Of each row these columns, 'Ayu · 52.5'. */
export function told(text: string, ...columns: EntryColumn[]): string[] {
  const sheet = sheetOf(text);
  const { rows } = readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
  return rows.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));
}
