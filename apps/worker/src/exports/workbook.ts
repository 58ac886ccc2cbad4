// Writes a workbook of several small sheets at once.
import { Readable } from 'node:stream';
import { writeXlsx } from 'hucre/xlsx';
import { type Cell, writable } from './xlsx';

export interface Sheet {
  name: string;
  columns: { header: string; width: number; format?: string }[];
  rows: Cell[][];
}

/** All rows are in memory: for tables of hundreds of rows. Text cells are never formulas. */
export async function workbook(sheets: readonly Sheet[]): Promise<Readable> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map(({ header, width, format }) => ({ header, width, ...(format ? { numFmt: format } : {}) })),
      rows: [columns.map((column) => column.header), ...rows.map((row) => row.map(writable))],
      freezePane: { rows: 1 },
    })),
  });
  return Readable.from([Buffer.from(bytes)]);
}
