// What can be scheduled: the tournament's matches by pool and round, each with the schedule that holds it.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { AvailableRoundsAnswer, SchedulableMatch, SchedulablePool } from '@gelanggang/contract/schedules';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { roundCountOf } from '@gelanggang/database/queries/round-count';
import { inRoundOrder, matchRoundLabel } from '@gelanggang/domain/draw/round-labels';
import { notFound } from '../http/refusals';
import { readHolders } from './holders.queries';
import { readPoolPlaces } from './pool-places.queries';
import { toScheduledMatch } from './schedules.mapper';
import { thingSentences } from '../http/sentences';

@Injectable()
export class SchedulableMatchesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async pools(tournamentId: number, includeScheduled: boolean): Promise<SchedulablePool[]> {
    const { manager } = this.dataSource;
    const matches = await this.matches(tournamentId);
    const places = await readPoolPlaces(manager, [...new Set(matches.map((match) => match.pool_id))]);
    const holders = await readHolders(manager, tournamentId);
    const pools = new Map<number, SchedulablePool>();
    for (const match of matches) {
      const place = places.get(match.pool_id);
      const holder = holders.get(match.id) ?? null;
      if (!place || (holder ? !includeScheduled : !isOpen(match))) continue;
      const pool = pools.get(match.pool_id) ?? {
        pool_id: place.id,
        pool_name: match.pool_name,
        match_category_id: place.matchCategoryId,
        category_class_id: place.classId,
        class_name: match.class_name,
        age_category_id: place.ageCategory.id,
        age_category_name: place.ageCategory.name,
        gender: match.gender,
        rounds: [],
      };
      pools.set(pool.pool_id, pool);
      const row: SchedulableMatch = {
        ...toScheduledMatch(match, place),
        tournament_match_id: match.id,
        length_seconds: match.length_seconds,
        schedule: holder,
      };
      const round = pool.rounds.find((one) => one.round_label === match.round_label);
      if (round) round.matches.push(row);
      else pool.rounds.push({ round: match.round, round_label: match.round_label, matches: [row] });
    }
    return [...pools.values()];
  }

  /** Value and label are the same: a round of 4 in one pool and of 8 in another are both "Semifinal". */
  async rounds(tournamentId: number): Promise<AvailableRoundsAnswer> {
    await this.refuseMissing(tournamentId);
    const fought = await this.dataSource.query<{ round: number; isThirdPlace: boolean; roundCount: number | null }[]>(
      `select distinct m.round, m.is_third_place as "isThirdPlace", p.round_count::int as "roundCount"
       from match m join (
         select n.pool_id, ${roundCountOf('n')} as round_count
         from match n where n.tournament_id = $1 and n.kind = 'tanding' group by n.pool_id
       ) p using (pool_id)
       where m.tournament_id = $1 and m.kind = 'tanding' and 'bye' not in (m.blue_state, m.red_state)`,
      [tournamentId],
    );
    const labels = inRoundOrder(fought.map((one) => matchRoundLabel(one, one.roundCount)));
    return { rounds: Object.fromEntries(labels.map((label) => [label, label])) };
  }

  private async matches(tournamentId: number): Promise<LiveMatch[]> {
    await this.refuseMissing(tournamentId);
    return readLiveMatches(this.dataSource.manager, { tournamentId, kind: 'tanding' });
  }

  private async refuseMissing(tournamentId: number): Promise<void> {
    const found = await this.dataSource.query<unknown[]>(
      'select 1 from tournament where id = $1 and deleted_at is null',
      [tournamentId],
    );
    if (found.length === 0) throw notFound(thingSentences.tournament);
  }
}

function hasBye(match: LiveMatch): boolean {
  return match.blue.state === 'bye' || match.red.state === 'bye';
}

/** Neither a bye nor decided: there is something to hold. */
function isOpen(match: LiveMatch): boolean {
  return !hasBye(match) && match.status !== 'finished' && match.status !== 'walkover';
}
