// The score on each arena's mat, kept until its stream moves on: a hot read touches no database.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { ArenaScore } from '@gelanggang/contract/scoring';
import { liveScoreOf, readScoreSheet } from '@gelanggang/database/queries/score-sheet.queries';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { notFound } from '../http/refusals';

const MOST_KEPT = 500;

@Injectable()
export class ArenaScoreStore {
  private readonly kept = new Map<number, ArenaScore>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: EventReader,
  ) {}

  async get(arenaId: number): Promise<ArenaScore> {
    const known = this.kept.get(arenaId);
    // only arenas that are there are followed
    if (!known && !(await this.exists(arenaId))) throw notFound('Gelanggang tidak ditemukan.');
    const seq = await this.reader.lastSeq(streams.arena(arenaId));
    if (known && known.seq >= seq) return known;
    // what is read is at least as new as `seq`; an event that comes twice changes nothing
    const sheet = await readScoreSheet(this.dataSource.manager, { arenaId });
    const score: ArenaScore = { seq, score: sheet && liveScoreOf(sheet) };
    this.kept.delete(arenaId);
    this.kept.set(arenaId, score);
    for (const oldest of [...this.kept.keys()].slice(0, -MOST_KEPT)) this.kept.delete(oldest);
    return score;
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
