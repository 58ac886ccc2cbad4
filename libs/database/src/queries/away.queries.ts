// Whether another instance holds a tournament just now, as everybody may know it: not where it went, nor in which file.
import type { LiveAway } from '@gelanggang/contract/live';
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { BLOCK_SETTING } from '../copy/handover-block';

/** Undefined: it is held here. */
export async function readAway(manager: EntityManager, tournamentId: number): Promise<LiveAway | undefined> {
  const [row] = await manager.query<{ since: Date; is_home_elsewhere: boolean }[]>(AWAY, [tournamentId, BLOCK_SETTING]);
  return row && { ...row, since: row.since.toISOString() };
}

const AWAY = prepared(
  `select h.at as since, exists (select from setting where key = $2) as is_home_elsewhere
   from tournament t
   join lateral (select at from handover where tournament_id = t.id order by id desc limit 1) h on true
   where t.id = $1 and t.is_away`,
);
