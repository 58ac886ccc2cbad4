// Who stands in the matches of a tournament, as numbers that stand for persons, and which match decides which.
import type { EntityManager } from 'typeorm';
import type { MatchKind } from '@gelanggang/domain/words/labels';

export interface MatchPeople {
  id: number;
  kind: MatchKind;
  pool_id: number;
  next_match_id: number | null;
  loser_match_id: number | null;
  is_decided: boolean;
  /** A corner waits for another match. */
  is_open: boolean;
  people: number[];
  round_count: number;
  round_seconds: number;
  break_seconds: number;
  match_duration: number | null;
}

/** One person is every member with one NIK, under the lowest of their ids: the NIK itself stays here. */
export const PERSONS_OF_TOURNAMENT = `
  person as (
    select p.id as participant_id, min(t.id) over (partition by t.nik) as id, t.name
    from participant p join team_member t on t.id = p.team_member_id where p.tournament_id = $1
  )`;

/** A row of a seni battle tells its own corner only. */
const MATCHES = `
with ${PERSONS_OF_TOURNAMENT}, unit as (
  select um.unit_id, json_agg(person.id) as people
  from pool_unit_member um join person on person.participant_id = um.participant_id
  where um.tournament_id = $1 group by um.unit_id
)
select m.id, m.kind, m.pool_id, m.next_match_id, m.loser_match_id, m.status in ('finished', 'walkover') as is_decided,
  case when m.kind = 'tanding' then 'tbd' in (m.blue_state, m.red_state)
    else (case when m.corner = 'red' then m.red_state else m.blue_state end) = 'tbd' end as is_open,
  coalesce((select json_agg(one) from json_array_elements(b.people) one), '[]')::jsonb
    || coalesce((select json_agg(one) from json_array_elements(r.people) one), '[]')::jsonb as people,
  coalesce(tt.round_count, a.round_count) as round_count, coalesce(tt.round_seconds, a.round_seconds) as round_seconds,
  coalesce(tt.break_seconds, a.break_seconds) as break_seconds, d.match_duration
from match m
join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id join age_category a on a.id = d.age_category_id
left join tournament_times tt on tt.tournament_id = $1 and tt.age_category_id = a.id
left join unit b on b.unit_id = m.blue_unit_id
left join unit r on r.unit_id = m.red_unit_id
where m.tournament_id = $1 order by m.id`;

export function readMatchPeople(manager: EntityManager, tournamentId: number): Promise<MatchPeople[]> {
  return manager.query<MatchPeople[]>(MATCHES, [tournamentId]);
}
