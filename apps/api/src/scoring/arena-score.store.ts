// The score on each arena's mat, kept until its stream moves on: a hot read touches no database.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { ArenaScore } from '@gelanggang/contract/scoring';
import { liveScoreOf, readScoreSheet } from '@gelanggang/database/queries/score-sheet.queries';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { KeptAnswers } from '../http/kept-answers';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

@Injectable()
export class ArenaScoreStore {
  private readonly kept: KeptAnswers<ArenaScore>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: EventReader,
  ) {
    this.kept = new KeptAnswers(reader, { most: 500 });
  }

  async get(arenaId: number): Promise<ArenaScore> {
    const key = String(arenaId);
    // only arenas that are there are followed
    if (this.kept.last(key) || (await this.exists(arenaId))) {
      const score = await this.kept.get(key, [streams.arena(arenaId)], () => this.read(arenaId));
      if (score) return score;
    }
    throw notFound(thingSentences.arena);
  }

  private async read(arenaId: number): Promise<ArenaScore> {
    // what is read is at least as new as `seq`; an event that comes twice changes nothing
    const seq = await this.reader.lastSeq(streams.arena(arenaId));
    const sheet = await readScoreSheet(this.dataSource.manager, { arenaId });
    return { seq, score: sheet && liveScoreOf(sheet) };
  }

  private async exists(arenaId: number): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from tournament_arena a join tournament t on t.id = a.tournament_id and t.deleted_at is null
       where a.id = $1`,
      [arenaId],
    );
    return rows.length > 0;
  }
}
