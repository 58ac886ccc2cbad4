// Has an archive that somebody sent read by a process of its own: unfolding and checking a large one takes seconds.
import { extname, join } from 'node:path';
import { archiveSentences } from '@gelanggang/feed/sentences';
import { Sentence } from '@gelanggang/domain/words/sentences';
import { zipSentences } from '@gelanggang/platform/files/sentences';
import { runApart } from '../entry-imports/run-apart';
import { invalid } from '../http/refusals';
import type { ReadArchive } from './read-archive';

const CHILD = join(__dirname, `read-archive.child${extname(__filename)}`);
/** What the process tells before the files of the feed: the API's thread parses it. */
const MOST_TOLD_BYTES = 20_000_000;
/** The log of a tournament of 10,000 results takes some 300 MB. */
const BOUNDS = { heapMb: 768, longestMs: 180_000, answerBytes: 60_000_000 };

/** A sentence comes from the process as its code and what was given to it. */
export type ToldArchive = { ok: true; read: ReadArchive } | { ok: false; said: Pick<Sentence, 'code' | 'given'> };

/** 422 in words for what is no archive, was cut, was changed, is of another shape, or is too much to be read. */
export async function readArchiveApart(file: Buffer): Promise<{ read: ReadArchive; files: Buffer }> {
  const answer = await runApart(CHILD, [file], BOUNDS);
  const end = answer?.indexOf('\n') ?? -1;
  if (!answer || end < 0 || end > MOST_TOLD_BYTES) throw invalid({ file: [zipSentences.tooMuch] });
  const told = JSON.parse(answer.toString('utf8', 0, end)) as ToldArchive;
  if (!told.ok) throw invalid({ file: [sentenceOf(told.said)] });
  return { read: told.read, files: answer.subarray(end + 1) };
}

function sentenceOf({ code, given }: Pick<Sentence, 'code' | 'given'>): Sentence {
  const [, key = ''] = code.split('.');
  const said: unknown = { ...zipSentences, ...archiveSentences }[key as keyof typeof archiveSentences];
  const whole: unknown = typeof said === 'function' ? (said as (...given: unknown[]) => unknown)(...given) : said;
  if (!(whole instanceof Sentence) || whole.code !== code) throw new Error(`No archive is refused as ${code}.`);
  return whole;
}
