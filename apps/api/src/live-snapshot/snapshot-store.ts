// Keeps each tournament's snapshot serialised and packed until its stream moves on: a hot read touches no database.
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { SnapshotKind } from '@gelanggang/contract/live';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { type Encoding, PackedBody } from '../http/encoding';
import { KeptAnswers } from '../http/kept-answers';
import { isDatabaseAway } from '../http/last-known';
import { TournamentIds } from '../http/tournament-ids';
import { LiveSnapshotQueries } from './live-snapshot.queries';

/** A body of 1,000 matches is some hundred kilobytes. */
const MOST_KEPT = 64;

export interface StoredSnapshot {
  seq: number;
  etag: string;
  body: PackedBody;
}

/** How it is sent: whole, packed, or not at all (304). */
export type SnapshotForm = Encoding | 'unchanged';

/** Names and slugs of tournaments change with events of `site`. */
const followed = (id: number): string[] => [streams.tournament(id), streams.site];

@Injectable()
export class SnapshotStore {
  /** The headers that the first answer of each form had, but for those of one snapshot (hot-answers). */
  readonly heads = new Map<SnapshotForm, OutgoingHttpHeaders>();
  private readonly kept: KeptAnswers<StoredSnapshot>;
  private readonly ids: TournamentIds;

  constructor(
    reader: EventReader,
    dataSource: DataSource,
    private readonly queries: LiveSnapshotQueries,
  ) {
    this.kept = new KeptAnswers(reader, { most: MOST_KEPT, seqOf: ({ seq }) => seq });
    this.ids = new TournamentIds(reader, dataSource);
  }

  /**
   * Not older than the newest event that this process knows of; null where there is no such tournament. While the database
   * is away the last one that is kept.
   */
  async get(
    slug: string,
    kind: SnapshotKind,
    seesDraft: (id: number) => boolean = () => false,
  ): Promise<StoredSnapshot | null> {
    try {
      const id = await this.ids.of(slug, seesDraft);
      if (id === null) return null;
      return await this.kept.get(`${id} ${kind}`, followed(id), () => this.read(id, kind));
    } catch (error) {
      // while the database is away: what it told last
      const last = this.kept.last(`${this.ids.last(slug)} ${kind}`);
      if (!last || !isDatabaseAway(error)) throw error;
      return last;
    }
  }

  /** The same without waiting for anything; null where something has to be read or built first. */
  getNow(slug: string, kind: SnapshotKind): StoredSnapshot | null {
    const id = this.ids.now(slug);
    return id === null ? null : this.kept.getNow(`${id} ${kind}`, followed(id));
  }

  /** Whether the tournament of this address is known without asking the database. */
  knows(slug: string): boolean {
    return this.ids.now(slug) !== null;
  }

  private async read(id: number, kind: SnapshotKind): Promise<StoredSnapshot | null> {
    const snapshot = await this.queries.read(id, kind);
    if (!snapshot) return null;
    const identity = Buffer.from(JSON.stringify(snapshot));
    // by what it says, not by `seq`: a new version of this program may say it in another shape
    const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    return { seq: snapshot.seq, etag, body: new PackedBody(identity) };
  }
}
