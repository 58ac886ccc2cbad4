// Who is weighed on a day: for the page of the scales and for its paper.
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { ageGroupOf } from '@gelanggang/domain/rules/age-groups';
import type { EntityManager } from 'typeorm';
import { partaiSql } from './partai-name';
import { readRuleSetOf } from './rule-set.queries';

/** `$1` tournament, `$2` day: everybody once, at the first of their tanding matches of the day. */
export const SCHEDULED_ATHLETES = `
  select distinct on (pa.id) pa.id as participant_id, um.unit_id, tm.name, c.name as contingent, g.category_class_id,
    g.age_category_id, g.gender, d.number, ${partaiSql('ar.code', 'd.number')} as partai, d.start_time,
    ar.id as arena_id, ar.name as arena
  from schedule s
  join tournament_arena ar on ar.id = s.tournament_arena_id
  join schedule_detail d on d.schedule_id = s.id
  join match m on m.id = d.match_id and m.kind = 'tanding'
  join pool p on p.id = m.pool_id
  join drawing g on g.id = p.drawing_id
  join pool_unit_member um on um.unit_id in (m.blue_unit_id, m.red_unit_id)
  join participant pa on pa.id = um.participant_id
  join team_member tm on tm.id = pa.team_member_id
  join contingent c on c.id = tm.contingent_id
  where s.tournament_id = $1 and s.scheduled_date = $2::date and not s.is_draft
  order by pa.id, d.start_time`;

/** Those whose age the tournament's rules have weighed. */
export async function onlyWeighed<Row extends AgeBounds>(
  manager: EntityManager,
  tournamentId: number,
  rows: readonly Row[],
): Promise<Row[]> {
  const set = await readRuleSetOf(manager, tournamentId);
  return rows.filter((row) => !set || ageGroupOf(row, set).isWeighed);
}
