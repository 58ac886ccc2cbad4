// Keeps each tournament's snapshot serialised and packed until its stream moves on: a hot read touches no database.
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withColumns } from '@gelanggang/contract/columned-snapshot';
import type { COLUMNS } from '@gelanggang/contract/columns';
import { streams } from '@gelanggang/contract/events';
import type { SnapshotKind } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { type Encoding, PackedBody } from '../http/encoding';
import { KeptAnswers } from '../http/kept-answers';
import { isDatabaseAway } from '../http/last-known';
import { TournamentIds } from '../http/tournament-ids';
import { type AskedPart, LiveSnapshotQueries } from './live-snapshot.queries';

/** A body of 1,000 matches is some hundred kilobytes. */
const MOST_KEPT = 64;
/** A bracket, or a day. */
const MOST_PARTS_KEPT = 256;
/** A day of this age may no longer be today's. */
const OLDEST_PART_MS = 60_000;

export interface StoredSnapshot {
  seq: number;
  etag: string;
  body: PackedBody;
}

/** What of a kind is asked for, and whether its matches stand as columns. */
export interface AskedSnapshot {
  part: AskedPart;
  form?: typeof COLUMNS;
}

const WHOLE: AskedSnapshot = { part: null };

/** How it is sent: whole, packed, or not at all (304). */
export type SnapshotForm = Encoding | 'unchanged';

const keyOf = (id: number, kind: SnapshotKind, { part, form }: AskedSnapshot): string =>
  [id, kind, JSON.stringify(part), form].join(' ');

/**
 * Names and slugs of tournaments change with events of `site`; how many classes are not divided, which the medals tell, with what
 * the office alone is told: a division, a payment.
 */
const followed = (id: number, kind: SnapshotKind): string[] => [
  streams.tournament(id),
  streams.site,
  ...(kind === 'medals' ? [streams.staff(id)] : []),
];

@Injectable()
export class SnapshotStore {
  /** The headers that the first answer of each form had, but for those of one snapshot (hot-answers). */
  readonly heads = new Map<SnapshotForm, OutgoingHttpHeaders>();
  private readonly whole: KeptAnswers<StoredSnapshot>;
  private readonly parts: KeptAnswers<StoredSnapshot>;
  private readonly ids: TournamentIds;
  private readonly parsed = new WeakMap<StoredSnapshot, MedalSnapshot>();

  constructor(
    reader: EventReader,
    dataSource: DataSource,
    private readonly queries: LiveSnapshotQueries,
  ) {
    const seqOf = ({ seq }: StoredSnapshot) => seq;
    this.whole = new KeptAnswers(reader, { most: MOST_KEPT, seqOf });
    this.parts = new KeptAnswers(reader, { most: MOST_PARTS_KEPT, seqOf, oldestMs: OLDEST_PART_MS });
    this.ids = new TournamentIds(reader, dataSource);
  }

  /**
   * Not older than the newest event that this process knows of; null where there is no such tournament. While the database
   * is away the last one that is kept.
   */
  async get(
    slug: string,
    kind: SnapshotKind,
    asked: AskedSnapshot = WHOLE,
    seesDraft: (id: number) => boolean = () => false,
  ): Promise<StoredSnapshot | null> {
    const kept = this.keptOf(asked);
    try {
      const id = await this.ids.of(slug, seesDraft);
      if (id === null) return null;
      return await kept.get(keyOf(id, kind, asked), followed(id, kind), () => this.read(id, kind, asked));
    } catch (error) {
      // while the database is away: what it told last
      const known = this.ids.last(slug);
      const last = known === null ? undefined : kept.last(keyOf(known, kind, asked));
      if (!last || !isDatabaseAway(error)) throw error;
      return last;
    }
  }

  /** The medals as they are told, parsed once for all who read of them; null where there is no such tournament. */
  async medals(slug: string): Promise<Readonly<MedalSnapshot> | null> {
    const kept = await this.get(slug, 'medals');
    if (!kept) return null;
    const known = this.parsed.get(kept);
    if (known) return known;
    const medals = JSON.parse((await kept.body.as('identity')).toString()) as MedalSnapshot;
    this.parsed.set(kept, medals);
    return medals;
  }

  /** As `get`, without waiting for anything; null where something has to be read or built first. */
  getNow(slug: string, kind: SnapshotKind, asked: AskedSnapshot): StoredSnapshot | null {
    const id = this.ids.now(slug);
    return id === null ? null : this.keptOf(asked).getNow(keyOf(id, kind, asked), followed(id, kind));
  }

  /** Whether the tournament of this address is known without asking the database. */
  knows(slug: string): boolean {
    return this.ids.now(slug) !== null;
  }

  private keptOf({ part }: AskedSnapshot): KeptAnswers<StoredSnapshot> {
    return part === null ? this.whole : this.parts;
  }

  private async read(id: number, kind: SnapshotKind, asked: AskedSnapshot): Promise<StoredSnapshot | null> {
    const snapshot = await this.queries.read(id, kind, asked.part);
    if (!snapshot) return null;
    const identity = Buffer.from(JSON.stringify(asked.form ? withColumns(snapshot) : snapshot));
    // by what it says, not by `seq`: a new version of this program may say it in another shape
    const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    return { seq: snapshot.seq, etag, body: new PackedBody(identity) };
  }
}
