// The public schedule of a tournament: arena and day, then pools, rounds and matches (spec 1 §3, "Schedule entry").
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PublicSchedule, PublicSchedulePool } from '@gelanggang/contract/schedules';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { poolTitle } from '@gelanggang/drawing/pool-name';
import { seniTitle } from '@gelanggang/drawing/seni/seni-pool-draw';

type Session = Omit<PublicSchedule, 'pools'> & { match_ids: number[] };

@Injectable()
export class PublicScheduleQueries {
  constructor(private readonly dataSource: DataSource) {}

  async read(tournamentId: number, name: string): Promise<PublicSchedule[]> {
    const sessions = await this.dataSource.query<Session[]>(
      `select s.id as schedule_id, a.id as arena_id, a.name as arena_name, $2::text as tournament_name, s.scheduled_date,
         to_char(s.start_time, 'HH24:MI') as start_time, s.note,
         coalesce((select json_agg(d.match_id order by d."order") from schedule_detail d where d.schedule_id = s.id),
           '[]') as match_ids
       from schedule s join tournament_arena a on a.id = s.tournament_arena_id
       where s.tournament_id = $1 and not s.is_draft
       order by s.scheduled_date, a.name, a.id, s.start_time, s.id`,
      [tournamentId, name],
    );
    const matches = await readLiveMatches(this.dataSource.manager, { matchIds: sessions.flatMap((s) => s.match_ids) });
    const byId = new Map(matches.map((match) => [match.id, match]));
    return sessions.map(({ match_ids, ...session }) => ({
      ...session,
      pools: poolsOf(match_ids.flatMap((id) => byId.get(id) ?? [])),
    }));
  }
}

/** Pools and rounds in the order in which their first match is held. */
function poolsOf(matches: readonly LiveMatch[]): PublicSchedulePool[] {
  const pools = new Map<number, PublicSchedulePool>();
  for (const match of matches) {
    const pool = pools.get(match.pool_id) ?? { pool_id: match.pool_id, pool_name: titleOf(match), rounds: [] };
    pools.set(match.pool_id, pool);
    let round = pool.rounds.find((one) => one.round_label === match.round_label);
    if (!round) pool.rounds.push((round = { round_label: match.round_label, matches: [] }));
    // of seni a row has one who performs, and nobody against them
    const isSeni = match.kind === 'seni';
    const one = isSeni && match.corner === 'red' ? match.red : match.blue;
    const two = isSeni ? null : match.red;
    round.matches.push({
      match_order: match.number ?? 0,
      partai: match.partai ?? '',
      participant_one: one.name,
      contingent_one: one.contingent,
      participant_two: two?.name ?? '',
      contingent_two: two?.contingent ?? '',
      match_time: match.start_time ?? '',
      changed: match.changed,
    });
  }
  return [...pools.values()];
}

function titleOf(match: LiveMatch): string {
  const pool = { ageCategory: match.age_category, gender: match.gender, name: match.pool_name };
  return match.kind === 'seni'
    ? seniTitle({ ...pool, matchCategory: match.match_category, nomorName: match.class_name })
    : poolTitle({ ...pool, className: match.class_name });
}
