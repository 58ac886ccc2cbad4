// Who is disqualified for doping stays so when the draw makes its unit anew (rulebook 2025, art. 11.6.g.6.e).
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';

/**
 * Once units were made or removed: a disqualified entry has its unit disqualified, the one of its last stage. Of a pair or a team
 * that was put together anew, whichever has one of those who were disqualified.
 */
export async function carryDisqualifications(manager: EntityManager, tournamentId: number): Promise<void> {
  await manager.query(CARRY, [tournamentId]);
}

const CARRY = prepared(`
  insert into disqualified_unit (unit_id, reason, recorded_by, recorded_at)
  select distinct on (um.unit_id) um.unit_id, q.reason, q.recorded_by, q.recorded_at
  from disqualified_entry q
  join participant pa on pa.tournament_id = q.tournament_id and pa.team_member_id = q.team_member_id
  join pool_unit_member um on um.participant_id = pa.id
  where q.tournament_id = $1 and not exists (
    select from pool_unit_member o left join disqualified_unit d on d.unit_id = o.unit_id
    where o.participant_id = pa.id and (o.stage > um.stage or d.unit_id is not null))
  order by um.unit_id, q.recorded_at
  on conflict (unit_id) do nothing`);
