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
import { PanelResultsController } from './panel-results.controller';
import { PanelResultsService } from './panel-results.service';
import { ResultsService } from './results.service';
import { ResultsTogetherService } from './results-together.service';

@Module({
  controllers: [ArenaControlController, PaceController, PanelResultsController],
  providers: [
    ArenaQueueQueries,
    CorrectionPreviewQueries,
    JurusLotsService,
    MatchClockService,
    MatchStepsService,
    MoveMatchService,
    PaceQueries,
    PanelResultsService,
    ResultsService,
    ResultsTogetherService,
  ],
})
export class ArenaControlModule {}
