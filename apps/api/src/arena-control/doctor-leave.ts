// Who won because the doctor stopped them fights on only with the doctor's leave (rulebook 2025, art. 11.6.g.6.d).
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Corner } from '@gelanggang/domain/words/corners';

export interface NeededLeave {
  match_id: number;
  corner: Corner;
}

/**
 * Corners of these matches whose athlete came there by such a win, and has no leave yet. A walkover between is no fight: who won
 * one without a leave needs it for the match after.
 */
export function neededLeaves(manager: EntityManager, matchIds: readonly number[]): Promise<NeededLeave[]> {
  return manager.query<NeededLeave[]>(NEEDED, [matchIds]);
}

/** From the few such wins on, not back from each match: the desk asks of a whole day. */
const NEEDED = prepared(
  `with recursive way as (
     select p.next_match_id as match_id, case r.winner_corner when 'blue' then p.blue_unit_id else p.red_unit_id end as unit_id
     from result r join match p on p.id = r.match_id
     where r.withdrawn_at is null and r.win_reason = 'injured-by-fault'
       and p.pool_id = any(array(select m.pool_id from match m where m.id = any($1::bigint[])))
     union
     select p.next_match_id, w.unit_id
     from way w join match p on p.id = w.match_id
     join result r on r.match_id = p.id and r.withdrawn_at is null and r.is_walkover
     where w.unit_id = case r.winner_corner when 'blue' then p.blue_unit_id else p.red_unit_id end
       and not exists (select 1 from doctor_leave l where l.match_id = p.id and l.unit_id = w.unit_id)
   )
   select m.id as match_id, case w.unit_id when m.blue_unit_id then 'blue' else 'red' end as corner
   from way w join match m on m.id = w.match_id and w.unit_id in (m.blue_unit_id, m.red_unit_id)
   where m.id = any($1::bigint[]) and m.status in ('scheduled', 'called')
     and not exists (select 1 from doctor_leave l where l.match_id = m.id and l.unit_id = w.unit_id)
   order by match_id, corner`,
);

/** Given, or taken back; false where it stands so already. */
export async function saveLeave(
  manager: EntityManager,
  matchId: number,
  unitId: number,
  isGiven: boolean,
  accountId: number,
): Promise<boolean> {
  if (isGiven) {
    const stored = await manager.query<unknown[]>(
      `insert into doctor_leave (match_id, unit_id, recorded_by) values ($1, $2, $3)
       on conflict (match_id, unit_id) do nothing returning match_id`,
      [matchId, unitId, accountId],
    );
    return stored.length > 0;
  }
  const [, gone] = await manager.query<[unknown, number]>(
    'delete from doctor_leave where match_id = $1 and unit_id = $2',
    [matchId, unitId],
  );
  return gone > 0;
}
