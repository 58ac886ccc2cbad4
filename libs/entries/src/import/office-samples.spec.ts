// Lists of every sort that offices send, each with the athletes that are read of it (test/data/office-samples.json).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import type { EntryColumn } from '@gelanggang/domain/entry-list/columns';
import { readEntryList } from './read-entry-list';

interface Sample {
  title: string;
  /** Rows by sheet, cells by '|'. */
  sheets?: Record<string, string[]>;
  text?: string;
  coding?: 'utf16le';
  /** By sheet: row and column of the first and of the last cell, from 0. */
  merges?: Record<string, [number, number, number, number][]>;
  /** What `COLUMNS` say of each athlete, or why nothing is read. */
  read: string[];
}

const SAMPLES = JSON.parse(
  readFileSync(join(__dirname, '../../test/data/office-samples.json'), 'utf8'),
) as readonly Sample[];
const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Pra Usia Dini', 'Usia Dini 1', 'Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa', 'Master 1', 'Master 2'],
};
const COLUMNS: readonly EntryColumn[] = [
  ...(['contingent', 'name', 'gender', 'birthPlace', 'birthDate', 'nik', 'weight', 'height'] as const),
  ...(['category', 'ageCategory', 'className', 'team', 'payment', 'familyCard', 'picName', 'picPhone'] as const),
];

function bytesOf({ sheets, text = '', coding, merges = {} }: Sample): Promise<Uint8Array> | Buffer {
  if (!sheets) return Buffer.from(text, coding ?? 'utf8');
  const book = Object.entries(sheets).map(([name, lines]) => ({
    name,
    rows: lines.map((line) =>
      line.split('|').map((cell) => (cell.trim() === '' ? null : cell.replaceAll('\\n', '\n'))),
    ),
    merges: (merges[name] ?? []).map(([startRow, startCol, endRow, endCol]) => ({
      startRow,
      startCol,
      endRow,
      endCol,
    })),
  }));
  return writeXlsx({ sheets: book });
}

it.each(SAMPLES.map((sample) => [sample.title, sample] as const))('%s', async (_, sample) => {
  const list = await readEntryList(await bytesOf(sample), WORDS);
  const read = list.ok
    ? list.rows.map(({ cells }) =>
        COLUMNS.flatMap((key) => (cells[key] === '' ? [] : `${key}: ${cells[key]}`)).join(', '),
      )
    : [list.message.text];
  expect(read).toEqual(sample.read);
});
