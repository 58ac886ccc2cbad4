// The auto-schedule: the plan that its job has made.
import { Module } from '@nestjs/common';
import { AutoScheduleController } from './auto-schedule.controller';
import { AutoScheduleQueries } from './auto-schedule.queries';
import { AutoScheduleService } from './auto-schedule.service';
import { PlanWarningQueries } from './plan-warnings.queries';

@Module({
  controllers: [AutoScheduleController],
  providers: [PlanWarningQueries, AutoScheduleQueries, AutoScheduleService],
})
export class AutoScheduleModule {}
