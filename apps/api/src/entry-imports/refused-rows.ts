// Refused rows as a workbook in the office's own columns, with the reasons in the last one: mended and given again.
import { writeXlsx } from 'hucre/xlsx';
import type { RefusedSheet } from '@gelanggang/contract/entry-imports';

/** Every cell is text, so that a NIK keeps its sixteen digits and a phone its first zero. */
export async function refusedWorkbook(sheets: readonly RefusedSheet[]): Promise<Buffer> {
  const taken = new Set<string>();
  const book = sheets.map(({ name, headings, rows }, at) => ({
    name: sheetName(name, at, taken),
    rows: [headings, ...rows],
    columns: headings.map((heading) => ({ width: Math.min(60, Math.max(14, heading.length + 4)), numFmt: '@' })),
    freezePane: { rows: 1 },
  }));
  return Buffer.from(await writeXlsx({ sheets: book }));
}

/** Spreadsheets take 31 letters without some signs, and no name twice. */
function sheetName(name: string, at: number, taken: Set<string>): string {
  const plain =
    name
      .replace(/[\\/?*[\]:]/g, ' ')
      .trim()
      .slice(0, 28) || `Lembar ${at + 1}`;
  const own = taken.has(plain.toLowerCase()) ? `${plain} ${at + 1}` : plain;
  taken.add(own.toLowerCase());
  return own;
}
