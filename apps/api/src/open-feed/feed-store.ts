// Keeps what the open feed answers until its tournament moves on: a hot read touches no database, and a full page never
// changes.
import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FEED_PAGE_RECORDS, FEED_TABLES, type FeedKey, type FeedTable } from '@gelanggang/contract/open-feed';
import { streams } from '@gelanggang/contract/events';
import { feedCsv, feedDocument, feedHead } from '@gelanggang/feed/feed-document';
import { readFeedEntries } from '@gelanggang/feed/feed-facts.queries';
import { type FeedSigner, feedSigner } from '@gelanggang/feed/feed-keys';
import { readFeed, sha256 } from '@gelanggang/feed/read-feed';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { PackedBody } from '../http/encoding';
import { KeptAnswers, Newest } from '../http/kept-answers';
import { TournamentIds } from '../http/tournament-ids';

export type FeedPart = 'document' | 'head' | FeedTable;

export interface StoredBody {
  etag: string;
  body: PackedBody;
}

type Kept = Record<FeedPart, StoredBody>;

/** A document of 3,600 entries is some megabytes. */
const MOST_KEPT = 8;
const MOST_PAGES = 64;
const LAST_PAGE = Math.floor((2 ** 31 - 1) / FEED_PAGE_RECORDS);
/** A day with results all the time is read so often at most; what no event tells shows after this time. */
const PAUSE_MS = 2000;
const OLDEST_MS = 60_000;

@Injectable()
export class FeedStore implements OnModuleInit {
  private signer: FeedSigner;
  private readonly kept: KeptAnswers<Kept>;
  private readonly pages = new Newest<StoredBody>(MOST_PAGES);
  private readonly ids: TournamentIds;

  constructor(
    reader: EventReader,
    private readonly dataSource: DataSource,
  ) {
    this.kept = new KeptAnswers(reader, { most: MOST_KEPT, oldestMs: OLDEST_MS, pauseMs: PAUSE_MS });
    this.ids = new TournamentIds(reader, dataSource);
  }

  async onModuleInit(): Promise<void> {
    this.signer = await feedSigner(this.dataSource);
  }

  get key(): FeedKey {
    return this.signer.key;
  }

  /** Null where there is no such tournament, or it is a draft. */
  async part(slug: string, part: FeedPart): Promise<StoredBody | null> {
    const id = await this.ids.of(slug);
    if (id === null) return null;
    const followed = [streams.tournament(id), streams.staff(id), streams.site];
    const kept = await this.kept.get(String(id), followed, () => this.read(id));
    return kept?.[part] ?? null;
  }

  /** A full page by its number and the hash of its last record; null where there is none such. */
  async page(slug: string, number: number, hash: string): Promise<StoredBody | null> {
    const id = await this.ids.of(slug);
    // records are counted by the database's own whole numbers
    if (id === null || number > LAST_PAGE) return null;
    const key = `${id} ${number} ${hash}`;
    const known = this.pages.get(key);
    if (known) return known;
    const lines = await this.dataSource.query<{ line: string; hash: string }[]>(
      'select line, hash from feed_record where tournament_id = $1 and number > $2 and number <= $3 order by number',
      [id, (number - 1) * FEED_PAGE_RECORDS, number * FEED_PAGE_RECORDS],
    );
    if (lines.length < FEED_PAGE_RECORDS || lines.at(-1)?.hash !== hash) return null;
    const page = stored(lines.map(({ line }) => `${line}\n`).join(''));
    this.pages.put(key, page);
    return page;
  }

  private async read(id: number): Promise<Kept | null> {
    const read = await readFeed(this.dataSource, id, (manager) => readFeedEntries(manager, id));
    if (!read) return null;
    const document = feedDocument(read, read.more ?? []);
    const tables = FEED_TABLES.map((table) => [table, stored(feedCsv(document, table))] as const);
    const text = JSON.stringify(document);
    return {
      ...(Object.fromEntries(tables) as Record<FeedTable, StoredBody>),
      document: stored(text),
      head: stored(JSON.stringify(feedHead(read, sha256(text), this.signer))),
    };
  }
}

function stored(text: string): StoredBody {
  const body = Buffer.from(text);
  return { etag: `"${createHash('sha1').update(body).digest('base64url')}"`, body: new PackedBody(body) };
}
