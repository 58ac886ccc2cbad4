// The operator's desk.
import { Module } from '@nestjs/common';
import { ArenaControlController } from './arena-control.controller';
import { ArenaQueueQueries } from './arena-queue.queries';
import { MatchClockService } from './match-clock.service';
import { MatchStepsService } from './match-steps.service';
import { ResultsService } from './results.service';

@Module({
  controllers: [ArenaControlController],
  providers: [ArenaQueueQueries, MatchClockService, MatchStepsService, ResultsService],
})
export class ArenaControlModule {}
