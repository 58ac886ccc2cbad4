// Who of the demo's seni stands on the mat as it is made: the next of the day whose opponent is known, its clock running.
import type { DataSource } from 'typeorm';
import { openClock } from '@gelanggang/database/queries/match-clock.queries';
import type { DemoTournament } from './demo-tournaments';

/** So many seconds ago they were called, and began. */
const CALLED_AGO = 55;
const BEGUN_AGO = 20;

export async function performNow(dataSource: DataSource, tournament: DemoTournament, now: Date): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - 1000 * seconds);
  await dataSource.transaction(async (manager) => {
    const [next] = await manager.query<{ id: number }[]>(
      `select m.id
       from schedule s join schedule_detail d on d.schedule_id = s.id join match m on m.id = d.match_id
       left join match o on o.pool_id = m.pool_id and o.battle_group = m.battle_group and o.id <> m.id
       where s.tournament_arena_id = $1 and s.scheduled_date = $2 and m.status = 'scheduled'
         and coalesce(m.blue_unit_id, o.blue_unit_id) is not null
         and (m.mode = 'default' or coalesce(m.red_unit_id, o.red_unit_id) is not null)
       order by s.start_time, s.id, d.number limit 1`,
      [tournament.seniArena.id, tournament.startDate],
    );
    if (!next) return;
    await manager.query(
      `update match set status = 'ongoing', arena_id = $2, called_at = $3, started_at = $4 where id = $1`,
      [next.id, tournament.seniArena.id, ago(CALLED_AGO), ago(BEGUN_AGO)],
    );
    await openClock(manager, next.id);
    await manager.query('update match_clock set running_since = $2 where match_id = $1', [next.id, ago(BEGUN_AGO)]);
  });
}
