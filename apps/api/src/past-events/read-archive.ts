// Reads an archive that somebody sent: its files unfolded within bounds, its log checked whole, and what an old event keeps of it.
import { ARCHIVE_MAX_BYTES, MOST_PAST_RESULTS } from '@gelanggang/contract/past-events';
import type { FeedDocument } from '@gelanggang/contract/open-feed';
import { checkFeedFiles, FeedDiffers } from '@gelanggang/feed/check-archive';
import { rankedResults } from '@gelanggang/feed/ranked-results';
import { archiveSentences } from '@gelanggang/feed/sentences';
import { unzip } from '@gelanggang/platform/files/unzip';
import { zipOf } from '@gelanggang/platform/files/zip';
import { archiveMatches } from './archive-matches';
import { areNames, isText, keptMatches } from './kept-matches';
import { type KeyedResult, keyedResult } from './write-past-results';

/** A log of 250,000 records, and what lies beside it. */
const BOUNDS = { files: 1010, bytes: 8 * ARCHIVE_MAX_BYTES };
const FEED_FILE = /^(?:[^/]+\/)?data\/feed\/((?:document|head|key)\.json|pages\/\d+\/[0-9a-f]{64}\.ndjson)$/;

/** What an old event keeps of an archive, beside the files of its feed. */
export interface ReadArchive {
  tournament: Pick<FeedDocument['tournament'], 'name' | 'start_date' | 'end_date'>;
  /** Of its key, and of its log: as many records, up to this hash. */
  key: string;
  records: number;
  hash: string;
  /** How many it has; where they are more than an old event may have, none is told. */
  count: number;
  results: KeyedResult[];
  /** As JSON. */
  matches: string;
}

/** Throws `BadZip` and `FeedDiffers` for what is no archive, was cut, was changed, or is signed and of another shape all the same. */
export function readArchive(file: Buffer): { read: ReadArchive; files: Buffer } {
  const found = unzip(file, (path) => FEED_FILE.test(path), BOUNDS);
  const inFeed = new Map([...found].map(([path, content]) => [FEED_FILE.exec(path)?.[1] ?? '', content]));
  const { document, head, key } = checkFeedFiles(inFeed);
  const files = zipOf(new Map([...inFeed].map(([path, content]) => [`feed/${path}`, content])));
  return { read: { key: key.key, records: head.records, hash: head.hash, ...shaped(document) }, files };
}

/** A signature says who vouches for it, which may be anybody: what is kept of it is looked at like any other input. */
function shaped(document: FeedDocument): Omit<ReadArchive, 'key' | 'records' | 'hash'> {
  try {
    const { name, start_date, end_date } = document.tournament;
    const isWhole =
      isText(name) && name.trim() !== '' && isDay(start_date) && isDay(end_date) && start_date <= end_date;
    const results = rankedResults(document);
    const told = results.flatMap((one) => [one.contingent, one.category, one.age, one.class]);
    const regions = new Map(document.contingents.map((one) => [one.name, one.region]));
    const matches = keptMatches(archiveMatches(document));
    const isShown = results.every((one) => areNames(one.names)) && [...told, ...regions.values()].every(isText);
    if (!isWhole || !isShown || matches === null) throw new FeedDiffers(archiveSentences.otherShape);
    const keyed = results.map(({ class: className, gender, ...one }, at) =>
      keyedResult({
        ...{ line: at + 1, names: one.names, contingent: one.contingent, category: one.category, age: one.age },
        ...{ className, place: one.place, province: regions.get(one.contingent) ?? '' },
        gender: gender === 'male' || gender === 'female' ? gender : null,
      }),
    );
    return {
      tournament: { name, start_date, end_date },
      count: results.length,
      results: results.length > MOST_PAST_RESULTS ? [] : [...new Map(keyed.map((one) => [one.key, one])).values()],
      matches,
    };
  } catch (error) {
    if (error instanceof FeedDiffers) throw error;
    throw new FeedDiffers(archiveSentences.otherShape);
  }
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
