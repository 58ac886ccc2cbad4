// Which schedule holds a match: what the forms show as locked.
import type { EntityManager } from 'typeorm';
import type { HeldBy } from '@gelanggang/contract/schedules';

/** Of all scheduled matches of a tournament, by match id; drafts hold theirs too. */
export async function readHolders(manager: EntityManager, tournamentId: number): Promise<Map<number, HeldBy>> {
  const rows = await manager.query<({ match_id: number } & HeldBy)[]>(
    `select d.match_id, s.id, a.name as arena_name, s.scheduled_date, d."order",
       to_char(d.start_time, 'HH24:MI') as start_time
     from schedule_detail d join schedule s on s.id = d.schedule_id
     join tournament_arena a on a.id = s.tournament_arena_id where d.tournament_id = $1`,
    [tournamentId],
  );
  return new Map(rows.map(({ match_id, ...holder }) => [match_id, holder]));
}
