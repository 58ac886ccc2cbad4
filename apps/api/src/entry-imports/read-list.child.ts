// A process of its own that reads one list from its standard input, lays it out, answers with it as JSON, and ends.
import { buffer } from 'node:stream/consumers';
import { MOST_TAGS, MOST_UNPACKED_BYTES } from '@gelanggang/entries/import/list-bounds';
import type { Meaning } from '@gelanggang/domain/entry-list/sheet-plan';
import type { Vocabulary } from '@gelanggang/domain/entry-list/entry-words';
import { layOutList, type ReadList } from '@gelanggang/entries/import/read-entry-list';
import { readSheets, type ReadSheets } from '@gelanggang/entries/import/read-sheets';
import { listSentences } from '@gelanggang/entries/import/sentences';
import { boundProcessor } from './bound-processor';

/** Of the processor; 5,000 rows of thirty texts take a third of it, on a busy machine half. */
const LONGEST_CPU_MS = 8000;
/** Pieces of less would be looked at again and again when a tag is as long as the file. */
const PIECE_BYTES = 256_000;
/**
 * From one tag to the next: a cell's longest text takes a fifth of it, however it is written. A number format of megabytes
 * would be looked through anew for every cell that bears it.
 */
const LONGEST_PIECE = 1_000_000;
/** `<` */
const OPENING = 0x3c;

/** The first line that it is sent; the file follows. `null`: its sheets alone, as texts. */
export type SentTask = SentWords | null;

export interface SentWords {
  vocabulary: Vocabulary;
  headings: (readonly [string, Meaning])[];
}

let isAnswered = false;

/** Only the first answer counts; the process ends when it is written, whatever still runs. */
function answer(table: ReadList | ReadSheets): void {
  if (isAnswered) return;
  isAnswered = true;
  process.stdout.end(JSON.stringify(table), () => process.exit(0));
}

/** What one part of a workbook unfolds to, handed on in large pieces and counted with all others. */
class Counted implements Transformer<Uint8Array, Uint8Array> {
  private static bytes = 0;
  private static tags = 0;
  /** Bytes since the last tag of this part began. */
  private sinceTag = 0;
  private longest = 0;
  private waiting: Uint8Array[] = [];
  private waitingBytes = 0;

  transform(chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>): Promise<void> | void {
    Counted.bytes += chunk.length;
    for (const byte of chunk) {
      this.sinceTag += 1;
      if (byte !== OPENING) continue;
      Counted.tags += 1;
      this.longest = Math.max(this.longest, this.sinceTag);
      this.sinceTag = 0;
    }
    this.longest = Math.max(this.longest, this.sinceTag);
    if (Counted.bytes > MOST_UNPACKED_BYTES || Counted.tags > MOST_TAGS || this.longest > LONGEST_PIECE) {
      answer({
        ok: false,
        message: Counted.tags > MOST_TAGS ? listSentences.tooManyCells : listSentences.unpacksTooFar,
      });
      // never: nothing more is unfolded until the process has ended
      return new Promise<void>(() => {});
    }
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
    if (this.waitingBytes >= PIECE_BYTES) this.flush(controller);
  }

  flush(controller: TransformStreamDefaultController<Uint8Array>): void {
    if (this.waitingBytes > 0) controller.enqueue(Buffer.concat(this.waiting));
    this.waiting = [];
    this.waitingBytes = 0;
  }
}

/**
 * Counts what the parts of a workbook unfold to while they are unfolded: what their headers say proves nothing.
 * What is past the bound is answered at once; an error would only make the reader of workbooks try by other means.
 */
function boundUnpacking(): void {
  const Unbounded = globalThis.DecompressionStream;
  globalThis.DecompressionStream = class {
    readonly writable: WritableStream;
    readonly readable: ReadableStream;

    constructor(format: CompressionFormat) {
      const stream = new Unbounded(format);
      this.writable = stream.writable as WritableStream;
      this.readable = (stream.readable as ReadableStream<Uint8Array>).pipeThrough(new TransformStream(new Counted()));
    }
  } as typeof DecompressionStream;
}

async function main(): Promise<void> {
  boundProcessor(LONGEST_CPU_MS);
  boundUnpacking();
  const sent = await buffer(process.stdin);
  const end = sent.indexOf('\n');
  const task = JSON.parse(sent.subarray(0, end).toString('utf8')) as SentTask;
  const file = sent.subarray(end + 1);
  if (task === null) answer(await readSheets(file));
  else answer(await layOutList(file, { vocabulary: task.vocabulary, headings: new Map(task.headings) }));
}

void main();
