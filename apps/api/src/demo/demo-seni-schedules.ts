// The schedules of the demo's seni: one mat, a session for each mode before and after the break.
import type { DataSource } from 'typeorm';
import { timeOf } from '@gelanggang/domain/schedule/numbering';
import { ScheduleRecordsQueries } from '../schedules/schedule-records.queries';
import { SchedulesService } from '../schedules/schedules.service';
import { addDays } from './demo-calendar';
import { type OpenSlot, planSeni, type PlannedPerformance, SLOT_MINUTES } from './demo-seni-plan';
import { type DayHours, USUAL_HOURS } from './demo-timetable';
import type { DemoTournament } from './demo-tournaments';

/** Plans and saves what is in no schedule yet, after what is `taken`. Answers with what it planned. */
export async function scheduleSeni(
  dataSource: DataSource,
  tournament: DemoTournament,
  hours: DayHours,
  taken: readonly PlannedPerformance[] = [],
): Promise<PlannedPerformance[]> {
  const open = await readDemoPerformances(dataSource, { tournamentId: tournament.id });
  const planned = planSeni(open, hours, taken);
  const schedules = new SchedulesService(dataSource, new ScheduleRecordsQueries(dataSource));
  for (const session of sessionsOf(planned, hours)) {
    const [first, last] = [session[0], session.at(-1)];
    if (!first || !last) continue;
    await schedules.create({
      tournament_id: tournament.id,
      tournament_arena_id: tournament.seniArena.id,
      scheduled_date: addDays(tournament.startDate, first.day),
      start_time: timeOf(first.start),
      end_time: timeOf(last.start + SLOT_MINUTES),
      note: first.mode === 'battle' ? 'Seni battle' : 'Seni pool',
      mode: first.mode,
      age_category_id: 'all',
      matches: session.map((one, index) => ({
        ...{ seni_match_id: one.id, order: index + 1, start_time: timeOf(one.start) },
      })),
    });
  }
  return planned;
}

/** One mode, one day, one side of the break. */
function sessionsOf(planned: readonly PlannedPerformance[], hours: DayHours): PlannedPerformance[][] {
  const sessions = new Map<string, PlannedPerformance[]>();
  for (const one of planned) {
    const { breakTo } = one.day === 0 ? hours : USUAL_HOURS;
    const key = `${one.day} ${one.start < breakTo} ${one.mode} ${one.stage}`;
    sessions.set(key, [...(sessions.get(key) ?? []), one]);
  }
  return [...sessions.values()];
}

/** Those in no schedule that nobody has performed, byes left out: by event and pool, a battle's two rows together. */
export function readDemoPerformances(
  dataSource: DataSource,
  of: { tournamentId: number } | { drawingIds: readonly number[] },
): Promise<(OpenSlot & { drawingId: number })[]> {
  const isOfTournament = 'tournamentId' in of;
  return dataSource.query(
    `select m.id, m.mode, d.stage, m.round, d.id as "drawingId",
       d.advance_count is not null as "goesOn"
     from match m join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
     join age_category a on a.id = d.age_category_id
     where m.kind = 'seni' and m.status = 'scheduled' and 'bye' not in (m.blue_state, m.red_state)
       and ${isOfTournament ? 'm.tournament_id = $1' : 'd.id = any($1::bigint[])'}
       ${isOfTournament ? 'and not exists (select 1 from schedule_detail s where s.match_id = m.id)' : ''}
     order by d.stage, m.mode, m.round, d.match_category_id, a.position, d.gender desc, p.number, m.position, m.corner`,
    [isOfTournament ? of.tournamentId : of.drawingIds],
  );
}
