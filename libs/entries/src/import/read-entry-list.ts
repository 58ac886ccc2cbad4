// The rows of a list by column, as a file has them: its sheets read, laid out and taken apart without anybody's help.
import { MOST_ENTRY_ROWS } from '@gelanggang/contract/entry-columns';
import type { Vocabulary } from '@gelanggang/domain/entry-list/entry-words';
import type { Meaning, SheetPlan } from '@gelanggang/domain/entry-list/sheet-plan';
import { withGroupsApart } from '@gelanggang/domain/entry-list/group-columns';
import { withLabelsJoined } from '@gelanggang/domain/entry-list/labelled-lines';
import { type LeftOut, type ListRow, readChosen, readSheet } from '@gelanggang/domain/entry-list/list-rows';
import { proposePlan } from '@gelanggang/domain/entry-list/sheet-layout';
import { withoutChatMarks } from '@gelanggang/domain/entry-list/chat-marks';
import { withLinesBelowNames } from '@gelanggang/domain/entry-list/lines-below-names';
import { withEventsApart } from '@gelanggang/domain/entry-list/names-with-events';
import { partedWords } from '@gelanggang/domain/entry-list/words-in-columns';
import { unstacked } from '@gelanggang/domain/entry-list/stacked-cells';
import { withClassesOfLetters } from '@gelanggang/domain/entry-list/lettered-classes';
import { withClubsBelow } from '@gelanggang/domain/entry-list/clubs-below-names';
import { withClubsApart } from '@gelanggang/domain/entry-list/clubs-of-names';
import { unfolded } from '@gelanggang/domain/entry-list/class-matrix';
import { withoutCrosses } from '@gelanggang/domain/entry-list/crosses';
import { namesBelowEvents } from '@gelanggang/domain/entry-list/names-below-events';
import { partedLines } from '@gelanggang/domain/entry-list/loose-lines';
import type { Sheet } from '@gelanggang/domain/entry-list/sheet-rows';
import { turned } from '@gelanggang/domain/entry-list/turned-sheets';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { readSheets } from './read-sheets';
import { listSentences } from './sentences';

export interface ProposedSheet extends Sheet {
  plan: SheetPlan;
  athletes: number;
  isChosen: boolean;
}

export type ReadList =
  { ok: true; rows: ListRow[]; leftOut: LeftOut[]; sheets: ProposedSheet[] } | { ok: false; message: Sentence };

/** Sheets that count what others have, show how they are filled in, or are of another use. */
const SUMMARY =
  /\b(rekap|rekapitulasi|ringkasan|jumlah|summary|total|contoh|petunjuk|panduan|example|pembayaran|biaya|jadwal|bagan|hadir|kehadiran|absensi|penginapan|hotel|kamar|akomodasi|transportasi|konsumsi)\b/i;

function proposeSheets(
  sheets: readonly Sheet[],
  vocabulary: Vocabulary,
  remembered?: ReadonlyMap<string, Meaning>,
): ProposedSheet[] {
  const proposed = sheets.map((sheet) => {
    const plan = proposePlan(sheet, vocabulary, undefined, remembered);
    const athletes = readSheet(sheet, plan, vocabulary).rows.length;
    return { ...sheet, plan, athletes };
  });
  const isMain = (sheet: Sheet) => !sheet.isHidden && !SUMMARY.test(sheet.name);
  const hasMain = proposed.some((sheet) => sheet.athletes > 0 && isMain(sheet));
  return proposed.map((sheet) => ({ ...sheet, isChosen: sheet.athletes > 0 && (isMain(sheet) || !hasMain) }));
}

/** Rows and what was left out of the chosen sheets, or why nothing can be read. */
function readProposed(sheets: readonly ProposedSheet[], vocabulary: Vocabulary): ReadList {
  const parts = (isChosen: boolean) =>
    sheets.filter((sheet) => sheet.isChosen === isChosen).map((sheet) => ({ sheet, plan: sheet.plan }));
  const chosen = readChosen(parts(true), vocabulary, parts(false));
  const rows = chosen.flatMap((sheet) => sheet.rows);
  if (rows.length > MOST_ENTRY_ROWS) return { ok: false, message: listSentences.tooManyRows(String(MOST_ENTRY_ROWS)) };
  return { ok: true, rows, leftOut: chosen.flatMap((sheet) => sheet.leftOut), sheets: [...sheets] };
}

/** What a list is read by. `headings`: what those of earlier lists meant, by `headingKey`. */
export interface ReadingWords {
  vocabulary: Vocabulary;
  headings?: ReadonlyMap<string, Meaning>;
}

/** Forms, texts and tables of classes as tables of athletes. */
const laidOut = (sheet: Sheet, vocabulary: Vocabulary): Sheet =>
  [
    ...[withoutChatMarks, unstacked, partedWords, withLabelsJoined, withClassesOfLetters, withEventsApart],
    ...[withLinesBelowNames, withGroupsApart, unfolded, turned, partedLines, namesBelowEvents],
    ...[withClubsApart, withClubsBelow, withoutCrosses],
  ].reduce((own, layOut) => layOut(own, vocabulary), sheet);

/** The sheets of a file laid out, and their athletes, of whom there may be none; or why it cannot be read. */
export async function layOutList(bytes: Uint8Array, { vocabulary, headings }: ReadingWords): Promise<ReadList> {
  const read = await readSheets(bytes);
  if (!read.ok) return read;
  if (read.sheets.every(({ rows }) => rows.length < 2)) return { ok: false, message: listSentences.noRows };
  const sheets = read.sheets.map((sheet) => laidOut(sheet, vocabulary));
  return readProposed(proposeSheets(sheets, vocabulary, headings), vocabulary);
}

/** The list of a file, or why it cannot be read. */
export async function readEntryList(bytes: Uint8Array, vocabulary: Vocabulary): Promise<ReadList> {
  const list = await layOutList(bytes, { vocabulary });
  if (!list.ok || list.rows.length > 0) return list;
  const hasHeader = list.sheets.some(({ plan }) => plan.headerLines.length > 0);
  return { ok: false, message: hasHeader ? listSentences.noRows : listSentences.noHeader };
}
