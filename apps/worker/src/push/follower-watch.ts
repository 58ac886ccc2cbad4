// Looks whether tournaments that somebody follows by web push have news. Any number of workers may look: a message comes in once.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { tellFollowers } from '@gelanggang/scheduling/push-news';
import { LookAgain } from '@gelanggang/platform/turns/look-again';

const EVERY_MS = 3_000;
/** A match comes close by the clock alone too. */
const AT_LEAST_EVERY_MS = 60_000;

interface Followed {
  id: number;
  slug: string;
  timeZone: string;
  seq: number;
}

@Injectable()
export class FollowerWatch implements OnApplicationShutdown {
  private readonly logger = new Logger(FollowerWatch.name);
  private readonly looking = new LookAgain(
    EVERY_MS,
    () => this.look(Date.now()),
    (error) => this.logger.warn('news for followers cannot be read; trying again', error),
  );
  /** How far each tournament was looked at, and when. */
  private readonly seen = new Map<number, { seq: number; at: number }>();

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  start(): void {
    this.looking.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.looking.stop();
  }

  /** Of tournaments that go on here, and told something since the last look. Returns how many messages came in. */
  async look(now: number): Promise<number> {
    const followed = await this.dataSource.query<Followed[]>(
      `select t.id, t.slug, t.time_zone as "timeZone",
         coalesce((select max(e.seq) from event e where e.stream = $1 || t.id), 0)::int as seq
       from tournament t
       where t.deleted_at is null and not t.is_away and (now() at time zone t.time_zone)::date <= t.end_date
         and exists (select from push_subscription s where s.tournament_id = t.id)
       order by t.id`,
      [streams.tournament(0).replace(/0$/, '')],
    );
    let told = 0;
    for (const { seq, ...tournament } of followed) {
      const before = this.seen.get(tournament.id);
      if (before?.seq === seq && now - before.at < AT_LEAST_EVERY_MS) continue;
      told += await tellFollowers(this.dataSource.manager, tournament, now);
      this.seen.set(tournament.id, { seq, at: now });
    }
    return told;
  }
}
