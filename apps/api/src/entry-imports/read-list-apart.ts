// Reads and lays out a list that somebody sent in a process of its own: what is in it costs the API neither time nor memory.
import { extname, join } from 'node:path';
import type { ReadingWords, ReadList } from '@gelanggang/entries/import/read-entry-list';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import type { ReadSheets } from '@gelanggang/entries/import/read-sheets';
import { listSentenceOf, listSentences, type SentSentence } from '@gelanggang/entries/import/sentences';
import type { SentTask } from './read-list.child';
import { runApart } from './run-apart';

const CHILD = join(__dirname, `read-list.child${extname(__filename)}`);
/** The JavaScript heap of the process; 5,000 rows of thirty cells need about 60 MB. */
const MOST_HEAP_MB = 160;
/** Of the clock, on a busy machine; what it may take of the processor the process bounds itself. */
const LONGEST_MS = 60_000;
/** The letters that `list-bounds.ts` lets through, most of them one byte, as sheets and as rows: the API's thread parses them. */
const MOST_ANSWER_BYTES = 20_000_000;

/** A CSV or .xlsx file as `layOutList` has it, or why it cannot be read. Throws only when no process could be started. */
export const readListApart = (bytes: Uint8Array, { vocabulary, headings }: ReadingWords): Promise<ReadList> =>
  readApart<ReadList>(bytes, { vocabulary, headings: [...(headings ?? [])] });

/** The same of its sheets as texts, whatever they list. */
export const readSheetsApart = (bytes: Uint8Array): Promise<ReadSheets> => readApart<ReadSheets>(bytes, null);

interface Refused {
  ok: false;
  message: Sentence;
}

/** A sentence comes from the process as its code and what was given to it. */
type Sent<Read> = Exclude<Read, Refused> | { ok: false; message: SentSentence };

const received = <Read extends ReadList | ReadSheets>(read: Sent<Read>): Read | Refused =>
  'sheets' in read ? read : { ok: false, message: listSentenceOf(read.message) };

async function readApart<Read extends ReadList | ReadSheets>(
  bytes: Uint8Array,
  task: SentTask,
): Promise<Read | Refused> {
  const bounds = { heapMb: MOST_HEAP_MB, longestMs: LONGEST_MS, answerBytes: MOST_ANSWER_BYTES };
  const answer = await runApart(CHILD, [Buffer.from(`${JSON.stringify(task)}\n`), bytes], bounds);
  if (!answer) return { ok: false, message: listSentences.tooMuchInside };
  return received(JSON.parse(answer.toString('utf8')) as Sent<Read>);
}
