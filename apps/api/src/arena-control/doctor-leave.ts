// Who won because the doctor stopped them fights on only with the doctor's leave (rulebook 2025, art. 11.6.g.6.d).
import type { EntityManager } from 'typeorm';
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
  return manager.query<NeededLeave[]>(
    `select m.id as match_id, c.corner
     from match m cross join lateral (values ('blue', m.blue_unit_id), ('red', m.red_unit_id)) as c (corner, unit_id)
     where m.id = any($1::bigint[]) and m.status in ('scheduled', 'called')
       and exists (
         with recursive way as (
           select p.id, r.is_walkover, r.win_reason from match p
           join result r on r.match_id = p.id and r.withdrawn_at is null
           where p.next_match_id = m.id
             and c.unit_id = case r.winner_corner when 'blue' then p.blue_unit_id else p.red_unit_id end
           union all
           select p.id, r.is_walkover, r.win_reason from way w join match p on p.next_match_id = w.id
           join result r on r.match_id = p.id and r.withdrawn_at is null
           where w.is_walkover and c.unit_id = case r.winner_corner when 'blue' then p.blue_unit_id else p.red_unit_id end
             and not exists (select 1 from doctor_leave l where l.match_id = w.id and l.unit_id = c.unit_id))
         select 1 from way where win_reason = 'injured-by-fault')
       and not exists (select 1 from doctor_leave l where l.match_id = m.id and l.unit_id = c.unit_id)
     order by m.id, c.corner`,
    [matchIds],
  );
}

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
