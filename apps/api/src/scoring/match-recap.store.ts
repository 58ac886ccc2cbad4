// The recap of a match, kept until its tournament or its arena moves on: with each point everybody who watches asks anew.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { readMatchRecap } from '@gelanggang/database/queries/match-recap.queries';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { currentWording, inWording } from '@gelanggang/platform/languages/wording';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { KeptAnswers } from '../http/kept-answers';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

/** Of as many matches and languages. */
const MOST_KEPT = 200;
/** No event tells of a tap that no other judge has made, nor of a renamed class. */
const OLDEST_MS = 2_000;
const PAUSE_MS = 200;

@Injectable()
export class MatchRecapStore {
  private readonly kept: KeptAnswers<MatchRecap>;

  constructor(
    reader: EventReader,
    private readonly dataSource: DataSource,
  ) {
    this.kept = new KeptAnswers(reader, { most: MOST_KEPT, oldestMs: OLDEST_MS, pauseMs: PAUSE_MS });
  }

  async of(matchId: number): Promise<MatchRecap> {
    const [place] = await this.dataSource.query<{ tournamentId: number; arenaId: number | null }[]>(PLACE, [matchId]);
    if (!place) throw notFound(thingSentences.match);
    const { tournamentId, arenaId } = place;
    const followed = [
      streams.tournament(tournamentId),
      streams.staff(tournamentId),
      streams.site,
      ...(arenaId === null ? [] : [streams.arena(arenaId)]),
    ];
    // names of pools and of who is awaited are words
    const wording = currentWording();
    const recap = await this.kept.get(`${wording} ${matchId} ${arenaId}`, followed, () =>
      inWording(wording, () => readMatchRecap(this.dataSource.manager, matchId)),
    );
    if (!recap) throw notFound(thingSentences.match);
    return recap;
  }
}

const PLACE = prepared(
  `select m.tournament_id as "tournamentId", coalesce(m.arena_id, s.tournament_arena_id) as "arenaId"
   from match m join tournament t on t.id = m.tournament_id and t.deleted_at is null
   left join schedule_detail d on d.match_id = m.id
   left join schedule s on s.id = d.schedule_id and not s.is_draft
   where m.id = $1`,
);
