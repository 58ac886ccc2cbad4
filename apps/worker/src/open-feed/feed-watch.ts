// Appends to the open logs of tournaments what they do not tell yet, whether somebody reads them or not.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { feedSigner } from '@gelanggang/feed/feed-keys';
import { readFeed } from '@gelanggang/feed/read-feed';
import { LookAgain } from '@gelanggang/platform/turns/look-again';

const EVERY_MS = 3_000;
/** All of a tournament is read: while one of 3,500 matches runs it would be read all the time. */
const SHARE = 0.1;
/** Of one look: the rest waits for the next. */
const MOST_AT_ONCE = 20;

@Injectable()
export class FeedWatch implements OnApplicationShutdown {
  private readonly logger = new Logger(FeedWatch.name);
  private readonly looking = new LookAgain(
    EVERY_MS,
    () => this.look(),
    (error) => this.logger.warn('open logs cannot be written; trying again', error),
    { share: SHARE },
  );

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Where the site has no key yet, it is made now. */
  async start(): Promise<void> {
    await feedSigner(this.dataSource);
    this.looking.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.looking.stop();
  }

  /** Tournaments that told something since their log was written. Returns how many were read. */
  async look(): Promise<number> {
    const behind = await this.dataSource.query<{ id: number }[]>(
      `select t.id from tournament t
       join stream s on s.name = 'tournament:' || t.id
       left join feed f on f.tournament_id = t.id
       where t.was_active and t.deleted_at is null and not t.is_away and f.read_seq is distinct from s.seq
       order by t.end_date desc, t.id limit $1`,
      [MOST_AT_ONCE],
    );
    for (const { id } of behind) {
      if (this.looking.isStopped) break;
      await readFeed(this.dataSource, id);
    }
    return behind.length;
  }
}
