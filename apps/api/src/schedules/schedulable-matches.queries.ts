// What can be scheduled: the tournament's matches by pool and round, each with the schedule that holds it.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { AvailableRoundsAnswer, SchedulableMatch, SchedulablePool } from '@gelanggang/contract/schedules';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { THIRD_PLACE_LABEL } from '@gelanggang/domain/draw/round-labels';
import { notFound } from '../http/refusals';
import { readPoolPlaces } from './pool-places.queries';
import { toScheduledMatch } from './schedules.mapper';

type Holder = NonNullable<SchedulableMatch['schedule']>;

@Injectable()
export class SchedulableMatchesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async pools(tournamentId: number, includeScheduled: boolean): Promise<SchedulablePool[]> {
    const { manager } = this.dataSource;
    const matches = await this.matches(tournamentId);
    const places = await readPoolPlaces(manager, [...new Set(matches.map((match) => match.pool_id))]);
    const holders = await this.holders(tournamentId);
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
    const matches = (await this.matches(tournamentId)).filter((match) => !hasBye(match));
    const labels = [...new Set(matches.map((match) => match.round_label))];
    labels.sort((a, b) => rank(a) - rank(b));
    return { rounds: Object.fromEntries(labels.map((label) => [label, label])) };
  }

  private async matches(tournamentId: number): Promise<LiveMatch[]> {
    const found = await this.dataSource.query<unknown[]>(
      'select 1 from tournament where id = $1 and deleted_at is null',
      [tournamentId],
    );
    if (found.length === 0) throw notFound('Turnamen tidak ditemukan.');
    return readLiveMatches(this.dataSource.manager, { tournamentId, kind: 'tanding' });
  }

  private async holders(tournamentId: number): Promise<Map<number, Holder>> {
    const rows = await this.dataSource.query<({ match_id: number } & Holder)[]>(
      `select d.match_id, s.id, a.name as arena_name, s.scheduled_date, d."order",
         to_char(d.start_time, 'HH24:MI') as start_time
       from schedule_detail d join schedule s on s.id = d.schedule_id
       join tournament_arena a on a.id = s.tournament_arena_id where d.tournament_id = $1`,
      [tournamentId],
    );
    return new Map(rows.map(({ match_id, ...holder }) => [match_id, holder]));
  }
}

function hasBye(match: LiveMatch): boolean {
  return match.blue.state === 'bye' || match.red.state === 'bye';
}

/** Neither a bye nor decided: there is something to hold. */
function isOpen(match: LiveMatch): boolean {
  return !hasBye(match) && match.status !== 'finished' && match.status !== 'walkover';
}

const LAST_ROUNDS = ['Perempat Final', 'Semifinal', THIRD_PLACE_LABEL, 'Final'];

/** Penyisihan, Babak 2, Babak 3, …, then the last rounds. */
function rank(label: string): number {
  const last = LAST_ROUNDS.indexOf(label);
  if (last >= 0) return 1000 + last;
  return Number(/^Babak (\d+)$/.exec(label)?.[1] ?? 0);
}
