// The auto-schedule: the plan that its job has made.
import { Module } from '@nestjs/common';
import { AutoScheduleController } from './auto-schedule.controller';
import { AutoScheduleQueries } from './auto-schedule.queries';
import { AutoScheduleService } from './auto-schedule.service';
import { PlanWarningQueries } from './plan-warnings.queries';
import { PrintPublished } from '@gelanggang/scheduling/print-published';

@Module({
  controllers: [AutoScheduleController],
  providers: [PlanWarningQueries, AutoScheduleQueries, AutoScheduleService, PrintPublished],
})
export class AutoScheduleModule {}
