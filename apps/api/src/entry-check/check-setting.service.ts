// Reads and saves until when a tournament's entries are checked, and what a change costs after that.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EntryCheckSetting, EntryCheckSettingRequest } from '@gelanggang/contract/entry-check';
import { streams } from '@gelanggang/contract/events';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { instantOf, localDateTime } from '@gelanggang/domain/words/dates';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { invalid, notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { entryCheckSentences } from './sentences';
import { entryCheckTexts } from './texts';

@Injectable()
export class CheckSettingService {
  constructor(private readonly dataSource: DataSource) {}

  read(tournamentId: number): Promise<EntryCheckSetting> {
    return settingOf(this.dataSource.manager, tournamentId);
  }

  save(tournamentId: number, body: EntryCheckSettingRequest): Promise<Saved<EntryCheckSetting>> {
    const isFee = body.after_due === 'fee';
    if (isFee && body.fee === undefined) throw invalid({ fee: [entryCheckSentences.lateFeeRequired] });
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await manager.query('select from tournament where id = $1 for no key update', [tournamentId]);
      const before = await settingOf(manager, tournamentId);
      refuseOutdated(body.version, before.version);
      const dueAt = new Date(instantOf(body.due_on, body.due_time, before.time_zone));
      await manager.query(
        `insert into entry_check_setting (tournament_id, is_on, due_at, after_due, fee) values ($1, $2, $3, $4, $5)
         on conflict (tournament_id) do update set is_on = excluded.is_on, due_at = excluded.due_at,
           after_due = excluded.after_due, fee = excluded.fee, version = entry_check_setting.version + 1`,
        [tournamentId, body.is_on, dueAt, body.after_due, isFee ? body.fee : null],
      );
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: entryCheckTexts.checkSaved, data: await settingOf(manager, tournamentId) };
    });
  }
}

async function settingOf(manager: EntityManager, tournamentId: number): Promise<EntryCheckSetting> {
  const [row] = await manager.query<
    (Omit<EntryCheckSetting, 'due_on' | 'due_time' | 'due_at'> & { due_at: Date | null })[]
  >(
    `select coalesce(s.is_on, false) as is_on, s.due_at, coalesce(s.after_due, 'closed') as after_due, s.fee, t.time_zone,
       coalesce(s.version, 0) as version
     from tournament t left join entry_check_setting s on s.tournament_id = t.id
     where t.id = $1 and t.deleted_at is null`,
    [tournamentId],
  );
  if (!row) throw notFound(thingSentences.tournament);
  const { due_at: dueAt, ...setting } = row;
  const local = dueAt === null ? { date: '', time: '' } : localDateTime(dueAt, row.time_zone);
  return { ...setting, due_on: local.date, due_time: local.time, due_at: dueAt?.toISOString() ?? null };
}
