// Numbers all partai of a tournament anew, and tells that the changes of a schedule are known, with their events.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PartaiNumbersAnswer, RenumberAnswer } from '@gelanggang/contract/schedule-context';
import type { PartaiNumbering } from '@gelanggang/domain/schedule/partai-numbers';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { lockNumbering, numberTournamentAnew } from '@gelanggang/scheduling/number-slots';
import { announceChanges } from '@gelanggang/scheduling/publish-slots';
import { notFound } from '../http/refusals';
import { findSchedule } from './schedule-locks';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import { followersOf } from '@gelanggang/scheduling/with-followers';
import { schedulesTexts } from './texts';
import { thingSentences } from '../http/sentences';

@Injectable()
export class PartaiNumbersService {
  constructor(private readonly dataSource: DataSource) {}

  async read(tournamentId: number, manager: EntityManager = this.dataSource.manager): Promise<PartaiNumbersAnswer> {
    const [row] = await manager.query<PartaiNumbersAnswer[]>(
      `select partai_numbering as numbering, (select count(*)::int from schedule_detail where tournament_id = t.id) as count,
         (select count(*)::int from schedule_detail d join match m on m.id = d.match_id
          where d.tournament_id = t.id and m.status <> 'scheduled') as begun
       from tournament t where id = $1 and deleted_at is null`,
      [tournamentId],
    );
    if (!row) throw notFound(thingSentences.tournament);
    return row;
  }

  renumber(tournamentId: number, numbering: PartaiNumbering): Promise<RenumberAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const before = await lockNumbering(manager, tournamentId);
      if (!before) throw notFound(thingSentences.tournament);
      await manager.query('update tournament set partai_numbering = $2 where id = $1', [tournamentId, numbering]);
      const changed = await numberTournamentAnew(manager, tournamentId, numbering);
      // another numbering names deciders in other words, also where the number is the same
      const told = before === numbering ? changed : await scheduledMatches(manager, tournamentId);
      await emitMatches(manager, emit, tournamentId, told);
      const data = { ...(await this.read(tournamentId, manager)), changed: changed.length };
      const message = changed.length === 0 ? schedulesTexts.numbersInOrder : schedulesTexts.numbered(changed.length);
      return { message, data };
    });
  }

  /** Everybody knows: its matches are marked as changed no more. */
  announce(scheduleId: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { tournamentId } = await findSchedule(manager, scheduleId);
      const matchIds = await announceChanges(manager, scheduleId);
      await emitMatches(manager, emit, tournamentId, matchIds);
      return { message: schedulesTexts.markRemoved };
    });
  }
}

async function scheduledMatches(manager: EntityManager, tournamentId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    'select match_id as id from schedule_detail where tournament_id = $1',
    [tournamentId],
  );
  return rows.map((row) => row.id);
}

async function emitMatches(
  manager: EntityManager,
  emit: Emit,
  tournamentId: number,
  matchIds: readonly number[],
): Promise<void> {
  tellMatches(emit, tournamentId, await followersOf(manager, matchIds));
}
