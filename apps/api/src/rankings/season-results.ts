// The results of a season's events, kept in memory while a tournament does not move on.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { RankingSourceRow } from '@gelanggang/contract/rankings';
import { grouped } from '@gelanggang/domain/grouped';
import type { RankedResult, RankedSource } from '@gelanggang/domain/ranking/rank';
import { rankedResults } from '@gelanggang/feed/ranked-results';
import { readStanding } from '@gelanggang/feed/read-standing';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { KeptAnswers } from '../http/kept-answers';

const MOST_KEPT = 100;
const OLDEST_MS = 60_000;
const PAUSE_MS = 2000;

@Injectable()
export class SeasonResults {
  private readonly kept: KeptAnswers<RankedResult[]>;

  constructor(
    reader: EventReader,
    private readonly dataSource: DataSource,
  ) {
    this.kept = new KeptAnswers(reader, { most: MOST_KEPT, oldestMs: OLDEST_MS, pauseMs: PAUSE_MS });
  }

  async of(sources: readonly RankingSourceRow[]): Promise<RankedSource[]> {
    const past = await this.past(sources.flatMap(({ kind, id }) => (kind === 'past' ? [id] : [])));
    const found: RankedSource[] = [];
    // one after the other: each holds a connection while it is read
    for (const { kind, id, key, name, date, level } of sources) {
      const results = kind === 'past' ? past.get(id) : await this.tournament(id);
      found.push({ key, name, date, level, results: results ?? [] });
    }
    return found;
  }

  private async tournament(id: number): Promise<RankedResult[]> {
    const followed = [streams.tournament(id), streams.staff(id), streams.site];
    const read = async () => {
      const standing = await readStanding(this.dataSource, id);
      return standing && rankedResults(standing.document);
    };
    return (await this.kept.get(String(id), followed, read)) ?? [];
  }

  private async past(ids: readonly number[]): Promise<Map<number, RankedResult[]>> {
    const found = new Map<number, RankedResult[]>();
    if (ids.length === 0) return found;
    const rows = await this.dataSource.query<(Omit<RankedResult, 'pool'> & { event: number })[]>(
      `select r.past_event_id as event, r.category, r.age, r.class_name as class, r.gender, r.place, r.names, r.contingent
       from past_result r where r.past_event_id = any($1) order by r.id`,
      [ids],
    );
    for (const [event, ones] of grouped(rows, (row) => row.event))
      found.set(
        event,
        ones.map(({ event: _event, ...row }) => ({ ...row, pool: null })),
      );
    return found;
  }
}
