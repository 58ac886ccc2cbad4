// Saves and deletes schedules, each in one transaction with its events.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { SavedScheduleAnswer, ScheduleRequest } from '@gelanggang/contract/schedules';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { inRoundOrder } from '@gelanggang/domain/draw/round-labels';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { heldNumbers, numberSchedule } from '@gelanggang/scheduling/number-slots';
import { publishSlots } from '@gelanggang/scheduling/publish-slots';
import { tellMatches, tellSchedule } from '@gelanggang/scheduling/tell-schedules';
import { followersOf } from '@gelanggang/scheduling/with-followers';
import { invalid, toConfirm } from '../http/refusals';
import {
  changedMeanwhile,
  findSchedule,
  lockArenas,
  type LockedSchedule,
  lockMatches,
  lockSchedule,
  refuseBegun,
} from './schedule-locks';
import { savedWarnings } from './saved-warnings';
import { ScheduleRecordsQueries } from './schedule-records.queries';
import {
  type Faults,
  faultsOfRequest,
  faultsOfSelection,
  idOf,
  type SelectedMatch,
  toBeConfirmed,
} from './schedule-rules';
import { toScheduleAnswer } from './schedules.mapper';
import { type Content, insertSchedule, replaceSlots, updateSchedule } from './write-schedule';
import { schedulesSentences } from './sentences';

@Injectable()
export class SchedulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: ScheduleRecordsQueries,
  ) {}

  create(body: ScheduleRequest): Promise<SavedScheduleAnswer> {
    refuse(faultsOfRequest(body));
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const numbering = await lockArenas(manager, body.tournament_id, body.tournament_arena_id, null);
      const selected = await this.select(manager, body, null);
      await askWhetherMeant(manager, body);
      const id = await insertSchedule(manager, body, await contentOf(manager, body, selected));
      await replaceSlots(manager, id, body, [...selected.values()]);
      await numberSchedule(manager, id, numbering);
      await publishSlots(manager, id);
      return this.saved(manager, emit, id, null, [], MESSAGES.scheduleCreated);
    });
  }

  update(id: number, body: ScheduleRequest): Promise<SavedScheduleAnswer> {
    refuse(faultsOfRequest(body));
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const seen = await findSchedule(manager, id);
      if (seen.tournamentId !== body.tournament_id) {
        throw invalid({ tournament_id: [schedulesSentences.staysInTournament] });
      }
      const numbering = await lockArenas(manager, body.tournament_id, body.tournament_arena_id, seen.arenaId);
      const before = await lockSchedule(manager, seen);
      if (body.version !== undefined && body.version !== before.version) throw changedMeanwhile();
      const selected = await this.select(manager, body, before);
      await askWhetherMeant(manager, body);
      const dropped = before.matchIds.filter((matchId) => !selected.has(matchId));
      await refuseBegun(manager, dropped, 'slot');
      // a draft is not public: what runs or ran cannot vanish into one
      if (body.is_draft && !before.isDraft) await refuseBegun(manager, before.matchIds, 'published');
      const isElsewhere = before.arenaId !== body.tournament_arena_id || before.date !== body.scheduled_date;
      if (isElsewhere) await refuseBegun(manager, before.matchIds, 'place');
      const held = await heldNumbers(manager, id);
      await updateSchedule(manager, id, body, await contentOf(manager, body, selected));
      await replaceSlots(manager, id, body, [...selected.values()]);
      await numberSchedule(manager, id, numbering, held);
      await publishSlots(manager, id);
      return this.saved(manager, emit, id, before, dropped, MESSAGES.scheduleUpdated);
    });
  }

  remove(id: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const seen = await findSchedule(manager, id);
      await lockArenas(manager, seen.tournamentId, seen.arenaId, null);
      const schedule = await lockSchedule(manager, seen);
      await lockMatches(manager, schedule.matchIds);
      await refuseBegun(manager, schedule.matchIds, 'last');
      await manager.query('delete from schedule where id = $1', [id]);
      if (!schedule.isDraft) await emitRemoved(manager, emit, schedule, schedule.matchIds);
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

  /** `before`: as it was; null when it is new. */
  private async saved(
    manager: EntityManager,
    emit: Emit,
    id: number,
    before: LockedSchedule | null,
    dropped: readonly number[],
    message: string,
  ): Promise<SavedScheduleAnswer> {
    const records = await this.records.find(id, manager);
    const data = toScheduleAnswer(records);
    if (!data.is_draft) {
      tellSchedule(emit, data.tournament_id, id, dropped);
    } else if (before && !before.isDraft) {
      const matchIds = (records.slots.get(id) ?? []).map((slot) => slot.matchId);
      await emitRemoved(manager, emit, before, [...matchIds, ...dropped]);
    }
    return { message, data, warnings: await savedWarnings(manager, data.tournament_id, id) };
  }
}

/** Public no more: it is deleted, or a draft again. */
async function emitRemoved(
  manager: EntityManager,
  emit: Emit,
  { id, tournamentId }: LockedSchedule,
  matchIds: readonly number[],
): Promise<void> {
  const stream = streams.tournament(tournamentId);
  emit(stream, 'schedule.removed', { schedule_id: id });
  tellMatches(emit, tournamentId, await followersOf(manager, matchIds));
}

/** The rounds are those that the form names, or those of the matches. */
async function contentOf(
  manager: EntityManager,
  body: ScheduleRequest,
  selected: ReadonlyMap<number, SelectedMatch>,
): Promise<Content> {
  const [first] = selected.values();
  const mode = first?.kind === 'seni' ? first.mode : null;
  const given = body.round_label?.trim();
  if (given) return { kind: first?.kind ?? 'tanding', mode, roundLabels: [given] };
  const matches = mode === 'default' ? [] : await readLiveMatches(manager, { matchIds: [...selected.keys()] });
  return { kind: first?.kind ?? 'tanding', mode, roundLabels: inRoundOrder(matches.map((one) => one.round_label)) };
}

/** 409 before anything is written, to who says that it can ask; to everybody else it is a warning (domain-rules, Schedules). */
async function askWhetherMeant(manager: EntityManager, body: ScheduleRequest): Promise<void> {
  if (body.is_confirmed !== false) return;
  const [tournament] = await manager.query<{ startDate: string; endDate: string }[]>(
    'select start_date as "startDate", end_date as "endDate" from tournament where id = $1',
    [body.tournament_id],
  );
  const asked = tournament ? toBeConfirmed(body, tournament) : [];
  if (asked.length > 0) throw toConfirm(schedulesSentences.toConfirm(asked.join(' ')), asked);
}

function refuse(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
