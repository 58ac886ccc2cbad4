// Keeps the entries of tournaments in memory until one changes: a page, a filter or a search touches no database.
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { streams } from '@gelanggang/contract/events';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { EntryListsQueries } from './entry-lists.queries';
import { type KeptEntries, toKeptEntries } from './entry-lists.mapper';

/** Between two readings of one tournament while entries keep coming, as in an import. */
const PAUSE_MS = 1000;
/** What no event tells (a renamed class, a first draw) shows after this time at the latest. */
const OLDEST_MS = 30_000;
/** Of the most recently read tournaments; 20,000 entries are some 10 MB. */
const MOST_KEPT = 8;

interface Kept extends KeptEntries {
  seq: number;
  /** Names and slugs of tournaments change with events of `site`. */
  siteSeq: number;
  readAt: number;
}

@Injectable()
export class EntryListStore {
  private readonly kept = new Map<number, Kept>();
  private readonly building = new Map<number, Promise<Kept | null>>();
  private ids = new Map<string, number>();
  private idsSiteSeq = -1;

  constructor(
    private readonly reader: EventReader,
    private readonly queries: EntryListsQueries,
  ) {}

  /** Null where there is no such tournament. Holds every change that this process has heard of. */
  async get(slug: string, withDrafts = false): Promise<KeptEntries | null> {
    const siteSeq = await this.reader.lastSeq(streams.site);
    const id = await this.idOf(slug, siteSeq, withDrafts);
    if (id === null) return null;
    const seq = await this.reader.lastSeq(streams.staff(id));
    const isFresh = (one: Kept | null | undefined) =>
      one && one.seq >= seq && one.siteSeq >= siteSeq && performance.now() - one.readAt < OLDEST_MS;
    let kept = this.kept.get(id) ?? null;
    // a reading under way may have begun before the event that this request knows of: then one more follows
    for (let readings = 0; readings < 2 && !isFresh(kept); readings++) {
      kept = await (this.building.get(id) ?? this.build(id, siteSeq, kept));
      if (!kept) return null;
    }
    return kept;
  }

  private async idOf(slug: string, siteSeq: number, withDrafts: boolean): Promise<number | null> {
    if (this.idsSiteSeq !== siteSeq) {
      this.ids = new Map();
      this.idsSiteSeq = siteSeq;
    }
    const known = this.ids.get(slug);
    if (known !== undefined) return known;
    const ids = this.ids;
    const found = await this.queries.tournament(slug);
    if (!found || (found.isDraft && !withDrafts)) return null;
    // an address that is kept is open to everybody
    if (!found.isDraft) ids.set(slug, found.id);
    return found.id;
  }

  private build(id: number, siteSeq: number, before: Kept | null): Promise<Kept | null> {
    const work = this.read(id, siteSeq, before)
      .then((made) => {
        this.kept.delete(id);
        if (made) this.kept.set(id, made);
        for (const oldest of [...this.kept.keys()].slice(0, -MOST_KEPT)) this.kept.delete(oldest);
        return made;
      })
      .finally(() => this.building.delete(id));
    this.building.set(id, work);
    return work;
  }

  private async read(id: number, siteSeq: number, before: Kept | null): Promise<Kept | null> {
    const rest = before ? before.readAt + PAUSE_MS - performance.now() : 0;
    if (rest > 0) await sleep(rest);
    // asked for before the reading: what is read beyond it is only read again
    const seq = await this.reader.lastSeq(streams.staff(id));
    const readAt = performance.now();
    const read = await this.queries.read(id);
    return read && { ...toKeptEntries(read), seq, siteSeq, readAt };
  }
}
