// Looks whether tournaments that somebody follows by web push have news. Any number of workers may look: a message comes in once.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { tellFollowers } from '@gelanggang/scheduling/push-news';

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
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private isTroubled = false;
  /** How far each tournament was looked at, and when. */
  private readonly seen = new Map<number, { seq: number; at: number }>();

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      await this.look(Date.now());
      this.isTroubled = false;
    } catch (error) {
      // told once, not with every look
      if (!this.isTroubled) this.logger.warn('news for followers cannot be read; trying again', error);
      this.isTroubled = true;
    }
    if (!this.stopped) this.start();
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
