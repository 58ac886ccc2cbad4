// What is unusual about a saved schedule, but not refused (domain-rules, Schedules).
import type { EntityManager } from 'typeorm';

/** Rest that an athlete should have between two matches, in lengths of a match. */
const REST_LENGTHS = 2;

export async function readWarnings(manager: EntityManager, scheduleId: number): Promise<string[]> {
  const warnings: string[] = [];
  for (const find of [overlaps, outsideTournament, roundsOutOfOrder, restTooShort]) {
    warnings.push(...(await find(manager, scheduleId)));
  }
  return warnings;
}

async function overlaps(manager: EntityManager, id: number): Promise<string[]> {
  const rows = await manager.query<{ arena: string; start: string }[]>(
    `with last as (
       select s.id, coalesce(s.end_time, max(d.start_time), s.start_time) as end_time
       from schedule s left join schedule_detail d on d.schedule_id = s.id group by s.id
     )
     select a.name as arena, to_char(o.start_time, 'HH24.MI') as start
     from schedule s
     join schedule o on o.tournament_arena_id = s.tournament_arena_id and o.scheduled_date = s.scheduled_date
       and o.id <> s.id
     join last sl on sl.id = s.id join last ol on ol.id = o.id
     join tournament_arena a on a.id = s.tournament_arena_id
     where s.id = $1 and s.start_time <= ol.end_time and o.start_time <= sl.end_time order by o.start_time`,
    [id],
  );
  return rows.map((row) => `${row.arena} mempunyai jadwal lain yang mulai pukul ${row.start} pada waktu yang sama.`);
}

async function outsideTournament(manager: EntityManager, id: number): Promise<string[]> {
  const rows = await manager.query<unknown[]>(
    `select 1 from schedule s join tournament t on t.id = s.tournament_id
     where s.id = $1 and s.scheduled_date not between t.start_date and t.end_date`,
    [id],
  );
  return rows.length > 0 ? ['Tanggal ini di luar tanggal turnamen.'] : [];
}

async function roundsOutOfOrder(manager: EntityManager, id: number): Promise<string[]> {
  const rows = await manager.query<{ number: number; before: number }[]>(
    `select d.number, fd.number as before
     from schedule_detail d join schedule s on s.id = d.schedule_id
     join match f on f.next_match_id = d.match_id or f.loser_match_id = d.match_id
     join schedule_detail fd on fd.match_id = f.id join schedule fs on fs.id = fd.schedule_id
     where (s.id = $1 or fs.id = $1)
       and (fs.scheduled_date, fd.start_time) >= (s.scheduled_date, d.start_time) and f.status not in ('finished', 'walkover')
     order by 1, 2`,
    [id],
  );
  return rows.map((row) => `Partai ${row.number} mulai sebelum partai ${row.before}, yang menentukan pesertanya.`);
}

/** Equal NIKs are one person, whatever they are entered in (domain-rules, Where the database holds a rule). */
async function restTooShort(manager: EntityManager, id: number): Promise<string[]> {
  const rows = await manager.query<{ name: string; number: number; other: number }[]>(
    `with slot as (
       select d.schedule_id, d.match_id, d.number, s.scheduled_date + d.start_time as at, t.nik, t.name,
         make_interval(secs => a.round_count * coalesce(g.match_duration, a.round_seconds)
           + (a.round_count - 1) * a.break_seconds) as length
       from schedule_detail d join schedule s on s.id = d.schedule_id
       join match m on m.id = d.match_id join pool p on p.id = m.pool_id
       join drawing g on g.id = p.drawing_id join age_category a on a.id = g.age_category_id
       join pool_unit_member um on um.unit_id in (m.blue_unit_id, m.red_unit_id)
       join participant pa on pa.id = um.participant_id join team_member t on t.id = pa.team_member_id
       where d.tournament_id = (select tournament_id from schedule where id = $1)
     )
     select distinct mine.name, mine.number, other.number as other
     from slot mine join slot other on other.nik = mine.nik and other.match_id <> mine.match_id
     where mine.schedule_id = $1 and (other.schedule_id <> $1 or mine.match_id < other.match_id)
       and mine.at < other.at + other.length * (1 + ${REST_LENGTHS})
       and other.at < mine.at + mine.length * (1 + ${REST_LENGTHS})
     order by 2, 3`,
    [id],
  );
  return rows.map((row) => `${row.name} kurang istirahat antara partai ${row.number} dan partai ${row.other}.`);
}
