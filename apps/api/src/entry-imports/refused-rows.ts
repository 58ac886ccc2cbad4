// Refused rows as a workbook in the office's own columns, with the reasons in the last one: mended and given again.
import { writeXlsx } from 'hucre/xlsx';
import type { RefusedSheet } from '@gelanggang/contract/entry-imports';
import { sheetNames, writable } from '@gelanggang/platform/files/sheet-cells';

/** Every cell is text, so that a NIK keeps its sixteen digits and a phone its first zero. */
export async function refusedWorkbook(sheets: readonly RefusedSheet[]): Promise<Buffer> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const book = sheets.map(({ headings, rows }, at) => ({
    name: names[at] ?? '',
    rows: [headings, ...rows].map((row) => row.map((cell) => writable(cell))),
    columns: headings.map((heading) => ({ width: Math.min(60, Math.max(14, heading.length + 4)), numFmt: '@' })),
    freezePane: { rows: 1 },
  }));
  return Buffer.from(await writeXlsx({ sheets: book }));
}
