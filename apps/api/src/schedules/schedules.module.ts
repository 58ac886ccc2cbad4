// Schedules: the forms' calls and the public schedule.
import { Module } from '@nestjs/common';
import { PublicScheduleQueries } from './public-schedule.queries';
import { SchedulableMatchesQueries } from './schedulable-matches.queries';
import { ScheduleRecordsQueries } from './schedule-records.queries';
import { SchedulesController } from './schedules.controller';
import { SchedulesService } from './schedules.service';
import { TournamentSchedulesController } from './tournament-schedules.controller';

@Module({
  controllers: [SchedulesController, TournamentSchedulesController],
  providers: [PublicScheduleQueries, SchedulableMatchesQueries, ScheduleRecordsQueries, SchedulesService],
})
export class SchedulesModule {}
