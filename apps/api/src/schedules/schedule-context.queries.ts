// What the schedule forms warn by: who stands in which match, and what all other schedules hold.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ScheduleContext } from '@gelanggang/contract/schedule-context';
import {
  type MatchPeople,
  PERSONS_OF_TOURNAMENT,
  readMatchPeople,
} from '@gelanggang/database/queries/match-people.queries';
import { drawnMatchLengthSeconds, PERFORMANCE_SECONDS } from '@gelanggang/domain/schedule/match-length';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

@Injectable()
export class ScheduleContextQueries {
  constructor(private readonly dataSource: DataSource) {}

  read(tournamentId: number): Promise<ScheduleContext> {
    return this.dataSource.transaction('REPEATABLE READ', (manager) => readScheduleContext(manager, tournamentId));
  }
}

/** Within the transaction of the caller. */
export async function readScheduleContext(manager: EntityManager, tournamentId: number): Promise<ScheduleContext> {
  const [tournament] = await manager.query<Pick<ScheduleContext, 'start_date' | 'end_date'>[]>(
    'select start_date, end_date from tournament where id = $1 and deleted_at is null',
    [tournamentId],
  );
  if (!tournament) throw notFound(thingSentences.tournament);
  const matches = await readMatchPeople(manager, tournamentId);
  const people = await manager.query<ScheduleContext['people']>(PEOPLE, [tournamentId]);
  const sessions = await manager.query<ScheduleContext['sessions']>(SESSIONS, [tournamentId]);
  const slots = await manager.query<ScheduleContext['slots']>(
    `select match_id, schedule_id, number, to_char(start_time, 'HH24:MI') as start_time
         from schedule_detail where tournament_id = $1`,
    [tournamentId],
  );
  return { ...tournament, matches: matches.map(toMatch), people, sessions, slots };
}

const PEOPLE = `with ${PERSONS_OF_TOURNAMENT} select id, min(name) as name from person group by id order by id`;

const SESSIONS = `
select s.id, s.tournament_arena_id as arena_id, a.name as arena_name, a.code as arena_code, s.scheduled_date,
  to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time
from schedule s join tournament_arena a on a.id = s.tournament_arena_id where s.tournament_id = $1 order by s.id`;

function toMatch(row: MatchPeople): ScheduleContext['matches'][number] {
  const { kind, round_count, round_seconds, break_seconds, match_duration, ...match } = row;
  const plan = { roundCount: round_count, roundSeconds: round_seconds, breakSeconds: break_seconds };
  const length = kind === 'seni' ? PERFORMANCE_SECONDS : drawnMatchLengthSeconds(plan, match_duration);
  return { ...match, length_seconds: length };
}
