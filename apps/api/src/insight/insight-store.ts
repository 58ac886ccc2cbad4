// Keeps each tournament's figures until its staff stream moves on: one reading per change and second, for all viewers.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Insight, InsightFilters } from '@gelanggang/contract/insight';
import { readInsight } from '@gelanggang/database/queries/insight.queries';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { KeptAnswers } from '../http/kept-answers';

@Injectable()
export class InsightStore {
  private readonly kept: KeptAnswers<Insight>;

  constructor(
    private readonly dataSource: DataSource,
    reader: EventReader,
  ) {
    // no event tells of fees or of names of categories
    this.kept = new KeptAnswers(reader, { most: 64, oldestMs: 10_000, pauseMs: 1000 });
  }

  /** Null: there is no such tournament. Counts every change that this process has heard of. */
  get(id: number, filters: InsightFilters): Promise<Insight | null> {
    const { date_from, date_to, match_category_id, gender, province_id } = filters;
    const key = JSON.stringify([id, date_from, date_to, match_category_id, gender, province_id]);
    return this.kept.get(key, [streams.staff(id)], () =>
      this.dataSource.transaction('REPEATABLE READ', (manager) => readInsight(manager, id, filters)),
    );
  }
}
