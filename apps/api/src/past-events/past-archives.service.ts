// Takes a tournament of another installation over from its archive: checked whole, then an old event that is read alone.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ARCHIVE_MAX_BYTES,
  type FromArchiveRequest,
  MOST_PAST_RESULTS,
  type PastPool,
} from '@gelanggang/contract/past-events';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { type CheckedFeed, checkFeedFiles, FeedDiffers } from '@gelanggang/feed/check-archive';
import type { FeedDocument } from '@gelanggang/contract/open-feed';
import type { RankedResult } from '@gelanggang/domain/ranking/rank';
import { rankedResults } from '@gelanggang/feed/ranked-results';
import { archiveSentences } from '@gelanggang/feed/sentences';
import { BadZip, unzip } from '@gelanggang/platform/files/unzip';
import { zipOf } from '@gelanggang/platform/files/zip';
import { uploads } from '../entry-imports/reading-lines';
import type { RequestAccount } from '../http/current-account';
import { inLine } from '../http/in-line';
import { conflict, invalid, notFound } from '../http/refusals';
import { UNSTORABLE } from '../http/unstorable';
import { archiveMatches } from './archive-matches';
import { keyedResult, writePastResults } from './write-past-results';
import { pastEventsTexts } from './texts';
import { pastEventsSentences } from './sentences';
import { commonSentences } from '../http/sentences';

/** A log of 250,000 records, and what lies beside it. */
const BOUNDS = { files: 1010, bytes: 8 * ARCHIVE_MAX_BYTES };
const LONGEST_TEXT = 1000;
const FEED_FILE = /^(?:[^/]+\/)?data\/feed\/((?:document|head|key)\.json|pages\/\d+\/[0-9a-f]{64}\.ndjson)$/;

export interface SentArchive {
  file: Buffer | null;
  asked: FromArchiveRequest;
}

@Injectable()
export class PastArchivesService {
  constructor(private readonly dataSource: DataSource) {}

  /** `receive` is asked for the file once it is this account's turn. */
  take(receive: () => Promise<SentArchive>, account: RequestAccount): Promise<Saved<{ id: number }>> {
    return inLine(uploads, account.id, async () => this.takeNow(await receive(), account), commonSentences.fileIsRead);
  }

  /** The files of its feed as they were signed. */
  async files(id: number): Promise<Buffer> {
    const [row] = await this.dataSource.query<{ files: Buffer }[]>(
      'select files from past_archive where past_event_id = $1',
      [id],
    );
    if (!row) throw notFound();
    return row.files;
  }

  async matches(id: number): Promise<PastPool[]> {
    const [row] = await this.dataSource.query<{ matches: PastPool[] }[]>(
      'select matches from past_archive where past_event_id = $1',
      [id],
    );
    return row?.matches ?? [];
  }

  private async takeNow({ file, asked }: SentArchive, account: RequestAccount): Promise<Saved<{ id: number }>> {
    if (!file) throw invalid({ file: [pastEventsSentences.chooseArchive] });
    const { files, head, key, results, matches, tournament, regions } = read(file);
    if (results.length === 0) throw invalid({ file: [pastEventsSentences.noResults] });
    if (results.length > MOST_PAST_RESULTS)
      throw invalid({ file: [pastEventsSentences.manyResults(MOST_PAST_RESULTS)] });
    const keyed = results.map(({ class: className, gender, ...one }, at) =>
      keyedResult({
        ...{ line: at + 1, names: one.names, contingent: one.contingent, category: one.category, age: one.age },
        ...{ className, place: one.place, province: regions.get(one.contingent) ?? '' },
        gender: gender === 'male' || gender === 'female' ? gender : null,
      }),
    );
    const { name, start_date: start, end_date: end } = tournament;
    return this.dataSource.transaction(async (manager) => {
      const stands = await manager.query<unknown[]>('select 1 from past_event where name = $1 and start_date = $2', [
        name,
        start,
      ]);
      if (stands.length > 0) throw conflict(pastEventsSentences.alreadyHere);
      const [event] = await manager.query<[{ id: number }]>(
        `insert into past_event (name, place, level, start_date, end_date, account_id)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [name, asked.place, asked.level, start, end, account.id],
      );
      await writePastResults(manager, event.id, [...new Map(keyed.map((one) => [one.key, one])).values()]);
      await manager.query(
        `insert into past_archive (past_event_id, key, records, hash, files, matches) values ($1, $2, $3, $4, $5, $6)`,
        [event.id, key.key, head.records, head.hash, zipOf(files), JSON.stringify(matches)],
      );
      return { message: pastEventsTexts.archiveTaken, data: { id: event.id } };
    });
  }
}

interface ReadArchive extends Pick<CheckedFeed, 'head' | 'key'> {
  files: Map<string, Buffer>;
  tournament: FeedDocument['tournament'];
  results: RankedResult[];
  matches: PastPool[];
  /** Of a contingent, by its name. */
  regions: Map<string, string>;
}

/** 422 in words for what is no archive, was cut, was changed, or is signed and of another shape all the same. */
function read(file: Buffer): ReadArchive {
  try {
    const found = unzip(file, (path) => FEED_FILE.test(path), BOUNDS);
    const inFeed = new Map([...found].map(([path, content]) => [FEED_FILE.exec(path)?.[1] ?? '', content]));
    const { document, head, key } = checkFeedFiles(inFeed);
    return {
      ...{ head, key, files: new Map([...inFeed].map(([path, content]) => [`feed/${path}`, content])) },
      ...shaped(document),
    };
  } catch (error) {
    if (error instanceof BadZip || error instanceof FeedDiffers) throw invalid({ file: [error.said] });
    throw error;
  }
}

/** A signature says who vouches for it, which may be anybody: what is kept of it is looked at like any other input. */
function shaped(document: FeedDocument): Pick<ReadArchive, 'tournament' | 'results' | 'matches' | 'regions'> {
  try {
    const { tournament } = document;
    const { name, start_date: start, end_date: end } = tournament;
    const isWhole = isText(name) && name.trim() !== '' && isDay(start) && isDay(end) && start <= end;
    const results = rankedResults(document);
    const told = results.flatMap((one) => [...one.names, one.contingent, one.category, one.age, one.class]);
    const regions = new Map(document.contingents.map((one) => [one.name, one.region]));
    if (!isWhole || ![...told, ...regions.values()].every(isText)) throw new FeedDiffers(archiveSentences.otherShape);
    return { tournament, results, matches: archiveMatches(document), regions };
  } catch (error) {
    if (error instanceof FeedDiffers) throw error;
    throw new FeedDiffers(archiveSentences.otherShape);
  }
}

/** One that the database can keep. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && !UNSTORABLE.test(value);

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
