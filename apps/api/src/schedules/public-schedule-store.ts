// Keeps public schedules in memory until something of their tournament changes: each is a reading of all its matches, and
// whoever asked for one over forty connections kept everybody else waiting.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { PublicSchedule } from '@gelanggang/contract/schedules';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { currentWording, inWording } from '@gelanggang/platform/languages/wording';
import { KeptAnswers } from '../http/kept-answers';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { PublicScheduleQueries } from './public-schedule.queries';

/** Of as many tournaments and languages. */
const MOST_KEPT = 16;
/** No event tells of a renamed class. */
const OLDEST_MS = 10_000;
const PAUSE_MS = 500;

@Injectable()
export class PublicScheduleStore {
  private readonly kept: KeptAnswers<PublicSchedule[]>;

  constructor(
    reader: EventReader,
    private readonly dataSource: DataSource,
    private readonly queries: PublicScheduleQueries,
  ) {
    this.kept = new KeptAnswers(reader, { most: MOST_KEPT, oldestMs: OLDEST_MS, pauseMs: PAUSE_MS });
  }

  async read(tournamentId: number): Promise<PublicSchedule[]> {
    const [tournament] = await this.dataSource.query<{ name: string }[]>(
      'select name from tournament where id = $1 and deleted_at is null',
      [tournamentId],
    );
    if (!tournament) throw notFound(thingSentences.tournament);
    // names of pools and of who is awaited are words
    const wording = currentWording();
    const followed = [streams.tournament(tournamentId), streams.staff(tournamentId), streams.site];
    const schedule = await this.kept.get(`${wording} ${tournamentId}`, followed, () =>
      inWording(wording, () => this.queries.read(tournamentId, tournament.name)),
    );
    return schedule ?? [];
  }
}
