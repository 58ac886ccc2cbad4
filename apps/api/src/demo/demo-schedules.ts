// The schedules of the demo: rounds before the final on the first day, finals on the second, two sessions an arena.
import type { DataSource } from 'typeorm';
import type { ScheduleRequest } from '@gelanggang/contract/schedules';
import { timeOf } from '@gelanggang/domain/schedule/numbering';
import { ScheduleRecordsQueries } from '../schedules/schedule-records.queries';
import { SchedulesService } from '../schedules/schedules.service';
import { addDays } from './demo-calendar';
import type { DemoMatch } from './demo-matches';
import { fitDay, type FittedDay } from './fit-day';
import { planDay, type PlannedMatch, USUAL_HOURS } from './demo-timetable';
import type { DemoTournament } from './demo-tournaments';

interface Session {
  arenaId: number;
  date: string;
  isBeforeBreak: boolean;
  matches: (PlannedMatch & { order: number })[];
}

/** `now`: minutes since midnight of the first day. Answers with that day. */
export async function scheduleDemo(
  dataSource: DataSource,
  tournament: DemoTournament,
  matches: readonly DemoMatch[],
  now: number,
): Promise<FittedDay> {
  const fought = matches.filter((match) => !match.isBye);
  const arenas = tournament.arenas.length;
  const rounds = fought.filter((match) => match.roundsAfter > 0).sort((a, b) => b.roundsAfter - a.roundsAfter);
  const finals = fought.filter((match) => match.roundsAfter === 0);
  const firstDay = fitDay(withFeeders(rounds, matches), arenas, now);
  const days = [firstDay, { planned: planDay(withFeeders(finals, matches), arenas), hours: USUAL_HOURS }];

  const schedules = new SchedulesService(dataSource, new ScheduleRecordsQueries(dataSource));
  for (const [at, day] of days.entries()) {
    for (const session of sessionsOf(day, tournament, addDays(tournament.startDate, at))) {
      const { warnings } = await schedules.create(requestOf(tournament, session));
      if (warnings.length > 0) throw new Error(`The demo's schedule is not sound: ${JSON.stringify(warnings[0])}`);
    }
  }
  return firstDay;
}

function withFeeders(list: readonly DemoMatch[], all: readonly DemoMatch[]) {
  const feeders = new Map<number, number[]>();
  for (const { id, isBye, bracket } of all) {
    for (const target of [bracket.next, bracket.loser]) {
      if (target && !isBye) feeders.set(target.matchId, [...(feeders.get(target.matchId) ?? []), id]);
    }
  }
  return list.map(({ id, lengthSeconds }) => ({ id, lengthSeconds, feeders: feeders.get(id) ?? [] }));
}

function sessionsOf(
  { planned, hours }: Pick<FittedDay, 'planned' | 'hours'>,
  tournament: DemoTournament,
  date: string,
): Session[] {
  return tournament.arenas.flatMap((arena, at) =>
    [true, false].flatMap((isBeforeBreak) => {
      const matches = planned
        .filter((one) => one.arena === at && one.start < hours.breakFrom === isBeforeBreak)
        .sort((a, b) => a.start - b.start)
        .map((one, index) => ({ ...one, order: index + 1 }));
      return matches.length > 0 ? [{ arenaId: arena.id, date, isBeforeBreak, matches }] : [];
    }),
  );
}

function requestOf(tournament: DemoTournament, { arenaId, date, isBeforeBreak, matches }: Session): ScheduleRequest {
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) throw new Error('A session of the demo has no match');
  return {
    tournament_id: tournament.id,
    tournament_arena_id: arenaId,
    scheduled_date: date,
    start_time: timeOf(first.start),
    end_time: timeOf(last.end),
    note: isBeforeBreak ? 'Sesi 1' : 'Sesi 2',
    age_category_id: 'all',
    match_category_id: 'all',
    category_class_id: 'all',
    matches: matches.map(({ id, order, start }) => ({ tournament_match_id: id, order, start_time: timeOf(start) })),
  };
}
