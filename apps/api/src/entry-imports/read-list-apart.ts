// Reads and lays out a list that somebody sent in a process of its own: what is in it costs the API neither time nor memory.
import { spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import type { ReadingWords, ReadList } from '@gelanggang/entries/import/read-entry-list';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import type { ReadSheets } from '@gelanggang/entries/import/read-sheets';
import { listSentenceOf, listSentences, type SentSentence } from '@gelanggang/entries/import/sentences';
import type { SentTask } from './read-list.child';

const CHILD = join(__dirname, `read-list.child${extname(__filename)}`);
/** From its sources the process needs what this one was started with to understand them; built, it needs nothing. */
const LOADER = extname(__filename) === '.ts' ? process.execArgv : [];
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

function readApart<Read extends ReadList | ReadSheets>(bytes: Uint8Array, task: SentTask): Promise<Read | Refused> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [...LOADER, `--max-old-space-size=${MOST_HEAP_MB}`, CHILD], {
      // it needs nothing of ours, and is told none of our secrets
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const cut = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    const chunks: Buffer[] = [];
    let bytesReceived = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytesReceived += chunk.length;
      if (bytesReceived > MOST_ANSWER_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.once('error', (error) => {
      clearTimeout(cut);
      failed(error);
    });
    child.once('close', (code) => {
      clearTimeout(cut);
      // ended by its own heap's bound, by the time, or by the length of its answer
      if (code !== 0) return done({ ok: false, message: listSentences.tooMuchInside });
      try {
        done(received(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Sent<Read>));
      } catch (error) {
        failed(error instanceof Error ? error : new Error(String(error)));
      }
    });
    // it may have ended before it took all
    child.stdin.once('error', () => child.stdin.destroy());
    child.stdin.write(`${JSON.stringify(task)}\n`);
    child.stdin.end(bytes);
  });
}
