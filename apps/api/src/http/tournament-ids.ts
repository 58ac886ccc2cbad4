// Which tournament has an address: kept until one of them changes.
import type { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { EventReader } from '@gelanggang/platform/events/event-reader';

export class TournamentIds {
  private ids = new Map<string, number>();
  private siteSeq = -1;

  constructor(
    private readonly reader: EventReader,
    private readonly dataSource: DataSource,
  ) {}

  /** Null where there is none; a draft is there for those who prepare it. */
  async of(slug: string, seesDraft: (id: number) => boolean = () => false): Promise<number | null> {
    const siteSeq = await this.reader.lastSeq(streams.site);
    if (this.siteSeq !== siteSeq) {
      this.ids = new Map();
      this.siteSeq = siteSeq;
    }
    const known = this.ids.get(slug);
    if (known !== undefined) return known;
    const { ids } = this;
    const [found] = await this.dataSource.query<{ id: number; isDraft: boolean }[]>(
      'select id, not was_active as "isDraft" from tournament where slug = $1 and deleted_at is null',
      [slug],
    );
    if (!found || (found.isDraft && !seesDraft(found.id))) return null;
    // an address that is kept is open to everybody
    if (!found.isDraft) ids.set(slug, found.id);
    return found.id;
  }

  /** Without asking the database; null where it has to be asked. */
  now(slug: string): number | null {
    return this.reader.lastSeqNow(streams.site) === this.siteSeq ? this.last(slug) : null;
  }

  /** As it was when the database was asked last. */
  last(slug: string): number | null {
    return this.ids.get(slug) ?? null;
  }
}
