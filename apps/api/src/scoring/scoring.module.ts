// Digital scoring: panels, taps, the council's sheet, and the score that everybody sees.
import { Module } from '@nestjs/common';
import { ArenaScoreStore } from './arena-score.store';
import { CouncilService } from './council.service';
import { JudgeScoresService } from './judge-scores.service';
import { PanelController } from './panel.controller';
import { PanelDevicesService } from './panel-devices.service';
import { PanelStateQueries } from './panel-state.queries';
import { ProposalQueries } from './proposal.queries';
import { QuestionsService } from './questions.service';
import { ScoringController } from './scoring.controller';
import { ScoringListsController } from './scoring-lists.controller';
import { ScoringRuleService } from './scoring-rule.service';
import { TapsService } from './taps.service';
import { WithdrawalsService } from './withdrawals.service';

@Module({
  controllers: [PanelController, ScoringController, ScoringListsController],
  providers: [
    ArenaScoreStore,
    CouncilService,
    JudgeScoresService,
    PanelDevicesService,
    PanelStateQueries,
    ProposalQueries,
    QuestionsService,
    ScoringRuleService,
    TapsService,
    WithdrawalsService,
  ],
})
export class ScoringModule {}
