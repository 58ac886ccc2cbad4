// The weigh-in of a day, athletes' papers, and the first weigh-in before the draw.
import { Module } from '@nestjs/common';
import { PaperRemindersService } from './paper-reminders.service';
import { PapersController } from './papers.controller';
import { PapersQueries } from './papers.queries';
import { PapersService } from './papers.service';
import { WeighInController } from './weigh-in.controller';
import { WeighInQueries } from './weigh-in.queries';
import { WeighInService } from './weigh-in.service';

@Module({
  controllers: [WeighInController, PapersController],
  providers: [WeighInQueries, WeighInService, PapersQueries, PapersService, PaperRemindersService],
})
export class WeighInModule {}
