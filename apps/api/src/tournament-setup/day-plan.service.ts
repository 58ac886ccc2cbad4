// Saves how a tournament's days run, from which its set-up page reckons what fits.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { DayPlanAnswer, DayPlanRequest } from '@gelanggang/contract/setting-up';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { lockTournament } from './lock-tournament';
import { SettingUpQueries } from './setting-up.queries';
import { tournamentSetupTexts } from './texts';

@Injectable()
export class DayPlanService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settingUp: SettingUpQueries,
  ) {}

  save(id: number, body: DayPlanRequest): Promise<Saved<DayPlanAnswer>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, id);
      const { version } = await this.settingUp.dayPlan(id, manager);
      refuseOutdated(body.version, version);
      await manager.query(
        `insert into tournament_hours (tournament_id, starts_at, ends_at, pause_minutes, changeover_seconds,
           seni_seconds, chart)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (tournament_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
           pause_minutes = excluded.pause_minutes, changeover_seconds = excluded.changeover_seconds,
           seni_seconds = excluded.seni_seconds, chart = excluded.chart, version = tournament_hours.version + 1`,
        [
          ...[id, body.starts_at, body.ends_at, body.pause_minutes],
          ...[body.changeover_seconds, body.seni_seconds, body.chart],
        ],
      );
      emit(streams.staff(id), 'setup.changed', { tournament_id: id });
      return { message: tournamentSetupTexts.hoursSaved, data: await this.settingUp.dayPlan(id, manager) };
    });
  }
}
