// The schedules of the demo: rounds before the final on the first day, finals on the second, two sessions an arena.
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import { timeOf } from '@gelanggang/domain/schedule/numbering';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { addDays } from './demo-calendar';
import type { DemoMatch } from './demo-matches';
import { NOON, planDay, type PlannedMatch, slotMinutes } from './demo-timetable';
import type { DemoTournament } from './demo-tournaments';

interface Session {
  arenaId: number;
  date: string;
  isMorning: boolean;
  matches: (PlannedMatch & { order: number })[];
}

/** Answers with the plan of the first day. */
export async function scheduleDemo(
  dataSource: DataSource,
  tournament: DemoTournament,
  matches: readonly DemoMatch[],
): Promise<PlannedMatch[]> {
  const fought = matches.filter((match) => !match.isBye);
  const days = [
    fought.filter((match) => match.roundsAfter > 0).sort((a, b) => b.roundsAfter - a.roundsAfter),
    fought.filter((match) => match.roundsAfter === 0),
  ].map((list) => planDay(withFeeders(list, matches), tournament.arenas.length));

  /** Partai are numbered per arena, from the first day to the last. */
  const numbers = tournament.arenas.map(() => 0);
  for (const [day, planned] of days.entries()) {
    for (const session of sessionsOf(planned, tournament, addDays(tournament.startDate, day), numbers)) {
      await writeWithEvents(dataSource, (manager, emit) => saveSession(manager, emit, tournament, session, matches));
    }
  }
  return days[0] ?? [];
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
  planned: readonly PlannedMatch[],
  tournament: DemoTournament,
  date: string,
  numbers: number[],
): Session[] {
  return tournament.arenas.flatMap((arena, at) =>
    [true, false].flatMap((isMorning) => {
      const matches = planned
        .filter((one) => one.arena === at && one.start < NOON === isMorning)
        .sort((a, b) => a.start - b.start)
        .map((one) => ({ ...one, order: (numbers[at] = (numbers[at] ?? 0) + 1) }));
      return matches.length > 0 ? [{ arenaId: arena.id, date, isMorning, matches }] : [];
    }),
  );
}

async function saveSession(
  manager: EntityManager,
  emit: Emit,
  tournament: DemoTournament,
  session: Session,
  matches: readonly DemoMatch[],
): Promise<void> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const [first, last] = [session.matches[0], session.matches.at(-1)];
  if (!first || !last) return;
  const end = last.start + slotMinutes(byId.get(last.id)?.lengthSeconds ?? 0);
  const [{ id }]: [{ id: number }] = await manager.query(
    `insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time, end_time, note)
     values ($1, $2, 'tanding', $3, $4, $5, $6) returning id`,
    [
      tournament.id,
      session.arenaId,
      session.date,
      timeOf(first.start),
      timeOf(end),
      session.isMorning ? 'Sesi pagi' : 'Sesi siang',
    ],
  );
  await manager.query(
    `insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
     select $1, $2, id, "order", start_time
     from jsonb_to_recordset($3) as d (id bigint, "order" integer, start_time time) order by "order"`,
    [
      id,
      tournament.id,
      JSON.stringify(session.matches.map((one) => ({ id: one.id, order: one.order, start_time: timeOf(one.start) }))),
    ],
  );
  await manager.query('insert into schedule_match_category (schedule_id, match_category_id) values ($1, 1)', [id]);
  await manager.query(
    'insert into schedule_age_category (schedule_id, age_category_id) select distinct $1::bigint, unnest($2::bigint[])',
    [id, session.matches.map((one) => byId.get(one.id)?.ageCategoryId)],
  );
  const [schedule] = await readLiveSchedules(manager, { scheduleIds: [id] });
  if (!schedule) throw new Error(`Schedule ${id} is not there`);
  emit(streams.tournament(tournament.id), 'schedule.saved', {
    schedule,
    matches: await readLiveMatches(manager, { matchIds: session.matches.map((one) => one.id) }),
  });
}
