// Moves what was not fought on its day to another, in one transaction with its events.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { CarryMatchesRequest } from '@gelanggang/contract/schedule-context';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import { partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { longDate } from '@gelanggang/domain/words/dates';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { carryOver } from '@gelanggang/scheduling/carry-over';
import { tellMatches, tellSchedules } from '@gelanggang/scheduling/tell-schedules';
import { followersOf } from '@gelanggang/scheduling/with-followers';
import { conflict, invalid, notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { schedulesSentences } from './sentences';
import { schedulesTexts } from './texts';

@Injectable()
export class CarryMatchesService {
  constructor(private readonly dataSource: DataSource) {}

  carry(tournamentId: number, body: CarryMatchesRequest): Promise<{ message: string }> {
    const { match_ids: matchIds, scheduled_date: date, tournament_arena_id: arenaId = null } = body;
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await refuseDay(manager, tournamentId, date);
      await refuseArena(manager, tournamentId, arenaId);
      const wanted = { matchIds, date, arenaId, notBefore: body.start_time ?? null };
      const carried = await carryOver(manager, tournamentId, wanted);
      if (!carried.ok) {
        const said = schedulesTexts.carry[carried.code];
        throw conflict(
          schedulesSentences.ofMatch(partaiSubject(await partaiOf(manager, tournamentId, carried.matchId)), said),
        );
      }
      const stream = streams.tournament(tournamentId);
      for (const id of carried.removedIds) emit(stream, 'schedule.removed', { schedule_id: id });
      tellSchedules(emit, tournamentId, carried.scheduleIds);
      // who waits for one of them names it by its new number
      tellMatches(emit, tournamentId, await followersOf(manager, matchIds));
      return { message: schedulesTexts.carried(matchIds.length, longDate(date)) };
    });
  }
}

async function refuseDay(manager: EntityManager, tournamentId: number, date: string): Promise<void> {
  const [row] = await manager.query<{ isOver: boolean }[]>(
    `select $2::date < (now() at time zone time_zone)::date as "isOver" from tournament
     where id = $1 and deleted_at is null`,
    [tournamentId, date],
  );
  if (!row) throw notFound(thingSentences.tournament);
  if (row.isOver) throw invalid({ scheduled_date: [schedulesSentences.dayIsOver] });
}

async function refuseArena(manager: EntityManager, tournamentId: number, arenaId: number | null): Promise<void> {
  if (arenaId === null) return;
  const rows = await manager.query<unknown[]>('select from tournament_arena where id = $1 and tournament_id = $2', [
    arenaId,
    tournamentId,
  ]);
  if (rows.length === 0) throw invalid({ tournament_arena_id: [thingSentences.arenaOfTournament] });
}

/** null also for a match of another tournament. */
async function partaiOf(manager: EntityManager, tournamentId: number, matchId: number): Promise<string | null> {
  const [row] = await manager.query<{ partai: string | null }[]>(
    `select ${partaiOfMatchSql('m.id')} as partai from match m where m.id = $1 and m.tournament_id = $2`,
    [matchId, tournamentId],
  );
  return row?.partai ?? null;
}
