// What the schedule forms warn by: who stands in which match, and what all other schedules hold.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ScheduleContext } from '@gelanggang/contract/schedule-context';
import { drawnMatchLengthSeconds, PERFORMANCE_SECONDS } from '@gelanggang/domain/schedule/match-length';
import { notFound } from '../http/refusals';

interface MatchRow extends Omit<ScheduleContext['matches'][number], 'length_seconds'> {
  kind: 'tanding' | 'seni';
  round_count: number;
  round_seconds: number;
  break_seconds: number;
  match_duration: number | null;
}

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
  if (!tournament) throw notFound('Turnamen tidak ditemukan.');
  const matches = await manager.query<MatchRow[]>(MATCHES, [tournamentId]);
  const people = await manager.query<ScheduleContext['people']>(PEOPLE, [tournamentId]);
  const sessions = await manager.query<ScheduleContext['sessions']>(SESSIONS, [tournamentId]);
  const slots = await manager.query<ScheduleContext['slots']>(
    `select match_id, schedule_id, number, to_char(start_time, 'HH24:MI') as start_time
         from schedule_detail where tournament_id = $1`,
    [tournamentId],
  );
  return { ...tournament, matches: matches.map(toMatch), people, sessions, slots };
}

/** One person is every member with one NIK, under the lowest of their ids: the NIK itself stays here. */
const PERSONS = `
  person as (
    select p.id as participant_id, min(t.id) over (partition by t.nik) as id, t.name
    from participant p join team_member t on t.id = p.team_member_id where p.tournament_id = $1
  )`;

const PEOPLE = `with ${PERSONS} select id, min(name) as name from person group by id order by id`;

/** A row of a seni battle tells its own corner only. */
const MATCHES = `
with ${PERSONS}, unit as (
  select um.unit_id, json_agg(person.id) as people
  from pool_unit_member um join person on person.participant_id = um.participant_id
  where um.tournament_id = $1 group by um.unit_id
)
select m.id, m.kind, m.pool_id, m.next_match_id, m.loser_match_id, m.status in ('finished', 'walkover') as is_decided,
  case when m.kind = 'tanding' then 'tbd' in (m.blue_state, m.red_state)
    else (case when m.corner = 'red' then m.red_state else m.blue_state end) = 'tbd' end as is_open,
  coalesce((select json_agg(one) from json_array_elements(b.people) one), '[]')::jsonb
    || coalesce((select json_agg(one) from json_array_elements(r.people) one), '[]')::jsonb as people,
  a.round_count, a.round_seconds, a.break_seconds, d.match_duration
from match m
join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id join age_category a on a.id = d.age_category_id
left join unit b on b.unit_id = m.blue_unit_id
left join unit r on r.unit_id = m.red_unit_id
where m.tournament_id = $1 order by m.id`;

const SESSIONS = `
select s.id, s.tournament_arena_id as arena_id, a.name as arena_name, s.scheduled_date,
  to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time
from schedule s join tournament_arena a on a.id = s.tournament_arena_id where s.tournament_id = $1 order by s.id`;

function toMatch(row: MatchRow): ScheduleContext['matches'][number] {
  const { kind, round_count, round_seconds, break_seconds, match_duration, ...match } = row;
  const plan = { roundCount: round_count, roundSeconds: round_seconds, breakSeconds: break_seconds };
  const length = kind === 'seni' ? PERFORMANCE_SECONDS : drawnMatchLengthSeconds(plan, match_duration);
  return { ...match, length_seconds: length };
}
