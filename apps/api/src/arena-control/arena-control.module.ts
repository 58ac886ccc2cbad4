// The operator's desk.
import { Module } from '@nestjs/common';
import { ArenaControlController } from './arena-control.controller';
import { ArenaQueueQueries } from './arena-queue.queries';
import { CorrectionPreviewQueries } from './correction-preview.queries';
import { JurusLotsService } from './jurus-lots.service';
import { MatchClockService } from './match-clock.service';
import { MatchStepsService } from './match-steps.service';
import { MoveMatchService } from './move-match.service';
import { PaceController } from './pace.controller';
import { PaceQueries } from './pace.queries';
import { ResultsService } from './results.service';

@Module({
  controllers: [ArenaControlController, PaceController],
  providers: [
    ArenaQueueQueries,
    CorrectionPreviewQueries,
    JurusLotsService,
    MatchClockService,
    MatchStepsService,
    MoveMatchService,
    PaceQueries,
    ResultsService,
  ],
})
export class ArenaControlModule {}
