// Keeps each tournament's snapshot serialised and packed until its stream moves on: a hot read touches no database.
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { streams } from '@gelanggang/contract/events';
import type { SnapshotKind } from '@gelanggang/contract/live';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { type Encoding, PackedBody } from '../http/encoding';
import { isDatabaseAway } from '../http/last-known';
import { LiveSnapshotQueries } from './live-snapshot.queries';

/** Of the most recently read tournaments; a body of 1,000 matches is some hundred kilobytes. */
const MOST_KEPT = 64;

export interface StoredSnapshot {
  seq: number;
  etag: string;
  body: PackedBody;
}

/** How it is sent: whole, packed, or not at all (304). */
export type SnapshotForm = Encoding | 'unchanged';

interface Kept extends StoredSnapshot {
  /** Names and slugs of tournaments change with events of `site`. */
  siteSeq: number;
}

@Injectable()
export class SnapshotStore {
  /** The headers that the first answer of each form had, but for those of one snapshot (hot-answers). */
  readonly heads = new Map<SnapshotForm, OutgoingHttpHeaders>();
  private readonly kept = new Map<string, Kept>();
  private readonly building = new Map<string, Promise<Kept | null>>();
  private ids = new Map<string, number>();
  private idsSiteSeq = -1;

  constructor(
    private readonly reader: EventReader,
    private readonly queries: LiveSnapshotQueries,
  ) {}

  /**
   * Not older than the newest event that this process knows of; null where there is no such tournament. While the database
   * is away the last one that is kept.
   */
  async get(slug: string, kind: SnapshotKind, withDrafts = false): Promise<StoredSnapshot | null> {
    try {
      return await this.getFresh(slug, kind, withDrafts);
    } catch (error) {
      // while the database is away: what it told last
      const id = this.ids.get(slug);
      const last = id === undefined ? undefined : this.kept.get(`${id} ${kind}`);
      if (!last || !isDatabaseAway(error)) throw error;
      return last;
    }
  }

  private async getFresh(slug: string, kind: SnapshotKind, withDrafts: boolean): Promise<StoredSnapshot | null> {
    const siteSeq = await this.reader.lastSeq(streams.site);
    const id = await this.idOf(slug, siteSeq, withDrafts);
    if (id === null) return null;
    const seq = await this.reader.lastSeq(streams.tournament(id));
    const key = `${id} ${kind}`;
    let stored = this.kept.get(key) ?? null;
    // a build under way may have begun before the event that this request knows of: then one more follows
    for (let builds = 0; builds < 2 && !isFresh(stored, seq, siteSeq); builds++) {
      stored = await (this.building.get(key) ?? this.build(key, id, kind, siteSeq));
      if (!stored) return null;
    }
    return stored;
  }

  /** The same without waiting for anything; null where something has to be read or built first. */
  getNow(slug: string, kind: SnapshotKind): StoredSnapshot | null {
    const id = this.idNow(slug);
    const siteSeq = this.reader.lastSeqNow(streams.site);
    const seq = id === null ? null : this.reader.lastSeqNow(streams.tournament(id));
    if (siteSeq === null || seq === null) return null;
    const stored = this.kept.get(`${id} ${kind}`) ?? null;
    return isFresh(stored, seq, siteSeq) ? stored : null;
  }

  /** Whether the tournament of this address is known without asking the database. */
  knows(slug: string): boolean {
    return this.idNow(slug) !== null;
  }

  private idNow(slug: string): number | null {
    const siteSeq = this.reader.lastSeqNow(streams.site);
    return siteSeq !== null && siteSeq === this.idsSiteSeq ? (this.ids.get(slug) ?? null) : null;
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

  private build(key: string, id: number, kind: SnapshotKind, siteSeq: number): Promise<Kept | null> {
    const work = this.read(id, kind, siteSeq)
      .then((made) => {
        this.kept.delete(key);
        if (made) this.kept.set(key, made);
        for (const oldest of [...this.kept.keys()].slice(0, -MOST_KEPT)) this.kept.delete(oldest);
        return made;
      })
      .finally(() => this.building.delete(key));
    this.building.set(key, work);
    return work;
  }

  private async read(id: number, kind: SnapshotKind, siteSeq: number): Promise<Kept | null> {
    const snapshot = await this.queries.read(id, kind);
    if (!snapshot) return null;
    const identity = Buffer.from(JSON.stringify(snapshot));
    // by what it says, not by `seq`: a new version of this program may say it in another shape
    const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    return { seq: snapshot.seq, siteSeq, etag, body: new PackedBody(identity) };
  }
}

/** Not older than the newest events that this process knows of. */
function isFresh(stored: Kept | null, seq: number, siteSeq: number): boolean {
  return stored !== null && stored.seq >= seq && stored.siteSeq >= siteSeq;
}
