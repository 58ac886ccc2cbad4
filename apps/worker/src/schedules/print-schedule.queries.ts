// Reads what the printed schedule shows: the sessions of a tournament with their matches, as everybody may see them.
import type { EntityManager } from 'typeorm';
import type { ScheduleFileParams, SchedulePdfParams } from '@gelanggang/contract/job-params';
import { streams } from '@gelanggang/contract/events';
import type { PaperResult } from '@gelanggang/contract/jobs';
import type { LiveMatch, LiveSchedule } from '@gelanggang/contract/live';
import type { PrintMatch, PrintSchedule } from '@gelanggang/contract/print';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import { MATCH_KINDS, type MatchKind } from '@gelanggang/domain/words/labels';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { scheduleFileTexts as texts } from './texts';

export type ReadSchedule = PrintSchedule & { printed_at: string };

/** Fails with a sentence for people where there is nothing to print. */
export async function readPrintSchedule(
  manager: EntityManager,
  params: SchedulePdfParams,
  noneYet = texts.nothingToPrint,
): Promise<ReadSchedule> {
  const tournament = await readPrintTournament(manager, params.tournament_id);
  const arenas = await manager.query<{ id: number; name: string }[]>(
    'select id, name from tournament_arena where tournament_id = $1',
    [params.tournament_id],
  );
  const arenaNames = new Map(arenas.map((arena) => [arena.id, arena.name]));
  const kinds: readonly MatchKind[] = params.kind ? [params.kind] : MATCH_KINDS;
  const sessions: PrintSchedule['sessions'] = [];
  for (const kind of kinds) {
    const filter = { tournamentId: params.tournament_id, kind };
    const schedules = (await readLiveSchedules(manager, filter)).filter((schedule) => isWanted(schedule, params));
    if (schedules.length === 0) continue;
    const matches = await readLiveMatches(manager, filter);
    for (const schedule of schedules) {
      sessions.push({
        arena: arenaNames.get(schedule.arena_id) ?? '',
        date: schedule.scheduled_date,
        start_time: schedule.start_time,
        end_time: schedule.end_time,
        kind,
        note: schedule.note,
        matches: matchesOf(schedule, matches),
      });
    }
  }
  if (sessions.every((session) => session.matches.length === 0)) throw new JobFailure(noneYet);
  return {
    page: 'schedule',
    layout: params.layout ?? 'public',
    tournament,
    printed_at: new Date().toISOString(),
    sessions: sessions.sort(byTimeAndPlace),
  };
}

/** The number of the last event of the tournament. */
export async function readToldSeq(manager: EntityManager, tournamentId: number): Promise<PaperResult> {
  const [row] = await manager.query<PaperResult[]>(
    'select coalesce((select seq from stream where name = $1), 0)::float8 as seq',
    [streams.tournament(tournamentId)],
  );
  return row ?? { seq: 0 };
}

function isWanted(schedule: LiveSchedule, { date, arena_id: arenaId }: ScheduleFileParams): boolean {
  return (!date || schedule.scheduled_date === date) && (!arenaId || schedule.arena_id === arenaId);
}

function matchesOf(schedule: LiveSchedule, matches: readonly LiveMatch[]): PrintMatch[] {
  return matches
    .filter((match) => match.schedule_id === schedule.id)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map((match) => ({
      kind: match.kind,
      number: match.number ?? 0,
      partai: match.partai ?? '',
      time: match.start_time ?? '',
      match_category: match.match_category,
      age_category: match.age_category,
      gender: match.gender,
      class_name: match.class_name,
      pool_name: match.pool_name,
      round_label: match.round_label,
      blue: { name: match.blue.name, contingent: match.blue.contingent, state: match.blue.state },
      red: { name: match.red.name, contingent: match.red.contingent, state: match.red.state },
      corner: match.corner,
      is_changed: match.changed !== null,
      status: match.status,
      winner: match.winner,
    }));
}

const byTimeAndPlace = (a: PrintSchedule['sessions'][number], b: PrintSchedule['sessions'][number]) =>
  a.date.localeCompare(b.date) ||
  a.arena.localeCompare(b.arena, 'id', { numeric: true }) ||
  a.start_time.localeCompare(b.start_time);
