// A process of its own that reads one archive from its standard input, answers with what an old event keeps of it, and ends: a line
// of JSON, and after it the files of its feed.
import { buffer } from 'node:stream/consumers';
import { FeedDiffers } from '@gelanggang/feed/check-archive';
import { BadZip } from '@gelanggang/platform/files/unzip';
import { boundProcessor } from '../entry-imports/bound-processor';
import { readArchive } from './read-archive';
import type { ToldArchive } from './read-archive-apart';

/** A log of 250,000 records takes half of it. */
const LONGEST_CPU_MS = 30_000;

function answer(told: ToldArchive, files?: Buffer): void {
  process.stdout.write(`${JSON.stringify(told)}\n`);
  process.stdout.end(files ?? '', () => process.exit(0));
}

async function main(): Promise<void> {
  boundProcessor(LONGEST_CPU_MS);
  try {
    const { read, files } = readArchive(await buffer(process.stdin));
    answer({ ok: true, read }, files);
  } catch (error) {
    if (!(error instanceof BadZip || error instanceof FeedDiffers)) throw error;
    const { code, given } = error.said;
    answer({ ok: false, said: { code, given } });
  }
}

void main();
