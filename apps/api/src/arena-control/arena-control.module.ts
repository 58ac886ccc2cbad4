// The operator's desk.
import { Module } from '@nestjs/common';
import { ArenaControlController } from './arena-control.controller';
import { ArenaQueueQueries } from './arena-queue.queries';
import { MatchStepsService } from './match-steps.service';
import { ResultsService } from './results.service';

@Module({
  controllers: [ArenaControlController],
  providers: [ArenaQueueQueries, MatchStepsService, ResultsService],
})
export class ArenaControlModule {}
