// Keeps each tournament's figures until its staff stream moves on: one reading per change and second, for all viewers.
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Insight, InsightFilters } from '@gelanggang/contract/insight';
import { readInsight } from '@gelanggang/database/queries/insight.queries';
import { EventReader } from '@gelanggang/platform/events/event-reader';

/** Between two readings of the same figures while changes keep coming. */
const PAUSE_MS = 1000;
/** What is not told on the stream (fees, names of categories) shows after this time at the latest. */
const OLDEST_MS = 10_000;
/** Tournament and filters together. */
const MOST_KEPT = 64;

interface Kept {
  insight: Insight;
  /** Every event of the stream up to this one is counted. */
  seq: number;
  readAt: number;
}

@Injectable()
export class InsightStore {
  private readonly kept = new Map<string, Kept>();
  private readonly building = new Map<string, Promise<Kept | null>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: EventReader,
  ) {}

  /** Null: there is no such tournament. Counts every change that this process has heard of. */
  async get(tournamentId: number, filters: InsightFilters): Promise<Insight | null> {
    const stream = streams.staff(tournamentId);
    const seq = await this.reader.lastSeq(stream);
    const key = keyOf(tournamentId, filters);
    const isFresh = (one: Kept | null | undefined) =>
      one && one.seq >= seq && performance.now() - one.readAt < OLDEST_MS;
    let kept = this.kept.get(key) ?? null;
    // a reading under way may have begun before the event that this request knows of: then one more follows
    for (let readings = 0; readings < 2 && !isFresh(kept); readings++) {
      kept = await (this.building.get(key) ?? this.build(key, tournamentId, filters, kept));
      if (!kept) return null;
    }
    return kept?.insight ?? null;
  }

  private build(key: string, id: number, filters: InsightFilters, before: Kept | null): Promise<Kept | null> {
    const work = this.read(id, filters, before)
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

  private async read(id: number, filters: InsightFilters, before: Kept | null): Promise<Kept | null> {
    const rest = before ? before.readAt + PAUSE_MS - performance.now() : 0;
    if (rest > 0) await sleep(rest);
    // asked for before the reading: what is counted beyond it is only counted again
    const seq = await this.reader.lastSeq(streams.staff(id));
    const readAt = performance.now();
    const insight = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readInsight(manager, id, filters),
    );
    return insight && { insight, seq, readAt };
  }
}

function keyOf(tournamentId: number, filters: InsightFilters): string {
  const { date_from, date_to, match_category_id, gender, province_id } = filters;
  return JSON.stringify([tournamentId, date_from, date_to, match_category_id, gender, province_id]);
}
