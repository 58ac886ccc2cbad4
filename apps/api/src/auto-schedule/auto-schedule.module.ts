// The auto-schedule: the plan that its job has made.
import { Module } from '@nestjs/common';
import { AutoScheduleController } from './auto-schedule.controller';
import { AutoScheduleQueries } from './auto-schedule.queries';
import { AutoScheduleService } from './auto-schedule.service';

@Module({
  controllers: [AutoScheduleController],
  providers: [AutoScheduleQueries, AutoScheduleService],
})
export class AutoScheduleModule {}
