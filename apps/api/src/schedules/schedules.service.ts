// Saves and deletes schedules, each in one transaction with its events.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { SavedScheduleAnswer, ScheduleRequest } from '@gelanggang/contract/schedules';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { invalid } from '../http/refusals';
import {
  changedMeanwhile,
  findSchedule,
  lockArenas,
  type LockedSchedule,
  lockMatches,
  lockSchedule,
  refuseUnderWay,
} from './schedule-locks';
import { ScheduleRecordsQueries } from './schedule-records.queries';
import { type Faults, faultsOfRequest, faultsOfSelection, idOf, type SelectedMatch } from './schedule-rules';
import { readWarnings } from './schedule-warnings.queries';
import { toScheduleAnswer } from './schedules.mapper';
import { insertSchedule, replaceSlots, updateSchedule } from './write-schedule';

@Injectable()
export class SchedulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: ScheduleRecordsQueries,
  ) {}

  create(body: ScheduleRequest): Promise<SavedScheduleAnswer> {
    refuse(faultsOfRequest(body));
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockArenas(manager, body.tournament_id, body.tournament_arena_id, null);
      const selected = await this.select(manager, body, null);
      const id = await insertSchedule(manager, body, kindOf(selected));
      await replaceSlots(manager, id, body, [...selected.values()]);
      return this.saved(manager, emit, id, body.tournament_id, [], MESSAGES.scheduleCreated);
    });
  }

  update(id: number, body: ScheduleRequest): Promise<SavedScheduleAnswer> {
    refuse(faultsOfRequest(body));
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const seen = await findSchedule(manager, id);
      if (seen.tournamentId !== body.tournament_id) {
        throw invalid({ tournament_id: ['Jadwal tidak dapat pindah ke turnamen lain.'] });
      }
      await lockArenas(manager, body.tournament_id, body.tournament_arena_id, seen.arenaId);
      const before = await lockSchedule(manager, seen);
      if (body.version !== undefined && body.version !== before.version) throw changedMeanwhile();
      const selected = await this.select(manager, body, before);
      const dropped = before.matchIds.filter((matchId) => !selected.has(matchId));
      await refuseUnderWay(manager, dropped);
      await updateSchedule(manager, id, body, kindOf(selected));
      await replaceSlots(manager, id, body, [...selected.values()]);
      return this.saved(manager, emit, id, body.tournament_id, dropped, MESSAGES.scheduleUpdated);
    });
  }

  remove(id: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const seen = await findSchedule(manager, id);
      await lockArenas(manager, seen.tournamentId, seen.arenaId, null);
      const schedule = await lockSchedule(manager, seen);
      await lockMatches(manager, schedule.matchIds);
      await refuseUnderWay(manager, schedule.matchIds);
      await manager.query('delete from schedule where id = $1', [id]);
      const stream = streams.tournament(schedule.tournamentId);
      emit(stream, 'schedule.removed', { schedule_id: id });
      const matches = await withFollowers(manager, schedule.matchIds);
      if (matches.length > 0) emit(stream, 'matches.changed', { matches });
      return { message: MESSAGES.scheduleDeleted };
    });
  }

  private async select(
    manager: EntityManager,
    body: ScheduleRequest,
    before: LockedSchedule | null,
  ): Promise<Map<number, SelectedMatch>> {
    const wanted = body.matches.flatMap((item) => idOf(item) ?? []);
    const locked = await lockMatches(manager, [...new Set([...wanted, ...(before?.matchIds ?? [])])]);
    const selected = new Map([...locked].filter(([id]) => wanted.includes(id)));
    refuse(faultsOfSelection(body, selected, before?.id ?? null));
    return selected;
  }

  private async saved(
    manager: EntityManager,
    emit: Emit,
    id: number,
    tournamentId: number,
    dropped: readonly number[],
    message: string,
  ): Promise<SavedScheduleAnswer> {
    const records = await this.records.find(id, manager);
    const [schedule] = await readLiveSchedules(manager, { scheduleIds: [id] });
    const slots = records.slots.get(id) ?? [];
    if (schedule) {
      const matches = await withFollowers(manager, [...slots.map((slot) => slot.matchId), ...dropped]);
      emit(streams.tournament(tournamentId), 'schedule.saved', { schedule, matches });
    }
    return { message, data: toScheduleAnswer(records), warnings: await readWarnings(manager, id) };
  }
}

/** Also the matches that they decide: those name their opponents by these partai numbers. */
async function withFollowers(manager: EntityManager, matchIds: readonly number[]) {
  const rows = await manager.query<{ id: number }[]>(
    `select unnest($1::bigint[]) as id
     union select unnest(array[next_match_id, loser_match_id]) from match where id = any($1::bigint[])`,
    [matchIds],
  );
  return readLiveMatches(manager, { matchIds: rows.flatMap((row) => row.id ?? []) });
}

function kindOf(selected: ReadonlyMap<number, SelectedMatch>): 'tanding' | 'seni' {
  return [...selected.values()][0]?.kind ?? 'tanding';
}

function refuse(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
