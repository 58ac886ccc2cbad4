// The wording that the site speaks where nobody has chosen another.
import { AsyncResource } from 'node:async_hooks';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { isWording, type Wording } from '@gelanggang/domain/words/languages';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { SITE_WORDING } from '@gelanggang/platform/languages/receivers';

/** Whether it has changed is looked up this often at most, in the events that this process follows. */
const LOOKS_EVERY_MS = 500;

@Injectable()
export class SiteWording implements OnApplicationBootstrap {
  private readonly logger = new Logger(SiteWording.name);
  private known: Wording = 'default';
  private seq = -1;
  private lookedAt = 0;
  /** Work of this process, and none of the request that happened to come then. */
  private readonly lookAside = AsyncResource.bind(() => void this.look());

  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: EventReader,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
  }

  /** From memory: asked at every request. */
  wording(): Wording {
    if (Date.now() - this.lookedAt > LOOKS_EVERY_MS) this.lookAside();
    return this.known;
  }

  /** What was just saved here: its event comes a moment later. */
  take(wording: Wording): void {
    this.known = wording;
  }

  /** Reads it again where the site's settings have changed since: the stream tells of every tournament too. */
  private async look(): Promise<void> {
    this.lookedAt = Date.now();
    try {
      const seq = await this.reader.lastSeq(streams.site);
      if (seq === this.seq) return;
      const news = this.seq < 0 ? null : await this.reader.replay(streams.site, this.seq);
      if (news === null || news.some(({ type }) => type === 'site-settings.changed')) await this.read();
      this.seq = seq;
    } catch (error) {
      // what was known stands until the database is back
      this.logger.warn('the language of the site could not be looked up', error);
    }
  }

  private async read(): Promise<void> {
    const [row] = await this.dataSource.query<{ wording: string | null }[]>(`select ${SITE_WORDING} as wording`);
    this.known = isWording(row?.wording) ? row.wording : 'default';
  }
}
