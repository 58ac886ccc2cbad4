// The signs by which a chat writes bold, slanted and struck out, and its pictures: '*KELAS A*', '~Budi~', '🥋 Putra', '1️⃣ Budi'.
import type { Sheet, SheetRow } from './sheet-rows';

const OPENING = /(?<=^|[\s(])[*_~]{1,3}(?=[\p{L}\p{N}(])/gu;
const CLOSING = /(?<=[\p{L}\p{N}).:])[*_~]{1,3}(?=$|[\s),.:;])/gu;
/** '2. ~Budi Santoso~', with what stands behind it. */
const STRUCK = /^(\s*(?:\(?\d{1,3}[.)]\s*|[-•*]\s+)?)~(?=\S)[^~]*\S~/u;
/** '~Budi~ Joko': who stands behind whoever is struck out takes the place. */
const REPLACED = new RegExp(`${STRUCK.source}\\s*(?=\\p{L}{2})`, 'u');

/** '1️⃣' and '🔟' count. */
const KEYCAP = /([0-9])\ufe0f?\u20e3\s*/g;
const TEN = /\u{1f51f}\s*/gu;
/** A tick in a cell of its own says something. */
const PICTURES = /(?=\P{ASCII})[\p{Extended_Pictographic}\ufe0f\u200d\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}]+/gu;

/** '[12/11/26 09.15] Bu Rini: ', '12/11/26 09.15 - Bu Rini: ': who wrote it, and when; the greeting behind it. */
const SENT = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?: ?[ap]m)?(?:\]| -) ?[^:]{1,40}: ?/i;
const GREETING = /^(?:assalamu['’]?\s?alaikum|ass\b\.?)(?:\s*wr\.?\s*wb\.?)?[\s,.!]*/i;

/** A text without these signs and pictures, whoever they strike out told; a workbook as it is. */
export function withoutChatMarks(sheet: Sheet): Sheet {
  const isMarked = (cell: string) => /[*_~\u20e3]|(?=\P{ASCII})\p{Extended_Pictographic}/u.test(cell);
  if (sheet.name !== '' || !sheet.rows.some(({ cells }) => isSent(cells) || cells.some(isMarked))) return sheet;
  return { ...sheet, rows: sheet.rows.map(plain) };
}

/** A comma in the moment may have parted it. */
const isSent = ([first = '', second = '']: readonly string[]): boolean =>
  SENT.test(first) || SENT.test(`${first}, ${second}`);

function withoutSender(cells: readonly string[]): readonly string[] {
  const [first = '', second = '', ...others] = cells;
  if (!isSent(cells)) return cells;
  const [text, behind] = SENT.test(first) ? [first, cells.slice(1)] : [`${first}, ${second}`, others];
  return [text.replace(SENT, '').replace(GREETING, ''), ...behind];
}

function plain(typed: SheetRow): SheetRow {
  const [first = '', ...others] = withoutSender(typed.cells);
  const row = { ...typed, cells: [first.replace(REPLACED, '$1'), ...others] };
  const cells = row.cells.map((cell) => withoutPictures(cell).replace(OPENING, '').replace(CLOSING, ''));
  return STRUCK.test(row.cells.join(', ')) ? { ...row, cells, struck: [...cells.keys()] } : { ...row, cells };
}

function withoutPictures(cell: string): string {
  const counted = cell
    .replace(/((?:[0-9]\ufe0f?\u20e3)+)\s*/g, (keys) => `${keys.replace(KEYCAP, '$1')}. `)
    .replace(TEN, '10. ');
  return /\p{L}/u.test(counted) ? counted.replace(PICTURES, ' ').trim() : cell;
}
