// Schedules: the forms' calls and the public schedule.
import { Module } from '@nestjs/common';
import { CarryMatchesService } from './carry-matches.service';
import { ContingentCalendarController } from './contingent-calendar.controller';
import { ContingentCalendarService } from './contingent-calendar.service';
import { PartaiNumbersService } from './partai-numbers.service';
import { PublicScheduleQueries } from './public-schedule.queries';
import { PublicScheduleStore } from './public-schedule-store';
import { SchedulableMatchesQueries } from './schedulable-matches.queries';
import { ScheduleContextQueries } from './schedule-context.queries';
import { ScheduleRecordsQueries } from './schedule-records.queries';
import { SchedulableSeniQueries } from './schedulable-seni.queries';
import { SchedulesController } from './schedules.controller';
import { SchedulesService } from './schedules.service';
import { SeniSchedulesController } from './seni-schedules.controller';
import { TournamentSchedulesController } from './tournament-schedules.controller';

@Module({
  controllers: [
    SchedulesController,
    TournamentSchedulesController,
    SeniSchedulesController,
    ContingentCalendarController,
  ],
  providers: [
    PublicScheduleQueries,
    PublicScheduleStore,
    SchedulableMatchesQueries,
    SchedulableSeniQueries,
    ScheduleRecordsQueries,
    SchedulesService,
    ScheduleContextQueries,
    PartaiNumbersService,
    CarryMatchesService,
    ContingentCalendarService,
  ],
})
export class SchedulesModule {}
